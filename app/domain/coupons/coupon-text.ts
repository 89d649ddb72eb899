import { m } from "#messages";
import { dayInPune } from "../clock.ts";
import { formatRupees } from "../money.ts";
import type { Coupon, CouponKind } from "./coupon.ts";

export const couponKindLabels: Record<CouponKind, string> = {
  percent: "Percent",
  amount: "Amount",
  get free_delivery() {
    return m.coupons_freeDelivery();
  },
  get free_dish() {
    return m.coupons_freeDish();
  },
};

function savingText({ kind, value, capPaise }: Coupon): string {
  switch (kind) {
    case "percent":
      return `${value / 100}% off${capPaise === null ? "" : `, up to ${formatRupees(capPaise)}`}`;
    case "amount":
      return m.coupons_off({ value: formatRupees(value) });
    case "free_delivery":
      return m.coupons_freeDelivery();
    case "free_dish":
      return m.coupons_theCheapestDishIsFree();
  }
}

/** `10% off, up to ₹100, on orders of ₹300 or more` */
export function couponText(coupon: Coupon): string {
  const { minimumPaise } = coupon;
  const saving = savingText(coupon);
  if (minimumPaise === 0) return saving;
  const comma = saving.includes(",") ? "," : "";
  return m.coupons_onOrdersOfOrMore({ saving, comma, minimum: formatRupees(minimumPaise) });
}

export type CouponState = "running" | "planned" | "paused" | "ended" | "used_up";

export function couponState(
  { isPaused, startsOn, endsOn, usesTotal, uses }: Coupon & { uses: number },
  at: Date,
): CouponState {
  const today = dayInPune(at);
  if (endsOn !== null && today > endsOn) return "ended";
  if (usesTotal !== null && uses >= usesTotal) return "used_up";
  if (isPaused) return "paused";
  return startsOn !== null && today < startsOn ? "planned" : "running";
}
