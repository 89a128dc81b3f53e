/** Keeps keyboard focus in a table: when a move removes the focused button, focus goes to the next button to press. */

/** Selectors for the new focus when its element is gone, best first. */
const NEXT = [".act .btn.main:enabled", ".act .btn:enabled", ".dice button:enabled", ".tray"];

/** Watch a table (a Svelte action); `busy` is true while a command is pending. */
export function keepFocus(table: HTMLElement, busy: boolean): { update: (busy: boolean) => void; destroy: () => void } {
  let within = false;
  let waiting = busy;
  const enter = () => (within = true);
  // focus that moves to an outside element leaves the table; without a target it was lost
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !table.contains(relatedTarget)) within = false;
  };
  // a press on an empty part of the page removes focus on purpose
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
  const observer = new MutationObserver(() => requestAnimationFrame(restore));
  observer.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  table.addEventListener("focusin", enter);
  table.addEventListener("focusout", leave);
  document.addEventListener("pointerdown", press);
  return {
    update: (next) => {
      waiting = next;
      requestAnimationFrame(restore);
    },
    destroy: () => {
      observer.disconnect();
      table.removeEventListener("focusin", enter);
      table.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", press);
    },
  };
}
