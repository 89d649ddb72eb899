import type { Page } from "playwright/test";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, signInAs, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

/**
 * The height of the fixed bars, and how far they cover the last element of the page at the end of scrolling; null
 * without bars.
 */
function barsAtTheEnd(page: Page): Promise<{ height: number; covered: number } | null> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const selector = ".bottom-bar, .cart-bar, .dish-bar, .summary-with-action";
    const bars = [...document.querySelectorAll(selector)].filter(
      (bar) => getComputedStyle(bar).position === "fixed" && bar.checkVisibility(),
    );
    if (bars.length === 0) return null;
    const things = [...document.querySelectorAll(":is(main, footer) :is(a, button, input, p)")];
    const bottoms = things
      .filter((thing) => thing.checkVisibility() && !thing.closest(selector))
      .map((thing) => thing.getBoundingClientRect().bottom);
    const top = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
    return { height: innerHeight - top, covered: Math.max(...bottoms) - top };
  });
}

test("on a phone, fixed bars leave room for the page and do not cover its end", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database);
  await signInAs(page, await registerCustomer(shop.api));
  await putInCart(page, dish);

  for (const path of ["/", "/menu", `/menu/${dish.slug}`, "/cart", "/checkout", "/catering/book"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    const bars = await barsAtTheEnd(page);
    expect(bars?.covered, path).toBeLessThanOrEqual(0);
    expect(bars?.height, path).toBeLessThanOrEqual(145);
  }
});
