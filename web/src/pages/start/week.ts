/** Weeks and streaks of days on which the dice of the day were played or the puzzle was solved, in whole UTC days. */
const DAY = 86_400_000;

/** Return the UTC day of a time, in the server's format: "2026-03-02". */
export function dayName(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Return the seven days of a time's week, from Monday on. */
export function weekOf(time: number): string[] {
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: 7 }, (_, at) => dayName(monday + at * DAY));
}

/** Return the length of the current streak, which ends today or, if today was not played yet, yesterday. A clock that
 * was set back does not break it. */
export function streak(played: ReadonlySet<string>, time: number): number {
  const now = Math.max(time, lastOf(played));
  return streakUpTo(played, played.has(dayName(now)) ? now : now - DAY);
}

/** Return the length of the last streak if it has ended; 0 during a streak and without any. */
export function endedStreak(played: ReadonlySet<string>, time: number): number {
  return streak(played, time) || !played.size ? 0 : streakUpTo(played, lastOf(played));
}

function lastOf(played: ReadonlySet<string>): number {
  return Math.max(0, ...[...played].map((day) => Date.parse(day) || 0));
}

/** Return the length of the streak that ends with a day. */
function streakUpTo(played: ReadonlySet<string>, last: number): number {
  let length = 0;
  while (played.has(dayName(last - length * DAY))) length += 1;
  return length;
}
