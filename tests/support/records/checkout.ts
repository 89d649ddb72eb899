import type { FormFields, FormReply, FormVisitor } from "#tests/support/http/form.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import type { Dish } from "./dishes.ts";
import { registerCustomer } from "./people.ts";

export const typedAtCheckout = {
  firstName: "Asha",
  lastName: "Kulkarni",
  email: "asha@chatpata.test",
  phone: "+91 98220 12345",
  address: "12 Laxmi Road",
  city: "Pune",
  pincode: "411030",
};

export async function putInCart(
  visitor: FormVisitor,
  dish: Pick<Dish, "id">,
  fields: FormFields = {},
): Promise<void> {
  const reply = await visitor.postForm("/cart/lines", {
    product: dish.id,
    quantity: "1",
    ...fields,
  });
  const page = await visitor.follow(reply);
  if (!page.text.includes("added to cart!")) throw new Error(`${dish.id} is not in the cart.`);
}

/** A new signed-in customer with one of each of these dishes in the cart. */
export async function customerWith(shop: RunningShop, dishes: Pick<Dish, "id">[] = []) {
  const person = await registerCustomer(shop.api);
  const visitor = await shop.signedIn(person);
  for (const dish of dishes) await putInCart(visitor, dish);
  return { ...person, visitor };
}

export async function filledCheckout(
  visitor: FormVisitor,
  overrides: FormFields = {},
): Promise<FormFields> {
  return { ...(await visitor.formOn("/checkout")), ...typedAtCheckout, ...overrides };
}

export function orderNumberIn(reply: FormReply): string {
  const number = /^\/order-confirmation\?order=(CP-[\d-]+)$/.exec(reply.location ?? "")?.[1];
  if (!number) throw new Error(`No order (${reply.status}, ${reply.location ?? "no redirect"}).`);
  return number;
}

export async function checkOutByForm(visitor: FormVisitor, overrides: FormFields = {}) {
  const fields = await filledCheckout(visitor, overrides);
  return orderNumberIn(await visitor.postForm("/checkout", fields));
}
