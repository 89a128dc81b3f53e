/** What people agree on before a game, in words: the choice itself, and a sentence on what it changes. */
import { has, say, slug } from "./messages.svelte";

export type Value = boolean | number | string;

/** A value of a game's option as a choice. */
export function choice(meaning: string, value: Value): string {
  const id = `${meaning}-${slug(String(value))}`;
  if (has(id)) return say(id);
  return typeof value === "boolean" ? say(value ? "web-yes" : "web-no") : String(value);
}

/** What that value changes; a number stands in the sentence itself. */
export function change(meaning: string, value: Value): string {
  return typeof value === "number" ? say(`${meaning}-more`, { value }) : say(`${meaning}-${slug(String(value))}-more`);
}

/** The same for what every game has: dice, who starts, clock, coach and taking back. */
export const TERMS = {
  dice: { label: "web-dice-are", word: (value: Value) => say(`web-dice-${value}`), more: (value: Value) => say(`web-dice-${value}-more`) },
  start: { label: "web-starts", word: (value: Value) => say(`web-starts-${value}`), more: (value: Value) => say(`web-starts-${value}-more`) },
  clock: { label: "web-clock", word: (seconds: Value) => say("web-clock-seconds", { seconds }), more: (seconds: Value) => say("web-clock-more", { seconds }) },
  coach: { label: "web-allow-coach", word: yesOrNo, more: (value: Value) => say(value ? "web-coach-yes-more" : "web-coach-no-more") },
  undo: { label: "web-allow-undo", word: yesOrNo, more: (value: Value) => say(value ? "web-undo-yes-more" : "web-undo-no-more") },
} as const;

function yesOrNo(value: Value): string {
  return say(value ? "web-yes" : "web-no");
}
