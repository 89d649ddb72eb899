import { expect, test } from "vitest";
import type { Opening } from "../opening-hours.ts";
import type { Quote, QuoteProblem } from "../quote/quote.ts";
import { cartQuote } from "./cart-quote.ts";

function quoteWith(problems: QuoteProblem[]) {
  const quote = { discounts: [], promise: null, asapDueAt: null, problems } as unknown as Quote;
  return cartQuote(quote, "pickup", {} as Opening, "GET50");
}

test("a full time and a pause are refused, a time that is still to be chosen is not", () => {
  const field = "requestedFor";
  const full = quoteWith([{ field, code: "conflict", message: "Full" }]);
  const missing = quoteWith([{ field, code: "validation", message: "Choose a time" }]);

  expect(full).toMatchObject({ timeProblem: "Full", isTimeRefused: true });
  expect(missing).toMatchObject({ timeProblem: "Choose a time", isTimeRefused: false });
  expect(quoteWith([])).toMatchObject({ timeProblem: "", isTimeRefused: false });
});

test("the summary knows why a coupon is not part of the total", () => {
  const message = "GET50: Only for delivery.";
  expect(quoteWith([{ field: "coupon", code: "validation", message }]).couponProblem).toBe(message);
  expect(quoteWith([]).couponProblem).toBe("");
});
