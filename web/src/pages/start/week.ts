/** The days on which somebody has played the dice of the day, or solved its puzzle: calendar days, never hours. */
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

/** Return how many days in a row were played, up to today or, while today is still open, yesterday. A clock that was set back breaks nothing. */
export function streak(played: ReadonlySet<string>, time: number): number {
  const now = Math.max(time, lastOf(played));
  return runUpTo(played, played.has(dayName(now)) ? now : now - DAY);
}

/** Return how long the last row of days was, if it has ended; 0 while one goes on, and without any. */
export function endedStreak(played: ReadonlySet<string>, time: number): number {
  return streak(played, time) || !played.size ? 0 : runUpTo(played, lastOf(played));
}

function lastOf(played: ReadonlySet<string>): number {
  return Math.max(0, ...[...played].map((day) => Date.parse(day) || 0));
}

/** Return how many days in a row end with that one. */
function runUpTo(played: ReadonlySet<string>, last: number): number {
  let length = 0;
  while (played.has(dayName(last - length * DAY))) length += 1;
  return length;
}
