import { addAdminRecords } from "#tests/support/records/admin-records.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
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
  const dish = addDish(shop.database, { category: "puris" });
  const owner = await customerWith(shop, [dish]);
  const admin = await shop.signedIn(firstAdmin);
  const other = await registerCustomer(shop.api);
  const unpaid = { paymentMethod: "upi", deliveryType: "pickup" };
  const ids: RouteIds = {
    ...(await addRouteRecords(shop, { owner, admin, dish })),
    // The customer's pages name orders and bookings by their numbers, the admin area by their ids.
    ...(await addAdminRecords(shop, { person: other, admin })),
    unpaidOrder: (await placeOrder(owner.api, [dish], unpaid)).orderNumber,
  };
  const { token } = await signInAdmin(shop.api);
  return { ids, tokens: { owner: owner.token, admin: token } };
}
