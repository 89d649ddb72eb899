import { expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPrinter } from "#tests/support/records/printers.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const PATH = "/admin/before-you-open";

const shop = runningShop({
  env: { SHOP_UPI_ID: undefined, SMTP_URL: undefined, BACKUP_HOOK: undefined },
});
const { visitor: owner } = shop.owner;

/** The keys of open tasks, from their buttons. */
async function open(): Promise<string[]> {
  const { text } = await owner.get(PATH);
  return [...text.matchAll(/before-you-open\/(\w+)\/aside"/g)].map(([, task = ""]) => task);
}

async function save(path: string, fields: FormFields): Promise<void> {
  const saved = await owner.fillIn(path, fields);
  expect(saved.status, `${path}: ${saved.visibleText}`).toBe(303);
}

const dashboardLine = /(\d+) things? left to set up/;

test("a new shop has everything before it, and each line leads to where it is done", async () => {
  const page = await owner.get(PATH);

  expect(await open()).toEqual([
    "contact",
    "place",
    "hours",
    "delivery",
    "payment",
    "tax",
    "licence",
    "grievance",
    "menu",
    "texts",
    "posts",
    "staff",
    "printer",
    "emails",
    "backup",
    "testOrder",
  ]);
  const main = page.text.slice(page.text.indexOf("<main"));
  const links = [...main.matchAll(/<li[^>]*><div><a[^>]*href="(\/admin[^"]*)"/g)];
  expect(links.length).toBeGreaterThan(15);
  for (const [, link = ""] of links) expect((await owner.get(link)).status, link).toBe(200);
  expect(page.visibleText.match(/Ask whoever installed the shop/g)).toHaveLength(2);
  expect(page.visibleText).not.toMatch(/[A-Z]+_[A-Z]+/);
  expect(await owner.read("/admin")).toMatch(dashboardLine);
});

test("a line goes once its facts are the owner's", async () => {
  const contact = { name: "Kolhapuri Katta", grievanceName: "Sunita Patil" };
  await save("/admin/content/shop", contact);
  for (const id of ["main", "sadashiv-peth", "koregaon-park"]) {
    await owner.postForm(`/admin/content/${id}/confirmation`);
  }
  await save("/admin/settings/hours", {});
  await save("/admin/settings/delivery", { feeRupees: "30" });
  await save("/admin/settings/payment", { id: "katta@upi" });
  await save("/admin/settings/bill", { fssai: "11519999000123" });
  await save("/admin/settings/tax", { mode: "unregistered" });
  addPrinter(shop.database);
  await addStaff(shop, "counter");

  expect(await open()).toEqual(["menu", "texts", "posts", "emails", "backup", "testOrder"]);
});

test("a dish whose food facts nobody checked is a line, and so is a menu without dishes", async () => {
  const dish = addDish(shop.database);
  shop.database.change("update products set is_food_checked = 0 where id = ?", dish.id);
  expect(await open()).toContain("allergens");

  shop.database.change("update products set is_food_checked = 1 where id = ?", dish.id);
  shop.database.change("update products set deleted_at = 1 where id <> ?", dish.id);
  expect(await open()).not.toContain("menu");
  expect(await open()).not.toContain("allergens");

  shop.database.change("update products set deleted_at = 1");
  expect(await open()).toContain("menu");
  shop.database.change("update products set deleted_at = null where id = ?", dish.id);
});

test("what the sample made up is deleted at once, except what the owner confirmed", async () => {
  const REMOVAL = `${PATH}/samples/removal`;
  const people = () => owner.read("/about");
  expect(await people()).toContain("Ujwala Deshmukh");
  expect(await owner.read("/blog")).not.toContain("No posts yet");
  await owner.postForm("/admin/content/pani-master/confirmation");
  const values = () =>
    shop.database.value("select count(*) from content where subject in ('value', 'faq')");
  const before = values();

  await owner.postForm(REMOVAL);

  expect(await people()).toContain("Ramdas Kale");
  for (const madeUp of ["Ujwala", "Sadashiv Peth", "Our Story", "fifth pair of hands"]) {
    expect(await people()).not.toContain(madeUp);
  }
  const home = await owner.read("/");
  expect(home).not.toContain("steel tins");
  expect(home, "neither quotes nor reviews").not.toContain("What Our Customers Say");
  expect(shop.database.value("select count(*) from posts")).toBe(0);
  expect(values(), "texts that fit every shop").toBe(before);
  expect((await owner.get(PATH)).text).not.toContain(`href="${REMOVAL}"`);
  expect(await open()).not.toContain("posts");
  const audited =
    "select count(*) from audit_log where action in ('content.removed', 'post.deleted')";
  expect(shop.database.value(audited)).toBeGreaterThan(10);
});

test("the test order counts once it was delivered and billed", async () => {
  const customer = await registerCustomer(shop.api);
  const { api } = shop.owner;
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await advanceOrder(api, order, ["preparing"]);
  expect(await open()).toContain("testOrder");
  await advanceOrder(api, order, ["out_for_delivery", "delivered"]);
  expect(await open()).not.toContain("testOrder");
});

test("a line can be put aside and taken back, and the dashboard counts what is left", async () => {
  const before = await open();
  expect(before.length).toBeGreaterThan(2);
  expect(await owner.read("/admin")).toContain(`${before.length} things left to set up`);

  for (const task of before) await owner.postForm(`${PATH}/${task}/aside`);

  expect(await open()).toEqual([]);
  expect(await owner.read("/admin")).not.toMatch(dashboardLine);
  await owner.postForm(`${PATH}/emails/aside/removal`);
  expect(await open()).toEqual(["emails"]);
  expect(await owner.read("/admin")).toContain("1 thing left to set up");
  expect((await owner.postForm(`${PATH}/nothing/aside`)).status).toBe(303);
  expect(await open()).toEqual(["emails"]);
});

test("the dashboard counts what is left after ten orders, too, until it is done or put aside", async () => {
  const customer = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 20 });
  for (let placed = 1; placed <= 10; placed += 1) await placeOrder(customer.api, [dish]);

  expect(await open()).toEqual(["emails"]);
  expect(await owner.read("/admin")).toContain("1 thing left to set up");
  await owner.postForm(`${PATH}/emails/aside`);
  expect(await owner.read("/admin")).not.toMatch(dashboardLine);
});
