import { expect, test } from "vitest";
import { NOTHING_SEEN, seenNews, unseenNews } from "./shop-news.ts";

const news = (orders: number[], bookings: number[]) => ({
  version: 1,
  orders: { pending: orders.length, newest: orders },
  bookings: { pending: bookings.length, newest: bookings },
});

test("orders and bookings are new until they are seen or taken care of", () => {
  const before = news([100, 98], [20, 7]);
  const seen = seenNews(before, NOTHING_SEEN);

  expect(unseenNews(before, seen)).toEqual({ orders: 0, bookings: 0 });
  expect(unseenNews(news([103, 101, 100, 98], [21, 20, 7]), seen)).toEqual({
    orders: 2,
    bookings: 1,
  });
  expect(unseenNews(news([100, 98], [20, 7]), seen), "only older ones are left").toEqual({
    orders: 0,
    bookings: 0,
  });
});

test("what was seen stays seen when nothing is pending", () => {
  const seen = { orders: 100, bookings: 20 };

  expect(seenNews(news([], []), seen)).toEqual(seen);
});
