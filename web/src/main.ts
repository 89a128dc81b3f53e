import "@fontsource-variable/inter/index.css";
import "@fontsource-variable/source-serif-4/index.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { breath } from "./browser/yield-to-browser";
import { keep } from "./browser/register-worker";
import { settings } from "./browser/settings.svelte";
import { speak } from "./words/messages.svelte";

const target = document.getElementById("app");
if (target) {
  // the first figure takes a browser long, any later one next to nothing: better now than among the work to come
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
  // without a word there is nothing to show: ask again until the server answers
  while (!(await speak(settings.language).then(() => true, () => false))) await new Promise((again) => setTimeout(again, 2000));
  await breath();
  target.replaceChildren();
  mount(App, { target });
}
/** What is kept for the next time is fetched when this time has begun. */
const LATER = 1500;
const later = () => setTimeout(() => void keep(), LATER);
if (document.readyState === "complete") later();
else addEventListener("load", later);
