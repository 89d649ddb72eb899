import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { countedTaps } from "#tests/browser/support/counted-taps.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import {
  expect,
  expectNoFullReload,
  registerThroughTheForm,
  signInAs,
  signInAsAdmin,
  test,
  withAndWithoutScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { typedAtCheckout } from "#tests/support/records/checkout.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { anyPerson, registerCustomer } from "#tests/support/records/people.ts";

async function addFromTheMenu(page: Page, dish: Dish) {
  await page.getByRole("button", { name: `Add to Cart: ${dish.name}` }).click();
  await expectToast(page, `Added ${dish.name} to cart!`);
}

async function openCart(page: Page, itemCount: number) {
  const link = page.getByRole("link", { name: `Cart, ${itemCount} items` });
  await link.filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart" })).toBeVisible();
}

function line(page: Page, dish: Dish) {
  return page.locator(".lines > li").filter({ hasText: dish.name });
}

function summary(page: Page) {
  return page.getByRole("region", { name: "Order Summary" });
}

/** Opens the order list through its own link. */
async function openMyOrders(page: Page, orderNumber: string) {
  await page.getByRole("link", { name: "All Orders" }).click();
  await expect(page).toHaveURL(/\/my-orders$/);
  return page.getByRole("main").getByRole("listitem").filter({ hasText: orderNumber });
}

test(
  "a new customer orders from the menu in four pages and six taps, and types nothing twice",
  withAndWithoutScripts,
  async ({ page, shop, javaScriptEnabled }) => {
    const dish = addDish(shop.database, { name: `Quick${randomUUID().slice(0, 8)}` });
    const { email, password } = anyPerson();
    const pages: string[] = [];
    page.on("framenavigated", (frame) => {
      const { pathname } = new URL(frame.url());
      if (pathname !== pages.at(-1)) pages.push(pathname);
    });
    const thumb = countedTaps();
    await page.goto(`/menu?q=${dish.name}`);

    await thumb.tap(page.getByRole("button", { name: `Add to Cart: ${dish.name}` }));
    await thumb.tap(
      page.getByRole("link", { name: "Cart, 1 item" }).filter({ visible: true }).first(),
    );
    await thumb.tap(page.getByRole("link", { name: "Proceed to Checkout" }));
    for (const [field, value] of Object.entries({ ...typedAtCheckout, email, password })) {
      await page.locator(`[name=${field}]`).fill(value);
    }
    // Other tests of this shop may have limited its delivery area.
    await thumb.tap(page.getByRole("radio", { name: "Pickup" }));
    await expect(page.getByText("Pick it up at")).toBeVisible();
    await thumb.tap(page.getByRole("button", { name: "Place Order" }));

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^Ready at the window (\w+ \d+, )?\d/,
    );
    await expectToast(page, /Order placed successfully!/);
    await expect(page.getByText("Account created successfully!").first()).toBeVisible();
    expect(thumb.taps).toBeLessThanOrEqual(6);
    expect(pages.length, pages.join()).toBeLessThanOrEqual(javaScriptEnabled ? 4 : 5);
    await page.goto("/profile");
    await expect(page.getByRole("main")).toContainText(email);
  },
);

test(
  "an order goes from the menu to the kitchen to the customer",
  withAndWithoutScripts,
  async ({ page, shop, newVisitor }) => {
    test.slow();
    const word = `Story${randomUUID().slice(0, 8)}`;
    const name = `Asha ${word}`;
    const [puri, bhel, chai] = [
      addDish(shop.database, { name: `${word} Puri`, pricePaise: 8000, stock: 20 }),
      addDish(shop.database, { name: `${word} Bhel`, pricePaise: 6050, category: "chaat" }),
      addDish(shop.database, { name: `${word} Chai`, pricePaise: 2500, category: "beverages" }),
    ] as const;
    await page.goto(`/menu?q=${word}`);

    await expectNoFullReload(page, async () => {
      await test.step("a guest adds three dishes and changes quantities", async () => {
        await addFromTheMenu(page, puri);
        await addFromTheMenu(page, bhel);
        await addFromTheMenu(page, chai);
        await openCart(page, 3);
        await expect(summary(page)).toContainText("Total ₹195.50");
        await line(page, puri).getByRole("button", { name: "Increase quantity" }).click();
        await expect(summary(page)).toContainText("Total ₹245.50");
        await line(page, bhel).getByRole("button", { name: "Increase quantity" }).click();
        await expect(summary(page)).toContainText("Total ₹306");
        await line(page, chai).getByRole("button", { name: "Decrease quantity" }).click();
        await expect(line(page, chai)).toContainText(`${chai.name} removed`);
        await expect(summary(page)).toContainText("Total ₹281");
      });

      await test.step("is asked to log in at checkout", async () => {
        await page.getByRole("link", { name: "Proceed to Checkout" }).click();
        await expect(page.getByText("Login Required")).toBeVisible();
        await page.getByLabel("Phone").fill("+91 98220 12345");
        await page.getByLabel("Address").fill("12 Laxmi Road");
        await page.getByLabel("City").fill("Pune");
        await page.getByLabel("Pincode").fill("411030");
        await page.getByRole("radio", { name: "UPI" }).check();
        await page.getByRole("button", { name: "Place Order" }).click();
        await expect(page).toHaveURL(/\/login\?returnTo=%2Fcheckout$/);
        await expect(page.getByText("Please log in to place an order")).toBeVisible();
      });

      await test.step("registers and is back at checkout with the cart intact", async () => {
        await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
        await expect(page).toHaveURL(/\/register\?returnTo=%2Fcheckout$/);
        await registerThroughTheForm(page, { name });
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(page.getByText("Login Required")).toHaveCount(0);
        await expect(summary(page)).toContainText(`2 × ${puri.name}`);
        await expect(summary(page)).toContainText(`2 × ${bhel.name}`);
        await expect(summary(page)).toContainText("Total ₹281");
        await expect(page.getByLabel("First name")).toHaveValue("Asha");
        await expect(page.getByLabel("Last name")).toHaveValue(word);
        await expect(page.getByLabel("Phone")).toHaveValue("+91 98220 12345");
        await expect(page.getByLabel("Pincode")).toHaveValue("411030");
        await expect(page.getByRole("radio", { name: "UPI" })).toBeChecked();
      });

      await test.step("places one order with a double click and sees how to pay", async () => {
        await page.getByRole("button", { name: "Place Order" }).dblclick();
        await expect(page).toHaveURL(/\/order-confirmation\?order=CP-[\d-]+$/);
        await expectToast(page, "Order placed successfully!");
        const code = page.getByRole("img", { name: "QR code to pay ₹281 by UPI" });
        await expect(code).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) >= 768 });
        await expect(
          page.getByRole("link", { name: "Pay ₹281 by UPI", includeHidden: true }),
        ).toHaveAttribute("href", /^upi:\/\/pay\?pa=chatpata%40upi&.*&am=281\.00&/);
        await expect(page.getByRole("link", { name: /^Cart, 0 items/ }).first()).toBeAttached();
      });

      await test.step("goes back and finds no second form", async () => {
        await page.goBack();
        await expect(page.getByRole("button", { name: "Place Order" })).toHaveCount(0);
        await expect(page.getByRole("main")).toContainText("Your cart is empty");
        await page.getByRole("link", { name: "Go to this order" }).click();
        await expect(page).toHaveURL(/\/order-confirmation\?order=/);
      });
    });

    const orderNumber = new URL(page.url()).searchParams.get("order") ?? "";
    const orders = shop.database.rows("select * from orders where customer_name = ?", name);
    expect(orders).toMatchObject([
      {
        ...{ order_number: orderNumber, status: "pending" },
        ...{ total_paise: 28_100, payment_method: "upi" },
      },
    ]);

    const admin = await newVisitor();
    await signInAsAdmin(admin);
    await admin.goto(`/admin/orders/${orders[0]?.id}`);

    const steps = [
      ["Start Preparing", "Preparing"],
      ["Out for Delivery", "Out for Delivery"],
      ["Mark as Delivered", "Delivered"],
    ] as const;

    await page.getByRole("link", { name: "Follow this order" }).click();
    await page.getByRole("main").getByRole("link", { name: "My Orders" }).click();
    await expectNoFullReload(page, async () => {
      await expect(await openMyOrders(page, orderNumber)).toContainText("Pending");
      for (const [label, status] of steps) {
        await test.step(`the admin presses '${label}', My Orders shows '${status}'`, async () => {
          await expectNoFullReload(admin, async () => {
            await admin.getByRole("button", { name: label, exact: true }).click();
            await expectToast(admin, "Order status updated successfully");
            await expect(admin.getByRole("button", { name: label, exact: true })).toHaveCount(0);
          });
          await expect(await openMyOrders(page, orderNumber)).toContainText(status);
        });
      }
    });
    await expect(page.getByRole("link", { name: "Rate Order" })).toBeVisible();
    await page.goto(`/order-confirmation?order=${orderNumber}`);
    await expect(page.getByRole("list", { name: "What's Next" })).toContainText("Done: Delivered");
  },
);

test(
  "missing fields are listed, and the delivery fee depends on delivery or pickup",
  withAndWithoutScripts,
  async ({ page, shop, javaScriptEnabled }) => {
    await signInAs(page, await registerCustomer(shop.api, { name: "Asha Kulkarni" }));
    await putInCart(page, addDish(shop.database, { pricePaise: 15_000 }));
    await page.goto("/checkout");
    await expect(summary(page)).toContainText("Delivery fee₹30");
    await expect(summary(page)).toContainText("Estimated time: 30-45 minutes");
    await page.getByLabel("Phone").fill("98220 12345");
    await page.getByLabel("City").fill("Pune");

    await expectNoFullReload(page, async () => {
      await page.getByRole("button", { name: "Place Order" }).click();

      await expectToast(page, "Please fill in all required fields: address, pincode");
      const alert = page.getByRole("alert").filter({ hasText: "2 fields are missing" });
      await expect(page).toHaveTitle(/^Error: Checkout/);
      await expect(page.getByLabel("City")).toHaveValue("Pune");
      await alert.getByRole("link", { name: "Enter your pincode" }).click();
      await expect(page.getByLabel("Pincode")).toBeFocused();
      await expect(page.getByLabel("Pincode")).toHaveAccessibleDescription(/Enter your pincode/);

      await page.getByRole("radio", { name: "Pickup" }).check();
      const update = page.getByRole("button", { name: "Update total" });
      if (javaScriptEnabled) await expect(update).toHaveCount(0);
      else await update.click();
      await expect(summary(page)).toContainText("Delivery feeFree");
      await expect(summary(page)).toContainText("Total ₹150");
      await expect(summary(page)).toContainText("Estimated time: 15-20 minutes");
    });
    await expect(page.getByRole("radio", { name: "Pickup" })).toBeChecked();
    await expect(page.getByLabel("City")).toHaveValue("Pune");
  },
);
