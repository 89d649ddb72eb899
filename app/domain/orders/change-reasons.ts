import { m } from "#messages";
import { knownReasons } from "../known-reasons.ts";

export const changeReasons = knownReasons(
  new Map([
    ["The customer called", () => m.orders_theCustomerCalled()],
    ["A dish ran out", () => m.orders_aDishRanOut()],
    ["Typed wrongly", () => m.orders_typedWrongly()],
  ]),
);
