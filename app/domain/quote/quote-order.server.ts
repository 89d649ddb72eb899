import { automaticOffers, type CouponCustomer, couponOfCode } from "../coupons/queries.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { slotContext } from "../slots/slot-context.server.ts";
import { listZones } from "../zones/queries.server.ts";
import { type DeliveryArea, deliveryArea } from "../zones/zone.ts";
import { type Quote, type QuoteTerms, quoteOrder, type ShopQuoteRequest } from "./quote.ts";

/** The terms on which the shop would take this order now. */
export function quoteTerms(
  { deliveryType, pincode, code }: Omit<ShopQuoteRequest, "lines">,
  customer: CouponCustomer,
  at: Date,
): QuoteTerms {
  const settings = shopSettings();
  const area: DeliveryArea = deliveryArea(pincode, listZones());
  const zoneMinutes =
    deliveryType === "delivery" && area.kind === "zone" ? area.zone.minutes : null;
  return {
    at,
    area,
    delivery: settings.delivery,
    charges: settings.charges,
    slots: slotContext(deliveryType, zoneMinutes, settings, at),
    offers: automaticOffers(customer),
    typed: couponOfCode(code, customer),
  };
}

/** The same for pages, API and the transaction that places the order. */
export function quoteNow(request: ShopQuoteRequest, customer: CouponCustomer, at: Date): Quote {
  return quoteOrder(request, quoteTerms(request, customer, at));
}
