import { m } from "#messages";
import {
  dayInIndia,
  formatMinutes,
  formatShortDate,
  instantInIndia,
  minutesInIndia,
  weekdayOf,
} from "../clock.ts";
import { allOf } from "../language/formats.ts";
import { formatRupees } from "../money.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { weekdayNames } from "../weekday-names.ts";
import { type Coupon, type CouponUse, type DiscountedLine, isForLine } from "./coupon.ts";

type CouponRefusal = { code: "validation" | "conflict"; message: string };

export type CouponContext = {
  at: Date;
  deliveryType: DeliveryType;
  /** Before discounts. */
  subtotalPaise: number;
  lines: DiscountedLine[];
  use: CouponUse;
};

const dayText = (day: string) => formatShortDate(instantInIndia(day, 0));

/** Why it is not valid at that time, regardless of what is ordered. The last day is included. */
export function timeRefusal(coupon: Coupon, at: Date): string | null {
  const { startsOn, endsOn, days, fromMinutes, untilMinutes } = coupon;
  if (coupon.isPaused) return m.coupons_notValidAtTheMoment();
  const day = dayInIndia(at);
  const minutes = minutesInIndia(at);
  if (startsOn !== null && day < startsOn)
    return m.coupons_startsOn({ startsOn: dayText(startsOn) });
  if (endsOn !== null && day > endsOn) return m.coupons_endedOn({ endsOn: dayText(endsOn) });
  if (days !== "" && !days.includes(String(weekdayOf(day)))) {
    const weekdays = weekdayNames();
    const names = [...days].map((digit) =>
      m.coupons_onWeekday({ day: weekdays[Number(digit)] ?? "" }),
    );
    return m.coupons_onlyOn({ names: allOf(names) });
  }
  if (fromMinutes !== null && minutes < fromMinutes)
    return m.coupons_startsAt({ fromMinutes: formatMinutes(fromMinutes) });
  if (untilMinutes !== null && minutes >= untilMinutes)
    return m.coupons_endedAt({ untilMinutes: formatMinutes(untilMinutes) });
  return null;
}

const invalid = (message: string) => ({ code: "validation" as const, message });
const usedUp = (message: string) => ({ code: "conflict" as const, message });

/** Why a coupon does not apply, in one sentence; null if it does. `conflict`: it has reached its limit of uses. */
export function couponRefusal(coupon: Coupon, context: CouponContext): CouponRefusal | null {
  const { at, deliveryType, subtotalPaise, lines, use } = context;
  const { usesPerCustomer, usesTotal } = coupon;
  const wrongTime = timeRefusal(coupon, at);
  if (wrongTime) return invalid(wrongTime);
  const onlyFor = coupon.kind === "free_delivery" ? "delivery" : coupon.deliveryType;
  if (onlyFor !== null && onlyFor !== deliveryType) {
    return invalid(onlyFor === "pickup" ? m.coupons_onlyForPickup() : m.coupons_onlyForDelivery());
  }
  if (subtotalPaise < coupon.minimumPaise) {
    return invalid(m.coupons_forOrdersOfOrMore({ minimum: formatRupees(coupon.minimumPaise) }));
  }
  if (!lines.some((line) => isForLine(coupon, line))) {
    return invalid(m.coupons_notForCart());
  }
  if (coupon.firstOrderOnly && use.hasOrdered) return usedUp(m.coupons_firstOrderRefusal());
  if (use.isCodeUsed || (usesPerCustomer !== null && use.byCustomer >= usesPerCustomer)) {
    return usedUp(m.coupons_alreadyUsed());
  }
  if (usesTotal !== null && use.total >= usesTotal) return usedUp(m.coupons_usedUp());
  return null;
}
