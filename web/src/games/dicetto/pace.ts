/** The duration of one roll of a battle, in milliseconds. */
export const ONE_THROW = 1300;
/** How long a battle's result stays on the screen, in milliseconds. */
export const READ = 4500;
