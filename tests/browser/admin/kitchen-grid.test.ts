import type { Page } from "playwright/test";
import { axeViolations, overflows } from "#tests/browser/support/accessibility.ts";
import { postForm } from "#tests/browser/support/post-form.ts";
import { setTheme } from "#tests/browser/support/screens.ts";
import { expect, type Shop, signInAs, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { registerStaff } from "#tests/support/records/staff.ts";

/** Names from the starter menu. */
const names = [
  ...["Classic Pani Puri", "Bhel Puri", "Vada Pav", "Misal Pav", "Kothimbir Vadi", "Dahi Puri"],
  ...["Kanda Bhaji", "Pav Bhaji", "SPDP", "Masala Chai", "Mango Mastani", "Ragda Pattice"],
];
/** Numbers of dishes per order, distributed as in the demo. */
const dishCounts = [2, 1, 3, 2, 2, 4, 1, 3, 2, 2, 3, 1, 2, 5, 2, 3];
const ORDERS = 43;
const COOKING = 14;
const OLDEST_MINUTES = 47;

/** Each test has the kitchen to itself, and leaves nothing that rings for others. */
function clearKitchen({ database }: Shop): void {
  database.change("update orders set status = 'delivered', rings_since = null");
}

/** A busy evening: some orders have choices, instructions, notes or an allergy. */
async function placeEvening(shop: Shop): Promise<void> {
  const { api, database } = shop;
  clearKitchen(shop);
  const customer = await registerCustomer(api);
  const dishes = names.map((name) => addDish(database, { name }));
  await placeOrder(customer.api, dishes);
  clearKitchen(shop);
  // The evening's tokens have three digits.
  database.change("update token_counters set last = max(last, 120)");
  for (let placed = 0; placed < ORDERS; placed += 1) {
    const count = dishCounts[placed % dishCounts.length] ?? 1;
    const chosen = Array.from(
      { length: count },
      (_, index) => dishes[(placed * 5 + index) % dishes.length] as (typeof dishes)[0],
    );
    const items = chosen.map(({ id }, index) => ({
      product: id,
      quantity: 1 + ((placed + index) % 3),
      ...((placed + index) % 5 === 0 && { customizations: { spiceLevel: "hot" } }),
      ...((placed + index) % 17 === 14 && { customizations: { jain: true } }),
      ...((placed + index) % 11 === 3 && { specialInstructions: "Less spicy, extra sev" }),
    }));
    const notes = placed % 20 === 7 ? "Allergic to peanuts" : "";
    const { id } = await placeOrder(customer.api, chosen, { items, notes });
    const minutesAgo = OLDEST_MINUTES - placed;
    database.change(
      `update orders set due_at = null, created_at = ?, promised_at = ?, status = ? where id = ?`,
      Date.now() - minutesAgo * 60_000,
      Date.now() + (40 - minutesAgo) * 60_000,
      placed < COOKING ? "preparing" : "pending",
      id,
    );
  }
}

/** The test fonts have wide boxes instead of Devanagari letters; the shop brings a font that has them. */
function showTheShopsFont(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { font-family: Yatra Any, Yatra !important; }");
    document.adoptedStyleSheets = [sheet];
    await document.fonts.load("1rem Yatra Any", "पाणी");
    await document.fonts.load("1rem Yatra", "Pani");
  });
}

/** Orders whose whole ticket is on the screen. */
function visibleOrders(page: Page): Promise<number> {
  return page.locator(".kitchen-ticket").evaluateAll((tickets) => {
    const isVisible = (ticket: Element) => {
      const { top, bottom, left, right } = ticket.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    };
    const ids = (shown: Element[]) => new Set(shown.map((li) => li.getAttribute("data-row")));
    const cut = ids(tickets.filter((ticket) => !isVisible(ticket)));
    return [...ids(tickets.filter(isVisible))].filter((id) => !cut.has(id)).length;
  });
}

test.describe("with 43 open orders", () => {
  test.afterEach(({ shop }) => clearKitchen(shop));

  test.beforeEach(async ({ page, shop }) => {
    await placeEvening(shop);
    await signInAs(page, await registerStaff(shop, "kitchen"));
    await page.goto("/admin/kitchen");
    await expect(page.locator(".kitchen-ticket[id]")).toHaveCount(ORDERS);
  });

  test("eight tickets are visible at 1024 × 600, twelve at 1280 × 720, two columns on a phone", {
    tag: ["@no-js-desktop", "@js-desktop"],
  }, async ({ page }) => {
    const sizes = [
      { width: 1024, height: 600, least: 8 },
      { width: 1280, height: 720, least: 12 },
    ];
    for (const language of ["en", "hi", "mr"] as const) {
      await postForm(page, "/preferences/language", { language, returnTo: "/" });
      await page.goto("/admin/kitchen");
      await expect(page.locator(".kitchen-ticket[id]")).toHaveCount(ORDERS);
      if (language !== "en") await showTheShopsFont(page);
      for (const { least, ...size } of sizes) {
        await page.setViewportSize(size);
        const visible = await visibleOrders(page);
        const where = `${language}, ${size.width} × ${size.height}`;
        test.info().annotations.push({ type: where, description: String(visible) });
        expect.soft(visible, where).toBeGreaterThanOrEqual(least);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const columns = await page
      .locator(".kitchen-ticket")
      .evaluateAll((tickets) => new Set(tickets.map((li) => li.getBoundingClientRect().x)).size);
    expect(columns).toBe(2);
  });

  test("a ticket is bumped with one tap", {
    tag: ["@no-js-desktop", "@js-desktop"],
  }, async ({ page, shop }) => {
    const ready = "select count(*) from orders where ready_at is not null and status = 'preparing'";
    const before = Number(shop.database.value(ready));

    await page.locator(".kitchen-to-ready").first().click();

    await expect.poll(() => shop.database.value(ready)).toBe(before + 1);
  });

  test("everything can be tapped and read in both themes, and nothing overflows", {
    tag: "@js-desktop",
  }, async ({ page, shop }) => {
    const [ready, cancelled] = shop.database.rows(
      "select id from orders where status = 'preparing' order by created_at limit 2",
    );
    shop.database.change(
      "update orders set ready_at = ? where id = ?",
      ...[Date.now(), String(ready?.id)],
    );
    shop.database.change(
      "update order_items set made_quantity = quantity where order_id = ?",
      String(ready?.id),
    );
    shop.database.change(
      "update orders set status = 'cancelled', rings_since = ? where id = ?",
      ...[Date.now(), String(cancelled?.id)],
    );
    await page.reload();
    for (const group of ["new", "cooking", "ready", "cancelled"]) {
      await expect(page.locator(`.kitchen-${group}`).first()).toBeVisible();
    }
    await page.locator(".cook-now > summary").click();
    for (const theme of ["light", "dark"] as const) {
      await setTheme(page, theme);
      expect(await axeViolations(page), theme).toEqual([]);
    }
    await page.setViewportSize({ width: 1024, height: 600 });
    const menu = page.locator(".kitchen-more").first();
    await menu.locator("summary").click();
    const isOnTop = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    for (const entry of await menu.locator("button, a").all()) {
      expect(await entry.evaluate(isOnTop)).toBe(true);
    }
    for (const width of [1280, 1024, 360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await overflows(page), `${width} px`).toEqual([]);
      const heights = await page
        .locator(".kitchen-tick, .kitchen-bump, .kitchen-more > summary")
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
      expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  });
});
