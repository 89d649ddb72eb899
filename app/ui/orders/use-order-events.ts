import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ORDERS_REFRESH_SECONDS } from "./live-order-events.ts";

/** `polling` if the stream is not available. */
export type Liveness = "connecting" | "live" | "polling";

/** Several changes in a row cause one reload. */
const DEBOUNCE_MS = 200;

/** Reloads the page's data when the server reports a newer version of the orders than the one shown. */
export function useOrderEvents(shownVersion: number): Liveness {
  const [latestVersion, setLatestVersion] = useState(0);
  const [liveness, setLiveness] = useState<Liveness>("connecting");
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";

  useEffect(() => {
    const stream = new EventSource("/admin/orders/stream");
    stream.addEventListener("open", () => setLiveness("live"));
    stream.addEventListener("orders", (event: MessageEvent<string>) =>
      setLatestVersion(Number(event.data)),
    );
    // The browser reconnects by itself, unless the connection was refused.
    stream.addEventListener("error", () =>
      setLiveness(stream.readyState === EventSource.CLOSED ? "polling" : "connecting"),
    );
    return () => stream.close();
  }, []);

  useEffect(() => {
    if (latestVersion <= shownVersion || isBusy) return;
    const timer = setTimeout(revalidate, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [latestVersion, shownVersion, isBusy, revalidate]);

  useEffect(() => {
    if (liveness !== "polling") return;
    const timer = setInterval(revalidate, ORDERS_REFRESH_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [liveness, revalidate]);

  return liveness;
}
