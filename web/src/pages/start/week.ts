/** The days on which somebody has played the dice of the day. */
const DAY = 86_400_000;

/** Return a day in UTC, as the server names it: "2026-03-02". */
export function dayName(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Return the seven days of the week that a time lies in, from Monday on. */
export function weekOf(time: number): string[] {
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: 7 }, (_, at) => dayName(monday + at * DAY));
}

/** Return how many days in a row were played, up to today or, while today is still open, yesterday. */
export function streak(played: ReadonlySet<string>, time: number): number {
  let length = 0;
  let day = played.has(dayName(time)) ? time : time - DAY;
  while (played.has(dayName(day))) {
    length += 1;
    day -= DAY;
  }
  return length;
}
