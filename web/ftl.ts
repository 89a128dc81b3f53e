/** The sentences for the browser, from the same .ftl files that Python reads.
 *
 * `web.ftl?start` is what every page needs: the app's own words, what went wrong, and each game's
 * name and tagline. `yatzy.ftl?words` is all of one game. Comments stay behind.
 */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const ALWAYS = ["web.ftl", "errors.ftl", "server.ftl"];

function words(file: string): string {
  return readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
}

/** The messages of a text whose ids fit, each with its further lines. */
function only(text: string, ids: RegExp): string {
  return text
    .split(/^(?=[a-z])/m)
    .filter((message) => ids.test(message))
    .join("");
}

export function startWords(folder: string): string {
  const games = readdirSync(folder).filter((name) => name.endsWith(".ftl") && ![...ALWAYS, "cli.ftl"].includes(name));
  return [
    words(join(folder, "web.ftl")),
    ...["errors.ftl", "server.ftl"].map((name) => only(words(join(folder, name)), /^(content-|error-(?!setting|database|backup|secret))/)),
    ...games.sort().map((name) => only(words(join(folder, name)), /^[a-z]+-(name|tagline) =/)),
  ].join("\n");
}

export function ftl(): Plugin {
  return {
    name: "ftl",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".ftl")) return null;
      const text = query === "start" ? startWords(dirname(file)) : words(file);
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
