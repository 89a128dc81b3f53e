/** Measures text in the app's font; dependent values are recomputed when fonts have loaded. */
let loaded = $state(0);
let pen: CanvasRenderingContext2D | null = null;

/** Return a function that measures the width of a text at a font size. */
export function measureIn(size: number, weight = 600): (text: string) => number {
  void loaded; // a dependency of the caller
  return (text) => {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * size * 0.6;
    pen.font = `${weight} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
    return pen.measureText(text).width;
  };
}

/** Invalidate measurements whenever fonts have loaded; call this in an effect. */
export function followFonts(): () => void {
  const invalidate = (): void => void (loaded += 1);
  document.fonts?.addEventListener("loadingdone", invalidate);
  return () => document.fonts?.removeEventListener("loadingdone", invalidate);
}
