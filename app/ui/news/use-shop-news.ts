import { useMatches, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ShopNews } from "#app/domain/reports/shop-news.ts";
import {
  ANSWER_WITHIN_MS,
  CHECK_SECONDS,
  type Connection,
  RECHECK_SECONDS,
} from "../connection/connection.ts";
import { useReload } from "../use-reload.ts";

/** A screen that exports this as its `handle` reloads its data when orders or bookings change. */
export const SHOWS_NEWS = { showsNews: true };
/** A screen that exports this reloads its data when the menu changes. */
export const SHOWS_MENU = { showsMenu: true };

/** Several changes in a row cause one request. */
const DEBOUNCE_MS = 200;
/** Lists show how many minutes an order has waited. */
const REFRESH_SECONDS = 60;

type Answer = ShopNews | "lost" | "signed out";

async function fetchNews(): Promise<Answer> {
  try {
    const response = await fetch("/admin/news.json", {
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    // A redirect to the page that says so.
    if (response.type === "opaqueredirect") return "signed out";
    return response.ok ? await response.json() : "lost";
  } catch {
    return "lost";
  }
}

/** Follows the orders and bookings, starting with those that the page was loaded with. */
export function useShopNews(loaded: ShopNews): {
  news: ShopNews;
  connection: Connection;
  answeredAt: number;
} {
  const [fetched, setFetched] = useState(loaded);
  const news = fetched.version > loaded.version ? fetched : loaded;
  const [latestVersion, setLatestVersion] = useState(0);
  const [stream, setStream] = useState<Connection>("starting");
  // The stream notices neither that nothing arrives any more nor, at first, that the session has ended.
  const [problem, setProblem] = useState<"lost" | "signed out" | null>(null);
  const reload = useReload();
  const { state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const handles = useMatches().map(({ handle }) => handle);
  const showsNews = handles.includes(SHOWS_NEWS);
  const showsMenu = handles.includes(SHOWS_MENU);
  const answeredAt = useRef(0);

  const check = useRef(async () => {});
  check.current = async () => {
    const askedAt = performance.now();
    const answer = await fetchNews();
    // A later request may have been answered first.
    if (askedAt < answeredAt.current) return;
    if (typeof answer === "string") return setProblem(answer);
    answeredAt.current = askedAt;
    setProblem(null);
    setFetched(answer);
    // The page's own data is reloaded only if it shows what has changed.
    const hasNews = showsNews && answer.version > loaded.version;
    if (hasNews || (showsMenu && answer.menuVersion !== loaded.menuVersion)) reload();
  };

  useEffect(() => {
    const checkNow = () => void check.current();
    const source = new EventSource("/admin/orders/stream");
    source.addEventListener("open", () => setStream("live"));
    source.addEventListener("orders", (event: MessageEvent<string>) =>
      setLatestVersion(Number(event.data)),
    );
    // The browser reconnects automatically, unless the connection was refused.
    source.addEventListener("error", () => {
      setStream("polling");
      checkNow();
    });
    addEventListener("online", checkNow);
    return () => {
      source.close();
      removeEventListener("online", checkNow);
    };
  }, []);

  useEffect(() => {
    const seconds = problem === "lost" ? RECHECK_SECONDS : CHECK_SECONDS;
    const timer = setInterval(() => void check.current(), seconds * 1000);
    return () => clearInterval(timer);
  }, [problem]);

  useEffect(() => {
    if (latestVersion <= news.version || isBusy) return;
    const timer = setTimeout(() => check.current(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [latestVersion, news.version, isBusy]);

  useEffect(() => {
    if (!showsNews || problem) return;
    const timer = setInterval(reload, REFRESH_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [showsNews, problem, reload]);

  return { news, connection: problem ?? stream, answeredAt: answeredAt.current };
}
