import { describe, expect, test } from "vitest";
import {
  defaultDeliveryTerms,
  deliveryFee,
  formatDeliveryFee,
  missingForFreeDelivery,
} from "./delivery-fee.ts";

describe("the delivery fee", () => {
  test.each([
    ["199.00", 19900, 3000],
    ["200.00", 20000, 3000],
    ["200.50", 20050, 0],
    ["201.00", 20100, 0],
  ])("for a subtotal of ₹%s", (_, subtotalPaise, feePaise) => {
    expect(deliveryFee(subtotalPaise, "delivery", defaultDeliveryTerms)).toBe(feePaise);
  });

  test.each([
    [13_000, 3000, 20_000, 7100],
    [20_000, 3000, 20_000, 100],
    [19_950, 3000, 20_000, 100],
    [20_001, 0, 20_000, 0],
    [13_000, 3000, null, 0],
  ])(
    "subtotal %i, fee %i, free above %s: %i paise are missing until it is free",
    (subtotalPaise, feePaise, freeAbovePaise, missingPaise) => {
      expect(missingForFreeDelivery(subtotalPaise, feePaise, freeAbovePaise)).toBe(missingPaise);
    },
  );

  test("is zero for pickup", () => {
    expect(deliveryFee(5000, "pickup", defaultDeliveryTerms)).toBe(0);
  });

  test("is zero for an empty cart", () => {
    expect(deliveryFee(0, "delivery", defaultDeliveryTerms)).toBe(0);
  });

  test("follows the owner's settings", () => {
    const terms = { feePaise: 4500, freeAbovePaise: 50000 };
    expect(deliveryFee(50000, "delivery", terms)).toBe(4500);
    expect(deliveryFee(50001, "delivery", terms)).toBe(0);
  });

  test.each([
    [{ feePaise: 3000, freeAbovePaise: 20000 }, "₹30, free above ₹200"],
    [{ feePaise: 4550, freeAbovePaise: 100000 }, "₹45.50, free above ₹1,000"],
    [{ feePaise: 0, freeAbovePaise: 20000 }, "Free"],
    [{ feePaise: 3000, freeAbovePaise: 0 }, "Free"],
  ])("with the terms %o is shown as %s", (terms, text) => {
    expect(formatDeliveryFee(terms)).toBe(text);
  });
});
