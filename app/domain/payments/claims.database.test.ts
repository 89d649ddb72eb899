import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { Random } from "#db/demo/random.ts";
import { addPerson, newWorld, placeOrder } from "#tests/support/records/random-payments.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { claimPayment } from "./claims.server.ts";

const claims = sqlite
  .prepare<[], number>("select count(*) from payments where kind = 'claim'")
  .pluck();

test("only the customer of an order claims to have paid it", () => {
  const world = newWorld(new Random("claims"));
  const placed = placeOrder(world);
  const order = placed.ok ? findAnyOrder(placed.value.orderId) : undefined;
  if (!order) throw new Error("The order was refused");

  const byAnother = claimPayment(addPerson("customer"), order.orderNumber, "632512345678");

  expect(byAnother).toMatchObject({ ok: false, code: "not_found" });
  expect(claims.get()).toBe(0);
  expect(claimPayment(world.customer, order.orderNumber, "632512345678").ok).toBe(true);
  expect(claims.get()).toBe(1);
});
