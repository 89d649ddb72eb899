import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { askDemo } from "#tests/support/shop/demo-shop.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const folder = mkdtempSync(join(tmpdir(), "chatpata-public-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The events of each table that raise the version, such as "INSERT". */
function raisingEvents(table: string): string[] {
  const triggers = shop.database.rows(
    "select sql from sqlite_schema where type = 'trigger' and tbl_name = ? and sql like '%UPDATE public_version%'",
    table,
  ) as { sql: string }[];
  const events = triggers.map(({ sql }) => /AFTER (\w+)/.exec(sql)?.[1] ?? "");
  return [...new Set(events)].sort();
}

test("every table that a public page reads raises the version of what is cached", async () => {
  const path = join(folder, "shop.db");
  const reads = await askDemo<Record<string, string[]>>(path, 30, "public-reads");

  expect(Object.keys(reads).length).toBeGreaterThan(60);
  expect(reads["/hi/menu"]).toContain("products");
  const tables = new Set(Object.values(reads).flat());
  const silent = [...tables].filter(
    (table) => raisingEvents(table).join() !== "DELETE,INSERT,UPDATE",
  );
  // Pages only ask whether there are ten orders.
  expect(silent.filter((table) => !["public_version", "orders"].includes(table))).toEqual([]);
}, 120_000);

const version = () => shop.database.value("select version from public_version");

test("an order leaves what is cached, unless it takes the last of a dish", async () => {
  const { api } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { name: "Dahi Batata Puri", stock: 30 });
  const menu = () => shop.visitor().read("/menu");
  expect(await menu()).toContain(dish.name);
  const before = version();

  await placeOrder(api, [dish], { deliveryType: "pickup" });
  const visitor = shop.visitor();
  await visitor.postForm("/cart/lines", { product: dish.id });
  expect(version()).toBe(before);

  shop.database.change("update products set stock = 1 where id = ?", dish.id);
  const page = `/menu/${shop.database.value("select slug from products where id = ?", dish.id)}`;
  expect(await shop.visitor().read(page)).not.toMatch(/sold out/i);
  await placeOrder(api, [dish], { deliveryType: "pickup" });

  expect(await shop.visitor().read(page)).toMatch(/sold out/i);
});

test.each([
  ["a price", "update products set price_paise = price_paise + 100 where id = ?"],
  ["a dish's name", "update products set name = 'Other' where id = ?"],
  ["a dish marked as sold out", "update products set sold_out_until = 4e12 where id = ?"],
  ["a review", "update products set rating_count = rating_count + 1 where id = ?"],
])("%s that is changed by another process is shown at once", (_, change) => {
  const { id } = addDish(shop.database);
  const before = version();

  shop.database.change(change, id);

  expect(version()).not.toBe(before);
});
