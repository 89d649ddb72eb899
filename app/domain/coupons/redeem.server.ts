import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { couponRedemptions } from "#db/schema/coupons.ts";
import type { Discount } from "../quote/amounts.ts";
import { phoneDigits } from "./phone-digits.ts";
import type { CouponCustomer } from "./queries.server.ts";

const insert = db
  .insert(couponRedemptions)
  .values({
    id: sql.placeholder("id"),
    couponId: sql.placeholder("couponId"),
    orderId: sql.placeholder("orderId"),
    code: sql.placeholder("code"),
    userId: sql.placeholder("userId"),
    phone: sql.placeholder("phone"),
    savedPaise: sql.placeholder("savedPaise"),
    createdAt: sql.placeholder("at"),
  })
  .prepare();

const remove = db
  .delete(couponRedemptions)
  .where(eq(couponRedemptions.orderId, sql.placeholder("orderId")))
  .prepare();

/** Call it inside the transaction that places the order, after the quote found the coupons valid. */
export function redeemCoupons(
  orderId: string,
  discounts: Discount[],
  { userId, phone }: CouponCustomer,
  at: Date,
): void {
  for (const { couponId, code, amountPaise: savedPaise } of discounts) {
    const use = { id: newId(), couponId, orderId, code, userId, phone: phoneDigits(phone) };
    insert.run({ ...use, savedPaise, at });
  }
}

/** Gives back what a cancelled order used. Call it inside the transaction that cancels it. */
export function releaseCoupons(orderId: string): void {
  remove.run({ orderId });
}
