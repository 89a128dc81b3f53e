/** The page names the languages there are; the server does so when it hands the page out, this while developing. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function languages(folder: string): Plugin {
  return {
    name: "languages",
    transformIndexHtml(html) {
      const there = readdirSync(folder).filter((name) => existsSync(join(folder, name, "web.ftl")));
      return html.replace(/data-languages="[^"]*"/, `data-languages="${there.join(" ")}"`);
    },
  };
}
