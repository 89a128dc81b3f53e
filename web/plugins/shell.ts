/** Draws the page before the app is loaded: puts the styles and the prefetch script into the page itself. */
import { readFileSync } from "node:fs";
import { minifySync, type Plugin, type Rolldown } from "vite";

const STYLE = /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/g;

export function shell(script: string): Plugin {
  const inlined = new Set<string>();
  return {
    name: "shell",
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const parts = JSON.stringify(bundle ? partsOf(bundle) : {});
        const first = minifySync(script, readFileSync(script, "utf8").replace("const PARTS = {};", `const PARTS = ${parts};`)).code;
        // after the app's own script, which is to be fetched first
        const scripted = html.replace("</head>", () => `  <script>${first}</script>\n  </head>`);
        return scripted.replace(STYLE, (_, name: string) => {
          const part = bundle?.[name];
          if (part?.type !== "asset") throw new Error(`${name} was not built`);
          inlined.add(name);
          return `<style>${fromPage(String(part.source), name).trim()}</style>`;
        });
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        for (const name of inlined) {
          delete bundle[name];
          // whoever loads a file that needs these styles would fetch them again: its script, which is there, stands in
          const script = chunks.find(({ viteMetadata }) => viteMetadata?.importedCss.has(name))?.fileName ?? "";
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${beside(name)}"`, `"${beside(script)}"`);
        }
      },
    },
  };
}

/** Return styles as they stand in the page: their fonts lie in the folder of the file that they were in. */
function fromPage(styles: string, name: string): string {
  return styles.replaceAll("url(./", `url(./${name.slice(0, name.lastIndexOf("/") + 1)}`);
}

/** Return how a file is named by the others of its folder. */
function beside(name: string): string {
  return `./${name.split("/").at(-1)}`;
}

/** Return the files of the game page and of each game's room, without those that every page has. */
function partsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const everywhere = closure(bundle, chunks.filter(({ isEntry }) => isEntry));
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const [, name, game] = /src\/(?:pages\/game\/(Game)\.svelte|games\/(\w+)\/index\.ts)$/.exec(chunk.facadeModuleId ?? "") ?? [];
    const page = name?.toLowerCase() ?? game;
    if (page) found[page] = [...new Set([...(found[page] ?? []), ...closure(bundle, [chunk]).filter((file) => !everywhere.includes(file))])];
  }
  const shared = found.game ?? [];
  return Object.fromEntries(Object.entries(found).map(([page, files]) => [page, page === "game" ? files : files.filter((file) => !shared.includes(file))]));
}

/** Return the addresses of some files and of all that they import, styles included. */
function closure(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") visit(imported);
    }
  };
  chunks.forEach(visit);
  return [...found];
}
