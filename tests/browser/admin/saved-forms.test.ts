import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

test("a form that stays open forgets what was refused once it is saved", {
  tag: "@js-desktop",
}, async ({ page, shop }) => {
  const owner = new FormVisitor(shop.server.baseUrl);
  await owner.signInAs(firstAdmin);
  const coupon = await addCoupon(owner, shop.database);
  await signInAsAdmin(page);
  await page.goto(coupon.path);
  const name = page.locator("#coupon-name");
  const save = page.getByRole("button", { name: "Save coupon" });
  const summary = page.getByRole("alert").getByRole("link", { name: "Enter what customers read" });

  for (const corrected of ["Holi offer", "Rain offer"]) {
    await name.fill("");
    await save.click();
    await expect(summary).toBeVisible();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill(corrected);
    await save.click();

    await expect(page.getByRole("heading", { name: corrected })).toBeVisible();
    await expectToast(page, /saved/i);
    await expect(summary).toHaveCount(0);
    await expect(name).not.toHaveAttribute("aria-invalid", "true");
    await expect(page).not.toHaveTitle(/^Error/);
    await expect(name).toHaveValue(corrected);
  }
});
