/** Builds the service worker with the list of the app's files. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function serviceWorker(source: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle);
        const parts = files.map(({ fileName }) => fileName).filter((name) => /^assets\/.*\.(js|css)$/.test(name)).sort();
        const offline = files.filter(({ fileName }) => fileName.startsWith("offline/")).map((file) => {
          const content = file.type === "asset" ? file.source : file.code;
          const size = file.fileName.endsWith(".bin") ? content.length : gzipSync(content).length;
          return { name: file.fileName, size };
        });
        // file names contain content hashes, so the names alone identify the version
        const version = createHash("sha256").update(JSON.stringify([parts, offline])).digest("hex").slice(0, 12);
        const text = readFileSync(source, "utf8")
          .replace('"noppa-dev"', JSON.stringify(`noppa-${version}`))
          .replace("const PARTS = [];", `const PARTS = ${JSON.stringify(parts)};`)
          .replace("const OFFLINE = [];", `const OFFLINE = ${JSON.stringify(offline)};`);
        this.emitFile({ type: "asset", fileName: "sw.js", source: text });
      },
    },
  };
}
