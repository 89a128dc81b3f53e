/** The bots by name: each is an animal, a level of play and a character, from the weakest to the strongest. */
export type Bot = { animal: "hare" | "hedgehog" | "fox" | "owl"; name: string; level: string };

/** Names are Finnish and the same in every language; what they mean and how they play is in the messages `web-bot-<animal>`. */
export const BOTS: readonly Bot[] = [
  { animal: "hare", name: "Pupu", level: "easy" },
  { animal: "hedgehog", name: "Siili", level: "simple" },
  { animal: "fox", name: "Repo", level: "medium" },
  { animal: "owl", name: "Pöllö", level: "hard" },
];
/** Plays games for which there is no other level. */
const ONLY: Bot = { animal: "hare", name: "Pupu", level: "random" };

/** Return the bots for a game of which these levels can be played; of any game there is at least one. */
export function botsOf(levels: readonly string[]): readonly Bot[] {
  const found = BOTS.filter(({ level }) => levels.includes(level));
  return found.length ? found : [ONLY];
}

/** Return the bot that plays at a level; undefined if none does. */
export function botOf(level: string | undefined): Bot | undefined {
  return [...BOTS, ONLY].find((bot) => bot.level === level);
}

/** Return the bot to begin with: the one remembered, else the third of four. */
export function usualBot(levels: readonly string[], remembered = "medium"): Bot {
  const bots = botsOf(levels);
  return bots.find(({ level }) => level === remembered) ?? (bots[Math.min(2, bots.length - 1)] as Bot);
}

/** Return a bot's name that nobody at the table has yet: "Repo", "Repo 2". */
export function freeName({ name }: Bot, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(tried)) return tried;
  }
}
