import type { Page } from "playwright/test";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import {
  expect,
  expectNoFullReload,
  signInAs,
  signInThroughTheForm,
  test,
  withAndWithoutScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

/** Less than half the delay after which a changed quantity is sent. */
const A_FEW_FRAMES_MS = 100;

function line(page: Page, dish: { name: string }) {
  return page
    .locator(".lines > li")
    .filter({ has: page.getByRole("heading", { name: dish.name, exact: true }) });
}

function summary(page: Page) {
  return page.getByRole("region", { name: "Order Summary" });
}

test(
  "a guest fills a cart, changes it and proceeds to checkout",
  withAndWithoutScripts,
  async ({ page, shop }) => {
    const puri = addDish(shop.database, { pricePaise: 8000, category: "pani-puri" });
    const chai = addDish(shop.database, { pricePaise: 4050, category: "beverages" });
    await putInCart(page, puri);
    await putInCart(page, chai);
    await page.goto("/cart");

    await expectNoFullReload(page, async () => {
      await expect(line(page, puri).locator("img")).toHaveAttribute("src", /\.svg$/);
      await expect(line(page, puri)).toContainText(puri.description);
      await expect(summary(page)).toContainText("₹120.50");
      await expect(summary(page)).toContainText("Delivery fee₹30");
      await expect(summary(page)).toContainText("Free delivery on orders above ₹200");
      await expect(summary(page)).toContainText("Estimated delivery: 30-45 minutes");

      await line(page, puri).getByRole("button", { name: "Increase quantity" }).click();
      await expect(line(page, puri).getByRole("status")).toHaveText("2");
      await expect(summary(page)).toContainText("Subtotal₹200.50");
      await expect(summary(page)).toContainText("Delivery feeFree");
      await expect(page.getByRole("link", { name: "Cart, 3 items" }).first()).toBeVisible();

      await line(page, puri).getByRole("button", { name: "Decrease quantity" }).click();
      await expect(summary(page)).toContainText("Subtotal₹120.50");

      await line(page, chai)
        .getByRole("button", { name: `Remove ${chai.name}` })
        .click();
      await expectToast(page, "Item removed from cart");
      await expect(line(page, chai)).toHaveCount(0);
      await expect(summary(page)).toContainText("Subtotal₹80");
      await page.getByRole("button", { name: `Undo: put ${chai.name} back in the cart` }).click();
      await expect(line(page, chai)).toBeVisible();
      await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);

      const quantity = page.getByRole("spinbutton", { name: `Quantity of ${chai.name}` });
      await quantity.fill("12");
      await quantity.press("Enter");
      await expect(summary(page)).toContainText("Subtotal₹566");
      await expect(quantity).toHaveValue("12");
    });

    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page).toHaveURL(/\/checkout$/);
  },
);

test("several quick clicks are sent as one change", { tag: "@js-mobile" }, async ({
  page,
  shop,
}) => {
  const dish = addDish(shop.database, { pricePaise: 1000 });
  await putInCart(page, dish);
  await page.clock.install();
  await page.goto("/cart");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/quantity")) sent.push(request.postData() ?? "");
  });
  // On a busy machine, the delay after which a change is sent could end between two clicks.
  await page.clock.pauseAt(Date.now() + 60_000);

  const increase = line(page, dish).getByRole("button", { name: "Increase quantity" });
  for (let click = 0; click < 4; click += 1) {
    await increase.click();
    await page.clock.runFor(A_FEW_FRAMES_MS);
  }
  await page.clock.resume();

  await expect(line(page, dish).getByRole("status")).toHaveText("5");
  await expect(summary(page)).toContainText("Subtotal₹50");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain("quantity=5");
});

test("a change is not lost when the visitor leaves the page at once", {
  tag: "@js-mobile",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database, { pricePaise: 1000 });
  await putInCart(page, dish);
  await page.clock.install();
  await page.goto("/cart");
  // Stops the delay after which a change is sent.
  await page.clock.pauseAt(Date.now() + 60_000);

  await line(page, dish).getByRole("button", { name: "Increase quantity" }).click();
  await page.clock.runFor(A_FEW_FRAMES_MS);
  await expect(line(page, dish).getByRole("status")).toHaveText("2");
  await page.getByRole("link", { name: "Add more dishes" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Menu" })).toBeVisible();
  await page.clock.runFor(A_FEW_FRAMES_MS);
  await expect(page.getByRole("link", { name: "Cart, 2 items" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/menu$/);
});

test("the stock limits the quantity, also when it falls meanwhile", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  const dish = addDish(shop.database, { stock: 5, pricePaise: 5000 });
  await putInCart(page, dish, 4);
  await page.goto("/cart");
  const increase = line(page, dish).getByRole("button", { name: "Increase quantity" });
  await increase.click();
  await expect(line(page, dish)).toContainText("Only 5 left.");
  await expect(increase).toBeDisabled();
  await expect(summary(page)).toContainText("Subtotal₹250");
  // Another customer orders most of the plates.
  shop.database.change("update products set stock = 2 where id = ?", dish.id);
  await page.reload();
  await expect(line(page, dish)).toContainText(
    `Only 2 of ${dish.name} left. Lower the quantity to order.`,
  );
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeDisabled();

  await line(page, dish).getByRole("button", { name: "Decrease quantity" }).click();
  await expect(summary(page)).toContainText("Subtotal₹200");
  await line(page, dish)
    .getByRole("button", { name: `Order 2 of ${dish.name}` })
    .click();

  await expect(summary(page)).toContainText("Subtotal₹100");
  await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
});

test("an added recommendation is replaced by another one", { tag: "@js-desktop" }, async ({
  page,
}) => {
  await page.goto("/cart");
  const suggestions = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^(Start with these|You May Also Like)$/ }) });
  await expect(suggestions.getByRole("article")).toHaveCount(3);
  const name = (await suggestions.getByRole("heading", { level: 3 }).first().textContent()) ?? "";

  await expectNoFullReload(page, async () => {
    await suggestions.getByRole("button", { name: `Add to Cart: ${name}` }).click();
    await expectToast(page, `${name} added to cart!`);
    await expect(line(page, { name })).toBeVisible();
  });

  await expect(suggestions.getByRole("article")).toHaveCount(3);
  await expect(suggestions.getByRole("heading", { name, exact: true })).toHaveCount(0);
});

test(
  "what is typed at checkout survives the way to the cart and an ended session",
  withAndWithoutScripts,
  async ({ page, shop, javaScriptEnabled }) => {
    const customer = await registerCustomer(shop.api);
    await signInAs(page, customer);
    await putInCart(page, addDish(shop.database));
    await page.goto("/checkout");
    await page.getByLabel("Address").fill("9 Typed Road");
    await (javaScriptEnabled
      ? page.getByRole("link", { name: "Back to Cart" }).click()
      : page.getByRole("button", { name: "Keep what I typed and go to the cart" }).click());
    await expect(page).toHaveURL(/\/cart$/);
    await page.goto("/checkout");
    await expect(page.getByLabel("Address")).toHaveValue("9 Typed Road");

    await page.getByLabel("Address").fill("10 Typed Road");
    await page.context().clearCookies({ name: "session" });
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await signInThroughTheForm(page, customer);
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByLabel("Address")).toHaveValue("10 Typed Road");
    await expect(page.getByText("We kept what you typed")).toBeVisible();
  },
);
