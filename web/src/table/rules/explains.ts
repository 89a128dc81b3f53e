/** Explains items on the table without interfering with play. */
import type { Attachment } from "svelte/attachments";

/** The duration of a long press in milliseconds, and how far a finger may move meanwhile in pixels. */
const LONG_PRESS = 500;
const MAX_MOVEMENT = 10;

/** Return an attachment that explains an element on a long press, a right click, or the key "?". */
export function explains(explain: ((id: string) => void) | null, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!explain) return;
    element.setAttribute("aria-keyshortcuts", "?");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: [number, number] = [0, 0];
    let explained = false;
    const cancel = () => clearTimeout(timer);
    const listeners = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, handler: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      (element as HTMLElement).addEventListener(type, handler, { signal: listeners.signal, capture });
    listen("pointerdown", (event) => {
      explained = false;
      from = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        explained = true;
        explain(id);
      }, LONG_PRESS);
    });
    listen("pointermove", (event) => {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > MAX_MOVEMENT) cancel();
    });
    for (const type of ["pointerup", "pointercancel", "pointerleave"] as const) listen(type, cancel);
    listen("contextmenu", (event) => {
      event.preventDefault(); // also fired by a long press on a phone
      cancel();
      if (!explained) explain(id);
      explained = true;
    });
    listen("click", (event) => {
      if (!explained) return;
      explained = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    listen("keydown", (event) => {
      if (event.key !== "?") return;
      event.preventDefault();
      explain(id);
    });
    return () => {
      cancel();
      element.removeAttribute("aria-keyshortcuts");
      listeners.abort();
    };
  };
}
