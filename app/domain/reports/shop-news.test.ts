import { expect, test } from "vitest";
import { seenNews, unseenNews } from "./shop-news.ts";

const news = (orders: [number, number], bookings: [number, number]) => ({
  version: 1,
  orders: { total: orders[0], pending: orders[1] },
  bookings: { total: bookings[0], pending: bookings[1] },
});

test("orders and bookings are new until they are seen or taken care of", () => {
  const before = news([100, 1], [20, 5]);
  const seen = seenNews(before);

  expect(unseenNews(before, seen)).toEqual({ orders: 0, bookings: 0 });
  expect(unseenNews(news([103, 4], [21, 6]), seen)).toEqual({ orders: 3, bookings: 1 });
  expect(unseenNews(news([103, 2], [21, 0]), seen)).toEqual({ orders: 2, bookings: 0 });
});

test("a restored backup with fewer orders announces nothing", () => {
  expect(unseenNews(news([90, 8], [3, 3]), { orders: 100, bookings: 20 })).toEqual({
    orders: 0,
    bookings: 0,
  });
});
