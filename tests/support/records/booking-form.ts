import type { FormFields, FormReply, FormVisitor } from "#tests/support/http/form.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import { dayFromToday } from "./days.ts";
import { registerCustomer } from "./people.ts";

/** The path to which the buttons other than Book Event submit the form. */
export const CHANGE_FORM = "/catering/book/draft";

/** What a customer types into the booking form; the contact fields are prefilled. */
export const typedBooking = {
  eventType: "birthday",
  eventName: "Aarav turns five",
  eventDate: dayFromToday(40),
  eventTime: "18:30",
  "location.address.street": "12 Laxmi Road",
  "location.address.city": "Pune",
  "location.address.state": "Maharashtra",
  "location.address.zipCode": "411030",
};

export async function customerWithPhone(shop: RunningShop) {
  const person = await registerCustomer(shop.api, { phone: "+91 98220 12345" });
  const visitor = await shop.signedIn(person);
  return { ...person, visitor };
}

/** The form's fields, filled in: one package for 50 guests. */
export async function filledBooking(
  visitor: FormVisitor,
  overrides: FormFields = { "menu.packages[0].name": "Basic" },
): Promise<FormFields> {
  return { ...(await visitor.formOn("/catering/book")), ...typedBooking, ...overrides };
}

export async function bookByForm(visitor: FormVisitor, overrides?: FormFields): Promise<FormReply> {
  const reply = await visitor.postForm("/catering/book", await filledBooking(visitor, overrides));
  if (reply.location !== "/my-events") throw new Error(`Not booked (${reply.status}).`);
  return reply;
}

export function itemFields(items: { name: string; quantity: number }[]): FormFields {
  return Object.fromEntries(
    items.flatMap(({ name, quantity }, index) => [
      [`menu.customItems[${index}].name`, name],
      [`menu.customItems[${index}].quantity`, String(quantity)],
      [`menu.customItems[${index}].specialInstructions`, ""],
    ]),
  );
}

export function packageFields(packages: string[]): FormFields {
  return Object.fromEntries(packages.map((name, index) => [`menu.packages[${index}].name`, name]));
}
