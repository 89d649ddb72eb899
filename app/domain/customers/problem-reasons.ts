import { m } from "#messages";
import { knownReasons } from "../reasons/known-reasons.ts";

/** What customers report about an order. */
export const problemReasons = knownReasons({
  "Something is missing": m.orders_somethingIsMissing,
  "A wrong dish": m.orders_aWrongDish,
  "Cold, spilled or not good": m.orders_coldSpilledOrNotGood,
  Late: m.orders_late,
  "Something else": m.orders_somethingElse,
});
