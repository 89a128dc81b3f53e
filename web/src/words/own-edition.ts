/** The edition with which a game starts: that of the booklet in the language that is spoken, else the usual one. */
import type { EditionTold, KindTold } from "../schema";
import { language } from "./messages.svelte";

export function ownEdition(kind: KindTold | undefined): EditionTold | undefined {
  return kind?.editions.find(({ languages }) => languages.includes(language())) ?? kind?.editions[0];
}
