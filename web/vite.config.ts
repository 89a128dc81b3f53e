/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { bundled } from "./plugins/bundled.ts";
import { languages } from "./plugins/languages.ts";
import { offline, packOffline, type Packed } from "./plugins/offline.ts";
import { shell } from "./plugins/shell.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

const server = "http://127.0.0.1:8765";
/** The chunks of the build, each with its imports: code for every page, code for every table, and each game's room.
 * Parts of a room that are loaded later (television styles, the symbols of its rules, its lesson) are separate. */
const GROUPS = [
  { name: "app", test: /src[\\/]App\.svelte$/, priority: 3 },
  { name: "table", test: /src[\\/](pages[\\/]game[\\/]Game|table[\\/](MoveList|frame[\\/](Frame|KeepTable)))\.svelte$|src[\\/]table[\\/](dice[\\/]dice-text|rules[\\/]explains)\.ts$/, priority: 2 },
  { name: (id: string) => /src[\\/]games[\\/](\w+)[\\/](?!television\.css|guide\.|Symbol\.|lesson)/.exec(id)?.[1] ?? null, priority: 1 },
];

export default defineConfig(async ({ command }) => {
  const packed: Packed = command === "build" ? await packOffline() : { files: {}, answers: "", contents: new Map() };
  return {
  base: "./", // served from any folder
  plugins: [languages("../src/noppa/locale"), svelte({ compilerOptions: { runes: true } }), offline(packed), shell("src/prefetch.js"), serviceWorker("src/service-worker.js"), bundled()],
  define: { __OFFLINE_FILES__: JSON.stringify(packed.files), __OFFLINE_ANSWERS__: JSON.stringify(packed.answers) },
  // the workers have their own folder, where the server's policy lets them compile WebAssembly
  worker: { format: "es" as const, rolldownOptions: { output: { entryFileNames: "offline/[name]-[hash].js", chunkFileNames: "offline/[name]-[hash].js" } } },
  build: {
    outDir: "../src/noppa/server/built",
    emptyOutDir: true,
    manifest: "parts.json",
    assetsInlineLimit: 0, // the page's policy allows fonts and pictures from its own origin only
    target: "es2022",
    // few files: each costs a round trip to the server
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  // tests use Svelte's browser build, not its server-side one; the long timeouts are for busy machines
  ...(process.env.VITEST && { resolve: { conditions: ["browser"] } }),
  // a process for each file costs more than its tests
  test: { testTimeout: 60_000, hookTimeout: 60_000, pool: "threads", isolate: false, setupFiles: ["tests/fresh.ts"] },
  server: { proxy: { "/api": { target: server, ws: true }, "/words": server } },
  };
});
