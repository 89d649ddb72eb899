import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import { axeViolations } from "#tests/browser/support/accessibility.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";

const PHONES = { tag: ["@no-js-mobile", "@js-mobile"] };

test.beforeEach(({ shop }) => {
  const allDay = { opensAtMinutes: 0, closesAtMinutes: 1440 };
  const save = (key: string, value: unknown) =>
    shop.database.change(
      "insert or replace into settings (key, value) values (?, ?)",
      key,
      JSON.stringify(value),
    );
  save("opening", { ...defaultParts.opening, takesSelfOrders: true });
  save(
    "hours",
    Array.from({ length: 7 }, () => allDay),
  );
});

test(
  "from the code on the table to the ticket: three pages, five taps and a name",
  PHONES,
  async ({ page, shop, javaScriptEnabled }) => {
    const { name } = addDish(shop.database, { name: "Aloo Tikki Special", pricePaise: 8_000 });
    const pages = new Set<string>();
    page.on("framenavigated", (frame) => {
      const { pathname } = new URL(frame.url());
      // Each ticket has an address of its own.
      if (frame === page.mainFrame()) pages.add(pathname.replace(/^(\/track).*/, "$1"));
    });
    let taps = 0;
    const tap = async (button: ReturnType<typeof page.getByRole>) => {
      await button.click();
      taps += 1;
    };

    await page.goto("/here/7");
    await expect(page.getByText("You are ordering at table 7.")).toBeVisible();
    const add = page.getByRole("button", { name: `Add to Cart: ${name}` }).first();
    await tap(add);
    await tap(page.getByRole("link", { name: /View cart/ }).first());
    await expect(page.getByRole("heading", { name: "Table 7" })).toBeVisible();
    await page.getByLabel("Your name").fill("Meena");
    await tap(page.getByRole("button", { name: "Place Order" }));

    await expect(page.getByText("Pay ₹80 at the counter")).toBeVisible();
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
    expect(taps).toBeLessThanOrEqual(5);
    expect([...pages]).toEqual(["/menu", "/here/order", "/track"]);
  },
);
