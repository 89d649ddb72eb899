import { m } from "#messages";
import { formatShortDateTime } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { type Opening, orderDueAt } from "../opening-hours.ts";
import { promisedText } from "../orders/expected-at.ts";
import { amountRows, localDiscounts } from "../quote/amounts.ts";
import type { Quote, QuoteProblem } from "../quote/quote.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { estimateText } from "../terms/promised-times.ts";
import { quotedOrderFields } from "./quoted-order.ts";

function timeText({ promise }: Quote, estimate: string, opening: Opening): string {
  if (!promise) return "";
  if (promise.promisedUntil) return promisedText(promise);
  if (!promise.dueAt) return estimate;
  const opensAt = orderDueAt(opening);
  return opensAt?.getTime() === promise.dueAt.getTime()
    ? m.checkout_fromWhenWeOpen({ estimate, opensAt: formatShortDateTime(opensAt) })
    : m.checkout_aboutTime({ time: promisedText(promise) });
}

/** A quote in the form that the cart and checkout pages show. */
export function cartQuote(
  quote: Quote,
  deliveryType: DeliveryType,
  opening: Opening,
  coupon: string | null,
  canBeDelivered = true,
) {
  const { totalPaise, plates, zoneName, note, problems } = quote;
  const named = { ...quote, discounts: localDiscounts(quote.discounts) };
  const problemAt = (name: QuoteProblem["field"]) => problems.find(({ field }) => field === name);
  const estimate = estimateText(deliveryType, quote.leadMinutes);
  return {
    amounts: amountRows(named, canBeDelivered && quote.isFeeKnown),
    isFeeKnown: quote.isFeeKnown,
    isDiscounted: quote.discounts.length > 0,
    totalPaise,
    plates,
    estimate,
    /** When it can be ready; empty if it cannot be ordered. */
    time: timeText(quote, estimate, opening),
    zoneName,
    /** The typed code; null if there is no field for one. */
    coupon,
    note,
    /** How much more to order for free delivery; empty if delivery is already free, or never is. */
    freeDeliveryHint:
      quote.missingForFreePaise > 0
        ? m.checkout_addForFreeDelivery({ amount: formatRupees(quote.missingForFreePaise) })
        : "",
    /** Why it cannot be ordered now or for the chosen time; empty if it can. */
    timeProblem: problemAt("requestedFor")?.message ?? "",
    /** Whether the shop takes no orders, or none for the chosen time, rather than that no time was chosen. */
    isTimeRefused: problemAt("requestedFor")?.code === "conflict",
    /** Why the typed code is not part of the total; empty if it is, or if there is none. */
    couponProblem: problemAt("coupon")?.message ?? "",
    /** Why the shop does not offer it; empty if it does. */
    typeProblem: problemAt("deliveryType")?.message ?? "",
    /** Why it cannot be delivered to that pincode. */
    pincodeProblems: problems
      .filter(({ field }) => field === "pincode")
      .map(({ message }) => message),
    /** For the hidden fields of the checkout form. */
    quoted: quotedOrderFields(deliveryType, quote),
  };
}
export type CartQuote = ReturnType<typeof cartQuote>;
