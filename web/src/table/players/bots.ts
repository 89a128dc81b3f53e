/** The named bots: each has an animal, a level of play and a character. */
export type Bot = { animal: "hare" | "hedgehog" | "fox" | "owl"; name: string; level: string };

/** All bots, weakest first. Names are Finnish in every language; the messages `web-bot-<animal>` explain them. */
export const BOTS: readonly Bot[] = [
  { animal: "hare", name: "Jussi", level: "easy" },
  { animal: "hedgehog", name: "Siili", level: "simple" },
  { animal: "fox", name: "Repo", level: "medium" },
  { animal: "owl", name: "Pöllö", level: "hard" },
];
/** The bot for games without any other level. */
const ONLY: Bot = { animal: "hare", name: "Jussi", level: "random" };

/** Return the bots for a game with these levels, at least one. */
export function botsOf(levels: readonly string[]): readonly Bot[] {
  const found = BOTS.filter(({ level }) => levels.includes(level));
  return found.length ? found : [ONLY];
}

/** Return the bot of a level; undefined if there is none. */
export function botOf(level: string | undefined): Bot | undefined {
  return [...BOTS, ONLY].find((bot) => bot.level === level);
}

/** Return the default bot: the remembered one, or else the third or strongest. */
export function usualBot(levels: readonly string[], remembered = "medium"): Bot {
  const bots = botsOf(levels);
  return bots.find(({ level }) => level === remembered) ?? (bots[Math.min(2, bots.length - 1)] as Bot);
}

/** Return a bot's name, numbered if it is taken: "Repo", "Repo 2". */
export function freeName({ name }: Bot, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
