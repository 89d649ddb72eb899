import { expect, test } from "vitest";
import { checkOutByForm, customerWith } from "#tests/support/checkout.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { programOf, scriptPolicyOf, withoutOwnScripts } from "#tests/support/own-scripts.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";

// Another web server in front, with nothing of the shop's own: whatever guards it is in the application.
const shop = runningShop({ web: "remix-serve" });

test("shows the menu, and lets its own scripts run and no others", async () => {
  const dish = anyDish(shop.database, { name: "Plain Puri <script>alert(7)</script>" });
  const page = await shop.visitor().get("/menu?q=plain");

  expect(page.status).toBe(200);
  expect(page.text).toContain(dish.id);
  expect(withoutOwnScripts(page)).not.toContain("<script");
  expect(scriptPolicyOf(page)).toBe("script-src 'self'");
  expect((await shop.visitor().get(programOf(page))).text).toContain("__remixContext");
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(page.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("takes an order through cart and checkout", async () => {
  const { visitor } = await customerWith(shop, [anyDish(shop.database)]);

  const orderNumber = await checkOutByForm(visitor);

  expect((await visitor.get(`/order-confirmation?order=${orderNumber}`)).text).toContain(
    orderNumber,
  );
});

test("lets nobody but an admin into the admin area", async () => {
  const { visitor: customer } = await customerWith(shop, []);
  const admin = shop.visitor();
  await admin.signInAs(firstAdmin);

  expect((await shop.visitor().get("/admin/orders")).location).toMatch(/^\/login\?returnTo=/);
  expect((await customer.get("/admin/orders")).status).toBe(403);
  expect((await admin.get("/admin/orders")).status).toBe(200);
  expect((await shop.api.get("/api/auth/users")).status).toBe(401);
});

test("refuses what another site sends", async () => {
  const dish = anyDish(shop.database);
  const { visitor } = await customerWith(shop, []);
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };

  const reply = await visitor.postForm(
    "/cart/lines",
    { productId: dish.id, quantity: "1" },
    { headers: foreign },
  );

  expect(reply.status).toBe(403);
  expect(shop.database.value("select count(*) from cart_lines where product_id = ?", dish.id)).toBe(
    0,
  );
});
