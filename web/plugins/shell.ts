/** The page draws itself before the app is there: its style and its first script stand in it, not beside it. */
import { readFileSync } from "node:fs";
import { minifySync, type Plugin, type Rolldown } from "vite";

const STYLE = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;

export function shell(script: string): Plugin {
  const inside = new Set<string>();
  return {
    name: "shell",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // what stands in the page is not fetched again for a part that needs it too
          resolveDependencies: (_, parts) => parts.filter((part) => !part.endsWith(".css") || !part.includes("/app-")),
        },
      },
    }),
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const parts = JSON.stringify(bundle ? partsOf(bundle) : {});
        const first = minifySync(script, readFileSync(script, "utf8").replace("const PARTS = {};", `const PARTS = ${parts};`)).code;
        // behind the app's own script, which is to be fetched first
        const scripted = html.replace("</head>", () => `  <script>${first}</script>\n  </head>`);
        return scripted.replace(STYLE, (_, name: string) => {
          const part = bundle?.[name];
          if (part?.type !== "asset") throw new Error(`${name} is not there`);
          inside.add(name);
          return `<style>${String(part.source).trim()}</style>`;
        });
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const name of inside) delete bundle[name];
      },
    },
  };
}

/** The files of a game's page and of each table, without those that every page has. */
function partsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const everywhere = closure(bundle, chunks.filter(({ isEntry }) => isEntry));
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const [, name, game] = /src\/(?:pages\/game\/(Game)\.svelte|games\/(\w+)\/(?:Table\.svelte|words\.ts))$/.exec(chunk.facadeModuleId ?? "") ?? [];
    const page = name?.toLowerCase() ?? game;
    if (page) found[page] = [...new Set([...(found[page] ?? []), ...closure(bundle, [chunk]).filter((file) => !everywhere.includes(file))])];
  }
  const shared = found.game ?? [];
  return Object.fromEntries(Object.entries(found).map(([page, files]) => [page, page === "game" ? files : files.filter((file) => !shared.includes(file))]));
}

/** The addresses of these parts and of all that they import, style included. */
function closure(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>();
  const look = (chunk: Rolldown.OutputChunk) => {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") look(imported);
    }
  };
  chunks.forEach(look);
  return [...found];
}
