// @vitest-environment happy-dom
/** The texts for whose turn it is and who won, for the player and for others. */
import { expect, test, vi } from "vitest";
import { gameInfo, snapshot, view } from "./fakes/game";
import { FakeWorld } from "./fakes/world";

const MESSAGES = `
web-you = You
web-player = Player { $number }
web-turn-yours = Your turn
study-turn = { $name } to play
web-turn-of = { $name }’s turn
web-won = { $names } won
web-won-by = { $name } won by { $points }
web-won-you = You won
web-won-you-by = You won by { $points }
`;
vi.stubGlobal("fetch", () => Promise.resolve(new Response(MESSAGES)));
const { LiveGame } = await import("../src/connection/live-game.svelte");
const { describeResult, describeTurn } = await import("../src/words/turn-text");
const { setLanguage } = await import("../src/words/messages.svelte");
await setLanguage("en");

function named(...names: string[]): Record<string, unknown> {
  const game = gameInfo() as { seats: { name: string }[] };
  return { ...game, seats: game.seats.map((seat, at) => ({ ...seat, name: names[at] })) };
}

function open(game: Record<string, unknown>, seats: number[]): InstanceType<typeof LiveGame> {
  const world = new FakeWorld();
  const live = new LiveGame("g1", { world });
  world.socket.open();
  world.socket.receive(snapshot(3, { game, you: { seats, reserved: [], creator: true }, views: [{ seat: seats[0] ?? null, view: view(seats[0] ?? null) }] }));
  live.close();
  return live;
}

test("an unnamed player is “You” on their own screen and has a number for others", () => {
  expect(open(named("Player 1", "Repo"), [0]).game?.seats.map(({ name }) => name)).toEqual(["You", "Repo"]);
  expect(open(named("Player 1", "Repo"), []).game?.seats.map(({ name }) => name)).toEqual(["Player 1", "Repo"]);
  expect(open(named("Ann", "Repo"), [0]).game?.seats.map(({ name }) => name)).toEqual(["Ann", "Repo"]);
  expect(open(named("Player 1", "Player 2"), [0, 1]).game?.seats.map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
});

test("“You’s turn” never appears, not even while a bot plays the seat", () => {
  const game = named("Player 1", "Repo") as { seats: { bot: string }[] };
  expect(describeTurn(open(game as never, [0]))).toBe("Your turn");
  expect(describeTurn(open(game as never, []))).toBe("Player 1’s turn");
  const played = { ...game, seats: game.seats.map((seat, at) => (at ? seat : { ...seat, bot: "medium" })) };
  expect(describeTurn(open(played as never, [0]))).toBe("Your turn");
});

test("a win is described with its margin, unless points did not decide it", () => {
  const over = (scores: number[], winners: number[]) => ({ ...named("Ann", "Repo"), status: "over", scores, winners }) as never;
  expect(describeResult(over([261, 247], [0]), [0])).toBe("You won by 14");
  expect(describeResult(over([261, 247], [0]), [])).toBe("Ann won by 14");
  expect(describeResult(over([200, 5000], [0]), [0])).toBe("You won");
  expect(describeResult(over([200, 5000], [0]), [1])).toBe("Ann won");
});

test("a picture of another player’s turn names that player", async () => {
  const { PositionGame } = await import("../src/study/still-games.svelte");
  const seats = ["Ann", "Repo"].map((name) => ({ name, bot: "", colour: null, shape: null }));
  expect(describeTurn(new PositionGame(view(0) as never, 0, seats as never))).toBe("Your turn");
  expect(describeTurn(new PositionGame(view(0) as never, 0, seats as never, true))).toBe("Ann to play");
});
