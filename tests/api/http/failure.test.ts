import { expect, test } from "vitest";
import { signInAdmin } from "#tests/support/records/people.ts";
import { loggedFailure } from "#tests/support/shop/logged-failure.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

test("an unexpected error returns 500 in the envelope without details and is logged", async () => {
  const admin = await signInAdmin(shop.api);
  // A missing table simulates a bug.
  shop.database.change("alter table order_day_totals rename to lost_totals");

  const reply = await admin.api.get("/api/orders/stats/overview");
  const otherReply = await admin.api.get("/api/products");

  expect(reply.status).toBe(500);
  expect(reply.text).toBe('{"success":false,"message":"Something went wrong"}');
  expect(otherReply.status).toBe(200);
  const logged = await loggedFailure(shop.server);
  expect(logged).toContain("no such table: order_day_totals");
  expect(logged).toContain('"path":"/api/orders/stats/overview"');
  expect(logged).not.toContain(admin.token);
  shop.database.change("alter table lost_totals rename to order_day_totals");
});

test("a failed page shows a reference that the log and the health page contain", async () => {
  shop.database.change("alter table newsletter_subscribers rename to lost_subscribers");
  const { visitor: admin } = shop.owner;

  const page = await admin.get("/admin/subscribers");

  expect(page.status).toBe(500);
  expect(page.text).not.toContain("no such table");
  const reference = /Reference: ([0-9a-f-]{36})/.exec(page.visibleText)?.[1] ?? "none";
  expect(page.headers.get("x-request-id")).toBe(reference);
  const logged = await loggedFailure(shop.server);
  expect(logged).toContain(`"requestId":"${reference}"`);
  expect(logged).toContain("no such table: newsletter_subscribers");
  const health = await admin.read("/admin/health");
  expect(health).toContain("SqliteError");
  expect(health).toContain(reference);
  expect(health).not.toContain("no such table");
});
