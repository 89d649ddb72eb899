import { dayInIndia } from "#app/domain/clock.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import type { RouteIds } from "#tests/support/http/route-records.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { addBill } from "./bills.ts";
import { addCoupon } from "./coupons.ts";
import { addDish } from "./dishes.ts";
import { addEmail } from "./emails.ts";
import { bookEvent } from "./events.ts";
import { addMessage, addSubscriber } from "./messages.ts";
import { addOptionGroup } from "./options.ts";
import { placeOrder } from "./orders.ts";
import type { Person } from "./people.ts";
import { addPost } from "./posts.ts";
import { addFailedPrint, addPrinter } from "./printers.ts";
import { writeReview } from "./reviews.ts";
import { addStaff, makeDevice } from "./staff.ts";
import { addStation } from "./stations.ts";
import { addZone } from "./zones.ts";

/** One record for each URL parameter in the admin area. The person has ordered, booked and written a review. */
export async function addAdminRecords(
  shop: RunningShop,
  { person, admin }: { person: Person; admin: FormVisitor },
): Promise<RouteIds> {
  const { database } = shop;
  const dish = addDish(database);
  const order = await placeOrder(person.api, [dish]);
  const group = addOptionGroup(database, [dish], { choices: [{}] });
  const printerId = addPrinter(database).id;
  const text = (sql: string, ...parameters: string[]) => String(database.value(sql, ...parameters));
  const ids: RouteIds = {
    orderId: order.id,
    itemId: text("select id from order_items where order_id = ?", order.id),
    stationId: addStation(database).id,
    printerId,
    printId: addFailedPrint(database, printerId).id,
    productId: dish.id,
    groupId: group.id,
    choiceId: group.choices[0]?.id ?? "",
    category: dish.category,
    couponId: (await addCoupon(admin, database)).id,
    postId: addPost(database).id,
    eventId: (await bookEvent(person.api)).id,
    userId: (await addStaff(shop, "kitchen")).user._id,
    reviewId: (await writeReview(person.api)).id,
    messageId: addMessage(database).id,
    subscriberId: addSubscriber(database).id,
    emailId: addEmail(database).id,
    zoneId: addZone(database).id,
    subject: "value",
    contentId: "value-2",
    kind: "dish",
    task: "emails",
    step: "delivery",
    subjectId: dish.id,
    date: dayInIndia(new Date()),
    billId: addBill(database).id,
  };
  const customer = await shop.signedIn(person);
  await customer.postForm(`/my-orders/${order.orderNumber}/claim`, { reference: "632512345678" });
  ids.claimId = text("select id from payments where kind = 'claim'");
  // In a separate browser, so that the others stay without the cookie.
  await makeDevice(await shop.signedIn(firstAdmin), "Counter tablet");
  ids.deviceId = text("select id from devices");
  const part = { amount: "1", method: "cash", paymentKey: "" };
  for (const [kind, id, param] of [
    ["order", order.id, "paymentId"],
    ["event", String(ids.eventId), "eventPaymentId"],
  ] as const) {
    await admin.postForm(`/admin/${kind}s/${id}/payments`, part);
    ids[param] = text(`select id from payments where ${kind}_id = ? and kind = 'payment'`, id);
  }
  return ids;
}
