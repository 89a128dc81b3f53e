import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { languages } from "./languages.ts";
import { worker } from "./worker.ts";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [languages("../src/noppa/locale"), svelte({ compilerOptions: { runes: true } }), worker("src/worker.js")],
  build: {
    outDir: "../src/noppa/server/built",
    emptyOutDir: true,
    manifest: "parts.json",
    assetsInlineLimit: 0, // the page's policy takes fonts and pictures from its own address only
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/words": server } },
});
