import { asc, desc, eq, isNull, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { couponCodes, couponRedemptions, coupons } from "#db/schema/coupons.ts";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { csvLines, csvStart } from "../csv/write-csv.server.ts";

const newestFirst = db.select().from(coupons).orderBy(desc(coupons.id)).prepare();

const byId = db.select().from(coupons).where(given(coupons.id)).prepare();

const codes = db
  .select({ code: couponCodes.code, order: orders.orderNumber })
  .from(couponCodes)
  .leftJoin(couponRedemptions, eq(couponRedemptions.code, couponCodes.code))
  .leftJoin(orders, eq(orders.id, couponRedemptions.orderId))
  .where(eq(couponCodes.couponId, sql.placeholder("id")))
  .orderBy(asc(couponCodes.code))
  .prepare();

const codeCounts = db
  .select({
    made: sql<number>`count(*)`,
    used: sql<number>`count(${couponRedemptions.id})`,
  })
  .from(couponCodes)
  .leftJoin(couponRedemptions, eq(couponRedemptions.code, couponCodes.code))
  .where(eq(couponCodes.couponId, sql.placeholder("id")))
  .prepare();

const dishes = db
  .select({ id: products.id, name: products.name })
  .from(products)
  .where(isNull(products.deletedAt))
  .orderBy(asc(products.name))
  .prepare();

/** With the number of uses. */
export const listCoupons = () => newestFirst.all();

export type StoredCoupon = ReturnType<typeof listCoupons>[number];

export const findCoupon = (id: string): StoredCoupon | undefined => byId.get({ id });

/** The number of a coupon's single-use codes, and how many have been used. */
export const countCodes = (id: string) => codeCounts.get({ id }) ?? { made: 0, used: 0 };

/** The dishes and combos that a coupon can apply to. */
export const couponDishes = (): { id: string; name: string }[] => dishes.all();

export function* exportedCodes(id: string): Generator<string> {
  yield csvStart(["Code", "Used", "Order"]);
  yield csvLines(
    codes.all({ id }).map(({ code, order }) => [code, order ? "Yes" : "No", order ?? ""]),
  );
}
