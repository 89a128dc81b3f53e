/** Inlines the styles and the prefetch script into the page, so that it renders before the app has loaded. */
import { readFileSync } from "node:fs";
import { minifySync, type Plugin, type Rolldown } from "vite";

const STYLE = /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/g;
const HOST = /^offline\/host-worker-.*\.js$/;

export function shell(script: string): Plugin {
  const inlined = new Set<string>();
  return {
    name: "shell",
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const parts = JSON.stringify(bundle ? partsOf(bundle) : {});
        const host = Object.keys(bundle ?? {}).find((name) => HOST.test(name));
        if (bundle && !host) throw new Error("The worker that hosts games was not built");
        const source = readFileSync(script, "utf8").replace("const PARTS = {};", `const PARTS = ${parts};`).replace('const HOST = "";', `const HOST = "${host ?? ""}";`);
        const first = minifySync(script, source).code;
        // after the app's own script, which should be fetched first
        const scripted = html.replace("</head>", () => `  <script>${first}</script>\n  </head>`);
        return scripted.replace(STYLE, (_, name: string) => {
          const part = bundle?.[name];
          if (part?.type !== "asset") throw new Error(`${name} was not built`);
          inlined.add(name);
          return `<style>${inlinedStyles(String(part.source), name).trim()}</style>`;
        });
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        for (const name of inlined) {
          delete bundle[name];
          // a chunk that imports these styles would fetch the deleted file: let it name a script that is already loaded
          const script = chunks.find(({ viteMetadata }) => viteMetadata?.importedCss.has(name))?.fileName ?? "";
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${relativeName(name)}"`, `"${relativeName(script)}"`);
        }
      },
    },
  };
}

function inlinedStyles(styles: string, name: string): string {
  return styles.replaceAll("url(./", `url(./${name.slice(0, name.lastIndexOf("/") + 1)}`);
}

/** Return the relative address of a file, as other files of its folder import it. */
function relativeName(name: string): string {
  return `./${name.split("/").at(-1)}`;
}

/** Return the files of the game page and of each game's room, without those that every page loads. */
function partsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const common = closure(bundle, chunks.filter(({ isEntry }) => isEntry));
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const [, name, game] = /src\/(?:pages\/game\/(Game)\.svelte|games\/(\w+)\/index\.ts)$/.exec(chunk.facadeModuleId ?? "") ?? [];
    const page = name?.toLowerCase() ?? game;
    if (page) found[page] = [...new Set([...(found[page] ?? []), ...closure(bundle, [chunk]).filter((file) => !common.includes(file))])];
  }
  const shared = found.game ?? [];
  return Object.fromEntries(Object.entries(found).map(([page, files]) => [page, page === "game" ? files : files.filter((file) => !shared.includes(file))]));
}

/** Return the file names of some chunks and everything they import, styles included. */
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
