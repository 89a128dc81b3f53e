/** Dragging with finger, pen or mouse: a copy follows the pointer. */
export type Drag = {
  enabled: boolean;
  /** Returns the element to copy; by default the pressed one. */
  lifts?: (node: HTMLElement) => HTMLElement;
  /** Called when a drag begins. */
  onstart?: () => void;
  /** Called with the element below the copy; null when the drag ends. */
  onover?: (target: Element | null) => void;
  /** Called with the element that the copy was dropped on. */
  ondrop: (target: Element | null) => void;
};

/** Distance in pixels from which a press is a drag instead of a tap. */
const DRAG_DISTANCE = 8;

/** Make an element draggable (a Svelte action). */
export function drag(node: HTMLElement, options: Drag): { update: (options: Drag) => void; destroy: () => void } {
  let current = options;
  let from: { x: number; y: number } | null = null;
  let copy: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (current.enabled && event.button === 0) from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!copy) {
      if (Math.hypot(x, y) < DRAG_DISTANCE) return;
      copy = lift(current.lifts?.(node) ?? node);
      node.setPointerCapture(event.pointerId);
      current.onstart?.();
    }
    copy.style.transform = `translate(${x}px, ${y}px)`;
    current.onover?.(document.elementFromPoint(event.clientX, event.clientY));
  }

  function up(event: PointerEvent): void {
    const moved = copy !== null;
    end();
    if (!moved) return;
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    current.ondrop(document.elementFromPoint(event.clientX, event.clientY));
  }

  function end(): void {
    if (copy) current.onover?.(null);
    copy?.remove();
    copy = from = null;
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end } as const;
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  const show = () => (node.style.touchAction = current.enabled ? "none" : "");
  show();
  return {
    update: (next) => {
      current = next;
      show();
    },
    destroy: () => {
      end();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
    },
  };
}

/** Suppress the click that ends a drag, because it is not a tap. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Return a copy of an element, floating above it. */
function lift(node: HTMLElement): HTMLElement {
  const at = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ["aria-label", "data-place", "data-move", "data-seat", "id"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  Object.assign(copy.style, { position: "fixed", left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px`, margin: "0", zIndex: "30", pointerEvents: "none", opacity: "0.9" });
  copy.style.setProperty("--die-size", getComputedStyle(node).getPropertyValue("--die-size"));
  document.body.append(copy);
  return copy;
}
