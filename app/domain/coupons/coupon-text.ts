import { dayInPune } from "../clock.ts";
import { formatRupees } from "../money.ts";
import type { Coupon, CouponKind } from "./coupon.ts";

export const couponKindLabels: Record<CouponKind, string> = {
  percent: "Percent",
  amount: "Amount",
  free_delivery: "Free delivery",
  free_dish: "Free dish",
};

function savingText({ kind, value, capPaise }: Coupon): string {
  switch (kind) {
    case "percent":
      return `${value / 100}% off${capPaise === null ? "" : `, up to ${formatRupees(capPaise)}`}`;
    case "amount":
      return `${formatRupees(value)} off`;
    case "free_delivery":
      return "Free delivery";
    case "free_dish":
      return "The cheapest dish is free";
  }
}

/** `10% off, up to ₹100, on orders of ₹300 or more` */
export function couponText(coupon: Coupon): string {
  const { minimumPaise } = coupon;
  const saving = savingText(coupon);
  if (minimumPaise === 0) return saving;
  const comma = saving.includes(",") ? "," : "";
  return `${saving}${comma} on orders of ${formatRupees(minimumPaise)} or more`;
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
