import { addAdminRecords } from "#tests/support/records/admin-records.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { allRoutes } from "./admin-routes.ts";
import { addRouteRecords, type RouteIds } from "./route-records.ts";

/** Every page that may have a form, except the counter, whose form is the current order. */
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

/**
 * The records that the pages show, and the sessions of their visitors: a customer with a cart, and
 * the shop's owner.
 */
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
    // The customer's pages identify orders and bookings by number, the admin area by id.
    ...(await addAdminRecords(shop, { person: other, admin })),
    unpaidOrder: (await placeOrder(owner.api, [dish], unpaid)).orderNumber,
  };
  const { token } = await signInAdmin(shop.api);
  return { ids, tokens: { owner: owner.token, admin: token } };
}
