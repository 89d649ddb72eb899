import { useEffect, useState } from "react";
import { m } from "#messages";

/** Keeps the screen awake while the page is visible; says so if the browser cannot. */
export function WakeLock() {
  const [isUnsupported, setUnsupported] = useState(false);

  useEffect(() => {
    // Also missing on a page without https.
    if (!("wakeLock" in navigator)) {
      setUnsupported(true);
      return;
    }
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    // The browser releases it when the page is hidden, and refuses it when the battery is low.
    const acquire = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isGone) void lock.release();
      } catch {
        lock = undefined;
      }
    };
    void acquire();
    document.addEventListener("visibilitychange", acquire);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", acquire);
      void lock?.release();
    };
  }, []);

  if (!isUnsupported) return null;
  return <p className="muted">{m.kitchen_screenLockHint()}</p>;
}
