import { describe, expect, test } from "vitest";
import { MAX_LINE_QUANTITY, quantityProblem, tooManyOfDish } from "./quantity-limit.ts";

const dahiPuri = { name: "Dahi Puri", stock: 5, soldOut: false };

describe("how many of a dish a cart may hold", () => {
  test("is all that is left of it", () => {
    expect(quantityProblem(dahiPuri, { inLine: 5, inCart: 5 })).toBeNull();
  });

  test("is no more than is left, and the message names the dish and what is left", () => {
    expect(quantityProblem(dahiPuri, { inLine: 6, inCart: 6 })).toMatchObject({
      code: "out_of_stock",
      message: "Only 5 of Dahi Puri left.",
    });
  });

  test("counts lines of the same dish that are made differently", () => {
    expect(quantityProblem(dahiPuri, { inLine: 2, inCart: 6 })).toMatchObject({
      code: "out_of_stock",
    });
  });

  test("is nothing of a dish that is sold out, whatever its stock says", () => {
    expect(quantityProblem({ ...dahiPuri, soldOut: true }, { inLine: 1, inCart: 1 })).toMatchObject(
      {
        code: "out_of_stock",
        message: "Dahi Puri is sold out for now.",
      },
    );
  });

  test.each([
    [MAX_LINE_QUANTITY, null],
    [MAX_LINE_QUANTITY + 1, tooManyOfDish],
  ])("is at most 99 in one line: %i", (inLine, message) => {
    const bhel = { name: "Bhel", stock: 1000, soldOut: false };
    const found = quantityProblem(bhel, { inLine, inCart: inLine });
    expect(found?.message ?? null).toBe(message);
  });
});
