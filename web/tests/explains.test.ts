// @vitest-environment happy-dom
/** Explanations of items on the table, which must not interfere with play. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explains } from "../src/table/rules/explains";

const explained = vi.fn();
const played = vi.fn();
let row: HTMLButtonElement;
let detach: (() => void) | void;

function pointer(type: string, x = 0): void {
  row.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 0 }));
}

beforeEach(() => {
  vi.useFakeTimers();
  explained.mockClear();
  played.mockClear();
  row = document.body.appendChild(document.createElement("button"));
  row.addEventListener("click", played);
  detach = explains(explained, "chance")(row);
});
afterEach(() => {
  detach?.();
  row.remove();
  vi.useRealTimers();
});

test("a tap plays and explains nothing", () => {
  pointer("pointerdown");
  pointer("pointerup");
  row.click();
  vi.advanceTimersByTime(2000);
  expect(played).toHaveBeenCalledTimes(1);
  expect(explained).not.toHaveBeenCalled();
});

test("a long press explains, and does not play when released", () => {
  pointer("pointerdown");
  vi.advanceTimersByTime(600);
  pointer("pointerup");
  row.click();
  expect(explained).toHaveBeenCalledExactlyOnceWith("chance");
  expect(played).not.toHaveBeenCalled();
  row.click();
  expect(played).toHaveBeenCalledTimes(1);
});

test("a finger that moves, as in scrolling, explains nothing", () => {
  pointer("pointerdown");
  pointer("pointermove", 40);
  vi.advanceTimersByTime(600);
  expect(explained).not.toHaveBeenCalled();
});

test("a right click and the key ? explain once each", () => {
  row.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect(explained).toHaveBeenCalledTimes(1);
  row.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  expect(explained).toHaveBeenCalledTimes(2);
});

test("without explanations there are no listeners", () => {
  const other = document.createElement("button");
  explains(null, "chance")(other);
  other.dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
  expect(explained).not.toHaveBeenCalled();
});
