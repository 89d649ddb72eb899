import type { Page } from "playwright/test";
import {
  expect,
  expectNoFullReload,
  registerThroughTheForm,
  signInAs,
  signInThroughTheForm,
  signUp,
  test,
  withAndWithoutScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { invalidImages, testImage } from "#tests/support/http/images.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { anyPerson, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { customerWithDelivered, writeReview } from "#tests/support/records/reviews.ts";

const COMMENT = "The sev was crisp and the mint water bit back.";

test(
  "a guest reads the reviews and writes one, whose text and images survive a rejection",
  withAndWithoutScripts,
  async ({ page, shop, javaScriptEnabled }) => {
    const read = `Read by a guest ${crypto.randomUUID()}`;
    await writeReview((await registerCustomer(shop.api)).api, { title: read, tags: ["Fresh"] });

    await page.goto("/reviews");
    const first = page.getByRole("listitem").filter({ hasText: read });
    await expect(first.getByText("5 out of 5 stars")).toBeAttached();
    await expect(first.getByText("Fresh", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Overall rating" })).toBeVisible();
    await page.getByRole("link", { name: "Write a Review" }).click();

    await expect(page).toHaveURL(/\/login\?returnTo=%2Freviews%2Fnew$/);
    await expect(page.getByText("Please login to submit a review")).toBeVisible();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page).toHaveURL(/\/register/);
    await registerThroughTheForm(page, { name: "Meera Joshi" });
    await expect(page).toHaveURL(/\/reviews\/new$/);
    await expect(page.getByLabel("Your Name")).toHaveValue("Meera Joshi");

    const title = `With pictures ${crypto.randomUUID()}`;
    await page.getByRole("radio", { name: "3 stars" }).check();
    await page.getByLabel("Review Title").fill(title);
    await page.getByLabel("Your Review").fill("x".repeat(501));
    await page.getByRole("checkbox", { name: "Hygienic" }).check();
    await page.getByLabel("Other tags").fill("late night, extra sev");
    await page.getByLabel("Pictures").setInputFiles([
      {
        name: "plate.png",
        mimeType: "image/png",
        buffer: await testImage("png", { width: 480, height: 360 }),
      },
      {
        name: "stall.jpg",
        mimeType: "image/jpeg",
        buffer: await testImage("jpeg", { width: 3200, height: 2400 }),
      },
      { name: "page.png", mimeType: "image/png", buffer: invalidImages["a page"] },
    ]);

    const sides = () =>
      page.getByLabel("Pictures").evaluate(async (input) => {
        const photo = input instanceof HTMLInputElement && input.files?.[1];
        const { width, height } = await createImageBitmap(photo as File);
        return [width, height];
      });
    if (javaScriptEnabled) await expect.poll(sides).toEqual([1600, 1200]);

    const alert = page.getByRole("main").getByRole("alert").first();
    await expectNoFullReload(page, async () => {
      await page.getByRole("button", { name: "Submit Review" }).click();
      await expect(alert).toContainText("Review comment must be at most 500 characters long");
    });

    await expect(alert).toContainText(
      "page.png: Only pictures can be sent: PNG, JPG, GIF up to 5MB.",
    );
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Review Title")).toHaveValue(title);
    await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Hygienic" })).toBeChecked();
    await expect(page.getByLabel("Other tags")).toHaveValue("late night, extra sev");
    await expect(page.getByRole("checkbox", { name: /^Keep picture/ })).toHaveCount(2);
    await page.getByRole("checkbox", { name: "Keep picture 2" }).uncheck();
    await page.getByLabel("Your Review").fill(COMMENT);
    await page.getByRole("button", { name: "Submit Review" }).click();

    await expect(page).toHaveURL(/\/reviews$/);
    await expectToast(page, "Review submitted successfully!");
    const review = page.getByRole("listitem").filter({ hasText: title });
    await expect(review).toContainText("Meera Joshi");
    await expect(review.getByText("extra sev", { exact: true })).toBeVisible();
    const image = review.getByRole("img", { name: "1 of 1 from Meera Joshi" });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);
  },
);

test("a guest marks a review as helpful after logging in, in two tabs, and counts once", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const person = anyPerson();
  const { api } = await registerCustomer(shop.api, person);
  const title = `Helpful to a guest ${crypto.randomUUID()}`;
  const { id } = await writeReview(api, { title });
  const helpful = (tab: Page, count: number) =>
    tab.getByRole("button", { name: `Helpful (${count}): ${title}` });
  await page.goto("/reviews?rating=5");

  await helpful(page, 0).click();

  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText("Please login to like reviews")).toBeVisible();
  await signInThroughTheForm(page, person);
  await expect(page).toHaveURL(`/reviews?rating=5#review-${id}`);
  await helpful(page, 1).click();
  await expect(helpful(page, 0)).toHaveAttribute("aria-pressed", "false");
  const secondTab = await page.context().newPage();
  await secondTab.goto("/reviews");
  await expectNoFullReload(page, async () => {
    await helpful(page, 0).click();
    await expect(helpful(page, 1)).toHaveAttribute("aria-pressed", "true");
  });
  await helpful(secondTab, 0).click();
  await expect(helpful(secondTab, 1)).toBeVisible();
  await page.reload();
  await helpful(page, 1).click();
  await expect(helpful(page, 0)).toHaveAttribute("aria-pressed", "false");
});

test("a review needs its minimum lengths before its button is enabled", {
  tag: "@js-desktop",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/reviews");
  await page.getByRole("link", { name: "Write a Review" }).click();
  await expect(page.getByRole("dialog", { name: "Write a Review" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit Review" });
  const title = page.getByLabel("Review Title");
  const comment = page.getByLabel("Your Review");
  const name = page.getByLabel("Your Name");
  await title.fill("ab");
  await comment.fill("too short");
  await name.fill("A");

  await expect(submit).toBeDisabled();
  const needed = page.getByRole("status").filter({ hasText: "Still needed" });
  await expect(needed).toHaveText(
    "Still needed: a title (3 characters), a comment (10 characters), your name (2 characters)",
  );
  await title.fill("abc");
  await comment.fill("long enough");
  await expect(submit).toBeDisabled();
  await name.fill("Al");
  await expect(submit).toBeEnabled();
  await expect(needed).toHaveCount(0);
});

test("a delivered order is rated from My Orders, and its review is verified", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const dish = addDish(shop.database);
  const admin = await signInAdmin(shop.api);
  const { person, order } = await customerWithDelivered(shop.api, admin, [dish]);
  const title = `Rated ${crypto.randomUUID()}`;
  await signInAs(page, person);
  await page.goto("/my-orders");

  await page.getByRole("link", { name: "Rate Order" }).click();
  await expect(page.getByLabel("Dish")).toHaveValue("");
  await page.getByLabel("Dish").selectOption(dish.id);
  await page.getByLabel("Review Title").fill(title);
  await page.getByLabel("Your Review").fill(COMMENT);
  await page.getByRole("button", { name: "Submit Review" }).click();

  await expect(page.getByRole("dialog", { name: `Order ${order.orderNumber}` })).toBeVisible();
  await page.goto("/reviews");
  const review = page.getByRole("listitem").filter({ hasText: title });
  await expect(review.getByText("Verified", { exact: true })).toBeVisible();
  await review.getByRole("link", { name: dish.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: dish.name })).toBeVisible();
  const dishPage = page.getByRole("main");
  await expect(dishPage).toContainText("5 out of 5 stars");
  await expect(dishPage).toContainText("1 review");
});

test("filters are in the URL and can be combined", { tag: "@no-js-mobile" }, async ({
  page,
  shop,
}) => {
  const { api } = await registerCustomer(shop.api);
  const suffix = crypto.randomUUID().slice(0, 8);
  const three = await writeReview(api, { rating: 3, title: `Three ${suffix}` });
  await writeReview(api, { rating: 5, title: `Five ${suffix}` });
  shop.database.change("update reviews set is_featured = 1 where id = ?", three.id);
  await page.goto("/reviews");
  const ratings = page.getByRole("navigation", { name: "Rating" });
  await expect(ratings.getByRole("link")).toHaveText(["All", "5", "4+", "3+", "2+", "1+"]);

  await ratings.getByRole("link", { name: "4+" }).click();
  await expect(page).toHaveURL("/reviews?rating=4");
  await expect(ratings.getByRole("link", { name: "4+" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(`Five ${suffix}`)).toBeVisible();
  await expect(page.getByText(`Three ${suffix}`)).toHaveCount(0);

  await ratings.getByRole("link", { name: "3+" }).click();
  await expect(page).toHaveURL("/reviews?rating=3");
  await page.getByRole("link", { name: "Featured" }).click();
  await expect(page).toHaveURL("/reviews?rating=3&featured=true");
  await expect(page.getByText(`Three ${suffix}`)).toBeVisible();
  await expect(page.getByText(`Five ${suffix}`)).toHaveCount(0);

  await page.getByRole("link", { name: "Verified" }).click();
  await expect(page).toHaveURL("/reviews?rating=3&featured=true&verified=true");
  await expect(page.getByRole("heading", { name: "No matching reviews" })).toBeVisible();
  await page.getByRole("link", { name: "Show all reviews" }).click();
  await expect(page.getByText(`Five ${suffix}`)).toBeVisible();
});

test("reviews are shown ten per page", { tag: "@no-js-mobile" }, async ({ page, shop }) => {
  const { api } = await registerCustomer(shop.api);
  const suffix = crypto.randomUUID().slice(0, 8);
  for (let number = 1; number <= 11; number += 1) {
    await writeReview(api, { title: `Paged ${suffix} ${number}.` });
  }
  await page.goto("/reviews");
  await expect(page.locator("li.review")).toHaveCount(10);
  await expect(page.getByText(`Paged ${suffix} 1.`)).toHaveCount(0);

  await page.getByRole("link", { name: "Next" }).click();

  await expect(page).toHaveURL("/reviews?page=2");
  await expect(page.getByText(`Paged ${suffix} 1.`, { exact: true })).toBeVisible();
});

test("scripts in a review never run", { tag: "@js-desktop" }, async ({ page, shop }) => {
  const { api } = await registerCustomer(shop.api);
  const suffix = crypto.randomUUID().slice(0, 8);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await writeReview(api, {
    customerName: "<img src=x onerror=alert(1)>",
    title: `<script>alert("${suffix}")</script>`,
    comment: `"><svg onload=alert(1)> </script><iframe src="javascript:alert(1)"></iframe>`,
    tags: ["<b onclick=alert(1)>", "javascript:alert(1)"],
  });

  await page.goto("/reviews");

  const review = page.getByRole("listitem").filter({ hasText: suffix });
  await expect(review).toContainText(`<script>alert("${suffix}")</script>`);
  await expect(review).toContainText("<img src=x onerror=alert(1)>");
  await expect(review.locator("img, iframe, script, b")).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
