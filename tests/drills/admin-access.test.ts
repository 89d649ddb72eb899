import { beforeAll, expect, test } from "vitest";
import { adminAccess } from "#tests/support/http/admin-access.ts";
import { type AppRoute, adminRoutes } from "#tests/support/http/admin-routes.ts";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { urlOf } from "#tests/support/http/route-records.ts";
import { addAdminRecords } from "#tests/support/records/admin-records.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const appRoutes = await adminRoutes();

const shop = runningShop();
// One record for each route parameter.
let ids: Record<string, string>;
let orderNumber: string;
let customer: FormVisitor;
let staff: Record<string, FormVisitor>;
const { visitor: admin } = shop.owner;

beforeAll(async () => {
  const person = await registerCustomer(shop.api);
  ids = await addAdminRecords(shop, { person, admin });
  orderNumber = String(shop.database.value("select order_number from orders"));
  customer = await shop.signedIn(person);
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
  option_groups option_choices combo_parts menu_sections events event_changes reviews
  contact_messages newsletter_subscribers settings zones translations stations printers
  print_jobs order_items zone_pincodes coupons coupon_codes audit_log emails devices
  business_days drawer_entries shifts tax_terms bills bill_counters password_resets
`
  .trim()
  .split(/\s+/);

function storedRows() {
  const rows = tables.map((table) => [table, shop.database.rows(`select * from ${table}`)]);
  const accounts = shop.database.rows("select id, name, role, is_active from users");
  // Their views are counted in the meantime.
  const posts = shop.database.rows("select id, title, status, updated_at from posts");
  return { ...Object.fromEntries(rows), accounts, posts };
}

async function open(visitor: FormVisitor, url: string): Promise<FormReply> {
  const reply = await visitor.get(url);
  return reply.location?.startsWith("/admin") ? open(visitor, reply.location) : reply;
}

const SIGN_OUT = 'action="/logout"';
const isDenied = ({ status, text }: FormReply) =>
  status === 403 || text.includes("Access Denied") || text.includes("Admin access required");
const anyForm = { status: "preparing", reason: "A dish ran out", name: "Intruder" };

test("admins can open every admin path in the route table, and sign out on each page", async () => {
  expect(appRoutes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/admin", "/admin/orders", "/admin/orders/:orderId/status"]),
  );
  for (const appRoute of appRoutes) {
    const { status, text, headers } = await open(admin, urlOf(appRoute, ids));
    expect(status, appRoute.path).toBe(200);
    if (isPageOfList(appRoute)) {
      expect(headers.get("cache-control"), appRoute.path).toBe("no-store");
    }
    if (text.startsWith("<!DOCTYPE html>")) expect(text, appRoute.path).toContain(SIGN_OUT);
  }
  expect((await admin.get("/admin/orders")).text).toContain(orderNumber);
});

/** Guests are sent to the login page and customers are refused; neither sees a loader's data. */
async function expectClosed(appRoute: AppRoute): Promise<void> {
  const url = urlOf(appRoute, ids);
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
  const url = urlOf(appRoute, ids);
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

/** No cache stores a page of the admin area, no matter who requests it. */
const isPageOfList = ({ path, respondsToGet }: AppRoute) =>
  respondsToGet && !/:|stream|\.csv/.test(path);

test.each(appRoutes)(
  "$path does not reveal its loader data, and lets in those of the staff who need it",
  async (appRoute) => {
    const may = adminAccess[appRoute.path] ?? "";
    expect(may, `who may use ${appRoute.path}`).not.toBe("");
    const isPage = !appRoute.file.endsWith(".ts");
    const loaderOnly = `.data?_routes=${encodeURIComponent(appRoute.routeId)}`;
    const before = storedRows();
    await expectClosed(appRoute);
    await expectFormsRefused(appRoute);
    for (const [role, visitor] of Object.entries(staff)) {
      const isAllowed = may.includes(role);
      const seen = await visitor.get(urlOf(appRoute, ids) + (isPage ? loaderOnly : ""));
      if (isPageOfList(appRoute)) expect(seen.headers.get("cache-control"), role).toBe("no-store");
      // Addresses that only take forms redirect everybody to their page.
      const isFormOnly = !isPage && seen.location?.startsWith("/admin");
      if (!isFormOnly) expect(isDenied(seen), `${role} opens it`).toBe(!isAllowed);
      if (isFormOnly && isAllowed) {
        const shown = await open(visitor, urlOf(appRoute, ids));
        expect(isDenied(shown), `${role} comes back to it after logging in`).toBe(false);
      }
      if (!appRoute.hasAction || isAllowed) continue;
      const sent = await visitor.postForm(`${urlOf(appRoute, ids)}.data`, anyForm);
      // Forms with images redirect to their list, which is refused, or to the first page.
      const target = /"redirect","(\/admin[^"]*)"/.exec(sent.text)?.[1];
      const isRefused =
        isDenied(sent) ||
        target === "/admin" ||
        (target !== undefined && isDenied(await visitor.get(target)));
      expect(isRefused, `${role} changes it`).toBe(true);
    }
    expect(storedRows()).toEqual(before);
    // The records do not exist, so permitted requests change nothing.
    const url = appRoute.path.replace(/:\w+/g, "unknown");
    for (const role of appRoute.hasAction ? may : "") {
      const sent = await staff[role]?.postForm(`${url}.data`);
      expect(sent && isDenied(sent), `${role} changes it`).toBe(false);
    }
  },
);
