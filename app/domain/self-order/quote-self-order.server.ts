import { type CartLine, isOrderable } from "../cart/cart.ts";
import { quotedOrderFields } from "../checkout/quoted-order.ts";
import { now } from "../clock.ts";
import { amountRows, localDiscounts } from "../quote/amounts.ts";
import { quoteNow } from "../quote/quote-order.server.ts";
import type { StaffTerms } from "../slots/promise.ts";
import { type Handover, handovers } from "./at-the-stall.ts";

/** The customer waits for it, like anyone at the counter. */
export function termsAtTheStall(handover: Handover): StaffTerms {
  return {
    isWalkIn: true,
    eatsHere: handover === "here",
    overfills: false,
    discountPaise: 0,
  };
}

/** The price of the cart at the stall: only takeaway orders are packed. */
export function quoteSelfOrder(lines: CartLine[], userId: string | null) {
  const asked = { lines: lines.filter(isOrderable), pincode: null, requestedFor: null };
  const rest = { deliveryType: "pickup", code: "", tipPaise: 0 } as const;
  return handovers.map((handover) => {
    const request = { ...asked, ...rest, staff: termsAtTheStall(handover) };
    const quote = quoteNow(request, { userId, phone: "" }, now());
    return {
      handover,
      amounts: amountRows({ ...quote, discounts: localDiscounts(quote.discounts) }, false),
      totalPaise: quote.totalPaise,
      quoted: quotedOrderFields(handover, quote),
    };
  });
}
