import { clockTimeOf } from "../availability/sale-hours.ts";
import { paiseToRupees } from "../money.ts";
import type { Coupon } from "./coupon.ts";

const rupees = (paise: number | null) => (paise === null ? "" : String(paiseToRupees(paise)));

/** The stored coupon as form values. */
export function couponFields(coupon: Coupon) {
  const { value, usesTotal, usesPerCustomer, minimumPaise } = coupon;
  return {
    code: coupon.code ?? "",
    name: coupon.name,
    kind: coupon.kind as string,
    // Hundredths of a percent are entered in the same format as paise.
    value: value === 0 ? "" : rupees(value),
    cap: rupees(coupon.capPaise),
    minimum: minimumPaise === 0 ? "" : rupees(minimumPaise),
    startsOn: coupon.startsOn ?? "",
    endsOn: coupon.endsOn ?? "",
    days: [...coupon.days],
    from: clockTimeOf(coupon.fromMinutes),
    until: clockTimeOf(coupon.untilMinutes),
    deliveryType: coupon.deliveryType ?? "",
    products: coupon.productIds,
    categories: coupon.categories,
    usesTotal: String(usesTotal ?? ""),
    usesPerCustomer: String(usesPerCustomer ?? ""),
    firstOrderOnly: coupon.firstOrderOnly,
    combines: coupon.combines,
  };
}
export type CouponFields = ReturnType<typeof couponFields>;

/** A coupon without conditions. */
export const emptyCoupon: Coupon = {
  id: "",
  code: null,
  name: "",
  kind: "percent",
  value: 0,
  capPaise: null,
  minimumPaise: 0,
  startsOn: null,
  endsOn: null,
  days: "",
  fromMinutes: null,
  untilMinutes: null,
  deliveryType: null,
  productIds: [],
  categories: [],
  usesTotal: null,
  usesPerCustomer: null,
  firstOrderOnly: false,
  combines: false,
  isPaused: false,
};

export const newCoupon: CouponFields = couponFields(emptyCoupon);

/**
 * The fields of a copied coupon. The code is left empty and must be typed, because a coupon without
 * one would apply automatically.
 */
export function copiedFields(coupon: Coupon): CouponFields {
  const { code } = coupon;
  return { ...couponFields(coupon), code: code === null ? "" : `${code.slice(0, 19)}2` };
}
