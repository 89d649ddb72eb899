import { m } from "#messages";
import { dayInIndia } from "../clock.ts";
import { type CouponCandidate, couponCodeOf } from "../coupons/coupon.ts";
import { latinDigits } from "../digits.ts";
import { type ConfiguredDish, configureDish, type Offer } from "../options/configure-dish.ts";
import { describeChoices } from "../options/describe-choices.ts";
import { missingChoices } from "../options/required-choices.ts";
import { pick } from "../pick.ts";
import { type Quote, quoteOrder } from "../quote/quote.ts";
import type { SlotContext } from "../slots/slots.ts";
import { type TaxTerms, termsOn } from "../tax/tax-terms.ts";
import type { ChargeTerms } from "../terms/charges.ts";
import type { DeliveryTerms, DeliveryType } from "../terms/delivery-fee.ts";
import type { UpiPayee } from "../terms/upi-payee.ts";
import { paiseTyped } from "../typed-amount.ts";
import { areaAt, type Zone } from "../zones/zone.ts";
import { type CounterLine, type CounterOrder, isAtCounter } from "./counter-order.ts";

/** A dish of the menu at the counter. */
export type CounterDish = {
  id: string;
  name: string;
  /** Additional names for the search. */
  otherNames: string;
  category: string;
  pricePaise: number;
  isSized: boolean;
  isVeg: boolean;
  soldOut: boolean;
  /** When it is sold, if not now. */
  hours: string | null;
  portionsLeft: number;
  plates: number;
  taxBasisPoints: number | null;
  taxCode: string;
  offer: Offer;
};

export type CounterSection = { id: string; name: string; dishes: CounterDish[] };

/** The data for computing a quote, in the browser too. */
export type CounterTerms = {
  at: Date;
  zones: Zone[];
  delivery: DeliveryTerms;
  charges: ChargeTerms;
  /** All tax terms, because a device may be offline when new ones begin. */
  tax: TaxTerms[];
  slots: Record<DeliveryType, SlotContext>;
  offers: CouponCandidate[];
  /** Who receives UPI payments; null if nobody does. */
  payee: UpiPayee | null;
};

/** The coupon of a typed code; null if the code does not exist. */
export type LookedUpCoupon = { code: string; candidate: CouponCandidate | null };

export type PricedLine = {
  line: CounterLine;
  dish: CounterDish | undefined;
  /** Null while it cannot be ordered. */
  configured: ConfiguredDish | null;
  choices: string[];
  /** How many required choices are missing. */
  missingCount: number;
  /** A description of what is missing; empty if nothing is. */
  problem: string;
};

function priceLine(line: CounterLine, dishes: CounterDish[]): PricedLine {
  const dish = dishes.find(({ id }) => id === line.dish);
  if (!dish) {
    const problem = m.counter_dishOffMenu();
    return { line, dish, configured: null, choices: [], missingCount: 0, problem };
  }
  const result = configureDish(dish, dish.offer, line.selection);
  const missingCount = missingChoices(dish.offer, line.selection);
  if (!result.ok) {
    return { line, dish, configured: null, choices: [], missingCount, problem: result.message };
  }
  const parts = result.value.parts.map(({ dish: { name }, ...part }) => ({ ...part, name }));
  const choices = describeChoices(result.value.options, parts);
  const tooMany =
    line.quantity > dish.portionsLeft
      ? m.counter_onlyLeft({ portionsLeft: dish.portionsLeft })
      : "";
  return { line, dish, configured: result.value, choices, missingCount, problem: tooMany };
}

export function deliveryTypeOf({ fulfilment }: CounterOrder): DeliveryType {
  return fulfilment === "delivery" ? "delivery" : "pickup";
}

function pincodeOf({ zipCode }: CounterOrder): string | null {
  return latinDigits(zipCode).replace(/\D/g, "") || null;
}

/** The slots for this order, at its address. */
export function slotsOf(order: CounterOrder, { zones, slots }: CounterTerms): SlotContext {
  const context = slots[deliveryTypeOf(order)];
  const area = areaAt(zones, pincodeOf(order));
  const minutes =
    order.fulfilment === "delivery" && area.kind === "zone" ? area.zone.minutes : null;
  return minutes === null ? context : { ...context, leadMinutes: minutes };
}

export function requestedTime({ requestedFor }: CounterOrder): Date | null {
  const time = new Date(requestedFor);
  return requestedFor === "" || Number.isNaN(time.getTime()) ? null : time;
}

/** The lines with their prices, and the total. A code that has not been looked up yet is left out. */
export function quoteCounterOrder(
  order: CounterOrder,
  dishes: CounterDish[],
  terms: CounterTerms,
  coupon: LookedUpCoupon | null,
): { lines: PricedLine[]; quote: Quote } {
  const lines = order.lines.map((line) => priceLine(line, dishes));
  const code = couponCodeOf(order.coupon);
  const isLookedUp = coupon?.code === code;
  const requestedFor = requestedTime(order);
  const quote = quoteOrder(
    {
      lines: lines.flatMap(({ line, dish, configured }) =>
        dish && configured
          ? {
              productId: dish.id,
              ...pick(dish, ["category", "plates", "taxBasisPoints", "taxCode"]),
              pricePaise: configured.pricePaise,
              quantity: line.quantity,
            }
          : [],
      ),
      deliveryType: deliveryTypeOf(order),
      requestedFor,
      code: isLookedUp ? code : "",
      tipPaise: 0,
      staff: {
        isWalkIn: isAtCounter(order) && requestedFor === null,
        eatsHere: order.fulfilment === "here",
        overfills: order.overfillReason.trim() !== "",
        discountPaise: paiseTyped(order.discount),
      },
    },
    {
      at: terms.at,
      area: areaAt(terms.zones, pincodeOf(order)),
      delivery: terms.delivery,
      charges: terms.charges,
      tax: termsOn(terms.tax, dayInIndia(terms.at)),
      slots: slotsOf(order, terms),
      offers: terms.offers,
      typed: isLookedUp ? coupon.candidate : null,
    },
  );
  return { lines, quote };
}
