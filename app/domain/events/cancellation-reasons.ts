import { m } from "#messages";
import { knownReasons } from "../reasons/known-reasons.ts";

export const cancellationReasons = knownReasons({
  "The customer called and asked to cancel": m.events_reasonCustomerAsked,
  "The customer cannot be reached": m.events_theCustomerCannotBeReached,
  "The advance was not paid": m.events_theAdvanceWasNotPaid,
  "The venue is outside our area": m.events_reasonOutsideArea,
  "We cannot cater on that day": m.events_reasonDayUnavailable,
});
