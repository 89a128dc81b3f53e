/** Milliseconds for one throw of a battle. */
export const ONE_THROW = 1300;
/** Milliseconds for which a battle's result stays on the screen. */
export const READ = 4500;
