import { and, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { couponRedemptions, coupons } from "#db/schema/coupons.ts";
import { orders } from "#db/schema/orders.ts";
import { phoneDigits } from "../accounts/phone-number.ts";
import type { CouponCustomer } from "./coupon.ts";
import type { Discount } from "./discount.ts";

const insert = prepareInsert(couponRedemptions);

// Adding up a million orders would take seconds, so the totals are stored in the coupon's row.
const countUse = db
  .update(coupons)
  .set({
    uses: sql`${coupons.uses} + 1`,
    savedPaise: sql`${coupons.savedPaise} + ${sql.placeholder("savedPaise")}`,
    revenuePaise: sql`${coupons.revenuePaise} + (
      select total_paise from orders where id = ${sql.placeholder("orderId")})`,
  })
  .where(eq(coupons.id, sql.placeholder("couponId")))
  .prepare();

const uncountUse = db
  .update(coupons)
  .set({
    uses: sql`${coupons.uses} - 1`,
    savedPaise: sql`${coupons.savedPaise} - ${couponRedemptions.savedPaise}`,
    revenuePaise: sql`${coupons.revenuePaise} - ${orders.totalPaise}`,
  })
  .from(couponRedemptions)
  .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
  .where(and(given(couponRedemptions.orderId), eq(couponRedemptions.couponId, coupons.id)))
  .prepare();

const remove = db.delete(couponRedemptions).where(given(couponRedemptions.orderId)).prepare();

/** Call it inside the transaction that places the order, once its row is written and its quote had no problems. */
export function redeemCoupons(
  orderId: string,
  discounts: Discount[],
  { userId, phone }: CouponCustomer,
  at: Date,
): void {
  for (const { couponId, code, amountPaise: savedPaise } of discounts) {
    if (couponId === null) continue;
    const use = { id: newId(), couponId, orderId, code, userId, phone: phoneDigits(phone) };
    insert.run({ ...use, savedPaise, createdAt: at });
    countUse.run({ couponId, orderId, savedPaise });
  }
}

/** Undoes the redemptions of an order that is cancelled or changed. Call it inside the transaction that does so. */
export function releaseCoupons(orderId: string): void {
  uncountUse.run({ orderId });
  remove.run({ orderId });
}
