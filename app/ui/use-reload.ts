import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { isSending } from "./hydration/network-failures.ts";

/**
 * Reloads the page's data. It waits for a form that is being sent: Remix would drop the data that
 * its answer loads, and the toast with them.
 */
export function useReload(): () => void {
  const { revalidate } = useRevalidator();
  const isLeaving = useNavigation().state !== "idle";
  const isBusy = useFetchers().some(isSending) || isLeaving;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || isBusy) return;
    setAsked(false);
    revalidate();
  }, [isAsked, isBusy, revalidate]);
  return useCallback(() => setAsked(true), []);
}
