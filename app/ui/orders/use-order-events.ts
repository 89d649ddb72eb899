import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ORDERS_REFRESH_SECONDS } from "./live-order-events.ts";

/** `polling` where the stream is not to be had: the page then asks every 15 s. */
export type Liveness = "connecting" | "live" | "polling";

/** Several changes in a row are one reason to load. */
const SETTLED_MS = 200;

/**
 * Reloads the page's data when the server reports a later version of the orders than the one shown.
 */
export function useOrderEvents(shown: number): Liveness {
  const [told, setTold] = useState(0);
  const [liveness, setLiveness] = useState<Liveness>("connecting");
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";

  useEffect(() => {
    const stream = new EventSource("/admin/orders/stream");
    stream.addEventListener("open", () => setLiveness("live"));
    stream.addEventListener("orders", (event: MessageEvent<string>) => setTold(Number(event.data)));
    // The browser connects again by itself, unless it was refused.
    stream.addEventListener("error", () =>
      setLiveness(stream.readyState === EventSource.CLOSED ? "polling" : "connecting"),
    );
    return () => stream.close();
  }, []);

  useEffect(() => {
    if (told <= shown || isBusy) return;
    const timer = setTimeout(revalidate, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [told, shown, isBusy, revalidate]);

  useEffect(() => {
    if (liveness !== "polling") return;
    const timer = setInterval(revalidate, ORDERS_REFRESH_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [liveness, revalidate]);

  return liveness;
}
