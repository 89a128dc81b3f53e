// @vitest-environment happy-dom
/** The sheet used for menus, rules and results. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Sheet from "../src/table/Sheet.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
const closed = vi.fn();
let rendered = 0;
let sheet: { open: () => void; close: () => void; isOpen: () => boolean };

function find<T extends Element>(selector: string): T {
  return document.querySelector<T>(selector) ?? expect.fail(`no ${selector}`);
}

function press(target: Element): void {
  target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  rendered = 0;
  closed.mockClear();
  const children = createRawSnippet(() => {
    rendered += 1;
    return { render: () => "<p>Content</p>" };
  });
  sheet = mount(Sheet, { target: document.body, props: { title: "Rules", children, onclose: closed } }) as typeof sheet;
  flushSync();
});
afterEach(async () => {
  await unmount(sheet);
});

test("its content is rendered when it is first opened", () => {
  expect(rendered).toBe(0);
  sheet.open();
  expect(rendered).toBe(1);
  sheet.close();
  sheet.open();
  expect(rendered).toBe(1);
  expect(document.getElementById(find("dialog").getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Rules");
});

test("the × closes it and calls onclose", () => {
  sheet.open();
  press(find("button.close"));
  expect(sheet.isOpen()).toBe(false);
  expect(closed).toHaveBeenCalledTimes(1);
});

test("a tap outside closes it, a tap on its content does not", () => {
  sheet.open();
  press(find("dialog p"));
  expect(sheet.isOpen()).toBe(true);
  press(find("dialog"));
  expect(sheet.isOpen()).toBe(false);
});

test("a press that starts on its content and ends outside does not close it", () => {
  sheet.open();
  find("dialog p").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
  find("dialog").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(sheet.isOpen()).toBe(true);
});

test("pulling its grip far enough closes it, and it springs back after a short pull", () => {
  sheet.open();
  const header = find("header");
  header.setPointerCapture = () => undefined;
  for (const [distance, open] of [[40, true], [120, false]] as const) {
    header.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, clientY: 100 }));
    header.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientY: 100 + distance }));
    header.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    expect(sheet.isOpen()).toBe(open);
  }
});
