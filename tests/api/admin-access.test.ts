import { beforeAll, describe, expect, test } from "vitest";
import { type AppRoute, adminRoutes } from "#tests/support/admin-routes.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { bookEvent } from "#tests/support/events.ts";
import type { FormReply, FormVisitor } from "#tests/support/form.ts";
import { anyMessage, anySubscriber } from "#tests/support/messages.ts";
import { placeOrder } from "#tests/support/orders.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { anyPost } from "#tests/support/posts.ts";
import { writeReview } from "#tests/support/reviews.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";
import { insertEmail } from "../support/emails.ts";

// A new admin address is tested as soon as it stands in the URL table.
const appRoutes = await adminRoutes();

const shop = runningShop();
/** Something of each kind that an address can name. */
let ids: Record<string, string>;
let orderNumber: string;
let customer: FormVisitor;
let admin: FormVisitor;

beforeAll(async () => {
  const person = await registerCustomer(shop.api);
  const dish = anyDish(shop.database);
  const order = await placeOrder(person.api, [dish]);
  orderNumber = order.orderNumber;
  ids = {
    orderId: order.id,
    productId: dish.id,
    postId: anyPost(shop.database).id,
    eventId: (await bookEvent(person.api)).id,
    userId: (await registerCustomer(shop.api)).user._id,
    reviewId: (await writeReview(person.api)).id,
    messageId: anyMessage(shop.database).id,
    subscriberId: anySubscriber(shop.database).id,
    emailId: insertEmail(shop.database).id,
  };
  customer = shop.visitor();
  await customer.signInAs(person);
  admin = shop.visitor();
  await admin.signInAs(firstAdmin);
});

/** What stands behind the doors, to see that nobody changed it. */
function stored() {
  const all = (table: string) => shop.database.rows(`select * from ${table}`);
  return {
    ...Object.fromEntries(
      [
        "orders",
        "order_changes",
        "products",
        "posts",
        "events",
        "event_changes",
        "reviews",
        "contact_messages",
        "newsletter_subscribers",
        "settings",
        "audit_log",
        "emails",
      ].map((table) => [table, all(table)]),
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

/** Opens an address; what only sends on within the admin area is followed. */
async function open(visitor: FormVisitor, address: string): Promise<FormReply> {
  const reply = await visitor.get(address);
  return reply.location?.startsWith("/admin") ? open(visitor, reply.location) : reply;
}

/** A form that any of the admin's doors could take for its own. */
const anyForm = { status: "preparing", reason: "A dish ran out", name: "Intruder" };

test("the URL table has admin addresses, and the admin can open each", async () => {
  expect(appRoutes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/admin", "/admin/orders", "/admin/orders/:orderId/status"]),
  );
  for (const appRoute of appRoutes) {
    expect((await open(admin, urlOf(appRoute))).status, appRoute.path).toBe(200);
  }
  expect((await admin.get("/admin/orders")).text).toContain(orderNumber);
});

describe.each(appRoutes)("$path", (appRoute) => {
  test("a guest is sent to the login screen, which remembers the way back", async () => {
    const reply = await open(shop.visitor(), urlOf(appRoute));

    expect(reply.status).toBe(302);
    const login = new URL(reply.location ?? "", shop.server.baseUrl);
    expect(login.pathname).toBe("/login");
    expect(login.searchParams.get("returnTo")).toMatch(/^\/admin/);
    expect(reply.text).not.toContain(orderNumber);
  });

  test("a customer reads 'Access Denied' and can go back", async () => {
    const reply = await open(customer, urlOf(appRoute));

    expect(reply.status).toBe(403);
    expect(reply.text).toContain("Access Denied");
    expect(reply.text).toContain(
      "You don&#x27;t have permission to access this page. Only administrators can view admin features.",
    );
    expect(reply.text).toContain("Go Back");
    expect(reply.text).not.toContain(orderNumber);
  });

  test("its data alone is not given out either", async () => {
    // Enhanced navigation asks for one loader by name: then no layout stands before it.
    for (const query of ["", `?_routes=${encodeURIComponent(appRoute.routeId)}`]) {
      const address = `${urlOf(appRoute)}.data${query}`;
      const toGuest = await shop.visitor().get(address);
      const toCustomer = await customer.get(address);

      expect(toGuest.text, "to a guest").toMatch(/"redirect","\/(login\?returnTo=%2Fadmin|admin)/);
      expect(toGuest.text).not.toContain(orderNumber);
      expect(toCustomer.text, "to a customer").toMatch(/Access Denied|"redirect","\/admin/);
      expect(toCustomer.text).not.toContain(orderNumber);
    }
  });

  test("nobody but an admin changes anything there", async () => {
    const before = stored();
    for (const address of [urlOf(appRoute), `${urlOf(appRoute)}.data`]) {
      const fromGuest = await shop.visitor().postForm(address, anyForm);
      const fromCustomer = await customer.postForm(address, anyForm);

      // 405: there is nothing to be changed at all.
      const sentToLogin = fromGuest.status === 302 || fromGuest.status === 202;
      if (sentToLogin) expect(fromGuest.location ?? fromGuest.text).toContain("/login?returnTo=");
      else expect(fromGuest.status).toBe(405);
      // A form may say why it was refused on the page that it leads to: 'Access Denied'.
      const ledTo =
        fromCustomer.location ?? /"redirect","(\/admin[^"]*)"/.exec(fromCustomer.text)?.[1];
      const end = ledTo ? await open(customer, ledTo) : fromCustomer;
      expect([403, 405]).toContain(end.status);
    }
    expect(stored()).toEqual(before);
  });
});
