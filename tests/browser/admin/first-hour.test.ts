import type { Page } from "playwright/test";
import { overflows } from "#tests/browser/support/accessibility.ts";
import { postForm } from "#tests/browser/support/post-form.ts";
import { expect, signInThroughTheForm, test } from "#tests/browser/support/test.ts";
import { katta, kattaPlace } from "#tests/support/records/another-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

test.use({ shopEnv: { SHOP_UPI_ID: undefined, SHOP_UPI_NAME: undefined } });

/** The page's form with this address, in any language. */
const formOf = (page: Page, path: string) => page.locator(`form[action="${path}"]`);
const press = (page: Page, path: string) =>
  formOf(page, path).locator("button[type=submit]:not([name], .visually-hidden)").first().click();

async function expectToFit(page: Page): Promise<void> {
  // The test fonts have no Devanagari letters, and the replacement boxes are wider.
  const found = (await overflows(page)).filter((text) => !text.includes("devanagari-name"));
  expect(found).toEqual([]);
}

async function fillStep(page: Page, step: string, fields: Record<string, string>): Promise<void> {
  const path = `/admin/first-hour/${step}`;
  await expect(page).toHaveURL(path);
  await expectToFit(page);
  for (const [name, value] of Object.entries(fields)) {
    const field = formOf(page, path).locator(`[name="${name}"]`);
    const type = await field.first().getAttribute("type");
    if (type === "radio") await formOf(page, path).locator(`[value="${value}"]`).check();
    else if (type === "checkbox") await field.check();
    else await field.fill(value);
  }
  await press(page, path);
}

const open = { "days[0].opens": "00:00", "days[0].closes": "00:00", sameAsMonday: "on" };

test("a stall in Kolhapur sells its first dish", {
  tag: ["@no-js-mobile", "@js-mobile", "@slow"],
}, async ({ page, shop, javaScriptEnabled }) => {
  const language = javaScriptEnabled ? "en" : "mr";
  const row = (sql: string) => String(shop.database.value(sql));

  await test.step("the owner answers eight questions", async () => {
    await postForm(page, "/preferences/language", { language });
    await signInThroughTheForm(page, firstAdmin);
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
    await fillStep(page, "shop", katta);
    await fillStep(page, "place", kattaPlace);
    await fillStep(page, "hours", open);
    await fillStep(page, "delivery", { feeRupees: "25", freeAboveRupees: "400" });
    await fillStep(page, "payment", { id: "katta@upi" });
    await fillStep(page, "menu", { menu: "empty" });
    await fillStep(page, "staff", { name: "Asha Patil", role: "kitchen", pin: "4711" });
    await expect(page.locator(".toast").last()).toBeAttached();
    await expect(page.locator("[name=name]"), "ready for the next colleague").toHaveValue("");
    await page.locator("form a[href='/admin/first-hour/open']").click();
    await expect(page).toHaveURL("/admin/first-hour/open");
  });

  await test.step("a dish is sold, cooked, handed over and billed", async () => {
    await page.goto("/admin/products/add");
    await page.locator("[name=fill]").click();
    await expect(page.locator("[name=price]")).toHaveValue("90");
    await page.locator("[name=name]").fill("Kolhapuri Misal");
    await press(page, "/admin/products/add");
    await expect(page).toHaveURL(/\/admin\/products#dish/);
    await page.goto("/admin/counter");
    await page.getByRole("button", { name: /^Kolhapuri Misal/ }).click();
    await page.locator("[name=payment][value=cash]").check();
    await page.locator("[name=place]").click();
    await expect(page.locator(".counter-placed")).toBeVisible();
    const order = `/admin/orders/${row("select id from orders")}`;
    await page.goto("/admin/kitchen");
    await press(page, `${order}/ready`);
    await expect.poll(() => row("select ready_at is not null from orders")).toBe("1");
    await page.goto("/admin/counter");
    await press(page, `${order}/status`);
    await expect.poll(() => row("select status from orders")).toBe("delivered");
    expect(row("select bill_number from bills")).toMatch(/^KK/);
    await page.goto("/admin/before-you-open");
    await expect(page.locator("form[action*='testOrder']")).toHaveCount(0);
  });

  await test.step("the shop fits without the pictures of the sample", async () => {
    await page.goto("/contact");
    const address = await page.locator(".place address").boundingBox();
    expect(address?.width, "no column is kept for a picture").toBeGreaterThan(200);
    await page.goto("/admin/poster?size=a5");
    await expect(page.getByRole("article", { name: katta.name })).toContainText(
      katta.nameDevanagari,
    );
    await expectToFit(page);
  });
});
