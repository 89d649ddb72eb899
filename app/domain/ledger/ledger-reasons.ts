import { m } from "#messages";
import { knownReasons } from "../reasons/known-reasons.ts";

// Why a claim failed automatically, as stored.
export const USED_TWICE = "This reference belongs to another payment";
export const REPLACED = "Replaced by another reference";
/** Why an online refund was taken back. */
export const REFUND_FAILED = "The payment service could not return the money";

const automaticReasons = knownReasons({
  [USED_TWICE]: m.payments_referenceTaken,
  [REPLACED]: m.payments_replacedByAnotherReference,
  [REFUND_FAILED]: m.payments_refundFailed,
});

export const refundReasons = knownReasons({
  "The order was changed": m.orders_theOrderWasChanged,
  "The order was cancelled": m.orders_theOrderWasCancelled,
  "A dish was missing": m.orders_aDishWasMissing,
});

export const reversalReasons = knownReasons({
  "Recorded twice": m.payments_recordedTwice,
  "Wrong order": m.payments_wrongOrder,
  "Wrong method or amount": m.payments_wrongMethodOrAmount,
});

export const KEPT_AS_AGREED = "As agreed in the cancellation terms";

export const keptReasons = knownReasons({
  [KEPT_AS_AGREED]: m.payments_asAgreed,
  "Cancelled too late": m.payments_cancelledTooLate,
  "The food was already made": m.payments_theFoodWasAlreadyMade,
  "Ingredients were already bought": m.payments_ingredientsWereAlreadyBought,
});

export const rejectionReasons = knownReasons({
  "No payment with this reference arrived": m.payments_claimNotArrived,
  "The amount was different": m.payments_theAmountWasDifferent,
});

/** A stored reason in the reader's language. */
export function shownReason(stored: string): string {
  const known = [automaticReasons, refundReasons, reversalReasons, keptReasons, rejectionReasons];
  return known.reduce((reason, { shown }) => shown(reason), stored);
}
