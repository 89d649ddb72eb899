import { m } from "#messages";
import { servingTime } from "../availability/serving-time.server.ts";
import { couponCodeOf } from "../coupons/coupon.ts";
import { type Discount, discountTotalPaise } from "../coupons/discount.ts";
import { couponsOfOrder } from "../coupons/queries.server.ts";
import { findSoldDishes } from "../menu/queries.server.ts";
import {
  type ConfiguredDish,
  configureDish,
  nothingToChoose,
  type Offer,
} from "../options/configure-dish.ts";
import { demandsOf } from "../options/demand.ts";
import type { DishOptionGroup } from "../options/option-group.ts";
import { offersOf } from "../options/queries.server.ts";
import type { ConfiguredItem, RequestedItem } from "../orders/configure-items.server.ts";
import { countSold } from "../orders/reserve-stock.server.ts";
import { insertAgreed, type OrderDetails, type OrderOrigin } from "../orders/write-order.server.ts";
import { STAFF_DISCOUNT } from "../quote/amounts.ts";
import { slotsFor } from "../quote/quote-order.server.ts";
import { fieldProblem, ok, type Problem, type Result } from "../result.ts";
import { type OrderPromise, promiseOrder } from "../slots/promise.ts";
import { takeSlot } from "../slots/slot-use.server.ts";
import { englishName } from "../translations/local-name.ts";
import { deliveryAreaAt } from "../zones/queries.server.ts";
import type { TakeOrderInput } from "./schema.ts";

export type Sale = NonNullable<NonNullable<TakeOrderInput["device"]>["soldOffline"]>;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

function inStock(groups: DishOptionGroup[]): DishOptionGroup[] {
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, soldOut: false, stock: null })),
  }));
}

/** The offer as if nothing had sold out since. */
function wholeOffer({ groups, parts }: Offer): Offer {
  return {
    groups: inStock(groups),
    parts: parts.map((part) => ({
      ...part,
      dishes: part.dishes.map((dish) => ({
        ...dish,
        soldOut: false,
        groups: inStock(dish.groups),
      })),
    })),
  };
}

/** With its choices, unless they are no longer offered or have another price now. */
function soldAt(pricePaise: number, configured: Result<ConfiguredDish>): ConfiguredDish {
  if (!configured.ok) return { ownPricePaise: pricePaise, pricePaise, options: [], parts: [] };
  if (configured.value.pricePaise === pricePaise) return configured.value;
  const parts = configured.value.parts.map((part) => ({ ...part, pricePaise: 0 }));
  return { ...configured.value, ownPricePaise: pricePaise, pricePaise, parts };
}

/** Problems: `validation` (a dish that never existed). */
function soldItems(items: RequestedItem[], sale: Sale, at: Date): Result<ConfiguredItem[]> {
  const time = servingTime(at);
  const dishes = findSoldDishes(
    items.map(({ productId }) => productId),
    time,
  );
  const offers = offersOf([...dishes.values()], time);
  const sold: ConfiguredItem[] = [];
  for (const [index, { productId, quantity, selection, ...item }] of items.entries()) {
    const dish = dishes.get(productId);
    const { price = 0, choices = "" } = sale.items[index] ?? {};
    if (!dish) return fieldProblem(`${item.path}.product`, m.orders_dishOffMenu());
    const offer = wholeOffer(offers.get(productId) ?? nothingToChoose);
    const now = configureDish(dish, offer, selection);
    const configured = soldAt(price, now);
    const notes = now.ok ? [item.specialInstructions] : [choices, item.specialInstructions];
    sold.push({
      dish,
      quantity,
      specialInstructions: notes.filter(Boolean).join("; "),
      path: item.path,
      configured,
      demands: demandsOf(dish, configured),
    });
  }
  return ok(sold);
}

/** The discounts as charged, with today's names. Null if one belongs to a coupon that never existed. */
function soldDiscounts(input: TakeOrderInput, sale: Sale, at: Date): Discount[] | null {
  const charged = sale.discounts.map(({ coupon, amount }) => ({
    couponId: coupon,
    code: null,
    name: STAFF_DISCOUNT,
    amountPaise: amount,
  }));
  const { offers } = couponsOfOrder(charged, at, { userId: null, phone: input.phone });
  const named = charged.map((discount) => {
    const coupon = offers.find((offer) => offer.coupon.id === discount.couponId)?.coupon;
    if (!coupon) return discount;
    const code = coupon.code === null ? null : couponCodeOf(input.coupon);
    return { ...discount, code, name: coupon.name };
  });
  const isKnown = named.every(({ couponId, name }) => couponId === null || name !== STAFF_DISCOUNT);
  return isKnown ? named : null;
}

/** Whether the amounts of a sale add up to one order with no hidden discount. */
function addsUp(input: TakeOrderInput, sale: Sale, roundingPaise: number): boolean {
  const linePaise = input.items.map(({ quantity }, index) => {
    const { price = 0, discount = 0 } = sale.items[index] ?? {};
    return price * quantity - discount;
  });
  const lineDiscountsPaise = sum(sale.items.map(({ discount }) => discount));
  const offDeliveryPaise = sum(sale.discounts.map(({ amount }) => amount)) - lineDiscountsPaise;
  const byStaffPaise = sum(
    sale.discounts.filter(({ coupon }) => coupon === null).map(({ amount }) => amount),
  );
  return (
    sale.items.length === input.items.length &&
    linePaise.every((amount) => amount >= 0) &&
    offDeliveryPaise >= 0 &&
    offDeliveryPaise <= sale.deliveryFee &&
    byStaffPaise <= input.discount &&
    Math.abs(roundingPaise) < 100
  );
}

/** The time promised when the order was taken, even if the slot is now full or gone. */
function promiseOf(input: TakeOrderInput, plates: number, isWalkIn: boolean, at: Date) {
  const { deliveryType, deliveryAddress, requestedFor } = input;
  const slots = slotsFor({ deliveryType, pincode: deliveryAddress.zipCode }, at);
  const staff = { isWalkIn, eatsHere: input.eatsHere, overfills: true, discountPaise: 0 };
  const promised = promiseOrder(requestedFor, plates, slots, at, staff);
  if (promised.ok) return promised.value;
  const soonest = new Date(at.getTime() + slots.leadMinutes * 60_000);
  const promisedAt = requestedFor ?? soonest;
  return { dueAt: null, promisedAt, promisedUntil: null, slot: null } satisfies OrderPromise;
}

function zoneNameOf({ deliveryType, deliveryAddress }: TakeOrderInput): string | null {
  const area = deliveryAreaAt(deliveryAddress.zipCode);
  return deliveryType === "delivery" && area.kind === "zone" ? englishName(area.zone) : null;
}

const notThisSale = (): Problem => fieldProblem("device.soldOffline", m.counter_saleDoesNotAddUp());

/**
 * Writes an order that was sold offline at `at`, with the prices that were charged, whatever has
 * changed since. Call it inside a transaction. Problems: `validation` (the amounts do not add up,
 * or a dish never existed).
 */
export function recordSale(
  origin: OrderOrigin,
  items: RequestedItem[],
  details: OrderDetails,
  input: TakeOrderInput,
  sale: Sale,
  at: Date,
): Result<{ orderId: string }> {
  const totalPaise = input.device?.total ?? 0;
  const discounts = soldDiscounts(input, sale, at);
  const sold = soldItems(items, sale, at);
  if (!sold.ok) return sold;
  if (!discounts) return notThisSale();
  const subtotalPaise = sum(
    sold.value.map(({ configured, quantity }) => configured.pricePaise * quantity),
  );
  const chargesPaise = sale.deliveryFee + sale.packing + sale.tax;
  const roundingPaise = totalPaise - (subtotalPaise - discountTotalPaise(discounts) + chargesPaise);
  if (!addsUp(input, sale, roundingPaise)) return notThisSale();
  const plates = sum(sold.value.map(({ dish, quantity }) => dish.plates * quantity));
  const promise = promiseOf(input, plates, origin.status === "preparing", at);
  const shortages = countSold(sold.value);
  if (promise.slot) takeSlot(details.deliveryType, promise.slot, plates, true);
  const terms = {
    subtotalPaise,
    discounts,
    deliveryFeePaise: sale.deliveryFee,
    packingPaise: sale.packing,
    taxPaise: sale.tax,
    tipPaise: 0,
    roundingPaise,
    upiAdjustmentPaise: 0,
    totalPaise,
    lineDiscountsPaise: sale.items.map(({ discount }) => discount),
    zoneName: zoneNameOf(input),
    plates,
    promise,
    shortages,
  };
  return ok({ orderId: insertAgreed(origin, sold.value, details, terms, at) });
}
