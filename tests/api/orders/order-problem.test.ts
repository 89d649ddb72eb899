import { expect, test } from "vitest";
import { withFiles } from "#tests/support/http/form.ts";
import { testImage } from "#tests/support/http/images.ts";
import { checkOutByForm, customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

async function delivered() {
  const dish = addDish(shop.database);
  const { visitor } = await customerWith(shop, [dish]);
  const number = await checkOutByForm(visitor);
  const url = `/my-orders/${number}/problem`;
  return { dish, visitor, number, url, page: await visitor.get(url) };
}

test("a problem with an order reaches the shop's messages and its staff at the order", async () => {
  const { dish, visitor, number, url, page } = await delivered();
  const item = new RegExp(`<option value="([^"]+)">${dish.name}<`).exec(page.text)?.[1] ?? "";

  const sent = await visitor.postForm(url, {
    ...page.form(url),
    item,
    reason: "Something is missing",
    message: "No chutney came with it.",
  });

  expect(sent.location).toBe(`/my-orders?order=${number}`);
  const { visitor: admin } = shop.owner;
  const orderId = shop.database.value("select id from orders where order_number = ?", number);
  const messages = await admin.get("/admin/messages");
  expect(messages.visibleText).toContain(`Something is missing: ${dish.name} No chutney`);
  expect(messages.text).toContain(`href="/admin/orders/${orderId}"`);
  const atOrder = await admin.read(`/admin/orders/${orderId}`);
  expect(atOrder).toContain("Problem reported");
  expect(atOrder).toContain("No chutney came with it.");
});

test("a report needs a reason and a text, and keeps what was chosen", async () => {
  const { visitor, url, page } = await delivered();
  const refused = await visitor.postForm(url, { ...page.form(url), reason: "", message: "" });
  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain("Choose what went wrong");
});

test("nobody reports a problem with the order of somebody else", async () => {
  const { url, page } = await delivered();
  const { visitor: stranger } = await customerWith(shop);
  expect((await stranger.get(url)).status).toBe(404);
  const { typedBy: _, ...form } = page.form(url);
  const sent = await stranger.postForm(url, {
    ...form,
    reason: "Something else",
    message: "Mine?",
  });
  expect(sent.status).toBe(404);
});

test("a photo comes with the report, and is kept as long as the message", async () => {
  const { visitor, url, page, number } = await delivered();
  const typed = { reason: "Cold, spilled or not good", message: "See the photo." };
  const bytes = await testImage("jpeg", { width: 40, height: 30 });
  const photo = { name: "plate.jpg", bytes, type: "image/jpeg" };

  const sent = await visitor.postForm(
    url,
    withFiles({ ...page.form(url), ...typed }, "images", [photo]),
  );

  expect(sent.location).toBe(`/my-orders?order=${number}`);
  const stored = String(
    shop.database.value("select images from contact_messages order by seq desc limit 1"),
  );
  expect(stored).toMatch(/^\["\/images\//);
});
