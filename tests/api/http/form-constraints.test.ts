import { beforeAll, expect, test } from "vitest";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

// For example `required maxlength=80`.
function constraintsOf(html: string, name: string): string {
  const tag = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)]
    .map(([control]) => control)
    .find((control) => control.includes(` name="${name}"`));
  if (!tag) throw new Error(`No control is named ${name}.`);
  const constraints = tag.matchAll(/ (required|minlength|maxlength|min|max)="(\d*)"/gi);
  return [...constraints]
    .map(([, attribute = "", value]) => attribute.toLowerCase() + (value && `=${value}`))
    .join(" ");
}

const { visitor: admin } = shop.owner;
beforeAll(async () => {
  await admin.postForm("/cart/lines", { product: addDish(shop.database).id });
});

test.each([
  ["/register", "name", "required minlength=2 maxlength=80"],
  ["/register", "phone", "maxlength=40"],
  ["/login", "password", "required minlength=6"],
  ["/contact", "subject", "required"],
  ["/checkout", "specialInstructions", ""],
  ["/catering/book", "guestCount", "required min=10 max=500"],
  ["/catering/book", "newItem.quantity", "min=1 max=5000"],
  ["/reviews/new", "comment", "required minlength=10"],
  ["/admin/blogs/add", "readTime", "min=1 max=600"],
  ["/admin/options/add", "choices[0].name", "maxlength=60"],
  ["/admin/zones/add", "pincodes", "required minlength=1"],
  ["/admin/settings/times", "delivery.preparationMinutes", "required"],
  ["/admin/settings/times", "delivery.slotMinutes", ""],
  ["/admin/settings/charges", "packingRupees", "required"],
])("%s: %s has the constraints of its schema: %s", async (path, name, constraints) => {
  const visitor = /login|register/.test(path) ? shop.visitor() : admin;

  expect(constraintsOf((await visitor.get(path)).text, name)).toBe(constraints);
});
