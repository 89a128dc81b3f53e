/** Lets a thing on the table tell what it is, without getting in the way of playing. */
import type { Attachment } from "svelte/attachments";

/** Milliseconds for which a thing is pressed, and the pixels a finger may move meanwhile. */
const PRESS = 500;
const SLIP = 10;

/** Return an attachment that explains a thing when it is pressed for long, by a right click, or by the key "?". */
export function explains(explain: ((id: string) => void) | null, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!explain) return;
    element.setAttribute("aria-keyshortcuts", "?");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: [number, number] = [0, 0];
    let told = false;
    const cancel = () => clearTimeout(timer);
    const listening = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      (element as HTMLElement).addEventListener(type, heard, { signal: listening.signal, capture });
    listen("pointerdown", (event) => {
      told = false;
      from = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        told = true;
        explain(id);
      }, PRESS);
    });
    listen("pointermove", (event) => {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLIP) cancel();
    });
    for (const type of ["pointerup", "pointercancel", "pointerleave"] as const) listen(type, cancel);
    listen("contextmenu", (event) => {
      event.preventDefault(); // a long press on a phone asks for it too
      cancel();
      if (!told) explain(id);
      told = true;
    });
    listen("click", (event) => {
      if (!told) return;
      told = false;
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
      listening.abort();
    };
  };
}
