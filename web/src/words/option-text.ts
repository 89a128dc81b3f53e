/** Formats the settings of a game: the chosen value, and a sentence about what it changes. */
import { formatNumber, hasMessage, say, slug } from "./messages.svelte";

export type OptionValue = boolean | number | string;

/** Return the label of an option's value. */
export function optionLabel(meaning: string, value: OptionValue): string {
  const id = `${meaning}-${slug(String(value))}`;
  if (hasMessage(id)) return say(id);
  if (typeof value === "number") return formatNumber(value);
  return typeof value === "boolean" ? yesOrNo(value) : value;
}

/** Return a sentence about what an option's value changes; a number is filled in. */
export function optionDescription(meaning: string, value: OptionValue): string {
  return typeof value === "number" ? say(`${meaning}-more`, { value }) : say(`${meaning}-${slug(String(value))}-more`);
}

/** The settings that all games share: dice, who starts, clock, coach and undo. */
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
