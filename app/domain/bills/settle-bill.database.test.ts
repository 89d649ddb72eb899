import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { Random } from "#db/demo/random.ts";
import { newWorld, placeOrder } from "#tests/support/records/random-payments.ts";
import { fillStarterContent } from "../content/fill-starter-content.server.ts";
import { shopIdentity } from "../content/shop-identity.server.ts";
import { markOrderPaid } from "../fulfilment/change-status.server.ts";
import { identifyShop } from "../shop.ts";

test("a shop without tax terms bills under the owner's legal name", () => {
  fillStarterContent();
  identifyShop(shopIdentity);
  sqlite.exec(
    "update content set fields = json_set(fields, '$.legalName', 'Kulkarni Foods') where subject = 'shop'",
  );
  const world = newWorld(new Random("seller"));
  const placed = placeOrder(world);
  if (!placed.ok) throw new Error(placed.message);

  expect(markOrderPaid(world.owner, placed.value.orderId)).toMatchObject({ ok: true });

  expect(sqlite.prepare("select legal_name from bills").pluck().all()).toEqual(["Kulkarni Foods"]);
});
