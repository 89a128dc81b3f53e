/** Puts the terms of a game into words: the value that was chosen, and a sentence on what it changes. */
import { formatNumber, hasMessage, say, slug } from "./messages.svelte";

export type OptionValue = boolean | number | string;

/** Return the label of a value of a game's option. */
export function optionLabel(meaning: string, value: OptionValue): string {
  const id = `${meaning}-${slug(String(value))}`;
  if (hasMessage(id)) return say(id);
  if (typeof value === "number") return formatNumber(value);
  return typeof value === "boolean" ? yesOrNo(value) : value;
}

/** Return what that value changes; a number is filled into the sentence. */
export function optionDescription(meaning: string, value: OptionValue): string {
  return typeof value === "number" ? say(`${meaning}-more`, { value }) : say(`${meaning}-${slug(String(value))}-more`);
}

/** The terms that every game has: dice, who starts, clock, coach and undo. */
export const TABLE_TERMS = {
  dice: { label: "web-dice-are", word: (value: OptionValue) => say(`web-dice-${value}`), more: (value: OptionValue) => say(`web-dice-${value}-more`) },
  start: { label: "web-starts", word: (value: OptionValue) => say(`web-starts-${value}`), more: (value: OptionValue) => say(`web-starts-${value}-more`) },
  clock: { label: "web-clock", word: (seconds: OptionValue) => say("web-clock-seconds", { seconds }), more: (seconds: OptionValue) => say("web-clock-more", { seconds }) },
  coach: { label: "web-allow-coach", word: yesOrNo, more: (value: OptionValue) => say(value ? "web-coach-yes-more" : "web-coach-no-more") },
  undo: { label: "web-allow-undo", word: yesOrNo, more: (value: OptionValue) => say(value ? "web-undo-yes-more" : "web-undo-no-more") },
} as const;

function yesOrNo(value: OptionValue): string {
  return say(value ? "web-yes" : "web-no");
}
