import { dayInIndia } from "../clock.ts";
import type { CouponCustomer } from "../coupons/coupon.ts";
import { automaticOffers, couponOfCode, couponsOfOrder } from "../coupons/queries.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { slotContext } from "../slots/slot-context.server.ts";
import type { SlotContext } from "../slots/slots.ts";
import { taxTermsOn } from "../tax/tax-terms.server.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { type AgreedDelivery, agreedArea } from "../zones/agreed-area.ts";
import { deliveryAreaAt } from "../zones/queries.server.ts";
import type { DeliveryArea } from "../zones/zone.ts";
import type { Amounts } from "./amounts.ts";
import { refusedTypes } from "./offered-types.server.ts";
import { type Quote, type QuoteTerms, quoteOrder, type ShopQuoteRequest } from "./quote.ts";

/** The terms that are the same for both delivery types. */
function readOffers({ code, pincode }: ShopQuoteRequest, customer: CouponCustomer, at: Date) {
  return {
    settings: shopSettings(),
    area: deliveryAreaAt(pincode),
    refused: refusedTypes(),
    tax: taxTermsOn(dayInIndia(at)),
    offers: automaticOffers(customer),
    typed: couponOfCode(code, customer),
  };
}

function zoneMinutes(deliveryType: DeliveryType, area: DeliveryArea): number | null {
  return deliveryType === "delivery" && area.kind === "zone" ? area.zone.minutes : null;
}

/** The slots for the requested address. */
export function slotsFor(
  { deliveryType, pincode }: Pick<ShopQuoteRequest, "deliveryType" | "pincode">,
  at: Date,
): SlotContext {
  const minutes = zoneMinutes(deliveryType, deliveryAreaAt(pincode));
  return slotContext(deliveryType, minutes, shopSettings(), at);
}

function termsFor(
  { deliveryType }: ShopQuoteRequest,
  { settings, area, refused, tax, offers, typed }: ReturnType<typeof readOffers>,
  at: Date,
): QuoteTerms {
  return {
    at,
    area,
    delivery: settings.delivery,
    refusedTypes: refused,
    charges: settings.charges,
    tax,
    slots: slotContext(deliveryType, zoneMinutes(deliveryType, area), settings, at),
    offers,
    typed,
  };
}

/** The terms on which the shop would take this order now. */
export function quoteTerms(
  request: ShopQuoteRequest,
  customer: CouponCustomer,
  at: Date,
): QuoteTerms {
  return termsFor(request, readOffers(request, customer, at), at);
}

/** Used by pages, the API and the transaction that places the order alike. */
export function quoteNow(request: ShopQuoteRequest, customer: CouponCustomer, at: Date): Quote {
  return quoteOrder(request, quoteTerms(request, customer, at));
}

/** As `quoteNow`, for both delivery types. */
export function quoteBoth(
  request: ShopQuoteRequest,
  customer: CouponCustomer,
  at: Date,
): Record<DeliveryType, Quote> {
  const offers = readOffers(request, customer, at);
  const quote = (deliveryType: DeliveryType) => {
    const ofType = { ...request, deliveryType };
    return quoteOrder(ofType, termsFor(ofType, offers, at));
  };
  return { delivery: quote("delivery"), pickup: quote("pickup") };
}

/** An order to be changed. */
type PlacedOrder = Pick<Amounts, "discounts" | "tipPaise"> &
  CouponCustomer &
  AgreedDelivery & { createdAt: Date };

/**
 * The price and the time of a changed order. It keeps the coupon, offers, tip and tax terms with
 * which it was placed and, if the place of delivery is the same, the delivery area; everything else
 * is as of now. Call it after its stock, slot and coupons are released.
 */
export function quoteChange(
  change: Omit<ShopQuoteRequest, "code" | "tipPaise">,
  order: PlacedOrder,
  at: Date,
): Quote {
  const { discounts, tipPaise, createdAt: placedAt } = order;
  const { offers, typed } = couponsOfOrder(discounts, placedAt, order);
  const request = { ...change, tipPaise, code: typed?.code ?? "" };
  const settings = shopSettings();
  const areaNow = deliveryAreaAt(request.pincode);
  const area = agreedArea(order, request.pincode ?? "", areaNow, settings.delivery);
  const tax = taxTermsOn(dayInIndia(placedAt));
  const refused = request.deliveryType === order.deliveryType ? {} : refusedTypes();
  const offered = { settings, area, refused, tax, offers, typed };
  const { charges, ...terms } = termsFor(request, offered, at);
  return quoteOrder(request, { ...terms, placedAt, charges: { ...charges, takesTips: true } });
}
