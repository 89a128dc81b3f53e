/** Keeps the screen on while a game is watched, where the browser can; the answer lets it go dark again. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;
  const ask = async (): Promise<void> => {
    if (done || document.visibilityState !== "visible") return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (done) void lock?.release();
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    done = true;
    void lock?.release();
    document.removeEventListener("visibilitychange", ask);
  };
}
