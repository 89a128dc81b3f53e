// @vitest-environment happy-dom
/** A game without a room in the app: it has messages and the generic parts of a view, or its own table. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameInfo, view } from "./fakes/game";

const MESSAGES = `
web-die = Die { $place }: { $value }
web-dice = Dice
web-moves = { $count } moves
web-total = Total
web-turn-yours = Your turn
sample-name = Sample
sample-item-banked = Banked points
sample-move-hold = Hold and bank { $points }
sample-did-hold = held
`;
/** A module as a game's server would serve it. */
const MODULE = `
export const room = {
  words: { played: (move) => "did " + move },
  drawTable: (target, { table }) => {
    const button = target.appendChild(document.createElement("button"));
    button.onclick = () => table.play("hold");
    return { update: () => (button.textContent = "Turn total " + table.view.turn_total), destroy: () => button.remove() };
  },
};`;
let catalogue: unknown[] = [];
vi.stubGlobal("fetch", async (path: string) => {
  if (path === "/api/catalogue") return Response.json({ games: catalogue, colours: [], shapes: [] });
  return path.startsWith("words/en/") ? new Response(MESSAGES) : new Response("", { status: 404 });
});

beforeEach(async () => {
  vi.resetModules(); // a new app for each test, with its own copy of Svelte
  document.documentElement.dataset.languages = "en fi";
  catalogue = [{ name: "sample", coach: false }];
});
afterEach(() => document.body.replaceChildren());

/** Load a fresh copy of the app and a table of the game with a view of seat 0. */
async function open(language: string, facts: Record<string, unknown> = {}) {
  const [svelte, messages, games, { GameTable }] = await Promise.all([import("svelte"), import("../src/words/messages.svelte"), import("../src/games"), import("../src/table/game-table.svelte")]);
  await messages.setLanguage(language);
  await messages.loadMessages("sample");
  const table = new GameTable("");
  const played: string[] = [];
  table.play = (...moves) => void played.push(...moves);
  table.game = gameInfo() as never;
  table.you = { seats: [0], reserved: [], creator: true };
  table.views = [{ seat: 0, view: view(0, facts) }];
  table.connection = "open";
  const room = await games.loadRoom("sample");
  const draw = () => {
    const drawn = svelte.mount(room.Table, { target: document.body, props: { table, room } });
    svelte.flushSync();
    return drawn;
  };
  return { ...svelte, ...messages, ...games, table, played, room, draw };
}

const moves = () => [...document.querySelectorAll<HTMLButtonElement>("[data-move]")];

test("it is played at the generic table, with its own messages", async () => {
  const { table, room, played, draw } = await open("en", { moves: [{ move: "hold", kind: "hold", points: 12 }, { move: "roll" }] });
  draw();
  expect(moves().map(({ textContent }) => textContent)).toEqual(["Hold and bank 12", "roll"]);
  expect(document.querySelector("tbody th")?.textContent).toBe("Banked points");
  expect(document.querySelector("[data-place]")?.getAttribute("aria-label")).toBe("Die 1: 4");
  moves()[0]?.click();
  expect(played).toEqual(["hold"]);
  expect(room.words.played("hold", table.view as never)).toBe("held");
  expect(room.words.played("roll", table.view as never)).toBe("roll");
});

test("its view needs no dice, and its score sheets may differ", async () => {
  const sheets = [{ items: [{ id: "banked", value: 3 }], total: 3 }, { items: [{ id: "bonus", value: 9 }], total: 9 }];
  const { draw } = await open("en", { dice: undefined, sheets });
  draw();
  expect(document.querySelector(".dice")).toBeNull();
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([["Banked points", "3", ""], ["bonus", "", "9"]]);
});

test("a language without its messages uses English for them and its own for the rest", async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/catalogue") return Response.json({ games: catalogue, colours: [], shapes: [] });
    if (path === "words/fi/start.ftl") return new Response("web-total = Yhteensä");
    return path.startsWith("words/en/") ? new Response(MESSAGES) : new Response("", { status: 404 });
  });
  const { say, gameName, currentLanguage } = await open("fi");
  expect(currentLanguage()).toBe("fi");
  expect(say("web-total")).toBe("Yhteensä");
  expect(gameName("sample")).toBe("Sample");
  expect(gameName("another")).toBe("another");
});

test("it has a picture", async () => {
  const { artOf, flushSync, mount, unmount } = await open("en");
  const drawn = mount(artOf("sample"), { target: document.body });
  flushSync();
  expect(document.querySelectorAll("g").length).toBeGreaterThan(1);
  await unmount(drawn);
});

test("its own table is drawn, updated and removed; missing parts are generic", async () => {
  catalogue = [{ name: "sample", coach: false, table_url: `data:text/javascript,${encodeURIComponent(MODULE)}` }];
  const { table, room, played, draw, flushSync, unmount } = await open("en", { turn_total: 7, moves: [{ move: "hold", kind: "hold", points: 7 }] });
  const drawn = draw();
  const button = document.querySelector("button");
  expect(button?.textContent).toBe("Turn total 7");
  table.views = [{ seat: 0, view: view(0, { turn_total: 11 }) }];
  flushSync();
  expect(document.querySelector("button")).toBe(button);
  expect(button?.textContent).toBe("Turn total 11");
  button?.click();
  expect(played).toEqual(["hold"]);
  expect(room.words.played("hold", table.view as never)).toBe("did hold");
  expect(room.words.label({ move: "hold", kind: "hold", points: 7 } as never, table.view as never)).toBe("Hold and bank 7");
  await unmount(drawn);
  expect(document.querySelector("button")).toBeNull();
});

test("a table that cannot be loaded is replaced by the generic one", async () => {
  catalogue = [{ name: "sample", coach: false, table_url: "data:text/javascript,throw new Error('broken')" }];
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { draw } = await open("en");
  draw();
  expect(moves()).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
});
