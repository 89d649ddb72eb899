import { beforeAll, describe, expect, test } from "vitest";
import { type AppRoute, adminRoutes } from "#tests/support/admin-routes.ts";
import { addCoupon } from "#tests/support/coupons.ts";
import { addDish } from "#tests/support/dishes.ts";
import { bookEvent } from "#tests/support/events.ts";
import type { FormReply, FormVisitor } from "#tests/support/form.ts";
import { addMessage, addSubscriber } from "#tests/support/messages.ts";
import { addOptionGroup } from "#tests/support/options.ts";
import { placeOrder } from "#tests/support/orders.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { addPost } from "#tests/support/posts.ts";
import { writeReview } from "#tests/support/reviews.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";
import { addZone } from "#tests/support/zones.ts";
import { addEmail } from "../support/emails.ts";

const appRoutes = await adminRoutes();

const shop = runningShop();
// One record for each route parameter.
let ids: Record<string, string>;
let orderNumber: string;
let customer: FormVisitor;
let admin: FormVisitor;

beforeAll(async () => {
  const person = await registerCustomer(shop.api);
  const dish = addDish(shop.database);
  const order = await placeOrder(person.api, [dish]);
  orderNumber = order.orderNumber;
  const group = addOptionGroup(shop.database, [dish], { choices: [{}] });
  ids = {
    orderId: order.id,
    productId: dish.id,
    groupId: group.id,
    choiceId: group.choices[0]?.id ?? "",
    category: dish.category,
    postId: addPost(shop.database).id,
    eventId: (await bookEvent(person.api)).id,
    userId: (await registerCustomer(shop.api)).user._id,
    reviewId: (await writeReview(person.api)).id,
    messageId: addMessage(shop.database).id,
    subscriberId: addSubscriber(shop.database).id,
    emailId: addEmail(shop.database).id,
    zoneId: addZone(shop.database).id,
  };
  customer = shop.visitor();
  await customer.signInAs(person);
  admin = shop.visitor();
  await admin.signInAs(firstAdmin);
  ids.couponId = (await addCoupon(admin, shop.database)).id;
});

function storedRows() {
  const rowsOf = (table: string) => shop.database.rows(`select * from ${table}`);
  return {
    ...Object.fromEntries(
      [
        "orders",
        "order_changes",
        "payments",
        "cash_handovers",
        "products",
        "product_option_groups",
        "option_groups",
        "option_choices",
        "combo_parts",
        "menu_sections",
        "posts",
        "events",
        "event_changes",
        "reviews",
        "contact_messages",
        "newsletter_subscribers",
        "settings",
        "zones",
        "zone_pincodes",
        "coupons",
        "coupon_codes",
        "audit_log",
        "emails",
      ].map((table) => [table, rowsOf(table)]),
    ),
    accounts: shop.database.rows("select id, name, role, is_active from users"),
  };
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

const SIGN_OUT = 'action="/logout"';
const anyForm = { status: "preparing", reason: "A dish ran out", name: "Intruder" };

test("admins can open every admin path in the route table, and sign out on each page", async () => {
  expect(appRoutes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/admin", "/admin/orders", "/admin/orders/:orderId/status"]),
  );
  for (const appRoute of appRoutes) {
    const { status, text } = await open(admin, urlOf(appRoute));
    expect(status, appRoute.path).toBe(200);
    if (text.startsWith("<!DOCTYPE html>")) expect(text, appRoute.path).toContain(SIGN_OUT);
  }
  expect((await admin.get("/admin/orders")).text).toContain(orderNumber);
});

describe.each(appRoutes)("$path", (appRoute) => {
  test("sends a guest to the login page with a return path", async () => {
    const reply = await open(shop.visitor(), urlOf(appRoute));

    expect(reply.status).toBe(302);
    const login = new URL(reply.location ?? "", shop.server.baseUrl);
    expect(login.pathname).toBe("/login");
    expect(login.searchParams.get("returnTo")).toMatch(/^\/admin/);
    expect(reply.text).not.toContain(orderNumber);
  });

  test("shows a customer 'Access Denied' and a Go Back link", async () => {
    const reply = await open(customer, urlOf(appRoute));

    expect(reply.status).toBe(403);
    expect(reply.text).toContain("Access Denied");
    expect(reply.text).toContain(
      "You don&#x27;t have permission to access this page. Only administrators can view admin features.",
    );
    expect(reply.text).toContain("Go Back");
    expect(reply.text).not.toContain(orderNumber);
  });

  test("does not reveal its loader data", async () => {
    // Client navigation can request a single loader, which skips the layout's guard.
    for (const query of ["", `?_routes=${encodeURIComponent(appRoute.routeId)}`]) {
      const url = `${urlOf(appRoute)}.data${query}`;
      const toGuest = await shop.visitor().get(url);
      const toCustomer = await customer.get(url);

      expect(toGuest.text, "to a guest").toMatch(/"redirect","\/(login\?returnTo=%2Fadmin|admin)/);
      expect(toGuest.text).not.toContain(orderNumber);
      expect(toCustomer.text, "to a customer").toMatch(/Access Denied|"redirect","\/admin/);
      expect(toCustomer.text).not.toContain(orderNumber);
    }
  });

  test("accepts changes from admins only", async () => {
    const before = storedRows();
    for (const url of [urlOf(appRoute), `${urlOf(appRoute)}.data`]) {
      const fromGuest = await shop.visitor().postForm(url, anyForm);
      const fromCustomer = await customer.postForm(url, anyForm);

      // 405: the route has no action.
      const sentToLogin = fromGuest.status === 302 || fromGuest.status === 202;
      if (sentToLogin) expect(fromGuest.location ?? fromGuest.text).toContain("/login?returnTo=");
      else expect(fromGuest.status).toBe(405);
      // A refused form may redirect to the page that shows 'Access Denied'.
      const redirectTarget =
        fromCustomer.location ?? /"redirect","(\/admin[^"]*)"/.exec(fromCustomer.text)?.[1];
      const finalReply = redirectTarget ? await open(customer, redirectTarget) : fromCustomer;
      expect([403, 405]).toContain(finalReply.status);
    }
    expect(storedRows()).toEqual(before);
  });
});
