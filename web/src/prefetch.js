/* Runs while the page is read, before the app is there (web/plugins/shell.ts puts it into the page): shows what was chosen in
 * this browser, and asks at once for what the app will ask for first, under the same addresses. PARTS, the files of a
 * page and of each game's table, are written in by the build. */
{
  const root = document.documentElement;
  let liked = {};
  try {
    liked = JSON.parse(localStorage.getItem("noppa") ?? "{}");
  } catch {
    // a browser that keeps nothing shows the page as it came
  }
  root.dataset.theme = liked.theme ?? "auto";
  root.toggleAttribute("data-still", Boolean(liked.still));

  const [page = "", value = ""] = location.hash.slice(1).split("=");
  const start = !page || page === "home";
  root.toggleAttribute("data-elsewhere", !start);

  const spoken = root.dataset.languages?.split(" ").includes(liked.language) ? liked.language : root.lang;
  window.early = {};
  const ask = (address) => {
    const asked = (window.early[address] ??= fetch(address));
    asked.catch(() => undefined); // the app finds out why
    return asked;
  };
  const words = (part) => [spoken, "en"].map((language) => ask(`/words/${language}/${part}.ftl`));
  words("start");
  if (start) ["/api/catalogue", "/api/games?mine=true", "/api/me", "/api/games"].map(ask);

  /** The parts of a page are on their way while the app itself still is. */
  const PARTS = {};
  const load = (name) => {
    for (const part of PARTS[name] ?? []) {
      const link = document.createElement("link");
      const style = part.endsWith(".css");
      Object.assign(link, { rel: style ? "preload" : "modulepreload", href: part, as: style ? "style" : "script" });
      document.head.append(link);
    }
  };
  if (page === "game") {
    const address = `/api/games/${value}`;
    const told = ask(address);
    load("game");
    const table = async () => {
      const { game } = await (await told).clone().json();
      load(game.game);
      if (game.game in PARTS && address in window.early) words(game.game); // else the app was quicker, and asks itself
    };
    table().catch(() => undefined);
  }
}
