import { m } from "#messages";
import { knownReasons } from "../reasons/known-reasons.ts";

/** With this reason, dishes at 0 do not go back into stock. */
export const DISH_RAN_OUT = "A dish ran out";

export const cancellationReasons = knownReasons({
  [DISH_RAN_OUT]: m.orders_aDishRanOut,
  "The customer called and asked to cancel": m.events_reasonCustomerAsked,
  "The customer cannot be reached": m.events_theCustomerCannotBeReached,
  "The address is outside our delivery area": m.orders_reasonOutsideArea,
  "We are closing early today": m.orders_weAreClosingEarlyToday,
});

export const changeReasons = knownReasons({
  "The customer called": m.orders_theCustomerCalled,
  [DISH_RAN_OUT]: m.orders_aDishRanOut,
  "Typed wrongly": m.orders_typedWrongly,
});

export const discountReasons = knownReasons({
  "Waited too long": m.orders_reasonWaited,
  "A regular customer": m.orders_reasonRegular,
  "Something was wrong with a dish": m.orders_reasonDishWrong,
});

/** Why staff give up on an order that a device took offline. */
export const discardReasons = knownReasons({
  "The customer left": m.orders_reasonCustomerLeft,
  "Recorded twice": m.payments_recordedTwice,
  "Typed wrongly": m.orders_typedWrongly,
});
