/** Shrinks text to fit a space of fixed size, for long sentences and wordy languages. */

const STEP = 0.04;
const SMALLEST = 0.72;

/** Keep an element's text inside it by lowering `--fit` from 1 to the smallest legible scale (a Svelte action). */
export function shrinkToFit(element: HTMLElement): { destroy: () => void } {
  const fit = (): void => {
    for (let scale = 1; ; scale -= STEP) {
      element.style.setProperty("--fit", scale.toFixed(2));
      if (element.scrollHeight <= element.clientHeight + 1 || scale <= SMALLEST) return;
    }
  };
  const changes = new MutationObserver(fit);
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  const sizes = new ResizeObserver(fit);
  sizes.observe(element.parentElement ?? element);
  return { destroy: () => (changes.disconnect(), sizes.disconnect()) };
}
