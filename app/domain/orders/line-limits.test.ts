import { describe, expect, test } from "vitest";
import { MAX_LINE_QUANTITY, quantityProblem, tooManyOfDish } from "./line-limits.ts";

const dahiPuri = { name: "Dahi Puri", portionsLeft: 5, soldOut: false };

describe("the quantity of a dish in a cart", () => {
  test("may be the whole stock", () => {
    expect(quantityProblem(dahiPuri, { inLine: 5, inCart: 5 })).toBeNull();
  });

  test("may not exceed the stock; the message names the dish and what is left", () => {
    expect(quantityProblem(dahiPuri, { inLine: 6, inCart: 6 })).toMatchObject({
      code: "out_of_stock",
      message: "Only 5 of Dahi Puri left.",
    });
  });

  test("is counted over all line items of the dish", () => {
    expect(quantityProblem(dahiPuri, { inLine: 2, inCart: 6 })).toMatchObject({
      code: "out_of_stock",
    });
  });

  test("must be zero for a dish marked as sold out, whatever its stock", () => {
    expect(quantityProblem({ ...dahiPuri, soldOut: true }, { inLine: 1, inCart: 1 })).toMatchObject(
      {
        code: "out_of_stock",
        message: "Dahi Puri is sold out for now.",
      },
    );
  });

  test.each([
    [MAX_LINE_QUANTITY, null],
    [MAX_LINE_QUANTITY + 1, tooManyOfDish()],
  ])("is at most 99 in one line item: %i", (inLine, message) => {
    const bhel = { name: "Bhel", portionsLeft: 1000, soldOut: false };
    const found = quantityProblem(bhel, { inLine, inCart: inLine });
    expect(found?.message ?? null).toBe(message);
  });
});
