import { expect, test } from "vitest";
import type { ShopNews } from "#app/domain/reports/shop-news.ts";
import { waitingCounts } from "./waiting-counts.ts";

const news = (pending: number, ringing: string[]) =>
  ({
    orders: { pending },
    bookings: { pending },
    ringing: ringing.map((kind) => ({ kind })),
  }) as ShopNews;

test("the badges count what waits, which an order that rings adds to", () => {
  const counted = (of: ShopNews) => Object.values(waitingCounts(of, 2)).map(({ count }) => count);

  expect(counted(news(8, []))).toEqual([8, 8, 2]);
  expect(counted(news(9, ["order", "booking"]))).toEqual([9, 9, 2]);
});
