import { randomUUID } from "node:crypto";
import { expect, expectNoFullReload, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addMessage } from "#tests/support/records/messages.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { writeReview } from "#tests/support/records/reviews.ts";

const uniqueWord = () => `Word${randomUUID().slice(0, 8)}`;

test("an admin searches, sorts, opens and deletes customers", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  const word = uniqueWord();
  const [bela, asha] = [
    await registerCustomer(shop.api, { name: `Bela ${word}` }),
    await registerCustomer(shop.api, { name: `Asha ${word}` }),
  ];
  const order = await placeOrder(bela.api, [addDish(shop.database)]);
  await signInAsAdmin(page);
  await page.goto("/admin/customers");
  const main = page.getByRole("main");

  await expectNoFullReload(page, async () => {
    const search = page.getByRole("searchbox", { name: "Search" });
    await search.fill(word);
    await search.press("Enter");
    await expect(main.getByText("2 accounts")).toBeVisible();
    const names = main.getByRole("link", { name: word });
    await expect(names).toHaveText([asha.name, bela.name]);
    await main.getByRole("link", { name: "Name", exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await main.getByRole("link", { name: "Name", exact: true }).click();
    await expect(names).toHaveText([bela.name, asha.name]);
    await names.first().click();
    await expect(page.getByRole("dialog", { name: bela.name })).toContainText(order.orderNumber);
    await page.getByRole("dialog").getByRole("link", { name: "Delete" }).click();
  });
  await expect(
    main.getByText("Are you sure you want to delete this customer? This action cannot be undone."),
  ).toBeVisible();
  await main.getByRole("button", { name: "Delete" }).click();

  await expectToast(page, "Customer deleted successfully");
  await expect(main.getByText("1 account ")).toBeVisible();
  await expect(main.getByRole("link", { name: bela.name })).toHaveCount(0);
  const stored = shop.database.row("select customer_name from orders where id = ?", order.id);
  expect(stored.customer_name).toBe("Former customer");
});

test("an admin marks a message as read and deletes it", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  const message = addMessage(shop.database);
  await signInAsAdmin(page);
  await page.goto("/admin/messages");
  const main = page.getByRole("main");
  const card = main.getByRole("listitem").filter({ hasText: message.name });
  await expect(card.getByRole("link", { name: `Reply to ${message.name}` })).toBeVisible();

  await expectNoFullReload(page, async () => {
    await card.getByRole("button", { name: "Mark as read" }).press("Enter");
    await expectToast(page, "Message marked as read");
    await expect(card).toHaveCount(0);
    await main.getByRole("link", { name: "Read", exact: false }).last().click();
    await expect(card).toContainText("Do you cater on Sundays?");
  });
  await card.getByRole("link", { name: "Delete" }).click();
  await main.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Message deleted successfully");
  const remaining = shop.database.value(
    "select count(*) from contact_messages where id = ?",
    message.id,
  );
  expect(remaining).toBe(0);
});

test("an admin hides a review, and the audit log shows it", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  const title = uniqueWord();
  await writeReview((await registerCustomer(shop.api)).api, { title });
  await signInAsAdmin(page);
  await page.goto(`/admin/reviews?search=${title}`);
  const hide = page.getByRole("button", { name: `Hide: ${title}` });

  await expectNoFullReload(page, async () => {
    await hide.press("Enter");
    await expectToast(page, "Review is hidden");
    const show = page.getByRole("button", { name: `Show: ${title}` });
    await expect(show).toBeVisible();
    await expect(show).toBeFocused();
  });
  expect((await shop.api.get("/api/reviews?limit=100")).text).not.toContain(title);

  await page.goto("/admin/log?kind=review");
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
  await expect(entry).toContainText("Review hidden");
  await expect(entry).toContainText("Owner");
  await entry.getByRole("link", { name: title }).click();
  await expect(page.getByRole("button", { name: `Show: ${title}` })).toBeVisible();
});
