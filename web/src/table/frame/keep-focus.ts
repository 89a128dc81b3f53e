/** Keeps the keyboard's place in a table: when the button in use goes away with a move, the next thing to press has focus. */

/** Where focus goes when its element is gone, best first. */
const NEXT = [".act .btn.main:enabled", ".act .btn:enabled", ".dice button:enabled", ".tray"];

/** Watch a table (a Svelte action); `busy` is whether a command is under way. */
export function keepFocus(table: HTMLElement, busy: boolean): { update: (busy: boolean) => void; destroy: () => void } {
  let within = false;
  let waiting = busy;
  const enter = () => (within = true);
  /** Focus that goes to another element leaves the table; focus that goes nowhere was lost. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !table.contains(relatedTarget)) within = false;
  };
  /** A press on an empty part of the page takes focus away on purpose. */
  const press = ({ target }: Event) => {
    if (target instanceof Element && !target.closest("button, a, input, select, summary, [role=button], [tabindex]")) within = false;
  };
  const restore = () => {
    if (!within || waiting || (document.activeElement && document.activeElement !== document.body)) return;
    for (const selector of NEXT) {
      const found = table.querySelector<HTMLElement>(selector);
      if (!found) continue;
      found.focus({ preventScroll: true });
      return;
    }
  };
  const watch = new MutationObserver(() => requestAnimationFrame(restore));
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  table.addEventListener("focusin", enter);
  table.addEventListener("focusout", leave);
  document.addEventListener("pointerdown", press);
  return {
    update: (next) => {
      waiting = next;
      requestAnimationFrame(restore);
    },
    destroy: () => {
      watch.disconnect();
      table.removeEventListener("focusin", enter);
      table.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", press);
    },
  };
}
