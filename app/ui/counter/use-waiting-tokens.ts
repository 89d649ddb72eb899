import { useEffect, useState } from "react";
import type { WaitingToken } from "#app/domain/counter/waiting-token.ts";

const REFRESH_MS = 10_000;

/** Follows the kitchen while the page is open. `placed`: the id of the last order that was taken here. */
export function useWaitingTokens(loaded: WaitingToken[], placed: string): WaitingToken[] {
  const [tokens, setTokens] = useState(loaded);
  useEffect(() => setTokens(loaded), [loaded]);
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch("/admin/counter/tokens", {
          redirect: "manual",
          signal: stopped.signal,
        });
        if (response.ok) setTokens((await response.json()).tokens);
      } catch {
        // While the shop is unreachable, no changes are known.
      }
    };
    if (placed) ask();
    const timer = setInterval(ask, REFRESH_MS);
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [placed]);
  return tokens;
}
