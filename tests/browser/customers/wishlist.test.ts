import {
  expect,
  expectNoFullReload,
  signInThroughTheForm,
  signUp,
  test,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { anyPerson, registerCustomer } from "#tests/support/records/people.ts";
import { writeReview } from "#tests/support/records/reviews.ts";

test("an empty wishlist links to reviews, blog and menu", { tag: "@no-js-mobile" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/wishlist");
  const tabs = page.getByRole("navigation", { name: "Wishlist" });
  await expect(tabs.getByRole("link")).toHaveText(["Dishes0", "Reviews0", "Blog Posts0"]);
  for (const tab of await tabs.getByRole("link").all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
  const main = page.getByRole("main");
  await expect(page).toHaveURL(/tab=dishes$/);

  for (const [tab, label, href] of [
    ["Reviews", "Browse Reviews", "/reviews"],
    ["Blog Posts", "Read the Blog", "/blog"],
    ["Dishes", "Browse Menu", "/menu"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(main.getByRole("link", { name: label })).toHaveAttribute("href", href);
  }
});

test("a guest logs in to add a dish to the wishlist, which also has liked reviews", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const dish = addDish(shop.database);
  const person = anyPerson();
  const { api } = await registerCustomer(shop.api, person);
  const title = `Wished ${crypto.randomUUID()}`;
  const { id } = await writeReview(api, { title });
  await api.post(`/api/reviews/${id}/helpful`);
  const path = `/menu?q=${encodeURIComponent(dish.name).replaceAll("%20", "+")}`;
  await page.goto(path);

  await page.getByRole("button", { name: `Add to wishlist: ${dish.name}` }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText("Please log in to keep a wishlist")).toBeVisible();
  await signInThroughTheForm(page, person);
  await expect(page).toHaveURL(`${path}#dish-${dish.id}`);

  await expectToast(page, `${dish.name} added to wishlist`);
  await page.getByRole("button", { name: `Remove from wishlist: ${dish.name}` }).click();
  await expectNoFullReload(page, async () => {
    await page.getByRole("button", { name: `Add to wishlist: ${dish.name}` }).click();
    await expectToast(page, `${dish.name} added to wishlist`);
    const remove = page.getByRole("button", { name: `Remove from wishlist: ${dish.name}` });
    await expect(remove).toBeVisible();
    if (javaScriptEnabled) await expect(remove).toBeFocused();
  });

  await page.goto("/wishlist");
  const tabs = page.getByRole("navigation", { name: "Wishlist" });
  await expectNoFullReload(page, async () => {
    await expect(page.getByRole("heading", { name: dish.name })).toBeVisible();
    await tabs.getByRole("link", { name: "Reviews" }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText("Helpful to 1 person")).toBeVisible();
    await page.getByRole("button", { name: `Remove from wishlist: ${title}` }).click();
    await expect(page.getByText("Removed from wishlist")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No liked reviews yet" })).toBeVisible();

    await tabs.getByRole("link", { name: "Dishes" }).click();
    await expect(page.getByRole("heading", { name: dish.name })).toBeVisible();
    await page.getByRole("button", { name: `Add to Cart: ${dish.name}` }).click();
    await expectToast(page, `${dish.name} added to cart!`);
    await page.getByRole("button", { name: `Remove from wishlist: ${dish.name}` }).click();
    await expect(page.getByRole("heading", { name: "No dishes yet" })).toBeVisible();
  });
  expect(shop.database.value("select count(*) from review_votes where review_id = ?", id)).toBe(0);
});
