/** Measures texts in the app's letters; whatever used it is computed again once more letters have loaded. */
let loaded = $state(0);
let pen: CanvasRenderingContext2D | null = null;

/** Return a function that says how wide a text is in letters of a size. */
export function measureIn(size: number, weight = 600): (text: string) => number {
  void loaded;
  return (text) => {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * size * 0.6;
    pen.font = `${weight} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
    return pen.measureText(text).width;
  };
}

/** Measure again whenever letters have loaded; call it in an effect. */
export function followFonts(): () => void {
  const again = (): void => void (loaded += 1);
  document.fonts?.addEventListener("loadingdone", again);
  return () => document.fonts?.removeEventListener("loadingdone", again);
}
