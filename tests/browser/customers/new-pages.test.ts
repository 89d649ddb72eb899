import type { Page } from "playwright/test";
import { postForm } from "#tests/browser/support/post-form.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import {
  expect,
  signInAs,
  signInAsAdmin,
  signInThroughTheForm,
  signUp,
  test,
} from "#tests/browser/support/test.ts";
import { typedBooking } from "#tests/support/records/booking-form.ts";
import { typedAtCheckout } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { writeReview } from "#tests/support/records/reviews.ts";

// Small enough that even the login page scrolls.
test.use({ viewport: { width: 360, height: 420 } });

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to the page's end first, so that a kept position would show. */
async function pressAtTheEnd(page: Page, button: string | RegExp) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await scrollPosition(page), "the page is longer than the screen").toBeGreaterThan(0);
  await page.getByRole("main").getByRole("button", { name: button }).last().press("Enter");
}

async function expectTop(page: Page, heading: string | RegExp) {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
}

test.describe("a new page starts at its top, with the focus on its heading", {
  tag: "@js-mobile",
}, () => {
  test("after a like, a helpful vote or a heart, and after the login", async ({ page, shop }) => {
    const post = addPost(shop.database, { content: "A long post.\n\n".repeat(60) });
    const dish = addDish(shop.database);
    const person = await registerCustomer(shop.api);
    const review = await writeReview(person.api, { title: `Read to the end ${post.slug}` });

    await page.goto("/reviews");
    await pressAtTheEnd(page, `Helpful (0): ${review.title}`);
    await expectTop(page, "Welcome back");

    await page.goto(`/menu?q=${encodeURIComponent(dish.name)}`);
    await pressAtTheEnd(page, `Add to wishlist: ${dish.name}`);
    await expectTop(page, "Welcome back");

    await page.goto(`/blog/${post.slug}`);
    await pressAtTheEnd(page, "Like (0)");
    await expectTop(page, "Welcome back");
    await signInThroughTheForm(page, person);
    await expectTop(page, post.title);
  });

  test("after booking an event", async ({ page, shop }) => {
    const person = await registerCustomer(shop.api, { phone: "+91 98220 12345" });
    const { name, email, phone = "" } = person;
    await postForm(page, "/catering/book", {
      ...typedBooking,
      duration: "4",
      guestCount: "50",
      "location.type": "indoor",
      "menu.packages[0].name": "Basic",
      "contactInfo.primaryContact.name": name,
      "contactInfo.primaryContact.email": email,
      "contactInfo.primaryContact.phone": phone,
    });
    await signInAs(page, person);
    await page.goto("/catering/book");
    await page.getByRole("button", { name: "Next: Menu" }).click();
    await page.getByRole("button", { name: "Next: Contact" }).click();
    await pressAtTheEnd(page, "Book Event");
    await expectTop(page, "My Events");
  });

  test("after saving a post", async ({ page, shop }) => {
    const post = addPost(shop.database, { content: "A long post.\n\n".repeat(60) });
    await signInAsAdmin(page);
    await page.goto(`/admin/blogs/edit/${post.id}`);
    await pressAtTheEnd(page, "Update Blog");
    await expectTop(page, /Blogs/);
  });

  test("when Back leads to what an order has emptied", async ({ page, shop }) => {
    await signUp(page);
    for (let count = 0; count < 6; count += 1) await putInCart(page, addDish(shop.database));
    await page.goto("/cart");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await scrollPosition(page), "the cart is longer than the screen").toBeGreaterThan(0);
    await page.getByRole("link", { name: "Proceed to Checkout" }).press("Enter");
    await expectTop(page, "Checkout");
    for (const [field, value] of Object.entries(typedAtCheckout)) {
      await page.locator(`[name=${field}]`).fill(value);
    }
    await pressAtTheEnd(page, "Place Order");
    await expectTop(page, /^Arriving /);

    await page.goBack();
    await expectTop(page, "Checkout");
    await page.goBack();
    await expectTop(page, "Your Cart");
  });
});
