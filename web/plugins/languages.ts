/** The page names the languages there are and says its first words; the server does so when it hands the page out, this while developing. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function languages(folder: string): Plugin {
  return {
    name: "languages",
    transformIndexHtml(html, { server }) {
      if (!server) return html;
      const words = readFileSync(join(folder, "en", "web.ftl"), "utf8");
      const there = readdirSync(folder).filter((name) => existsSync(join(folder, name, "web.ftl")));
      const named = html.replace(/data-languages="[^"]*"/, `data-languages="${there.join(" ")}"`);
      return named.replace(/\{(web-[a-z-]+)\}/g, (_, id: string) => new RegExp(`^${id} = (.*)$`, "m").exec(words)?.[1] ?? "");
    },
  };
}
