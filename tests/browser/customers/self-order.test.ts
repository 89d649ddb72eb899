import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { countedTaps } from "#tests/browser/support/counted-taps.ts";
import { expect, test, withAndWithoutScripts } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { takeSelfOrders } from "#tests/support/records/settings.ts";

test.beforeEach(({ shop }) => takeSelfOrders(shop.database));

test(
  "from the code on the table to the ticket: three pages, five taps and a name",
  withAndWithoutScripts,
  async ({ page, shop, javaScriptEnabled }) => {
    const { name } = addDish(shop.database, { name: "Aloo Tikki Special", pricePaise: 8_000 });
    const pages = new Set<string>();
    page.on("framenavigated", (frame) => {
      const { pathname } = new URL(frame.url());
      // Each ticket has its own address.
      if (frame === page.mainFrame()) pages.add(pathname.replace(/^(\/track).*/, "$1"));
    });
    const thumb = countedTaps();

    await page.goto("/here/7");
    await expect(page.getByText("You are ordering at table 7.")).toBeVisible();
    const add = page.getByRole("button", { name: `Add to Cart: ${name}` }).first();
    await thumb.tap(add);
    await thumb.tap(page.getByRole("link", { name: /View cart/ }).first());
    await expect(page.getByRole("heading", { name: "Table 7" })).toBeVisible();
    await page.getByLabel("Your name").fill("Meena");
    await thumb.tap(page.getByRole("button", { name: "Place Order" }));

    await expect(page.getByText("Pay ₹80 at the counter")).toBeVisible();
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
    expect(thumb.taps).toBeLessThanOrEqual(5);
    expect([...pages]).toEqual(["/menu", "/here/order", "/track"]);
  },
);
