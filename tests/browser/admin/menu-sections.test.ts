import { expect, signInAsAdmin, signUp, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";

test("the owner adds a section and a dish in it, and a customer orders it", {
  tag: ["@no-js-mobile"],
}, async ({ page, newVisitor }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/products/order");
  await page.getByRole("link", { name: "Add a section" }).click();
  await page.getByLabel("Name").fill("Thali");
  await page.getByRole("button", { name: "Add a section" }).click();
  await expectToast(page, "Thali saved");
  await expect(page.getByRole("list", { name: "Sections" })).toContainText("Thali");

  await page.goto("/admin/products/add");
  await page.getByRole("button", { name: "Fill Test Data" }).click();
  await page.getByLabel("Product Name").fill("Kolhapuri Thali");
  await page.getByLabel("Category").selectOption("Thali");
  await page.getByRole("button", { name: "Add Product" }).click();
  await expectToast(page, "Product created successfully");

  const customer = await newVisitor();
  await signUp(customer);
  await customer.goto("/menu");
  await customer.getByRole("link", { name: "Thali", exact: true }).click();
  await expect(customer).toHaveURL(/\/menu\?category=thali$/);
  await customer.getByRole("button", { name: "Add to Cart: Kolhapuri Thali" }).click();
  await expectToast(customer, "Added Kolhapuri Thali to cart!");
  await customer.goto("/checkout");
  await customer.getByLabel("Phone").fill("+91 98220 12345");
  await customer.getByLabel("Address").fill("12 Laxmi Road");
  await customer.getByLabel("City").fill("Pune");
  await customer.getByLabel("Pincode").fill("411030");
  await customer.getByRole("button", { name: "Place Order" }).click();
  await expect(customer).toHaveURL(/\/order-confirmation/);
  await expect(customer.getByText("Kolhapuri Thali").first()).toBeVisible();
});
