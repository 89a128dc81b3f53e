// @vitest-environment happy-dom
/** The stored list of games on this device. */
import { beforeEach, expect, test } from "vitest";
import { addDeviceGame, hasGamesToHandOver, isOnDevice, markHanded, setDeviceGames, withDeviceGames } from "../src/connection/device-games";
import type { GameList } from "../src/schema";

const listed = (id: string) => ({ id, game: "yatzy" }) as GameList["games"][number];
const fromServer = (...ids: string[]) => Response.json({ games: ids.map(listed) });
const idsOf = async (response: Response) => ((await response.json()) as GameList).games.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("a game created on this device is hosted here, regardless of the current host", () => {
  addDeviceGame("a");
  expect([isOnDevice("a", "server"), isOnDevice("a", "device"), isOnDevice("b", "device")]).toEqual([true, true, false]);
});

test("a list older than a new game does not remove it", () => {
  addDeviceGame("new");
  setDeviceGames([listed("a")]);
  expect(["new", "a"].map((id) => isOnDevice(id, "server"))).toEqual([true, true]);
});

test("a handed-over game is the server's while it can be reached, and this device's otherwise", () => {
  setDeviceGames([listed("a")]);
  markHanded("a");
  expect([isOnDevice("a", "server"), isOnDevice("a", "device")]).toEqual([false, true]);
});

test("a server's list is merged with this device's games, without duplicates", async () => {
  setDeviceGames([listed("a"), listed("b"), listed("c")]);
  markHanded("b");
  expect(await idsOf(await withDeviceGames(fromServer("c", "d", "b")))).toEqual(["a", "c", "d", "b"]);
});

test("the response is unchanged without games on this device, and for refusals", async () => {
  const response = fromServer("d");
  expect(await withDeviceGames(response)).toBe(response);
  setDeviceGames([listed("a")]);
  const refused = new Response("{}", { status: 503 });
  expect(await withDeviceGames(refused)).toBe(refused);
});

test("games finished here that no server has are to be handed over", () => {
  expect(hasGamesToHandOver()).toBe(false);
  setDeviceGames([{ ...listed("a"), status: "playing" }]);
  expect(hasGamesToHandOver()).toBe(false);
  setDeviceGames([{ ...listed("a"), status: "over" }]);
  expect(hasGamesToHandOver()).toBe(true);
  markHanded("a");
  expect(hasGamesToHandOver()).toBe(false);
});

test("corrupt stored data is ignored", () => {
  localStorage.setItem("noppa-device-games", "{");
  expect(isOnDevice("a", "device")).toBe(false);
});
