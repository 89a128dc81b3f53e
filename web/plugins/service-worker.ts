/** Builds the service worker and tells it which files the app consists of. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function serviceWorker(source: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const parts = Object.values(bundle).flatMap((part) => {
          return /\.(js|css)$/.test(part.fileName) ? [`/${part.fileName}`] : [];
        });
        // file names contain hashes of their content
        const version = createHash("sha256").update(parts.sort().join()).digest("hex").slice(0, 12);
        const text = readFileSync(source, "utf8")
          .replace('"noppa-dev"', JSON.stringify(`noppa-${version}`))
          .replace("const PARTS = [];", `const PARTS = ${JSON.stringify(parts)};`);
        this.emitFile({ type: "asset", fileName: "sw.js", source: text });
      },
    },
  };
}
