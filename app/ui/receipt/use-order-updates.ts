import { useEffect } from "react";
import { ORDER_POLL_SECONDS } from "#app/domain/orders/refresh-seconds.ts";
import { useReload } from "../use-reload.ts";

async function latestVersion(): Promise<number> {
  try {
    const reply = await fetch("/my-orders/version");
    return reply.ok ? Number(await reply.text()) : 0;
  } catch {
    // The next try may succeed; until then, the page stays unchanged.
    return 0;
  }
}

/** Reloads the page's data when one of the customer's orders has changed. */
export function useOrderUpdates(
  shownVersion: number,
  hasActiveOrder: boolean,
  pollSeconds = ORDER_POLL_SECONDS,
): void {
  const reload = useReload();
  useEffect(() => {
    if (!hasActiveOrder) return;
    const timer = setInterval(async () => {
      if (!document.hidden && (await latestVersion()) > shownVersion) reload();
    }, pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [shownVersion, hasActiveOrder, pollSeconds, reload]);
}
