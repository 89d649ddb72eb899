import { createHmac } from "node:crypto";
import { addCoupon } from "#tests/support/records/coupons.ts";
import type { Dish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import type { Person } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { sendQuote } from "#tests/support/records/quotes.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import type { AppRoute } from "./admin-routes.ts";
import type { FormVisitor } from "./form.ts";

/** Values of the parameters in the route table. */
export type RouteIds = Record<string, string>;

/** One record of each kind that has a URL. The owner has the dish in the cart. */
export async function addRouteRecords(
  { database }: RunningShop,
  { owner, admin, dish }: { owner: Person; admin: FormVisitor; dish: Dish },
): Promise<RouteIds> {
  const order = await placeOrder(owner.api, [dish]);
  const event = await bookEvent(owner.api);
  const { id: couponId } = await addCoupon(admin, database);
  const text = (sql: string, id: string) => String(database.value(sql, id));
  return {
    couponId,
    orderNumber: order.orderNumber,
    orderId: order.id,
    eventNumber: text("select event_number from events where id = ?", event.id),
    eventId: event.id,
    lineId: text("select id from cart_lines where product_id = ?", dish.id),
    productId: dish.id,
    addressId: text("select id from addresses where user_id = ?", owner.user.id),
    slug: addPost(database).slug,
    dishSlug: dish.slug,
    reviewId: (await writeReview(owner.api)).id,
    table: "12",
    width: "400",
    version: "1",
    token: new URL(order.trackingUrl ?? "").pathname.replace("/track/", ""),
    payToken: linkTokenOf(database, order.id, "pay order"),
    quoteToken: (await sendQuote(admin, event.id)).replace("/quote/", ""),
    id: "unknown",
    sessionId: "unknown",
  };
}

/** The shop's own token. */
export function linkTokenOf(
  database: { value(sql: string): unknown },
  recordId: string,
  purpose: "pay order" | "quote event",
): string {
  const key = String(database.value("select value from secrets where name = 'tracking'"));
  const id = Buffer.from(recordId.replaceAll("-", ""), "hex");
  const code = createHmac("sha256", key).update(id).update(purpose).digest();
  return Buffer.concat([id, code.subarray(0, 16)]).toString("base64url");
}

export function urlOf({ path }: Pick<AppRoute, "path">, ids: RouteIds): string {
  return path
    .replace(/:(\w+)/g, (_, param: string) => {
      const id = ids[param];
      if (!id) throw new Error(`No id for ":${param}" in ${path}: add one to the records.`);
      return id;
    })
    .replace("*", "unknown");
}
