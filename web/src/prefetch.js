/* Runs while the page is parsed, before the app has loaded (inlined by web/plugins/shell.ts): applies this browser's
 * theme, and starts the app's first requests under the same addresses. The build fills in PARTS, the files of the game
 * page and of each game's room, and HOST, the worker that hosts games on this device. */
{
  const root = document.documentElement;
  let settings = {};
  let hostsGames = false;
  try {
    settings = JSON.parse(localStorage.getItem("noppa") ?? "{}");
    hostsGames = localStorage.getItem("noppa-device-games") !== null; // then the app adds them to the server's list
  } catch {
    // without storage, the page stays as the server sent it
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
    response.catch(() => undefined); // the app handles the failure
    return response;
  };
  const messages = (part) => [language, "en"].map((name) => prefetch(`words/${name}/${part}.ftl`));
  messages("start");
  const hasServer = root.dataset.host !== "device";
  if (start && hasServer) ["/api/catalogue", ...(hostsGames ? [] : ["/api/games?mine=true"]), "/api/me", "/api/games"].map(prefetch);

  /** The files of each page, loaded in parallel with the app itself. */
  const PARTS = {};
  const preload = (name) => {
    for (const part of PARTS[name] ?? []) {
      const link = document.createElement("link");
      const style = part.endsWith(".css");
      // must match the app's own request, or the file would be fetched twice
      Object.assign(link, { rel: style ? "preload" : "modulepreload", href: part, as: style ? "style" : "script", crossOrigin: "" });
      document.head.append(link);
    }
  };
  const HOST = "";
  // a site without a server needs it on every visit, and from the second one on it is stored on this device
  if (!hasServer && navigator.serviceWorker?.controller) {
    window.earlyHost = new Worker(HOST, { type: "module", name: "early" });
    window.earlyHost.onerror = () => delete window.earlyHost; // the app starts another one, and handles its failure
  }

  if (page === "game") preload("game");
  if (page === "game" && hasServer) {
    const address = `/api/games/${value}`;
    const answer = prefetch(address);
    const room = async () => {
      const { game } = await (await answer).clone().json();
      preload(game.game);
      if (game.game in PARTS && address in window.prefetched) messages(game.game); // otherwise the app was faster and loads them itself
    };
    room().catch(() => undefined);
  }
}
