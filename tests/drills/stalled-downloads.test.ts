import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { addLargeFiles } from "#tests/support/http/large-files.ts";
import { type RawConnection, rawConnection } from "#tests/support/http/raw-connection.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();

/** The query that makes each file long. */
const files: Record<string, string> = {
  "/profile/data.json": "",
  "/admin/orders/export.csv": "",
  "/admin/payments.csv": "?list=open",
  "/admin/payments/online.csv": "?from=2020-01-01&to=2020-01-31",
  "/admin/day/export.csv": "?from=2020-01-01&to=2020-01-31",
  "/admin/products/export.csv": "",
  "/admin/products/options.csv": "",
  "/admin/products/option-sales.csv": "",
  "/admin/bills.csv": "?month=2020-01",
  "/admin/bills/rates.csv": "?month=2020-01",
  "/admin/zones.csv": "",
  "/admin/coupons/:couponId/codes.csv": "",
  "/admin/customers/export.csv": "",
  "/admin/subscribers/export.csv": "",
  "/admin/prep.csv": "",
  "/api/catering/export.csv": "?all=true",
};

const admin = shop.owner;
let visitors: Record<"admin" | "customer", FormVisitor>;
let dish: Dish;
let couponId: string;
beforeAll(async () => {
  const customer = await registerCustomer(shop.api);
  visitors = {
    admin: await shop.signedIn(firstAdmin),
    customer: await shop.signedIn(customer),
  };
  dish = addDish(shop.database);
  ({ couponId } = await addLargeFiles(shop.database, { admin: visitors.admin, customer }));
}, 120_000);

const connections: RawConnection[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});

/** The response's status, once it has been sent completely. */
function answered(path: string): number | undefined {
  const lines = shop.server.output().split("\n");
  const line = lines.findLast((found) => found.includes(`"path":"${path}"`));
  return line && JSON.parse(line).status;
}

/** Requests a file and reads only its beginning. */
async function stall(path: string, query: string): Promise<RawConnection> {
  const connection = await rawConnection(shop.server.baseUrl);
  connections.push(connection);
  const cookie = (path.startsWith("/profile") ? visitors.customer : visitors.admin).cookieHeader();
  const head = ["Host: shop.test", `Cookie: ${cookie}`, "Accept-Encoding: gzip, br"];
  connection.readOnce();
  connection.send(`GET ${path}${query} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
  await connection.receives(/^HTTP\/1\.1 200 [\s\S]+\r\n\r\n/);
  return connection;
}

test("all files that can be downloaded are stalled here", async () => {
  const routes = await allRoutes();
  const sent = routes.filter(({ file }) =>
    /\b(staffCsv|fileReply|streamingBody)\(/.test(readFileSync(`app/${file}`, "utf8")),
  );

  expect(sent.map(({ path }) => path).sort()).toEqual(Object.keys(files).sort());
});

test.each(Object.entries(files))(
  "a client that does not read %s keeps nobody from writing, and leaves nothing behind",
  async (pattern, query) => {
    const path = pattern.replace(":couponId", couponId);
    const connection = await stall(path, query);

    const customer = await registerCustomer(shop.api);
    const order = await placeOrder(customer.api, [dish]);
    await advanceOrder(admin.api, order, ["confirmed"]);

    expect(answered(path), "the file is still being sent").toBeUndefined();
    connection.close();
    await vi.waitFor(() => expect(answered(path)).toBe(499), { timeout: 10_000 });
  },
);
