import "@fontsource-variable/inter/index.css";
import "@fontsource-variable/source-serif-4/index.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keep } from "./lib/keep";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) {
  // without a word there is nothing to show: ask again until the server answers
  while (!(await speak(settings.language).then(() => true, () => false))) await new Promise((again) => setTimeout(again, 2000));
  mount(App, { target });
}
if (document.readyState === "complete") void keep();
else addEventListener("load", () => void keep());
