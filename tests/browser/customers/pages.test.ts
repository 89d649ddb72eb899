import { openingAt } from "#app/domain/opening-hours.ts";
import { defaultSettings } from "#app/domain/settings/shop-settings.ts";
import { expect, signUp, test } from "#tests/browser/support/test.ts";
import { blockTiles } from "#tests/browser/support/tiles.ts";
import { starterTexts } from "#tests/support/records/starter-texts.ts";

test.beforeEach(({ page, javaScriptEnabled }) => blockTiles(page, javaScriptEnabled));

const pages = [
  ["/about", "About Chatpata", "Our Story"],
  ["/contact", "Contact", "Write to us"],
  ["/faqs", "Frequently Asked Questions", "Delivery and takeaway"],
  ["/order", "Order", "Home Delivery"],
  ["/delivery", "Delivery", "What it costs"],
  ["/takeaway", "Takeaway", "Where to pick up"],
  ["/corporate", "Chaat at the office", "Packages"],
  ["/wedding", "The counter your guests will remember", "Packages"],
  ["/privacy", "Privacy Policy", "Cookies"],
  ["/terms", "Terms of Service", "Cancelling and refunds"],
  ["/sitemap", "Sitemap", "Your account"],
  ["/preferences", "Preferences", "How the shop looks to you"],
] as const;

test("every content page has its own heading", { tag: "@no-js-mobile" }, async ({ page, shop }) => {
  // Samples disappear once other tests have ordered enough.
  shop.database.change("update content set is_sample = 0");
  for (const [path, title, section] of pages) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { level: 2, name: section, exact: true })).toBeVisible();
  }
});

test("the about page shows values, journey, team and statistics", { tag: "@no-js-mobile" }, async ({
  page,
  shop,
}) => {
  // Samples disappear once other tests have ordered enough.
  shop.database.change("update content set is_sample = 0");
  await page.goto("/about");
  const main = page.getByRole("main");
  for (const { title } of starterTexts("value"))
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
  for (const { title } of starterTexts("milestone"))
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
  for (const { name, role = "" } of starterTexts("person")) {
    await expect(main.getByRole("heading", { name })).toBeVisible();
    await expect(main.getByText(role, { exact: true })).toBeVisible();
  }
  await expect(main.getByText("10K+")).toBeVisible();
});

test("every question opens and shows its answer", { tag: "@no-js-mobile" }, async ({ page }) => {
  await page.goto("/faqs");
  const questions = starterTexts("faq");
  expect(questions.length).toBeGreaterThan(10);
  for (const { question = "", answer = "" } of questions) {
    await page.getByText(question, { exact: true }).click();
    // If the answer names a fact, compare only the text before it.
    const [beginning = ""] = answer.split("{");
    await expect(page.getByText(beginning || "Monday to Sunday").first()).toBeVisible();
  }
  await expect(page.getByRole("main")).not.toContainText("{");
});

test("the order page says whether the shop is open and links to the menu", {
  tag: "@no-js-mobile",
}, async ({ page }) => {
  const before = openingAt(new Date(), defaultSettings).sentence;
  await page.goto("/order");
  const after = openingAt(new Date(), defaultSettings).sentence;

  const sentence = await page.getByRole("main").getByRole("status").locator("strong").textContent();
  expect([before, after]).toContain(sentence);
  await expect(page.getByRole("link", { name: "About delivery" })).toHaveAttribute(
    "href",
    "/delivery",
  );
  await expect(page.getByRole("link", { name: "About takeaway" })).toHaveAttribute(
    "href",
    "/takeaway",
  );
  await page.getByRole("link", { name: "Browse Menu" }).click();
  await expect(page).toHaveURL(/\/menu$/);
});

test("the delivery page shows the fee that the cart charges", { tag: "@no-js-mobile" }, async ({
  page,
}) => {
  await page.goto("/delivery");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveText([/Your dishes/, "₹100₹30₹130", "₹200₹30₹230", "₹201Free₹201"]);
});

test("the takeaway page lists the open branches only", { tag: "@no-js-mobile" }, async ({
  page,
}) => {
  await page.goto("/takeaway");
  for (const { name, comingSoon } of starterTexts("branch")) {
    const heading = page.getByRole("main").getByRole("heading", { name });
    await expect(heading).toHaveCount(comingSoon ? 0 : 1);
  }
});

for (const type of ["corporate", "wedding"]) {
  const path = `/${type}`;
  test(`${path} shows the package prices that a booking charges`, { tag: "@no-js-mobile" }, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const [name, price] of [
      ["Basic", "₹150"],
      ["Premium", "₹250"],
      ["Deluxe", "₹350"],
    ] as const) {
      const card = main.getByRole("article").filter({ hasText: name });
      await expect(card).toContainText(`${price} per guest`);
    }
    await expect(main.getByText("10 to 500 guests")).toBeVisible();
    await expect(main.getByRole("link", { name: "Book Your Event" })).toHaveAttribute(
      "href",
      `/catering/book?type=${type}`,
    );
  });
}

test("common alternative URLs redirect", { tag: "@no-js-mobile" }, async ({ page }) => {
  await page.goto("/home");
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/order-online");
  await expect(page).toHaveURL(/\/menu$/);
});

test.describe("the contact form", () => {
  test("is prefilled for a signed-in customer and links to common pages", {
    tag: "@no-js-mobile",
  }, async ({ page }) => {
    const person = await signUp(page, { phone: "+919822011223" });
    await page.goto("/contact");
    const main = page.getByRole("main");
    await expect(main.getByLabel("Name")).toHaveValue(person.name);
    await expect(main.getByLabel("Email")).toHaveValue(person.email);
    await expect(main.getByLabel("Phone")).toHaveValue("+919822011223");
    for (const [name, href] of [
      ["FAQs", "/faqs"],
      ["Menu", "/menu"],
      ["Catering", "/catering"],
      ["About", "/about"],
    ] as const) {
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
  });
});
