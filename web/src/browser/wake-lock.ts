/** Keep the screen on, if the browser can; the returned function releases it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let released = false;
  const acquire = async (): Promise<void> => {
    if (released || document.visibilityState !== "visible") return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (released) void lock?.release();
  };
  void acquire();
  document.addEventListener("visibilitychange", acquire);
  return () => {
    released = true;
    void lock?.release();
    document.removeEventListener("visibilitychange", acquire);
  };
}
