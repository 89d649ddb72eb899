import { beforeAll, expect, test } from "vitest";
import { loadContract } from "#tests/support/contract.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";

// A new call for admins is tested as soon as it is in the contract.
const calls = [...(await loadContract())].flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { audience }]) => audience === "admin")
    .map(([method]) => ({ method, path, address: path.replace(/\{\w+\}/g, "some-id") })),
);

const shop = runningShop();
let customer: Awaited<ReturnType<typeof registerCustomer>>;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});

test("the contract has calls for admins", () => {
  const known = calls.map(({ method, path }) => `${method} ${path}`);
  expect(known).toEqual(
    expect.arrayContaining([
      "GET /api/orders",
      "GET /api/auth/users",
      "DELETE /api/auth/users/{id}",
      "POST /api/products",
      "GET /api/catering/export.csv",
    ]),
  );
});

test.each(calls)("$method $path is for admins only", async ({ method, address }) => {
  const body = method === "GET" ? {} : { body: {} };

  const toGuest = await shop.api.send(method, address, body);
  expect(toGuest.status).toBe(401);
  expect(toGuest.body).toEqual({ success: false, message: "Authentication required" });

  const toStranger = await shop.api.withToken("made-up").send(method, address, body);
  expect(toStranger.status).toBe(401);
  expect(toStranger.body).toEqual({ success: false, message: "Invalid or expired token" });

  const toCustomer = await customer.api.send(method, address, body);
  expect(toCustomer.status).toBe(403);
  expect(toCustomer.body).toEqual({ success: false, message: "Admin access required" });
});
