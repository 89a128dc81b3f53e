/** Lists the third-party packages inside the built app, for the licence file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/g;
/** Packages whose files are packed for offline play (plugins/offline.ts). */
const PACKED = ["pyodide"];
/** Code that the build tools add to the app. */
const TOOLS: [RegExp, string][] = [
  [/^\0rolldown[/:]/, "rolldown"],
  [/^\0vite[/:]/, "vite"],
];

export function bundled(): Plugin {
  return {
    name: "bundled",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle).flatMap((part) => {
          if (part.type === "asset") return part.originalFileNames;
          return Object.entries(part.modules).flatMap(([id, { code }]) => (code ? [id] : []));
        });
        const names = [...new Set([...PACKED, ...files.map(packageOf).filter((name) => name !== null)])].sort();
        const source = `${JSON.stringify(names.map(describe), null, 2)}\n`;
        this.emitFile({ type: "asset", fileName: "bundled.json", source });
      },
    },
  };
}

function packageOf(file: string): string | null {
  const tool = TOOLS.find(([pattern]) => pattern.test(file));
  return tool?.[1] ?? [...file.matchAll(PACKAGE)].at(-1)?.[1]?.replace("\\", "/") ?? null;
}

function describe(name: string): { name: string; version: string; license: string } {
  const { version, license } = JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8")) as {
    version: string;
    license: string;
  };
  return { name, version, license };
}
