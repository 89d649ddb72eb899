import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { couponCodes, couponRedemptions, coupons } from "#db/schema/coupons.ts";
import { orders } from "#db/schema/orders.ts";
import { phoneDigits } from "../accounts/phone-number.ts";
import { localName } from "../translations/local-texts.server.ts";
import type { Coupon, CouponCandidate, CouponCustomer, CouponUse } from "./coupon.ts";
import type { Discount } from "./discount.ts";

const couponColumns = columnsExcept(coupons, [
  "revenuePaise",
  "savedPaise",
  "createdAt",
  "updatedAt",
]);

const running = db
  .select({ id: coupons.id })
  .from(coupons)
  .where(and(isNotNull(coupons.code), eq(coupons.isPaused, false)))
  .limit(1)
  .prepare();

const automatic = db
  .select(couponColumns)
  .from(coupons)
  .where(and(isNull(coupons.code), eq(coupons.isPaused, false)))
  .orderBy(coupons.id)
  .prepare();

const ofOrder = db
  .select(couponColumns)
  .from(coupons)
  .where(
    sql`${coupons.id} in (select value from json_each(${sql.placeholder("ids")}))
      or (${coupons.code} is null and ${coupons.isPaused} = 0
        and ${coupons.createdAt} <= ${sql.placeholder("placedAt")})`,
  )
  .orderBy(coupons.id)
  .prepare();

// A coupon with single-use codes cannot be redeemed by its own code.
const byOwnCode = db
  .select(couponColumns)
  .from(coupons)
  .where(
    and(
      given(coupons.code),
      sql`not exists (select 1 from coupon_codes where coupon_id = ${coupons.id})`,
    ),
  )
  .prepare();

const bySingleUseCode = db
  .select(couponColumns)
  .from(couponCodes)
  .innerJoin(coupons, eq(coupons.id, couponCodes.couponId))
  .where(given(couponCodes.code))
  .prepare();

const usesByAccount = db
  .select({ uses: count() })
  .from(couponRedemptions)
  .where(given(couponRedemptions.userId, couponRedemptions.couponId))
  .prepare();

const usesByPhone = db
  .select({ uses: count() })
  .from(couponRedemptions)
  .where(given(couponRedemptions.couponId, couponRedemptions.phone))
  .prepare();

const usesOfCode = db
  .select({ uses: count() })
  .from(couponRedemptions)
  .where(given(couponRedemptions.code))
  .prepare();

const earlierOrder = db
  .select({ id: orders.id })
  .from(orders)
  .where(and(given(orders.userId), sql`${orders.status} <> 'cancelled'`))
  .limit(1)
  .prepare();

/** `uses`: the total over all customers. */
type StoredCoupon = Coupon & { uses: number };

function usesBy(coupon: StoredCoupon, { userId, phone }: CouponCustomer): CouponUse {
  const { id: couponId, uses: total, firstOrderOnly } = coupon;
  const digits = phoneDigits(phone);
  const isLimited = coupon.usesPerCustomer !== null;
  const byAccount = isLimited && userId ? (usesByAccount.get({ userId, couponId })?.uses ?? 0) : 0;
  const byPhone =
    (isLimited || firstOrderOnly) && digits
      ? (usesByPhone.get({ couponId, phone: digits })?.uses ?? 0)
      : 0;
  const hasOrdered = byPhone > 0 || Boolean(userId && earlierOrder.get({ userId }));
  return {
    total,
    byCustomer: Math.max(byAccount, byPhone),
    hasOrdered: firstOrderOnly && hasOrdered,
    isCodeUsed: false,
  };
}

function withLocalName<Row extends Coupon>(coupon: Row): Row {
  const { name, englishName } = localName("offer", coupon.id, coupon.name);
  return englishName === undefined ? coupon : { ...coupon, localName: name };
}

/** Whether any coupon has a code. If not, customers see no field for one. */
export function takesCouponCodes(): boolean {
  return running.get() !== undefined;
}

/** The automatic offers that are not paused. */
export function automaticOffers(customer: CouponCustomer): CouponCandidate[] {
  return automatic.all().map((coupon) => ({
    coupon: withLocalName(coupon),
    use: usesBy(coupon, customer),
    code: null,
  }));
}

const neverUsed: CouponUse = { total: 0, byCustomer: 0, hasOrdered: false, isCodeUsed: false };

/**
 * The coupon of an order and the offers at the time it was placed: its own discounts are checked without later pauses
 * and uses, and later offers are left out. Call it after the order's own uses are released.
 */
export function couponsOfOrder(
  discounts: Discount[],
  placedAt: Date,
  customer: CouponCustomer,
): { offers: CouponCandidate[]; typed: CouponCandidate | null } {
  const ids = JSON.stringify(discounts.map(({ couponId }) => couponId));
  const found = ofOrder.all({ ids, placedAt: placedAt.getTime() }).map(withLocalName);
  const candidates = found.map((coupon) => {
    const had = discounts.find(({ couponId }) => couponId === coupon.id);
    return had
      ? { coupon: { ...coupon, isPaused: false }, use: neverUsed, code: had.code }
      : { coupon, use: usesBy(coupon, customer), code: null };
  });
  return {
    offers: candidates.filter(({ code }) => code === null),
    typed: candidates.find(({ code }) => code !== null) ?? null,
  };
}

/** The coupon for a code as customers type it; null if there is none. */
export function couponOfCode(code: string, customer: CouponCustomer): CouponCandidate | null {
  if (code === "") return null;
  const coupon = byOwnCode.get({ code });
  if (coupon) return { coupon: withLocalName(coupon), use: usesBy(coupon, customer), code };
  const single = bySingleUseCode.get({ code });
  if (!single) return null;
  const isCodeUsed = (usesOfCode.get({ code })?.uses ?? 0) > 0;
  return { coupon: withLocalName(single), use: { ...usesBy(single, customer), isCodeUsed }, code };
}
