import { beforeAll, expect, test } from "vitest";
import { dayInPune } from "#app/domain/clock.ts";
import { type AppRoute, adminRoutes } from "#tests/support/http/admin-routes.ts";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { addBill } from "#tests/support/records/bills.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addEmail } from "#tests/support/records/emails.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { addMessage, addSubscriber } from "#tests/support/records/messages.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { addFailedPrint, addPrinter } from "#tests/support/records/printers.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { addStaff, makeDevice } from "#tests/support/records/staff.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const appRoutes = await adminRoutes();

const shop = runningShop();
// One record for each route parameter.
let ids: Record<string, string>;
let orderNumber: string;
let customer: FormVisitor;
let staff: Record<string, FormVisitor>;
let admin: FormVisitor;

beforeAll(async () => {
  const person = await registerCustomer(shop.api);
  const dish = addDish(shop.database);
  const order = await placeOrder(person.api, [dish]);
  orderNumber = order.orderNumber;
  const group = addOptionGroup(shop.database, [dish], { choices: [{}] });
  ids = {
    orderId: order.id,
    itemId: String(shop.database.value("select id from order_items")),
    stationId: addStation(shop.database).id,
    printerId: addPrinter(shop.database).id,
    productId: dish.id,
    groupId: group.id,
    choiceId: group.choices[0]?.id ?? "",
    category: dish.category,
    postId: addPost(shop.database).id,
    eventId: (await bookEvent(person.api)).id,
    userId: (await addStaff(shop, "kitchen")).user._id,
    deviceId: "",
    reviewId: (await writeReview(person.api)).id,
    messageId: addMessage(shop.database).id,
    subscriberId: addSubscriber(shop.database).id,
    emailId: addEmail(shop.database).id,
    zoneId: addZone(shop.database).id,
    kind: "dish",
    subjectId: dish.id,
    date: dayInPune(new Date()),
    billId: addBill(shop.database).id,
  };
  ids.printId = addFailedPrint(shop.database, String(ids.printerId)).id;
  customer = await shop.signedIn(person);
  const claim = { reference: "632512345678" };
  await customer.postForm(`/my-orders/${orderNumber}/claim`, claim);
  ids.claimId = String(shop.database.value("select id from payments where kind = 'claim'"));
  admin = await shop.signedIn(firstAdmin);
  ids.couponId = (await addCoupon(admin, shop.database)).id;
  // By a browser of its own, so that this one stays without the cookie.
  const tablet = await shop.signedIn(firstAdmin);
  await makeDevice(tablet, "Counter tablet");
  ids.deviceId = String(shop.database.value("select id from devices"));
  const part = { amount: "1", method: "cash", paymentKey: "" };
  for (const [kind, id, param] of [
    ["order", order.id, "paymentId"],
    ["event", String(ids.eventId), "eventPaymentId"],
  ] as const) {
    await admin.postForm(`/admin/${kind}s/${id}/payments`, part);
    const sql = `select id from payments where ${kind}_id = ? and kind = 'payment'`;
    ids[param] = String(shop.database.value(sql, id));
  }
  staff = {
    o: admin,
    m: (await addStaff(shop, "manager")).visitor,
    c: (await addStaff(shop, "counter")).visitor,
    k: (await addStaff(shop, "kitchen")).visitor,
    r: (await addStaff(shop, "rider")).visitor,
  };
});

/** All tables that pages of the admin area write. */
const tables = `
  orders order_changes payments payment_references cash_handovers products product_option_groups
  option_groups option_choices combo_parts menu_sections posts events event_changes reviews
  contact_messages newsletter_subscribers settings zones translations stations printers
  print_jobs order_items zone_pincodes coupons coupon_codes audit_log emails devices
  business_days drawer_entries tax_terms bills bill_counters password_resets
`
  .trim()
  .split(/\s+/);

function storedRows() {
  const rows = tables.map((table) => [table, shop.database.rows(`select * from ${table}`)]);
  const accounts = shop.database.rows("select id, name, role, is_active from users");
  return { ...Object.fromEntries(rows), accounts };
}

function urlOf({ path }: Pick<AppRoute, "path">): string {
  return path.replace(/:(\w+)/g, (_, param: string) => {
    const id = ids[param];
    if (!id) {
      throw new Error(
        `No id for ":${param}" in ${path}: add one to \`ids\` in admin-access.test.ts.`,
      );
    }
    return id;
  });
}

async function open(visitor: FormVisitor, url: string): Promise<FormReply> {
  const reply = await visitor.get(url);
  return reply.location?.startsWith("/admin") ? open(visitor, reply.location) : reply;
}

// Who may open and change it: owner, manager, counter, kitchen and rider, by their first letters.
const allowed: Record<string, string> = {
  "/admin": "omckr",
  "/admin/search": "om",
  "/admin/orders": "omck",
  "/admin/orders/tickets": "omck",
  "/admin/orders/stream": "omckr",
  "/admin/news.json": "omckr",
  "/admin/orders/:orderId/ticket": "omck",
  "/admin/orders/:orderId/ticket.escpos": "omck",
  "/admin/orders/:orderId/prints": "omck",
  "/admin/prints/:printId/retry": "omck",
  "/admin/prints/:printId/dismissal": "omck",
  "/admin/orders/:orderId/bill": "omc",
  "/admin/orders/:orderId/cancellation": "omc",
  "/admin/orders/:orderId/status": "omck",
  "/admin/orders/:orderId/status/removal": "omck",
  "/admin/orders/:orderId/payment": "omc",
  "/admin/orders/:orderId/payments": "omc",
  "/admin/orders/:orderId/refunds": "om",
  "/admin/orders/:orderId/payments/:paymentId/reversal": "om",
  "/admin/orders/export.csv": "om",
  "/admin/payments": "omc",
  "/admin/payments.csv": "omc",
  "/admin/orders/:orderId/claims/:claimId/confirmation": "omc",
  "/admin/orders/:orderId/claims/:claimId/confirmation/removal": "omc",
  "/admin/orders/:orderId/claims/:claimId/rejection": "omc",
  "/admin/orders/:orderId/changes": "omc",
  "/admin/orders/:orderId/messages": "omc",
  "/admin/alerts/acknowledgement": "omck",
  "/admin/orders/:orderId/ready": "omck",
  "/admin/orders/:orderId/ready/removal": "omck",
  "/admin/counter": "omc",
  "/admin/counter/coupon": "omc",
  "/admin/counter/customer": "omc",
  "/admin/orders/:orderId/items/:itemId/made": "omck",
  "/admin/orders/:orderId/items/:itemId/made/removal": "omck",
  "/admin/orders/:orderId/delay": "omck",
  "/admin/kitchen": "omck",
  "/admin/deliveries": "omcr",
  "/admin/deliveries/:orderId/delivery": "omcr",
  "/admin/deliveries/:orderId/delivery/removal": "omcr",
  "/admin/deliveries/handovers": "omc",
  "/admin/payments/findings": "om",
  "/admin/payments/confirmations": "om",
  "/admin/day": "omc",
  "/admin/day/:date": "omc",
  "/admin/day/:date/opening": "omc",
  "/admin/day/:date/entries": "omc",
  "/admin/day/:date/closing": "om",
  "/admin/day/:date/email": "om",
  "/admin/day/export.csv": "om",
  "/admin/reports": "om",
  "/admin/products": "omck",
  "/admin/products/add": "om",
  "/admin/products/prices": "om",
  "/admin/products/import": "om",
  "/admin/products/export.csv": "om",
  "/admin/products/options.csv": "om",
  "/admin/products/order": "om",
  "/admin/products/images": "om",
  "/admin/products/sections/:category": "om",
  "/admin/products/sections/:category/position": "om",
  "/admin/products/option-sales": "om",
  "/admin/products/option-sales.csv": "om",
  "/admin/products/edit/:productId": "om",
  "/admin/products/:productId/removal": "om",
  "/admin/products/:productId/position": "om",
  "/admin/products/:productId/stock": "omck",
  "/admin/products/:productId/sold-out": "omck",
  "/admin/products/:productId/sold-out/removal": "omck",
  "/admin/options": "omck",
  "/admin/options/add": "om",
  "/admin/options/:groupId": "om",
  "/admin/options/:groupId/removal": "om",
  "/admin/options/choices/:choiceId/sold-out": "omck",
  "/admin/options/choices/:choiceId/sold-out/removal": "omck",
  "/admin/coupons": "om",
  "/admin/coupons/add": "om",
  "/admin/coupons/:couponId": "om",
  "/admin/coupons/:couponId/pause": "om",
  "/admin/coupons/:couponId/pause/removal": "om",
  "/admin/coupons/:couponId/codes": "om",
  "/admin/coupons/:couponId/codes.csv": "om",
  "/admin/blogs": "om",
  "/admin/blogs/add": "om",
  "/admin/blogs/preview": "om",
  "/admin/blogs/edit/:postId": "om",
  "/admin/blogs/:postId/removal": "om",
  "/admin/events": "om",
  "/admin/events/calendar": "om",
  "/admin/events/:eventId/payments": "om",
  "/admin/events/:eventId/refunds": "om",
  "/admin/events/:eventId/payments/:eventPaymentId/reversal": "om",
  "/admin/events/:eventId/cancellation": "om",
  "/admin/events/:eventId/sheet": "om",
  "/admin/events/:eventId/status": "om",
  "/admin/customers": "om",
  "/admin/customers/:userId/removal": "om",
  "/admin/staff": "om",
  "/admin/staff/add": "om",
  "/admin/staff/permissions": "om",
  "/admin/staff/:userId": "om",
  "/admin/staff/:userId/activity": "o",
  "/admin/staff/:userId/invitation": "om",
  "/admin/staff/:userId/removal": "om",
  "/admin/staff/:userId/deactivation": "om",
  "/admin/staff/:userId/deactivation/removal": "om",
  "/admin/devices": "om",
  "/admin/devices/:deviceId/removal": "om",
  "/admin/reviews": "om",
  "/admin/reviews/:reviewId/removal": "om",
  "/admin/reviews/:reviewId/feature": "om",
  "/admin/reviews/:reviewId/visibility": "om",
  "/admin/messages": "om",
  "/admin/messages/:messageId/removal": "om",
  "/admin/messages/:messageId/reading": "om",
  "/admin/subscribers": "om",
  "/admin/subscribers/:subscriberId/removal": "om",
  "/admin/subscribers/export.csv": "om",
  "/admin/log": "om",
  "/admin/sign-ins": "om",
  "/admin/health": "om",
  "/admin/emails": "om",
  "/admin/emails/:emailId/sending": "om",
  "/admin/settings": "om",
  "/admin/settings/opening": "omc",
  "/admin/settings/opening/switch": "omc",
  "/admin/settings/hours": "om",
  "/admin/settings/holidays": "om",
  "/admin/settings/holidays/removal": "om",
  "/admin/settings/delivery": "om",
  "/admin/settings/times": "om",
  "/admin/settings/charges": "om",
  "/admin/settings/catering": "om",
  "/admin/settings/payment": "om",
  "/admin/settings/bill": "om",
  "/admin/settings/tax": "om",
  "/admin/settings/tax/numbers": "om",
  "/admin/bills": "om",
  "/admin/bills/:billId": "om",
  "/admin/bills.csv": "om",
  "/admin/bills/rates.csv": "om",
  "/admin/settings/printers": "o",
  "/admin/settings/printers/add": "o",
  "/admin/settings/printers/:printerId": "o",
  "/admin/settings/printers/:printerId/removal": "o",
  "/admin/settings/printers/:printerId/test": "o",
  "/admin/settings/stations": "om",
  "/admin/settings/stations/:stationId": "om",
  "/admin/settings/stations/:stationId/position": "om",
  "/admin/settings/stations/:stationId/removal": "om",
  "/admin/settings/stations/categories": "om",
  "/admin/settings/stations/language": "om",
  "/admin/settings/alerts": "om",
  "/admin/prep": "omk",
  "/admin/prep/stock": "omk",
  "/admin/prep.csv": "omk",
  "/admin/notifications": "omckr",
  "/admin/notifications/removal": "omckr",
  "/admin/notifications/test": "omckr",
  "/admin/zones": "om",
  "/admin/zones/add": "om",
  "/admin/zones/:zoneId": "om",
  "/admin/zones/:zoneId/removal": "om",
  "/admin/zones.csv": "om",
  "/admin/translations": "om",
  "/admin/translations/:kind/:subjectId": "om",
};

const SIGN_OUT = 'action="/logout"';
const isDenied = ({ status, text }: FormReply) =>
  status === 403 || text.includes("Access Denied") || text.includes("Admin access required");
const anyForm = { status: "preparing", reason: "A dish ran out", name: "Intruder" };

test("admins can open every admin path in the route table, and sign out on each page", async () => {
  expect(appRoutes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/admin", "/admin/orders", "/admin/orders/:orderId/status"]),
  );
  for (const appRoute of appRoutes) {
    const { status, text, headers } = await open(admin, urlOf(appRoute));
    expect(status, appRoute.path).toBe(200);
    if (isPageOfList(appRoute)) {
      expect(headers.get("cache-control"), appRoute.path).toBe("no-store");
    }
    if (text.startsWith("<!DOCTYPE html>")) expect(text, appRoute.path).toContain(SIGN_OUT);
  }
  expect((await admin.get("/admin/orders")).text).toContain(orderNumber);
});

/** Guests are sent to the login page, customers are denied; neither sees a loader's data. */
async function expectClosed(appRoute: AppRoute): Promise<void> {
  const url = urlOf(appRoute);
  const toGuest = await open(shop.visitor(), url);
  expect(toGuest.status).toBe(302);
  const login = new URL(toGuest.location ?? "", shop.server.baseUrl);
  expect(login.pathname).toBe("/login");
  expect(login.searchParams.get("returnTo")).toMatch(/^\/admin/);

  const toCustomer = await open(customer, url);
  expect(toCustomer.status).toBe(403);
  expect(toCustomer.text).toContain("Access Denied");
  expect(toCustomer.text).toContain(
    "You don&#x27;t have permission to access this page. Only administrators can view admin features.",
  );
  expect(toCustomer.text).toContain("Go Back");
  expect(toGuest.text + toCustomer.text).not.toContain(orderNumber);
  if (isPageOfList(appRoute)) expect(toCustomer.headers.get("cache-control")).toBe("no-store");

  // Client navigation can request a single loader, which skips the layout's guard.
  for (const query of ["", `?_routes=${encodeURIComponent(appRoute.routeId)}`]) {
    const guestData = await shop.visitor().get(`${url}.data${query}`);
    const customerData = await customer.get(`${url}.data${query}`);
    expect(guestData.text, "to a guest").toMatch(/"redirect","\/(login\?returnTo=%2Fadmin|admin)/);
    expect(customerData.text, "to a customer").toMatch(/Access Denied|"redirect","\/admin/);
    expect(guestData.text + customerData.text).not.toContain(orderNumber);
  }
}

async function expectFormsRefused(appRoute: AppRoute): Promise<void> {
  const url = urlOf(appRoute);
  const fromGuest = await shop.visitor().postForm(url, anyForm);
  const fromCustomer = await customer.postForm(url, anyForm);
  // 405: the route has no action.
  if (fromGuest.status === 302) expect(fromGuest.location).toContain("/login?returnTo=");
  else expect(fromGuest.status).toBe(405);
  // A refused form may redirect to the page that shows 'Access Denied'.
  const { location } = fromCustomer;
  const finalReply = location ? await open(customer, location) : fromCustomer;
  expect([403, 405]).toContain(finalReply.status);
}

/** No cache keeps a page of the admin area, whoever asks for it. */
const isPageOfList = ({ path, respondsToGet }: AppRoute) =>
  respondsToGet && !/:|stream|\.csv/.test(path);

test.each(appRoutes)(
  "$path does not reveal its loader data, and lets in those of the staff who need it",
  async (appRoute) => {
    const may = allowed[appRoute.path] ?? "";
    expect(may, `who may use ${appRoute.path}`).not.toBe("");
    const isPage = !appRoute.file.endsWith(".ts");
    const loaderOnly = `.data?_routes=${encodeURIComponent(appRoute.routeId)}`;
    const before = storedRows();
    await expectClosed(appRoute);
    await expectFormsRefused(appRoute);
    for (const [role, visitor] of Object.entries(staff)) {
      const isAllowed = may.includes(role);
      const seen = await visitor.get(urlOf(appRoute) + (isPage ? loaderOnly : ""));
      if (isPageOfList(appRoute)) expect(seen.headers.get("cache-control"), role).toBe("no-store");
      // What only takes forms redirects everybody to its page.
      const isFormOnly = !isPage && seen.location?.startsWith("/admin");
      if (!isFormOnly) expect(isDenied(seen), `${role} opens it`).toBe(!isAllowed);
      if (!appRoute.hasAction || isAllowed) continue;
      const sent = await visitor.postForm(`${urlOf(appRoute)}.data`, anyForm);
      // Forms with images redirect to their list, which is denied, or to the first page.
      const target = /"redirect","(\/admin[^"]*)"/.exec(sent.text)?.[1];
      const isRefused =
        isDenied(sent) ||
        target === "/admin" ||
        (target !== undefined && isDenied(await visitor.get(target)));
      expect(isRefused, `${role} changes it`).toBe(true);
    }
    expect(storedRows()).toEqual(before);
    // Of records that do not exist, so that nothing is changed by those who may.
    const url = appRoute.path.replace(/:\w+/g, "unknown");
    for (const role of appRoute.hasAction ? may : "") {
      const sent = await staff[role]?.postForm(`${url}.data`);
      expect(sent && isDenied(sent), `${role} changes it`).toBe(false);
    }
  },
);
