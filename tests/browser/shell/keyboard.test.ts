import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { expect, signInAsAdmin, signUp, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";

const MAX_STEPS = 200;

/** Whether the target has focus, and whether the focused element, or the label of a hidden input, has a visible ring. */
function focusState(target: Element): { isReached: boolean; ring: string } {
  const element = document.activeElement;
  const isReached = element === target;
  if (!element || element === document.body) return { isReached, ring: "visible" };
  // The browser draws the ring around the parts of date and time inputs.
  if (element.matches("[type=date], [type=time]")) return { isReached, ring: "visible" };
  const isHidden = getComputedStyle(element).opacity === "0";
  const ringed = (isHidden ? element.closest("label") : element) ?? element;
  // The link of a card puts the ring around the whole card.
  const styles = [getComputedStyle(ringed), getComputedStyle(ringed, "::after")];
  const { top, bottom, width } = ringed.getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < window.innerHeight && width > 0;
  const hasRing = styles.some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  );
  const isVisible = hasRing && isOnScreen;
  return { isReached, ring: isVisible ? "visible" : `no ring: ${element.outerHTML.slice(0, 200)}` };
}

/** Presses the key until the element has focus; every element before it must show a focus ring. */
async function moveFocusTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  // Looked up once, because finding an element by its role takes longer than a key press.
  const element = await target.elementHandle();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    const { isReached, ring } = await element.evaluate(focusState);
    expect(ring).toBe("visible");
    if (isReached) return;
  }
  throw new Error(`${MAX_STEPS} times ${key} did not reach ${target}`);
}

async function press(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await moveFocusTo(page, target, key);
  await page.keyboard.press("Enter");
}

async function type(page: Page, target: Locator, text: string) {
  await moveFocusTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

function heading(page: Page, name: string | RegExp) {
  return page.getByRole("heading", { level: 1, name });
}

test("an order is placed by keyboard alone", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const dish = addDish(shop.database, { name: `Keys ${randomUUID().slice(0, 8)}`, stock: 9 });
  await signUp(page, { name: "Asha Kulkarni" });
  await page.goto(`/menu?q=${encodeURIComponent(dish.name)}`);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const add = page.getByRole("button", { name: `Add to Cart: ${dish.name}` });
  await press(page, add);
  await expectToast(page, `Added ${dish.name} to cart!`);
  await expect(add).toBeFocused();
  const cart = page
    .getByRole("link", { name: /^Cart, 1 / })
    .filter({ visible: true })
    .first();
  await press(page, cart, "Shift+Tab");
  await expect(heading(page, "Your Cart")).toBeVisible();
  await press(page, page.getByRole("link", { name: "Proceed to Checkout" }));
  await expect(heading(page, "Checkout")).toBeFocused();

  const placeOrder = page.getByRole("button", { name: "Place Order" });
  await press(page, placeOrder);
  const summary = page.getByRole("alert").filter({ hasText: "fields are missing" });
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole("link").first());
  await expect(page.getByLabel("Phone")).toBeFocused();
  await page.keyboard.type("+91 98220 12345");
  await type(page, page.getByLabel("Address"), "12 Laxmi Road");
  await type(page, page.getByLabel("City"), "Pune");
  await type(page, page.getByLabel("Pincode"), "411030");
  await moveFocusTo(page, page.getByRole("radio", { name: /Cash/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "UPI" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "UPI" })).toBeChecked();
  await press(page, placeOrder);

  await expect(page).toHaveURL(/\/order-confirmation\?order=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an event is booked by keyboard alone", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const eventName = `Keys ${randomUUID().slice(0, 8)}`;
  await signUp(page, { name: "Asha Kulkarni", phone: "+91 98220 12345" });
  await page.goto("/catering/book?type=birthday");

  await moveFocusTo(page, page.getByLabel("Event Name"));
  await page.keyboard.type(eventName);
  await press(page, page.locator("#free-days summary"));
  const shownMonth = page.locator(".calendar-header strong");
  const thisMonth = (await shownMonth.textContent()) ?? "";
  await press(page, page.locator(".calendar-header button").last());
  await expect(shownMonth).not.toHaveText(thisMonth);
  await press(page, page.locator(".calendar-free button").first());
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue(/-01$/);
  await moveFocusTo(page, page.getByLabel("Time", { exact: true }));
  await page.keyboard.type("0730PM");
  await type(page, page.getByRole("spinbutton", { name: "Guests" }), "60");
  await moveFocusTo(page, page.getByRole("radio", { name: "Indoor" }));
  await page.keyboard.press("Space");
  await type(page, page.getByLabel("Street"), "12 Laxmi Road");
  await type(page, page.getByLabel("City"), "Pune");
  await type(page, page.getByLabel("Pincode"), "411030");
  await press(page, page.getByRole("button", { name: "Next: Menu" }));
  await press(page, page.getByRole("button", { name: "Add Basic" }));
  await expect(page.getByRole("button", { name: "Remove Basic" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Next: Contact" }));
  await press(page, page.getByRole("button", { name: "Book Event" }));

  await expect(page).toHaveURL(/\/my-events$/);
  await expectToast(page, "Event booked successfully!");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(shop.database.value("select count(*) from events where event_name = ?", eventName)).toBe(
    1,
  );
});

test("an admin edits a product by keyboard alone", { tag: "@js-desktop" }, async ({
  page,
  shop,
}) => {
  const dish = addDish(shop.database, { name: `Keys ${randomUUID().slice(0, 8)}`, stock: 9 });
  await signInAsAdmin(page);
  await page.goto(`/admin/products?q=${encodeURIComponent(dish.name)}`);

  await press(page, page.getByRole("link", { name: `Edit ${dish.name}` }));
  await expect(heading(page, "Edit Product")).toBeFocused();
  const save = page.getByRole("button", { name: "Update Product" });
  await type(page, page.getByLabel(/^Price/), "-1");
  await press(page, save);
  await expect(page.getByRole("alert").filter({ hasText: "Please check 1 field" })).toBeFocused();
  await type(page, page.getByLabel(/^Price/), "95.50");
  await press(page, save);

  await expect(page).toHaveURL(/\/admin\/products/);
  await expectToast(page, "Product updated successfully");
  await expect(page.locator("li.product").filter({ hasText: dish.name })).toBeFocused();
  expect(shop.database.value("select price_paise from products where id = ?", dish.id)).toBe(9550);
});

test("a field stays marked as invalid when it is refused again", { tag: "@js-desktop" }, async ({
  page,
}) => {
  await page.goto("/contact");
  const name = page.getByLabel("Name", { exact: true });
  const send = page.getByRole("main").getByRole("button", { name: /Send/ });
  for (const typed of ["", "A", ""]) {
    await name.fill(typed);
    if (typed) await expect(name).not.toHaveAttribute("aria-invalid", "true");
    else {
      await send.click();
      await expect(name).toHaveAttribute("aria-invalid", "true");
    }
  }
});
