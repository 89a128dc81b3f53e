// A small page until the real app: lists games, makes one, joins one, and plays by the server's list of moves.
const say = document.body.dataset;
const main = document.getElementById("main");
const FACES = ["", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];
let socket = null;

function make(tag, text, attributes = {}, ...children) {
  const node = Object.assign(document.createElement(tag), attributes);
  if (text) node.textContent = text;
  node.append(...children);
  return node;
}

function button(text, act, first = false) {
  return make("button", text, { type: "button", className: first ? "first" : "", onclick: () => act().catch(problem) });
}

function problem(error) {
  main.querySelector(".problem")?.remove();
  main.prepend(make("p", error.sentence ?? String(error), { className: "problem", role: "alert" }));
}

async function ask(method, path, body) {
  const headers = body ? { "content-type": "application/json" } : {};
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw told;
  return told;
}

function seed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function home() {
  socket?.close();
  const [catalogue, open, mine, me] = await Promise.all([
    ask("GET", "/api/catalogue"), ask("GET", "/api/games"), ask("GET", "/api/games?mine=true"), ask("GET", "/api/me"),
  ]);
  const games = make("ul");
  for (const { name, least_players: least } of catalogue.games) {
    const bots = (who) => [{ who: "here" }, { who }, ...Array(Math.max(0, least - 2)).fill({ who: "bot" })];
    const begin = async (who) => enter((await ask("POST", "/api/games", { game: name, seats: bots(who), seed: seed() })).game.id);
    games.append(make("li", "", {}, make("strong", name), button(say.play, () => begin("bot"), true), button(say.invite, () => begin("link"))));
  }
  const seen = new Set();
  const list = make("ul");
  for (const game of [...mine.games, ...open.games]) {
    if (seen.has(game.id) || !["waiting", "playing"].includes(game.status)) continue;
    seen.add(game.id);
    list.append(make("li", "", {}, make("span", `${game.game}: ${game.names.join(", ")}`), button(say.watch, () => enter(game.id))));
  }
  const parts = [make("section", "", {}, games), make("section", "", {}, seen.size ? list : make("p", say.nobody))];
  if (me.host) {
    const phones = make("section");
    phones.append(button(say.phones, async () => phones.replaceChildren(shownLink(await ask("POST", "/api/lan")))));
    parts.push(phones);
  }
  main.replaceChildren(...parts);
}

function shownLink({ url, qr }) {
  const picture = make("div", "", { className: "qr" });
  picture.append(document.importNode(new DOMParser().parseFromString(qr, "image/svg+xml").documentElement, true));
  return make("div", "", {}, make("p", say.link), make("code", url), picture);
}

async function invited(invite) {
  const { game, seat } = await ask("POST", "/api/invites/look", { invite });
  const names = game.seats.map((other) => other.name).join(", ");
  const sit = button(say.sit, async () => enter((await ask("POST", "/api/invites/sit", { invite, seed: seed() })).game.id), true);
  main.replaceChildren(make("section", "", {}, make("h2", say.invited), make("p", `${game.game}: ${names} (${seat + 1})`), sit));
}

async function enter(id) {
  history.replaceState(null, "", `/#game=${id}`);
  const first = await ask("GET", `/api/games/${id}`);
  const state = { ...first, number: first.game.number };
  show(state);
  connect(id, state, 500);
}

function connect(id, state, pause) {
  socket?.close();
  const here = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/games/${id}/socket?seen=${state.number}`);
  socket = here;
  here.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "rematch") return void enter(told.game_id).catch(problem);
    if (told.type === "refused") problem(told);
    if (!told.game) return;
    state.game = told.game;
    state.you = told.you ?? state.you;
    if (told.views) Object.assign(state, { views: told.views, number: told.number });
    show(state);
  };
  here.onclose = () => {
    if (socket !== here) return;
    problem({ sentence: say.lost });
    setTimeout(() => connect(id, state, Math.min(pause * 2, 8000)), pause);
  };
}

function show(state) {
  const { game, you, views, invites = [] } = state;
  const send = async (type, seat, rest = {}) =>
    socket.send(JSON.stringify({ type, id: seed(), seat, seen: state.number, ...rest }));
  const due = views.find(({ seat, view }) => seat !== null && (view.moves.length || view.pending.seat === seat)) ?? views[0];
  const scores = make("ul");
  for (const seat of game.seats) {
    const there = seat.bot || (seat.taken ? "" : say.none);
    scores.append(make("li", "", {}, make("span", `${seat.name} ${there}`), make("strong", String(game.scores[seat.seat]))));
  }
  const parts = [make("section", "", {}, make("h2", game.game), scores)];
  for (const invite of invites) if (!game.seats[invite.seat].taken) parts.push(make("section", "", {}, shownLink(invite)));
  for (const seat of you.reserved ?? [])
    parts.push(make("section", "", {}, button(say.sit, () => ask("POST", `/api/games/${game.id}/sit`, { seat, seed: seed() }), true)));
  if (due) {
    const dice = (due.view.dice ?? []).map((die) => FACES[die?.value ?? die] ?? "").join(" ");
    const acts = make("div", "", { className: "moves" });
    const pending = due.view.pending;
    if (pending.kind === "over") acts.append(make("p", say.over), button(say.play, async () => enter((await ask("POST", `/api/games/${game.id}/rematch`, { seed: seed() })).game.id), true));
    else if (due.seat !== null && pending.waits && pending.seat === due.seat) acts.append(button(say.roll, () => send("roll", due.seat), true));
    else if (due.view.moves.length) acts.append(...due.view.moves.map(({ move }) => button(move, () => send("play", due.seat, { moves: [move] }))));
    else acts.append(make("p", say.waiting));
    parts.push(make("section", "", {}, make("div", dice, { className: "dice" }), acts));
  }
  main.replaceChildren(...parts);
}

async function open() {
  const [kind, text] = location.hash.slice(1).split("=", 2);
  if (kind === "start") {
    history.replaceState(null, "", "/");
    await ask("POST", "/api/host", { token: text });
    return home();
  }
  if (kind === "join") return invited(text);
  if (kind === "game") return enter(text);
  if (kind === "device") {
    const claim = async () => { await ask("POST", "/api/me/claim", { token: text }); history.replaceState(null, "", "/"); await home(); };
    return main.replaceChildren(make("section", "", {}, button(say.claim, claim, true)));
  }
  return home();
}

addEventListener("hashchange", () => open().catch(problem));
open().catch(problem);
