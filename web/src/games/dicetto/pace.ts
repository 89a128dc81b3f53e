/** Milliseconds that one throw of a battle is looked at. */
export const ONE_THROW = 1300;
/** How long a battle that has been played out stays to be read. */
export const READ = 4500;
