import { m } from "#messages";
import { dayInIndia } from "../clock.ts";
import { translated } from "../language/translated.ts";
import { formatRupees } from "../money.ts";
import type { Coupon, CouponKind } from "./coupon.ts";

export const couponKindLabels: Record<CouponKind, string> = translated({
  percent: m.coupons_percent,
  amount: m.shared_amount,
  free_delivery: m.coupons_freeDelivery,
  free_dish: m.coupons_freeDish,
});

function savingText({ kind, value, capPaise }: Coupon): string {
  switch (kind) {
    case "percent": {
      const percent = value / 100;
      return capPaise === null
        ? m.coupons_percentOff({ percent })
        : m.coupons_percentOffUpTo({ percent, cap: formatRupees(capPaise) });
    }
    case "amount":
      return m.coupons_off({ amount: formatRupees(value) });
    case "free_delivery":
      return m.coupons_freeDelivery();
    case "free_dish":
      return m.coupons_theCheapestDishIsFree();
  }
}

/** `10% off, up to ₹100, on orders of ₹300 or more` */
export function couponText(coupon: Coupon): string {
  const { kind, value, capPaise, minimumPaise } = coupon;
  const saving = savingText(coupon);
  if (minimumPaise === 0) return saving;
  const minimum = formatRupees(minimumPaise);
  if (kind !== "percent" || capPaise === null) {
    return m.coupons_savingOnOrders({ saving, minimum });
  }
  const cap = formatRupees(capPaise);
  return m.coupons_percentOffWithMinimum({ percent: value / 100, cap, minimum });
}

export type CouponState = "running" | "planned" | "paused" | "ended" | "used_up";

export function couponState(
  { isPaused, startsOn, endsOn, usesTotal, uses }: Coupon & { uses: number },
  at: Date,
): CouponState {
  const today = dayInIndia(at);
  if (endsOn !== null && today > endsOn) return "ended";
  if (usesTotal !== null && uses >= usesTotal) return "used_up";
  if (isPaused) return "paused";
  return startsOn !== null && today < startsOn ? "planned" : "running";
}
