/* Runs while the page is read, before the app is there (web/plugins/shell.ts puts it into the page): applies this
 * browser's theme, and starts the requests that the app will make first, under the same addresses. PARTS, the files of
 * the game page and of each game's room, are filled in by the build. */
{
  const root = document.documentElement;
  let settings = {};
  let hostsGames = false;
  try {
    settings = JSON.parse(localStorage.getItem("noppa") ?? "{}");
    hostsGames = localStorage.getItem("noppa-device-games") !== null; // then the app adds them to the server's list
  } catch {
    // without storage the page stays as the server sent it
  }
  root.dataset.theme = settings.theme ?? "auto";
  root.toggleAttribute("data-still", Boolean(settings.still));

  const [page = "", value = ""] = location.hash.slice(1).split("=");
  const start = !page || page === "home";
  root.toggleAttribute("data-elsewhere", !start);

  const language = root.dataset.languages?.split(" ").includes(settings.language) ? settings.language : root.lang;
  window.prefetched = {};
  const prefetch = (address) => {
    const response = (window.prefetched[address] ??= fetch(address));
    response.catch(() => undefined); // the app finds out why
    return response;
  };
  const messages = (part) => [language, "en"].map((each) => prefetch(`words/${each}/${part}.ftl`));
  messages("start");
  const served = root.dataset.host !== "device";
  if (start && served) ["/api/catalogue", ...(hostsGames ? [] : ["/api/games?mine=true"]), "/api/me", "/api/games"].map(prefetch);

  /** The files of a page are loaded while the app itself still is. */
  const PARTS = {};
  const preload = (name) => {
    for (const part of PARTS[name] ?? []) {
      const link = document.createElement("link");
      const style = part.endsWith(".css");
      // asked for as the app will ask, or it would be fetched twice
      Object.assign(link, { rel: style ? "preload" : "modulepreload", href: part, as: style ? "style" : "script", crossOrigin: "" });
      document.head.append(link);
    }
  };
  if (page === "game") preload("game");
  if (page === "game" && served) {
    const address = `/api/games/${value}`;
    const answer = prefetch(address);
    const room = async () => {
      const { game } = await (await answer).clone().json();
      preload(game.game);
      if (game.game in PARTS && address in window.prefetched) messages(game.game); // else the app was quicker, and asks itself
    };
    room().catch(() => undefined);
  }
}
