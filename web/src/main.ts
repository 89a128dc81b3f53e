import "@fontsource-variable/inter/index.css";
import "@fontsource-variable/source-serif-4/index.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) {
  // without a word there is nothing to show: ask again until the server answers
  while (!(await speak(settings.language).then(() => true, () => false))) await new Promise((again) => setTimeout(again, 2000));
  mount(App, { target });
}
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
