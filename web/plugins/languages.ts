/** Fills the languages and the first messages into the page during development; in production the server does it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function languages(folder: string): Plugin {
  return {
    name: "languages",
    transformIndexHtml(html, { server }) {
      if (!server) return html;
      const words = readFileSync(join(folder, "en", "web.ftl"), "utf8");
      const found = readdirSync(folder).filter((name) => existsSync(join(folder, name, "web.ftl")));
      const withLanguages = html.replace(/data-languages="[^"]*"/, `data-languages="${found.join(" ")}"`);
      return withLanguages.replace(/\{(web-[a-z-]+)\}/g, (_, id: string) => new RegExp(`^${id} = (.*)$`, "m").exec(words)?.[1] ?? "");
    },
  };
}
