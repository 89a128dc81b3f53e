/** Dragging by finger, pen or mouse: a copy follows, and whoever is listening hears what it is let go over. */
export type Drag = { may: boolean; onstart?: () => void; ondrop: (target: Element | null) => void };

/** Farther than this a press is a drag, nearer it is a tap. */
const FAR = 8;

export function drag(node: HTMLElement, options: Drag): { update: (options: Drag) => void; destroy: () => void } {
  let now = options;
  let from: { x: number; y: number } | null = null;
  let copy: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (now.may && event.button === 0) from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!copy) {
      if (Math.hypot(x, y) < FAR) return;
      copy = lift(node);
      node.setPointerCapture(event.pointerId);
      now.onstart?.();
    }
    copy.style.transform = `translate(${x}px, ${y}px)`;
  }

  function up(event: PointerEvent): void {
    const moved = copy !== null;
    end();
    if (!moved) return;
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    now.ondrop(document.elementFromPoint(event.clientX, event.clientY));
  }

  function end(): void {
    copy?.remove();
    copy = from = null;
  }

  const listened = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end } as const;
  for (const [name, hear] of Object.entries(listened)) node.addEventListener(name, hear as EventListener);
  const show = () => (node.style.touchAction = now.may ? "none" : "");
  show();
  return {
    update: (next) => {
      now = next;
      show();
    },
    destroy: () => {
      end();
      for (const [name, hear] of Object.entries(listened)) node.removeEventListener(name, hear as EventListener);
    },
  };
}

/** The click that ends a drag is no tap. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A copy of something, over everything, where the thing itself is. */
function lift(node: HTMLElement): HTMLElement {
  const at = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ["aria-label", "data-place", "data-move", "id"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  Object.assign(copy.style, { position: "fixed", left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px`, margin: "0", zIndex: "30", pointerEvents: "none", opacity: "0.9" });
  copy.style.setProperty("--die-size", getComputedStyle(node).getPropertyValue("--die-size"));
  document.body.append(copy);
  return copy;
}
