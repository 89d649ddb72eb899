import { dayInPune } from "#app/domain/clock.ts";
import { addBill } from "#tests/support/records/bills.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addEmail } from "#tests/support/records/emails.ts";
import { addMessage, addSubscriber } from "#tests/support/records/messages.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { signInAdmin } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { addFailedPrint, addPrinter } from "#tests/support/records/printers.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { addZone } from "#tests/support/records/zones.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { allRoutes } from "./admin-routes.ts";
import { addRouteRecords, type RouteIds } from "./route-records.ts";

/** Every page that may have a form, except the counter, whose form is the order that is being taken. */
export const formPages = (await allRoutes())
  .filter(
    ({ path, file, respondsToGet }) =>
      respondsToGet &&
      file.startsWith("screens/") &&
      file.endsWith(".tsx") &&
      path !== "/admin/counter",
  )
  .map(({ path }) => ({ path }))
  // Forms that a page shows only sometimes.
  .concat([{ path: "/profile?edit" }, { path: "/my-orders/:unpaidOrder/claim" }]);

/** What the pages show, and the sessions of those who see them: a customer with a cart, and the owner of the shop. */
export async function addFormRecords(
  shop: RunningShop,
): Promise<{ ids: RouteIds; tokens: { owner: string; admin: string } }> {
  const { database } = shop;
  const dish = addDish(database, { category: "puris" });
  const owner = await customerWith(shop, [dish]);
  const admin = await shop.signedIn(firstAdmin);
  const group = addOptionGroup(database, [dish], { choices: [{}] });
  const ids: RouteIds = {
    ...(await addRouteRecords(shop, { owner, admin, dish })),
    groupId: group.id,
    choiceId: group.choices[0]?.id ?? "",
    category: dish.category,
    stationId: addStation(database).id,
    printerId: addPrinter(database).id,
    postId: addPost(database).id,
    userId: (await addStaff(shop, "kitchen")).user._id,
    messageId: addMessage(database).id,
    subscriberId: addSubscriber(database).id,
    emailId: addEmail(database).id,
    zoneId: addZone(database).id,
    kind: "dish",
    subjectId: dish.id,
    date: dayInPune(new Date()),
    billId: addBill(database).id,
    deviceId: "unknown",
    claimId: "unknown",
    paymentId: "unknown",
    eventPaymentId: "unknown",
  };
  ids.printId = addFailedPrint(database, String(ids.printerId)).id;
  await owner.visitor.postForm(`/my-orders/${ids.orderNumber}/claim`, {
    reference: "632512345678",
  });
  ids.claimId = String(database.value("select id from payments where kind = 'claim'"));
  for (const kind of ["order", "event"] as const) {
    const id = String(ids[`${kind}Id`]);
    await admin.postForm(`/admin/${kind}s/${id}/payments`, { amount: "1", method: "cash" });
    ids[kind === "order" ? "paymentId" : "eventPaymentId"] = String(
      database.value(`select id from payments where ${kind}_id = ? and kind = 'payment'`, id),
    );
  }
  const unpaid = { paymentMethod: "upi", deliveryType: "pickup" };
  ids.unpaidOrder = (await placeOrder(owner.api, [dish], unpaid)).orderNumber;
  const { token } = await signInAdmin(shop.api);
  return { ids, tokens: { owner: owner.token, admin: token } };
}
