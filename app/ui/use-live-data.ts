import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ANSWER_WITHIN_MS } from "./connection/connection.ts";
import { useReload } from "./use-reload.ts";

/**
 * Reloads the page's data every few seconds while it is visible, and when it becomes visible; never
 * for null. Returns whether the shop has not responded for a while.
 */
export function useLiveData(seconds: number | null): boolean {
  const reload = useReload();
  const { state } = useRevalidator();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (seconds === null) return;
    const refresh = () => {
      if (state === "idle" && !document.hidden) reload();
    };
    const timer = setInterval(refresh, seconds * 1000);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [seconds, reload, state]);
  // Failed requests are repeated until they succeed; see network-failures.ts.
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setLost(true), ANSWER_WITHIN_MS);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [state]);
  return isLost;
}
