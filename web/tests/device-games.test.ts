// @vitest-environment happy-dom
/** The games on this device, as the app remembers them before their host is loaded. */
import { beforeEach, expect, test } from "vitest";
import { addDeviceGame, hasGamesToHandOver, isOnDevice, markHanded, setDeviceGames, withDeviceGames } from "../src/connection/device-games";
import type { GameList } from "../src/schema";

const listed = (id: string) => ({ id, game: "yatzy" }) as GameList["games"][number];
const fromServer = (...ids: string[]) => Response.json({ games: ids.map(listed) });
const idsOf = async (response: Response) => ((await response.json()) as GameList).games.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("a game made here is hosted here, whoever hosts new ones", () => {
  addDeviceGame("a");
  expect([isOnDevice("a", "server"), isOnDevice("a", "device"), isOnDevice("b", "device")]).toEqual([true, true, false]);
});

test("a list that is older than a game does not forget it", () => {
  addDeviceGame("new");
  setDeviceGames([listed("a")]);
  expect(["new", "a"].map((id) => isOnDevice(id, "server"))).toEqual([true, true]);
});

test("what a server has taken over is the server's while it can be reached, and here while it cannot", () => {
  setDeviceGames([listed("a")]);
  markHanded("a");
  expect([isOnDevice("a", "server"), isOnDevice("a", "device")]).toEqual([false, true]);
});

test("a server's list also has the games of this device, each game once", async () => {
  setDeviceGames([listed("a"), listed("b"), listed("c")]);
  markHanded("b");
  expect(await idsOf(await withDeviceGames(fromServer("c", "d", "b")))).toEqual(["a", "c", "d", "b"]);
});

test("without games here, and for a refusal, the response stays as it is", async () => {
  const response = fromServer("d");
  expect(await withDeviceGames(response)).toBe(response);
  setDeviceGames([listed("a")]);
  const refused = new Response("{}", { status: 503 });
  expect(await withDeviceGames(refused)).toBe(refused);
});

test("what was finished here and no server has is to be handed over", () => {
  expect(hasGamesToHandOver()).toBe(false);
  setDeviceGames([{ ...listed("a"), status: "playing" }]);
  expect(hasGamesToHandOver()).toBe(false);
  setDeviceGames([{ ...listed("a"), status: "over" }]);
  expect(hasGamesToHandOver()).toBe(true);
  markHanded("a");
  expect(hasGamesToHandOver()).toBe(false);
});

test("what is stored wrongly counts as nothing", () => {
  localStorage.setItem("noppa-device-games", "{");
  expect(isOnDevice("a", "device")).toBe(false);
});
