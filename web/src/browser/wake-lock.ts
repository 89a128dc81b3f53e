/** Keep the screen on, if the browser can; the returned function releases it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;
  const acquire = async (): Promise<void> => {
    if (done || document.visibilityState !== "visible") return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (done) void lock?.release();
  };
  void acquire();
  document.addEventListener("visibilitychange", acquire);
  return () => {
    done = true;
    void lock?.release();
    document.removeEventListener("visibilitychange", acquire);
  };
}
