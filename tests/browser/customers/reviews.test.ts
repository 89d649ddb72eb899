import {
  expect,
  expectNoFullReload,
  registerThroughTheForm,
  signUp,
  test,
  withScripts,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { invalidImages, testImage } from "#tests/support/http/images.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { writeReview } from "#tests/support/records/reviews.ts";

const COMMENT = "The sev was crisp and the mint water bit back.";

test(
  "a guest reads the reviews and writes one, whose text and images survive a rejection",
  withScripts,
  async ({ page, shop }) => {
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
    await expect.poll(sides).toEqual([1600, 1200]);

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
    "Still needed: a title (1 more character), a comment (1 more character), your name (1 more character)",
  );
  await title.fill("abc");
  await comment.fill("long enough");
  await expect(submit).toBeDisabled();
  await name.fill("Al");
  await expect(submit).toBeEnabled();
  await expect(needed).toHaveCount(0);
});
