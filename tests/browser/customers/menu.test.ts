import type { Page } from "playwright/test";
import { holdRequests } from "#tests/browser/support/hold-requests.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, expectNoFullReload, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";

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
  isMobile,
}) => {
  const word = uniqueWord();
  addDish(shop.database, { name: `${word} Aloo`, category: "chaat", pricePaise: 9000 });
  addDish(shop.database, { name: `${word} Bhel`, category: "chaat", pricePaise: 3000 });
  addDish(shop.database, { name: `${word} Chai`, category: "beverages", pricePaise: 2000 });
  await page.goto("/cart");

  await expectNoFullReload(page, async () => {
    // From any page.
    if (isMobile) await page.locator("summary[aria-label=Navigation]").click();
    const search = page.getByRole("banner").getByRole("search").getByRole("searchbox");
    await search.fill(word);
    await search.press("Enter");
    await expect(dishNames(page)).toHaveText([`${word} Aloo`, `${word} Bhel`, `${word} Chai`]);
    await expect(page.getByText("3 dishes")).toBeVisible();

    const tabs = page.getByRole("navigation", { name: "Categories" });
    await tabs.getByRole("link", { name: "Chaat" }).click();
    await expect(dishNames(page)).toHaveText([`${word} Aloo`, `${word} Bhel`]);
    await expect(tabs.getByRole("link", { name: "Chaat" })).toHaveAttribute("aria-current", "page");
    await expect(page.locator("#menu-q")).toHaveValue(word);

    await page.locator("summary[aria-label=Filter]").click();
    await page.getByRole("link", { name: "Price: low to high" }).click();
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

test("a search suggests dishes while typing", { tag: "@js-mobile" }, async ({ page, shop }) => {
  const word = uniqueWord();
  const dish = addDish(shop.database, { name: `${word} Bhel` });
  await page.goto("/menu?category=snacks");
  await page.locator("summary[aria-label=Search]").click();
  await expect(page.locator("#menu-q")).toBeFocused();

  await page.keyboard.type(word);
  await page.getByRole("list", { name: "Suggestions" }).getByRole("link").press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: dish.name })).toBeVisible();
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
    await expectToast(page, `Added ${dish.name} to cart!`);
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

test("taps on Add count once within 500 ms, and add no history entry", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: uniqueWord() });
  await page.addInitScript(() => {
    const get = () => Number(document.documentElement.dataset.tappedAt ?? 1_000);
    Object.defineProperty(Event.prototype, "timeStamp", { get });
  });
  await page.goto("/cart");
  await page.goto(`/menu?q=${dish.name}`);
  const quantity = page.getByRole("status", { name: `Quantity of ${dish.name}` });
  const tapAt = async (milliseconds: number) => {
    await page.evaluate((at) => {
      document.documentElement.dataset.tappedAt = String(at);
    }, milliseconds);
    await addButton(page, dish).click();
  };

  await addButton(page, dish).dblclick();
  await expectToast(page, `Added ${dish.name} to cart!`);
  await expect(quantity).toHaveText("1");
  await tapAt(1_490);
  await expect(quantity).toHaveText("1");
  await tapAt(1_510);
  await expect(quantity).toHaveText("2");
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(quantity).toHaveText("2");
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

test("a card shows how many are in the cart, and a bar leads there", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const dish = addDish(shop.database, { name: uniqueWord(), pricePaise: 6500 });
  await putInCart(page, dish);
  await page.goto(`/menu?q=${dish.name}`);
  const quantity = page.getByRole("status", { name: `Quantity of ${dish.name}` });
  const decrease = page.getByRole("button", { name: `Decrease quantity of ${dish.name}` });
  await expect(quantity).toHaveText("1");

  await expectNoFullReload(page, async () => {
    await addButton(page, dish).click();
    await expect(quantity).toHaveText("2");
    await expect(page.getByRole("link", { name: "2 dishes · ₹130 · View cart" })).toBeVisible();
    await decrease.click();
    await expect(quantity).toHaveText("1");
    await decrease.click();
    await expectToast(page, "Item removed from cart");
  });

  await expect(quantity).toHaveCount(0);
  await expect(page.getByRole("link", { name: "View cart" })).toHaveCount(0);
  if (javaScriptEnabled) await expect(addButton(page, dish)).toBeFocused();
});

test("each press counts at once over a slow connection and keeps the focus", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: uniqueWord() });
  await putInCart(page, dish);
  const release = await holdRequests(page, "**/cart/lines.data");
  await page.goto(`/menu?q=${dish.name}`);
  const quantity = page.getByRole("status", { name: `Quantity of ${dish.name}` });

  for (const shown of ["2", "3", "4"]) {
    await addButton(page, dish).click();
    await expect(quantity).toHaveText(shown);
  }
  await expect(addButton(page, dish)).toBeFocused();
  release();

  await expect(page.getByRole("link", { name: "Cart, 4 items" }).first()).toBeVisible();
  await expect(quantity).toHaveText("4");
});

test("the first screen of a phone has three dishes, below the chips, and is printed without buttons", {
  tag: "@no-js-mobile",
}, async ({ page }) => {
  await page.goto("/menu");

  const cards = await page
    .locator(".dish")
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  expect(cards[0].top).toBeLessThanOrEqual(200);
  expect(cards[2].bottom).toBeLessThanOrEqual(740);

  await page.emulateMedia({ media: "print" });
  await expect(dishNames(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add to Cart: / }).first()).toBeHidden();
});
