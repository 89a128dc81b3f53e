import type { EditionInfo, KindInfo } from "../../schema";
import { currentLanguage } from "../../words/messages.svelte";

/** Return the default edition: that of the current language's booklet, or else the game's first. */
export function defaultEdition(kind: KindInfo | undefined): EditionInfo | undefined {
  return kind?.editions.find(({ languages }) => languages.includes(currentLanguage())) ?? kind?.editions[0];
}
