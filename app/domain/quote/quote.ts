import { m } from "#messages";
import { applyCoupons } from "../coupons/apply-coupons.ts";
import type { CouponCandidate, DiscountedLine } from "../coupons/coupon.ts";
import { type CouponContext, couponRefusal } from "../coupons/coupon-refusal.ts";
import { type Discount, discountTotalPaise, splitDiscount } from "../coupons/discount.ts";
import type { Problem } from "../result.ts";
import {
  type KeptPromise,
  keepPromise,
  type OrderPromise,
  promiseOrder,
  type StaffTerms,
} from "../slots/promise.ts";
import type { SlotContext } from "../slots/slots.ts";
import { taxOnTop } from "../tax/tax-amounts.ts";
import { highestRate, rateOf, type TaxedDish, type TaxTerms } from "../tax/tax-terms.ts";
import { type ChargeTerms, roundingOf } from "../terms/charges.ts";
import {
  type DeliveryTerms,
  type DeliveryType,
  deliveryFee,
  missingForFreeDelivery,
} from "../terms/delivery-fee.ts";
import { englishName } from "../translations/local-name.ts";
import { areaProblem, areaTerms, type DeliveryArea } from "../zones/zone.ts";
import { type Amounts, STAFF_DISCOUNT } from "./amounts.ts";

export type QuoteLine = TaxedDish & {
  productId: string;
  quantity: number;
  /** For one portion, with its choices. */
  pricePaise: number;
  /** How many plates one portion counts as. */
  plates: number;
};

/** The customer's request. */
export type QuoteRequest = {
  lines: QuoteLine[];
  deliveryType: DeliveryType;
  /** Null for as soon as possible. */
  requestedFor: Date | null;
  /** The typed code in capitals; empty for none. */
  code: string;
  tipPaise: number;
  /** Set for an order that staff take or change. */
  staff?: StaffTerms;
  /** The current promise of a changed order that keeps its time; `requestedFor` is then ignored. */
  kept?: KeptPromise;
};

/** The request as customers send it, before the shop finds the delivery area. */
export type ShopQuoteRequest = QuoteRequest & { pincode: string | null };

/** The shop's offer at that moment. */
export type QuoteTerms = {
  at: Date;
  /** When a changed order was placed, which decides which coupons apply. */
  placedAt?: Date;
  area: DeliveryArea;
  delivery: DeliveryTerms;
  /** See `refusedTypes`. */
  refusedTypes?: Partial<Record<DeliveryType, string>>;
  charges: ChargeTerms;
  tax: TaxTerms;
  slots: SlotContext;
  /** Offers that apply automatically. */
  offers: CouponCandidate[];
  /** The coupon of the typed code; null if there is none. */
  typed: CouponCandidate | null;
};

/** `field` is the field's name in the checkout form. */
export type QuoteProblem = {
  field: "deliveryType" | "pincode" | "requestedFor" | "coupon" | "tip";
  code: Problem["code"];
  message: string;
};

export type Quote = Amounts & {
  /** The savings on each line, in the order of the request. */
  lineDiscountsPaise: number[];
  /** How much more the dishes must cost for free delivery. */
  missingForFreePaise: number;
  plates: number;
  /** False if the pincode is unknown or outside all zones; the fee is then left out. */
  isFeeKnown: boolean;
  /** From placing the order until the customer has it, if it is made at once. */
  leadMinutes: number;
  /** Null if a problem prevents it. */
  promise: OrderPromise | null;
  /**
   * When the kitchen would start the order if it were for as soon as possible, whatever time was
   * requested; null for at once.
   */
  asapDueAt: Date | null;
  /** Null without zones, for pickup, and outside all zones. */
  zoneName: string | null;
  /** A note for the customer; empty if there is nothing to explain. */
  note: string;
  problems: QuoteProblem[];
};

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The discount that staff give on the dishes, after coupons; at most what they still cost. */
function staffDiscount(requestedPaise: number, lines: DiscountedLine[]) {
  const leftPaise = lines.map((line) => line.leftPaise);
  const amountPaise = Math.min(requestedPaise, sum(leftPaise));
  const discount = { couponId: null, code: null, name: STAFF_DISCOUNT, amountPaise };
  return {
    discounts: amountPaise > 0 ? [discount] : [],
    shares: splitDiscount(amountPaise, leftPaise),
  };
}

function couponProblem(
  { code }: QuoteRequest,
  { typed }: QuoteTerms,
  refusal: ReturnType<typeof couponRefusal>,
): QuoteProblem[] {
  if (code === "") return [];
  if (!typed) {
    const message = m.shared_couponUnknown({ code });
    return [{ field: "coupon", code: "validation", message }];
  }
  return refusal
    ? [{ field: "coupon", code: refusal.code, message: `${code}: ${refusal.message}` }]
    : [];
}

function unusedCouponNote(
  { code }: QuoteRequest,
  { typed }: QuoteTerms,
  refusal: ReturnType<typeof couponRefusal>,
  discounts: Discount[],
): string {
  if (!typed || refusal || discounts.some((discount) => discount.code === code)) return "";
  const unused =
    discounts.length > 0 ? m.checkout_couponNotBest() : m.checkout_couponSavesNothing();
  return m.checkout_wasNotUsed({ code, unused });
}

/** The offers that only the other delivery type has. Pickup has no fee to save. */
function lostOffers(offers: CouponCandidate[], context: Omit<CouponContext, "use">): string[] {
  const other = context.deliveryType === "pickup" ? "delivery" : "pickup";
  return offers.flatMap(({ coupon, use }) => {
    const refusal = couponRefusal(coupon, { ...context, use });
    const isLost = refusal && !couponRefusal(coupon, { ...context, use, deliveryType: other });
    if (!isLost || coupon.kind === "free_delivery") return [];
    return `${coupon.localName ?? coupon.name}: ${refusal.message}`;
  });
}

/** Offers and the coupon, then the staff discount on the rest. */
function discountsOf(
  request: QuoteRequest,
  terms: QuoteTerms,
  { subtotalPaise, deliveryFeePaise }: Pick<Amounts, "subtotalPaise" | "deliveryFeePaise">,
) {
  const { deliveryType, staff } = request;
  const { typed, placedAt: at = terms.at } = terms;
  const lines: DiscountedLine[] = request.lines.map((line) => ({
    ...line,
    leftPaise: line.pricePaise * line.quantity,
  }));
  const context = { at, deliveryType, subtotalPaise, lines };
  const refusalOf = ({ coupon, use }: CouponCandidate) =>
    couponRefusal(coupon, { ...context, use });
  const refusal = typed && refusalOf(typed);
  const candidates = [
    ...terms.offers.filter((offer) => refusalOf(offer) === null),
    ...(typed && !refusal ? [typed] : []),
  ];
  const applied = applyCoupons(candidates, lines, deliveryFeePaise);
  const unused = unusedCouponNote(request, terms, refusal, applied.discounts);
  const byStaff = staffDiscount(staff?.discountPaise ?? 0, applied.lines);
  return {
    discounts: [...applied.discounts, ...byStaff.discounts],
    lineDiscountsPaise: lines.map(
      ({ leftPaise }, index) =>
        leftPaise - (applied.lines[index]?.leftPaise ?? leftPaise) + (byStaff.shares[index] ?? 0),
    ),
    note: [unused, ...(staff ? [] : lostOffers(terms.offers, context))].filter(Boolean).join(" "),
    problems: couponProblem(request, terms, refusal),
  };
}

/** The tax that is added to prices without tax. */
function taxOf(
  { tax }: QuoteTerms,
  lines: { dish: TaxedDish; amountPaise: number }[],
  chargesPaise: number[],
): number {
  if (tax.isInclusive) return 0;
  const rates = lines.map(({ dish }) => rateOf(tax, dish));
  const charge = highestRate(rates);
  return sum([
    ...lines.map(({ amountPaise }, index) =>
      taxOnTop({ amountPaise, basisPoints: rates[index]?.basisPoints ?? 0 }),
    ),
    ...chargesPaise.map((amountPaise) =>
      taxOnTop({ amountPaise, basisPoints: charge.basisPoints }),
    ),
  ]);
}

/**
 * The price of an order, the time when it can be ready, and its problems. Refused codes and tips
 * are not part of the amounts. docs/ordering.md explains the steps.
 */
export function quoteOrder(request: QuoteRequest, terms: QuoteTerms): Quote {
  const { deliveryType, requestedFor, tipPaise, kept, staff } = request;
  const { at, area, charges } = terms;
  const subtotalPaise = sum(request.lines.map((line) => line.pricePaise * line.quantity));
  const plates = sum(request.lines.map((line) => line.plates * line.quantity));
  const isDelivery = deliveryType === "delivery";

  const feeTerms = areaTerms(area, terms.delivery);
  const deliveryFeePaise = feeTerms ? deliveryFee(subtotalPaise, deliveryType, feeTerms) : 0;

  const { discounts, lineDiscountsPaise, ...coupon } = discountsOf(request, terms, {
    subtotalPaise,
    deliveryFeePaise,
  });
  const discountPaise = discountTotalPaise(discounts);
  const offDeliveryPaise = discountPaise - sum(lineDiscountsPaise);

  const isPacked = subtotalPaise > 0 && !staff?.eatsHere;
  const packages = charges.packingPer === "plate" ? plates : 1;
  const packingPaise = isPacked ? charges.packingPaise * packages : 0;
  const taxPaise = taxOf(
    terms,
    request.lines.map((dish, index) => ({
      dish,
      amountPaise: dish.pricePaise * dish.quantity - (lineDiscountsPaise[index] ?? 0),
    })),
    [deliveryFeePaise - offDeliveryPaise, packingPaise],
  );
  const acceptedTipPaise = charges.takesTips ? tipPaise : 0;
  const exactPaise =
    subtotalPaise - discountPaise + deliveryFeePaise + packingPaise + taxPaise + acceptedTipPaise;
  const roundingPaise = charges.roundsToRupee ? roundingOf(exactPaise) : 0;

  const promised = kept
    ? keepPromise(kept, plates, terms.slots, staff)
    : promiseOrder(requestedFor, plates, terms.slots, at, staff);
  const asap =
    requestedFor && !kept ? promiseOrder(null, plates, terms.slots, at, staff) : promised;
  const problems = [...coupon.problems];
  const refusedType = staff ? undefined : terms.refusedTypes?.[deliveryType];
  const noDelivery = isDelivery && !refusedType ? areaProblem(subtotalPaise, area) : null;
  if (refusedType) {
    problems.push({ field: "deliveryType", code: "validation", message: refusedType });
  }
  if (noDelivery) problems.push({ field: "pincode", code: "validation", message: noDelivery });
  if (!promised.ok) {
    problems.push({ field: "requestedFor", code: promised.code, message: promised.message });
  }
  if (tipPaise > 0 && !charges.takesTips) {
    problems.push({
      field: "tip",
      code: "validation",
      message: m.checkout_noTips(),
    });
  }
  return {
    subtotalPaise,
    discounts,
    deliveryFeePaise,
    packingPaise,
    taxPaise,
    tipPaise: acceptedTipPaise,
    roundingPaise,
    // Only orders from earlier versions have one.
    upiAdjustmentPaise: 0,
    totalPaise: exactPaise + roundingPaise,
    lineDiscountsPaise,
    missingForFreePaise: missingForFreeDelivery(
      subtotalPaise,
      deliveryFeePaise,
      feeTerms?.freeAbovePaise ?? null,
    ),
    plates,
    isFeeKnown: !isDelivery || feeTerms !== null,
    leadMinutes: terms.slots.leadMinutes,
    promise: promised.ok ? promised.value : null,
    asapDueAt: asap.ok ? asap.value.dueAt : null,
    zoneName: isDelivery && area.kind === "zone" ? englishName(area.zone) : null,
    note: coupon.note,
    problems,
  };
}
