import { beforeAll, expect, test } from "vitest";
import { isForStaff } from "#app/http/session/authenticate.server.ts";
import { loadContract } from "#tests/support/http/contract.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const endpoints = [...(await loadContract())].flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { audience }]) => isForStaff(audience))
    .map(([method]) => ({ method, path, url: path.replace(/\{\w+\}/g, "some-id") })),
);

const shop = runningShop();
let customer: Awaited<ReturnType<typeof registerCustomer>>;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});

test("the API description has endpoints for admins", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(
    expect.arrayContaining([
      "GET /api/orders",
      "GET /api/auth/users",
      "DELETE /api/auth/users/{id}",
      "POST /api/products",
      "GET /api/catering/export.csv",
    ]),
  );
});

test.each(endpoints)("$method $path is for admins only", async ({ method, url }) => {
  const body = method === "GET" ? {} : { body: {} };

  const guestReply = await shop.api.send(method, url, body);
  expect(guestReply.status).toBe(401);
  expect(guestReply.body).toEqual({ success: false, message: "Authentication required" });

  const strangerReply = await shop.api.withToken("made-up").send(method, url, body);
  expect(strangerReply.status).toBe(401);
  expect(strangerReply.body).toEqual({ success: false, message: "Invalid or expired token" });

  const customerReply = await customer.api.send(method, url, body);
  expect(customerReply.status).toBe(403);
  expect(customerReply.body).toEqual({ success: false, message: "Admin access required" });
});
