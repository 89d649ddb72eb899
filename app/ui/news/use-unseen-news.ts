import { useEffect, useState } from "react";
import {
  NOTHING_SEEN,
  type SeenNews,
  type ShopNews,
  seenNews,
  unseenNews,
} from "#app/domain/reports/shop-news.ts";

const STORAGE_KEY = "seen-news";

function readSeen(): SeenNews | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return null;
  }
}

function saveSeen(seen: SeenNews): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(seen));
  } catch {
    // Without storage, each tab has to be told separately.
  }
}

/** What came in since an admin last took note of it in this browser, in whichever tab. */
export function useUnseenNews(news: ShopNews) {
  const [seen, setSeen] = useState<SeenNews | null>(null);

  const acknowledge = () => {
    const next = seenNews(news, seen ?? NOTHING_SEEN);
    saveSeen(next);
    setSeen(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the first page that is opened
  useEffect(() => {
    const stored = readSeen();
    if (stored) setSeen(stored);
    else acknowledge();
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY) setSeen(readSeen());
    };
    addEventListener("storage", followOtherTabs);
    return () => removeEventListener("storage", followOtherTabs);
  }, []);

  return { unseen: seen ? unseenNews(news, seen) : { orders: 0, bookings: 0 }, acknowledge };
}
