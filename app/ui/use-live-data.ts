import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Loads the page's data again every few seconds while it is visible, and when it becomes visible; never for null. */
export function useLiveData(seconds: number | null): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (seconds === null) return;
    const refresh = () => {
      if (state === "idle" && !document.hidden) revalidate();
    };
    const timer = setInterval(refresh, seconds * 1000);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [seconds, revalidate, state]);
}
