import { useMatches, useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { ShopNews } from "#app/domain/reports/shop-news.ts";

/** Whether the stream is connected; `lost` while the browser connects again, `polling` if it is not available. */
export type Liveness = "starting" | "live" | "lost" | "polling";

/** A screen that exports this as its `handle` reloads its data when orders or bookings change. */
export const SHOWS_NEWS = { showsNews: true };
/** A screen that exports this reloads its data when the menu changes. */
export const SHOWS_MENU = { showsMenu: true };

/** Several changes in a row cause one request. */
const DEBOUNCE_MS = 200;
/** Without the stream. */
export const POLL_SECONDS = 15;
/** Lists show for how many minutes an order has waited. */
const REFRESH_SECONDS = 60;

/** Null when the shop cannot be reached or the session has ended: the page stays as it is. */
async function fetchNews(): Promise<ShopNews | null> {
  try {
    const response = await fetch("/admin/news.json", { redirect: "error" });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Follows the orders and bookings, starting with those that the page was loaded with. */
export function useShopNews(loaded: ShopNews): { news: ShopNews; liveness: Liveness } {
  const [fetched, setFetched] = useState(loaded);
  const news = fetched.version > loaded.version ? fetched : loaded;
  const [latestVersion, setLatestVersion] = useState(0);
  const [liveness, setLiveness] = useState<Liveness>("starting");
  // The stream does not notice when nothing arrives any more.
  const [isReachable, setReachable] = useState(true);
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const handles = useMatches().map(({ handle }) => handle);
  const showsNews = handles.includes(SHOWS_NEWS);
  const showsMenu = handles.includes(SHOWS_MENU);
  const { menuVersion } = loaded;

  // The page's own data are loaded again only if the shop answers and the screen shows what has changed.
  const refresh = useCallback(async () => {
    const next = await fetchNews();
    setReachable(next !== null);
    if (!next) return;
    setFetched(next);
    if (showsNews || (showsMenu && next.menuVersion !== menuVersion)) revalidate();
  }, [showsNews, showsMenu, menuVersion, revalidate]);

  useEffect(() => {
    const stream = new EventSource("/admin/orders/stream");
    stream.addEventListener("open", () => setLiveness("live"));
    stream.addEventListener("orders", (event: MessageEvent<string>) =>
      setLatestVersion(Number(event.data)),
    );
    // The browser reconnects by itself, unless the connection was refused.
    stream.addEventListener("error", () =>
      setLiveness(stream.readyState === EventSource.CLOSED ? "polling" : "lost"),
    );
    return () => stream.close();
  }, []);

  useEffect(() => {
    if (latestVersion <= news.version || isBusy) return;
    const timer = setTimeout(refresh, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [latestVersion, news.version, isBusy, refresh]);

  useEffect(() => {
    if (liveness !== "polling" && !showsNews && !showsMenu) return;
    const seconds = liveness === "polling" ? POLL_SECONDS : REFRESH_SECONDS;
    const timer = setInterval(refresh, seconds * 1000);
    return () => clearInterval(timer);
  }, [liveness, showsNews, showsMenu, refresh]);

  useEffect(() => {
    addEventListener("online", refresh);
    return () => removeEventListener("online", refresh);
  }, [refresh]);

  return { news, liveness: liveness === "live" && !isReachable ? "lost" : liveness };
}
