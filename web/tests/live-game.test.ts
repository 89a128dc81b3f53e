// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { event, events, gameInfo, position, snapshot, view } from "./fakes/game";
import { FakeWorld } from "./fakes/world";

vi.stubGlobal("fetch", () => Promise.resolve(new Response("error-stale = The game has moved on, { $name }.\nerror-game-not-found = No such game.\nweb-correct-misfit = Some entries no longer fit.")));
const { LiveGame } = await import("../src/connection/live-game.svelte");
const { Refusal } = await import("../src/connection/api");
const { setLanguage } = await import("../src/words/messages.svelte");
await setLanguage("en");

let world: FakeWorld;
let live: InstanceType<typeof LiveGame>;
let visibility: DocumentVisibilityState;
beforeEach(() => {
  world = new FakeWorld();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  live.close();
  delete window.prefetched;
});

/** Connect and receive a snapshot. */
function connect(number = 7, facts: Record<string, unknown> = {}): void {
  live = new LiveGame("g1", { world });
  world.socket.open();
  world.socket.receive(snapshot(number, facts));
}

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Let settled promises take effect. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const logged = () => live.log.map(({ number, text }) => `${number} ${text}`);

describe("reconnecting", () => {
  test("requests the events after the last one received", () => {
    connect(7);
    expect(world.sockets.map(({ query }) => query)).toEqual([{ changes: "true" }]);
    expect(live.connection).toBe("open");
    world.socket.drop();
    expect(live.connection).toBe("lost");
    world.clock.pass(399);
    expect(world.sockets).toHaveLength(1);
    world.clock.pass(1);
    expect(world.socket.query).toEqual({ changes: "true", seen: "7" });
    world.socket.open();
    expect(live.connection).toBe("open");
  });

  test("doubles the delay after each failure, up to eight seconds, and resets it after a success", () => {
    connect();
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      const count = world.sockets.length;
      world.socket.drop();
      world.clock.pass(wait - 1);
      expect(world.sockets).toHaveLength(count);
      world.clock.pass(1);
      expect(world.sockets).toHaveLength(count + 1);
    }
    world.socket.open();
    world.socket.drop();
    world.clock.pass(400);
    expect(world.socket.readyState).toBe(0);
  });

  test("randomises the delays by up to a quarter", () => {
    connect();
    for (const [chance, wait] of [[0, 300], [1, 1000]] as const) {
      world.clock.chance = chance;
      world.socket.drop();
      world.clock.pass(wait - 1);
      expect(world.socket.readyState).toBe(3);
      world.clock.pass(1);
      expect(world.socket.readyState).toBe(0);
    }
  });

  test("reconnects silently when a restarting server asks to", () => {
    connect(7);
    live.play("hold");
    world.socket.receive({ type: "come_back", seconds: 1.25 });
    world.socket.drop();
    expect(live.connection).toBe("restarting");
    world.clock.pass(1249);
    expect(world.sockets).toHaveLength(1);
    world.clock.pass(1);
    expect(world.socket.query).toEqual({ changes: "true", seen: "7" });
    world.socket.drop(); // too early: from now on with its own delays
    world.clock.pass(400);
    expect(live.connection).toBe("restarting");
    world.socket.open();
    expect(live.connection).toBe("open");
    expect(world.socket.sent.map(({ type }) => type)).toEqual(["play"]);
    world.clock.pass(10_000);
    expect(live.connection).toBe("open");
  });

  test("applies changes to the views of a large table, and requests a snapshot if events are missing", () => {
    connect(7);
    const changes = [{ seat: 0, change: { dice: [[4, 6]], sheets: { 0: { total: [9] } } } }];
    world.socket.receive(events([event(8, "roll 6")], { views: [], since: 7, changes }));
    const shown = live.views[0]?.view as { dice: number[]; sheets: { total: number }[]; game: string };
    expect(shown.dice).toEqual([4, 6]);
    expect(shown.sheets.map(({ total }) => total)).toEqual([9, 0]);
    expect(shown.game).toBe("sample");
    world.socket.receive(events([event(9, "hold")], { views: [], since: 8, changes: [{ seat: 0, change: null }] }));
    expect((live.views[0]?.view as { dice: number[] }).dice).toEqual([4, 6]);
    world.socket.receive(events([event(11, "hold")], { views: [], since: 10, changes }));
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.query).toEqual({ changes: "true" });
  });

  test("reports the connection as lost when a restart takes long", () => {
    connect();
    world.socket.receive({ type: "come_back", seconds: 1 });
    world.socket.drop();
    world.clock.pass(4999);
    expect(live.connection).toBe("restarting");
    world.clock.pass(1);
    expect(live.connection).toBe("lost");
    for (const wait of [400, 800, 1600, 2000, 2000]) {
      world.socket.drop();
      const count = world.sockets.length;
      world.clock.pass(wait - 1);
      expect(world.sockets).toHaveLength(count);
      world.clock.pass(1);
      expect(world.sockets).toHaveLength(count + 1);
    }
    world.socket.open();
    expect(live.connection).toBe("open");
  });

  test("stops when the game is closed", () => {
    connect();
    live.close();
    world.clock.pass(60_000);
    show("hidden");
    show("visible");
    expect(world.sockets).toHaveLength(1);
  });

  test("replaces a socket that does not respond to a ping, and ignores its later messages", () => {
    connect(7);
    const old = world.socket;
    old.receive({ type: "pong", at: 0 });
    world.clock.pass(20_000);
    expect(old.pings).toBe(2);
    world.clock.pass(2499);
    expect(world.socket).toBe(old);
    world.clock.pass(1);
    expect(world.socket).not.toBe(old);
    expect(old.readyState).toBe(3);
    world.socket.open();
    world.socket.receive(snapshot(9));
    old.receive(snapshot(8));
    expect(live.game?.number).toBe(9);
  });

  test("keeps a socket that responds", () => {
    connect();
    for (let beat = 0; beat < 5; beat += 1) {
      world.clock.pass(20_000);
      world.socket.receive({ type: "pong", at: 0 });
    }
    expect(world.sockets).toHaveLength(1);
  });

  test("reconnects at once after a long sleep, and only pings after a short one", () => {
    connect();
    world.socket.receive({ type: "pong", at: 0 });
    const pings = world.socket.pings;
    show("hidden");
    world.clock.pass(4000);
    show("visible");
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.pings).toBe(pings + 1);
    world.socket.receive({ type: "pong", at: 0 });
    show("hidden");
    world.clock.pass(6000);
    show("visible");
    expect(world.sockets).toHaveLength(2);
  });

  test("reports why the first connection was refused, and gives up", async () => {
    world.answers[""] = () => Promise.reject(new Refusal("game-not-found"));
    live = new LiveGame("g1", { world });
    world.socket.drop();
    await settle();
    expect(live.unavailable).toBe("No such game.");
    world.clock.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  test("keeps trying while the server is away", async () => {
    world.answers[""] = () => Promise.reject(new Refusal("server-away"));
    live = new LiveGame("g1", { world });
    world.socket.drop();
    await settle();
    expect(live.unavailable).toBe("");
    world.clock.pass(400);
    expect(world.sockets).toHaveLength(2);
  });

  test("sends the bots' pace again", () => {
    connect();
    live.setPace("slow");
    world.socket.drop();
    world.clock.pass(400);
    world.socket.open();
    expect(world.socket.sent).toEqual([{ type: "pace", pace: "slow" }]);
  });
});

describe("commands", () => {
  test("carry a new id and the last event received, one at a time", () => {
    connect(7);
    expect(live.canAct).toBe(true);
    live.play("hold");
    live.play("hold");
    expect(world.socket.sent).toEqual([{ type: "play", seat: 0, moves: ["hold"], seen: 7, id: expect.any(String) }]);
    expect(live.canAct).toBe(false);
    const first = world.socket.sent[0]?.id;
    world.socket.receive({ type: "done", id: first, first: 8, last: 8, number: 8, first_conflict: null });
    expect(live.pendingCommand).toBeNull();
    live.play("hold");
    expect(world.socket.sent).toHaveLength(2);
    expect(world.socket.sent[1]?.id).not.toBe(first);
  });

  test("are sent again with the same id until they are acknowledged", () => {
    connect();
    live.play("hold");
    const [sent] = world.socket.sent;
    for (let time = 0; time < 2; time += 1) {
      world.socket.drop();
      world.clock.pass(400);
      expect(world.socket.sent).toEqual([]);
      world.socket.open();
      expect(world.socket.sent).toEqual([sent]);
    }
    world.socket.receive({ type: "done", id: sent?.id, first: 8, last: 8, number: 8, first_conflict: null });
    world.socket.drop();
    world.clock.pass(400);
    world.socket.open();
    expect(world.socket.sent).toEqual([]);
  });

  test("issued without a connection are sent when there is one", () => {
    connect();
    world.socket.drop();
    live.play("hold");
    const waiting = live.pendingCommand;
    world.clock.pass(400);
    world.socket.open();
    expect(world.socket.sent).toEqual([waiting]);
  });

  test("wait for their own acknowledgement, not for another tab's", () => {
    connect();
    live.play("hold");
    world.socket.receive({ type: "done", id: "another", first: 8, last: 8, number: 8, first_conflict: null });
    expect(live.pendingCommand).not.toBeNull();
    world.socket.receive({ type: "refused", id: "another", code: "stale", params: { name: "Ann" }, sentence: "", number: 8 });
    expect(live.pendingCommand).not.toBeNull();
  });

  test("that are stale are dropped, with a sentence and the current position", () => {
    connect();
    live.play("hold");
    const id = world.socket.sent[0]?.id;
    const moved = view(0, { moves: [{ move: "roll" }] });
    world.socket.receive({ type: "refused", id, code: "stale", params: { name: "Ann" }, sentence: "", number: 9, game: gameInfo({ number: 9 }), views: [{ seat: 0, view: moved }] });
    expect(live.problem).toBe("The game has moved on, Ann.");
    expect(live.pendingCommand).toBeNull();
    expect(live.game?.number).toBe(9);
    expect(live.view?.moves).toEqual([{ move: "roll" }]);
    world.socket.drop();
    world.clock.pass(400);
    world.socket.open();
    expect(world.socket.sent).toEqual([]);
    live.play("roll");
    expect(live.problem).toBe("");
    expect(world.socket.sent[0]?.id).not.toBe(id);
  });

  test("are not sent for a seat that is not due", () => {
    connect(7, { views: [{ seat: 0, view: view(0, { pending: { kind: "choose", seats: [1] } }) }] });
    live.play("hold");
    live.roll();
    expect(world.socket.sent).toEqual([]);
  });

  test("of a correction report conflicts", () => {
    connect();
    live.send({ type: "amend", seat: 0, number: 3, text: "roll 6" });
    world.socket.receive({ type: "done", id: world.socket.sent[0]?.id, first: 8, last: 8, number: 8, first_conflict: 5 });
    expect(live.problem).toBe("Some entries no longer fit.");
  });
});

describe("events", () => {
  test("missed before are logged once, in order, and the last roll is shown", async () => {
    world.answers.events = () => ({ events: [event(5, "start"), event(6, "roll 3", { places: [0] }), event(7, "0: hold", { seat: 0 })] });
    connect(7);
    await settle();
    expect(logged()).toEqual(["5 start", "6 roll 3", "7 0: hold"]);
    expect(live.lastRoll.number).toBe(-1);
    world.socket.drop();
    world.clock.pass(400);
    world.socket.open();
    world.socket.receive(events([event(8, "roll 2", { places: [0] }), event(9, "1: roll", { seat: 1 }), event(10, "roll 5", { places: [0], seat: 1 })]));
    expect(logged().slice(3)).toEqual(["8 roll 2", "9 1: roll", "10 roll 5"]);
    expect(live.lastRoll).toEqual({ number: 10, places: [0] });
    expect(live.game?.number).toBe(10);
    world.socket.receive(events([event(8, "roll 2", { places: [0] }), event(11, "0: hold", { seat: 0 })]));
    expect(logged().slice(3)).toEqual(["8 roll 2", "9 1: roll", "10 roll 5", "11 0: hold"]);
    expect(live.lastRoll.number).toBe(10);
    world.socket.drop();
    world.clock.pass(400);
    expect(world.socket.query).toEqual({ changes: "true", seen: "11" });
  });

  test("older than the page are added before newer ones", async () => {
    let answer: (value: unknown) => void = () => undefined;
    world.answers.events = () => new Promise((resolve) => (answer = resolve));
    connect(7);
    world.socket.receive(events([event(8, "roll 2", { places: [0] })]));
    answer({ events: [event(6, "start"), event(7, "roll 1"), event(8, "roll 2")] });
    await settle();
    expect(logged()).toEqual(["6 start", "7 roll 1", "8 roll 2"]);
    expect(live.lastRoll.number).toBe(8);
  });

  test("with a story are animated and do not count as a roll on the table", () => {
    connect(7);
    const battle = event(9, "roll 3 5", { places: [0, 1], story: { winner: 1 } });
    world.socket.receive(events([event(8, "roll 2", { places: [0] }), battle]));
    expect(live.lastRoll.number).toBe(8);
    expect(live.stories.map(({ number }) => number)).toEqual([9]);
  });

  test("hidden at first are revealed in their place", () => {
    const both = { you: { seats: [0, 1], reserved: [], creator: true } };
    const due = (seats: number[]) => [0, 1].map((seat) => ({ seat, view: view(seat, { pending: { kind: "choose", seats } }) }));
    connect(7, { ...both, views: due([0, 1]) });
    expect([live.isSecretRound, live.isHandingOver]).toEqual([true, true]);
    live.deviceHolder = 1;
    expect([live.activeSeat, live.isHandingOver]).toEqual([1, false]);
    live.deviceHolder = 0;
    expect([live.activeSeat, live.isHandingOver]).toEqual([0, false]);
    world.socket.receive(events([event(8, "", { seat: 0, withheld: 0 })], { ...both, views: due([1]) }));
    expect(logged()).toEqual(["8 "]);
    expect([live.activeSeat, live.isSecretRound, live.isHandingOver]).toEqual([1, true, true]);
    live.deviceHolder = 1;
    expect(live.isHandingOver).toBe(false);
    const revealed = [event(8, "0: write", { seat: 0 }), event(9, "1: write", { seat: 1 })];
    world.socket.receive(events(revealed, { ...both, views: due([0]) }));
    expect(logged()).toEqual(["8 0: write", "9 1: write"]);
    expect([live.isSecretRound, live.isHandingOver]).toEqual([false, false]);
  });

  test("of an undo restore the earlier position, and leave the log and the last roll alone", () => {
    connect(7);
    const rolled = view(0, { dice: [6] });
    world.socket.receive(events([event(8, "0: roll", { seat: 0 }), event(9, "roll 6", { places: [0], seat: 0 })], { views: [{ seat: 0, view: rolled }] }));
    expect(live.view?.dice).toEqual([6]);
    live.send({ type: "undo", seat: 0 });
    expect(world.socket.sent).toEqual([{ type: "undo", seat: 0, seen: 9, id: live.pendingCommand?.id }]);
    world.socket.receive({ type: "done", id: live.pendingCommand?.id, first: 10, last: 10, number: 10, first_conflict: null });
    world.socket.receive(events([event(10, "undo 8")], { views: [{ seat: 0, view: view(0, { dice: [4] }) }] }));
    expect(live.view?.dice).toEqual([4]);
    expect(logged()).toEqual(["8 0: roll", "9 roll 6", "10 undo 8"]);
    expect(live.lastRoll.number).toBe(9);
    expect(live.canAct).toBe(true);
  });
});

describe("real dice", () => {
  test("are previewed before they are entered together with a move", async () => {
    world.answers.preview = () => ({ views: [{ seat: 0, view: view(0, { dice: [5] }) }] });
    const asks = view(0, { pending: { kind: "roll", seat: 0, dice: 1, places: [0], waits: true }, dice: [null] });
    const real = { game: gameInfo({ dice: { kind: "real", awaits_hashes: [], awaits_seeds: [] } }), views: [{ seat: 0, view: asks }] };
    connect(7, real);
    expect(live.isEnteringDice).toBe(true);
    await live.previewDice([5]);
    expect(live.view?.dice).toEqual([5]);
    expect(live.pending?.kind).toBe("roll");
    live.play("hold");
    expect(world.socket.sent).toEqual([expect.objectContaining({ type: "dice", dice: [5], moves: ["hold"] })]);
    world.socket.receive(events([event(8, "roll 5"), event(9, "0: hold")], real));
    expect(live.view?.dice).toEqual([null]);
  });

  test("replaced before the server responds are not shown", async () => {
    let answer: (value: unknown) => void = () => undefined;
    world.answers.preview = () => new Promise((resolve) => (answer = resolve));
    connect(7);
    const slow = live.previewDice([5]);
    void live.previewDice([]);
    answer({ views: [{ seat: 0, view: view(0, { dice: [5] }) }] });
    await slow;
    expect(live.view?.dice).toEqual([4]);
  });
});

test("the prefetched position is shown until the socket delivers a newer one", async () => {
  window.prefetched = { "/api/games/g1": Promise.resolve(Response.json({ ...position(6), invites: [] })) };
  live = new LiveGame("g1", { world });
  await vi.waitFor(() => expect(live.game?.number).toBe(6));
  expect(live.connection).toBe("opening");
  world.socket.drop();
  world.clock.pass(400);
  expect(world.socket.query).toEqual({ changes: "true", seen: "6" });
});

test("while the server cannot be reached, the last known position is shown read-only", async () => {
  world.answers[""] = () => ({ ...position(6), invites: [] });
  live = new LiveGame("g1", { world });
  world.socket.drop();
  await vi.waitFor(() => expect(live.game?.number).toBe(6));
  live.play("hold");
  expect([live.isLastSeen, live.canAct, live.pendingCommand]).toEqual([true, false, null]);
  world.clock.pass(400);
  world.socket.open();
  world.socket.receive(events([event(7, "roll 4")]));
  expect([live.isLastSeen, live.canAct]).toEqual([false, true]);
  expect(world.requests.at(-1)?.path).toBe("/api/games/g1/events");
});

test("a spectator connects as one, and sees neither a seat's position nor its log", async () => {
  window.prefetched = { "/api/games/g1": Promise.resolve(Response.json({ ...position(6), invites: [] })) };
  live = new LiveGame("g1", { isSpectator: true, world });
  expect(world.socket.query).toEqual({ changes: "true", watch: "true" });
  await settle();
  await new Promise((done) => setTimeout(done));
  expect(live.game).toBeUndefined();
  world.socket.open();
  world.socket.receive(snapshot(7, { you: { seats: [], reserved: [], creator: false }, views: [{ seat: null, view: view(null) }] }));
  expect(live.game?.number).toBe(7);
  expect(world.requests).toEqual([]);
});

test("a reaction is shown for four seconds, one for each seat", () => {
  connect();
  live.react("wow");
  expect(world.socket.sent).toEqual([{ type: "react", id: expect.any(String), seat: 0, reaction: "wow" }]);
  world.socket.receive({ type: "reaction", seat: 1, reaction: "luck" });
  world.clock.pass(2000);
  world.socket.receive({ type: "reaction", seat: 1, reaction: "thanks" });
  expect(live.reactions.map(({ reaction }) => reaction)).toEqual(["thanks"]);
  world.clock.pass(3999);
  expect(live.reactions).toHaveLength(1);
  world.clock.pass(1);
  expect(live.reactions).toEqual([]);
});

test("the server's clock, a changed table and a rematch are handled", () => {
  connect();
  world.socket.receive({ type: "pong", at: world.clock.time / 1000 + 30 });
  expect(live.clockSkew).toBeCloseTo(30);
  world.socket.receive({ type: "table", game: gameInfo({ watching: 2 }), you: { seats: [], reserved: [1], creator: false } });
  expect([live.game?.watching, live.you.reserved]).toEqual([2, [1]]);
  world.socket.receive({ type: "rematch", game_id: "g2" });
  expect(live.nextGameId).toBe("g2");
});
