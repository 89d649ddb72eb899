import { expect, onlyIn, test } from "#tests/browser/support/test.ts";
import { anyDish } from "#tests/support/dishes.ts";

test("a phone unpacks the next page with the one it has, and sees a changed price at once", {
  tag: onlyIn("no-js-mobile"),
}, async ({ page, shop }) => {
  const dish = anyDish(shop.database, { name: "Dictionary Dahi Puri", pricePaise: 7_300 });
  const menu = "/menu?q=Dictionary+Dahi";
  const card = page.locator(`#dish-${dish.id}`);
  const first = await page.goto(menu);
  expect(first?.headers()["content-encoding"]).toBe("br");
  await expect(card).toContainText("₹73");

  const shown: (string | null)[] = [];
  const wanted: string[] = [];
  let pricePaise = 7_300;
  // The browser puts a dictionary away a moment after the page.
  await expect(async () => {
    pricePaise += 100;
    shop.database.change("update products set price_paise = ? where id = ?", pricePaise, dish.id);
    const next = await page.goto(menu);
    wanted.push(`₹${pricePaise / 100}`);
    shown.push(await card.locator(".price").textContent());
    expect(next?.headers()["content-encoding"]).toBe("dcz");
  }).toPass();
  expect(shown).toEqual(wanted);

  const faqs = await page.goto("/faqs");
  expect(faqs?.headers()["content-encoding"]).toBe("dcz");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
