import type { Page } from "playwright/test";
import { expect, expectNoFullReload, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/dishes.ts";

function addButton(page: Page, dish: { name: string }) {
  return page.getByRole("button", { name: `Add to Cart: ${dish.name}` });
}

function dishNames(page: Page) {
  return page.locator(".dish").getByRole("heading");
}

/** A word that occurs only in the names of one test's dishes. */
function uniqueWord(): string {
  return `Zest${Math.random().toString(36).slice(2, 10)}`;
}

test("search, category and sort order filter the menu and are in the URL", async ({
  page,
  shop,
}) => {
  const word = uniqueWord();
  addDish(shop.database, { name: `${word} Aloo`, category: "chaat", pricePaise: 9000 });
  addDish(shop.database, { name: `${word} Bhel`, category: "chaat", pricePaise: 3000 });
  addDish(shop.database, { name: `${word} Chai`, category: "beverages", pricePaise: 2000 });
  await page.goto("/menu");

  await expectNoFullReload(page, async () => {
    const search = page.getByRole("main").getByRole("search");
    await search.getByRole("searchbox").fill(word);
    await search.getByRole("button", { name: "Search" }).click();
    await expect(dishNames(page)).toHaveText([`${word} Aloo`, `${word} Bhel`, `${word} Chai`]);
    await expect(page.getByText("3 dishes")).toBeVisible();

    const tabs = page.getByRole("navigation", { name: "Categories" });
    await tabs.getByRole("link", { name: "Chaat" }).click();
    await expect(dishNames(page)).toHaveText([`${word} Aloo`, `${word} Bhel`]);
    await expect(tabs.getByRole("link", { name: "Chaat" })).toHaveAttribute("aria-current", "page");
    await expect(search.getByRole("searchbox")).toHaveValue(word);

    await page.getByLabel("Sort by").selectOption("price-low");
    await page.getByRole("button", { name: "Sort" }).click();
    await expect(dishNames(page)).toHaveText([`${word} Bhel`, `${word} Aloo`]);

    await page.getByRole("link", { name: "Refresh" }).click();
    await expect(dishNames(page)).toHaveText([`${word} Bhel`, `${word} Aloo`]);
  });

  const url = page.url();
  expect(new URL(url).searchParams.get("category")).toBe("chaat");
  expect(new URL(url).searchParams.get("q")).toBe(word);
  expect(new URL(url).searchParams.get("sort")).toBe("price-low");
  await page.reload();
  await expect(dishNames(page)).toHaveText([`${word} Bhel`, `${word} Aloo`]);
});

test("choosing a sort order applies it at once", { tag: "@js-mobile" }, async ({ page, shop }) => {
  const word = uniqueWord();
  addDish(shop.database, { name: `${word} Dear`, pricePaise: 9000 });
  addDish(shop.database, { name: `${word} Easy`, pricePaise: 3000 });
  await page.goto(`/menu?q=${word}`);
  await expect(dishNames(page)).toHaveText([`${word} Dear`, `${word} Easy`]);

  await page.getByLabel("Sort by").focus();
  await page.getByLabel("Sort by").selectOption("price-low");

  await expect(dishNames(page)).toHaveText([`${word} Easy`, `${word} Dear`]);
  await expect(page.getByLabel("Sort by")).toBeFocused();
});

test("the header's search finds dishes from any page", { tag: "@no-js-mobile" }, async ({
  page,
  shop,
  isMobile,
}) => {
  const dish = addDish(shop.database, { name: `${uniqueWord()} Puri` });
  await page.goto("/cart");
  if (isMobile) await page.locator("summary[aria-label=Navigation]").click();
  const search = page.getByRole("banner").getByRole("search");

  await search.getByRole("searchbox").fill(dish.name.split(" ")[0] ?? "");
  await search.getByRole("searchbox").press("Enter");

  await expect(dishNames(page)).toHaveText([dish.name]);
  await expect(page).toHaveURL(/\/menu\?q=/);
});

test("adding a dish from its card keeps the scroll position", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const dish = addDish(shop.database, { name: `Zz ${uniqueWord()}` });
  await page.goto("/menu");
  await addButton(page, dish).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const windowPosition = async () => (await addButton(page, dish).boundingBox())?.y;
  const position = await windowPosition();

  await expectNoFullReload(page, async () => {
    await addButton(page, dish).click();
    await expect(page.getByText(`Added ${dish.name} to cart!`)).toBeVisible();
  });

  await expect(page.getByRole("link", { name: "Cart, 1 item" }).first()).toBeVisible();
  await expect(addButton(page, dish)).toBeInViewport();
  if (javaScriptEnabled) {
    await expect(page).toHaveURL(/\/menu$/);
    expect(await windowPosition()).toBeCloseTo(position ?? Number.NaN, 0);
  } else {
    await expect(page).toHaveURL(new RegExp(`#dish-${dish.id}$`));
  }
});

test("a double tap adds a dish once and no history entry", { tag: "@js-mobile" }, async ({
  page,
  shop,
}) => {
  const dish = addDish(shop.database, { name: uniqueWord() });
  await page.goto("/cart");
  await page.goto(`/menu?q=${dish.name}`);

  await addButton(page, dish).dblclick();

  await expect(page.getByText(`Added ${dish.name} to cart!`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item" }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("status", { name: `Quantity of ${dish.name}` })).toHaveText("1");
});

test("two first dishes added over a slow connection share one cart", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const word = uniqueWord();
  const dishes = [1, 2].map((n) => addDish(shop.database, { name: `${word} ${n}` }));
  let arrived = 0;
  let release = () => {};
  const bothArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Holds the first request until the second one is sent.
  await page.route("**/cart/lines.data", async (route) => {
    arrived += 1;
    if (arrived === 2) release();
    await bothArrived;
    await route.continue();
  });
  await page.goto(`/menu?q=${word}`);

  for (const dish of dishes) await addButton(page, dish).click();

  await expect(page.getByRole("link", { name: "Cart, 2 items" }).first()).toBeVisible();
  await page.goto("/cart");
  for (const dish of dishes) {
    await expect(page.getByRole("heading", { name: dish.name })).toBeVisible();
  }
});

test("a pressed button is busy and keeps the focus, and other dishes can be added", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const word = uniqueWord();
  const first = addDish(shop.database, { name: `${word} 1` });
  const second = addDish(shop.database, { name: `${word} 2` });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route("**/cart/lines.data", async (route) => {
    sent += 1;
    await released;
    await route.continue();
  });
  await page.goto(`/menu?q=${word}`);

  await addButton(page, first).click();
  await expect(addButton(page, first)).toHaveAttribute("aria-disabled", "true");
  await expect(addButton(page, second)).not.toHaveAttribute("aria-disabled");
  await addButton(page, first).press("Enter");
  await addButton(page, second).click();
  await expect(addButton(page, second)).toHaveAttribute("aria-disabled", "true");
  expect(sent).toBe(2);
  release();

  await expect(page.getByRole("link", { name: "Cart, 2 items" }).first()).toBeVisible();
  for (const dish of [first, second]) {
    await expect(addButton(page, dish)).not.toHaveAttribute("aria-disabled");
  }
  await expect(addButton(page, second)).toBeFocused();
});

test("adding a dish that sold out while the page was open shows a message", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: uniqueWord(), stock: 1 });
  await page.goto(`/menu?q=${dish.name}`);
  // Another customer orders the last plate.
  shop.database.change("update products set stock = 0 where id = ?", dish.id);

  await addButton(page, dish).click();

  await expect(page.getByText(`${dish.name} is sold out for now.`)).toBeVisible();
  await expect(page.getByText("Sold out", { exact: true })).toBeVisible();
});

test("the menu can be printed", { tag: "@no-js-mobile" }, async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: uniqueWord() });
  await page.goto(`/menu?q=${dish.name}`);

  await page.emulateMedia({ media: "print" });

  await expect(dishNames(page)).toBeVisible();
  await expect(addButton(page, dish)).toBeHidden();
});
