import { expect, test } from "vitest";
import { countNews } from "./shop-news.ts";

test("news are counted in words", () => {
  expect(countNews(1, "order")).toBe("1 new order");
  expect(countNews(2, "booking")).toBe("2 new bookings");
  expect(countNews(3, "cancellation")).toBe("3 cancellations");
});
