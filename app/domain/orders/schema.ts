import { z } from "zod";
import { addressFields } from "../accounts/address.ts";
import { requiredEmail } from "../accounts/email.ts";
import { optionalPhone, requiredPhone } from "../accounts/phone.ts";
import { optionalPincode, requiredPincode } from "../accounts/pincode.ts";
import { MAX_LINE_QUANTITY } from "../cart/line-limits.ts";
import { specialInstructions } from "../cart/schema.ts";
import { customizationsInput } from "../options/customizations.ts";
import type { ChosenOptions, Selection } from "../options/selection.ts";
import { limitQuery, pageQuery, searchQuery } from "../paging.ts";
import { couponCode, requestedFor, tipPaise } from "../quote/wish-fields.ts";
import { optionalText, requiredText } from "../text.ts";
import { orderStatuses } from "./status.ts";

const deliveryType = z
  .enum(["delivery", "pickup"], { error: "Choose delivery or pickup" })
  .default("delivery");
const paymentMethod = z.enum(["cash", "upi", "card"], { error: "Choose cash, UPI or card" });

const notes = optionalText(500, "Special instructions must be at most 500 characters");

/** In the order of the form. */
export const requiredCheckoutFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "city",
  "pincode",
] as const;

export function missingCheckoutFields(empty: readonly string[]): string {
  const listed = requiredCheckoutFields.filter((field) => empty.includes(field));
  return `Please fill in all required fields: ${listed.join(", ")}`;
}

export const checkoutForm = z.object({
  firstName: requiredText("Enter your first name", { max: 60 }),
  lastName: requiredText("Enter your last name", { max: 60 }),
  email: requiredEmail("Enter your email address"),
  phone: requiredPhone("Enter your phone number"),
  ...addressFields,
  deliveryType,
  paymentMethod: paymentMethod.default("cash"),
  specialInstructions: notes,
  requestedFor,
  coupon: couponCode,
  tip: tipPaise,
});
export type CheckoutForm = z.output<typeof checkoutForm>;
/** What the form sends, before parsing. */
export type CheckoutFields = { [Name in keyof CheckoutForm]: string };

const quantity = z
  .number({ error: "Quantity must be a whole number" })
  .int("Quantity must be a whole number")
  .min(1, "Quantity must be at least 1")
  .max(MAX_LINE_QUANTITY, `Quantity must be at most ${MAX_LINE_QUANTITY}`);

const options = z
  .array(
    z.object({
      choice: requiredText("Choice is required", { max: 64 }),
      quantity: quantity.default(1),
    }),
    { error: "Options must be a list" },
  )
  .max(100, "Choose at most 100 options")
  .default([]);

/** Dishes chosen for the parts of a combo. */
const parts = z
  .array(
    z.object({
      part: requiredText("Part is required", { max: 64 }),
      product: requiredText("Product is required", { max: 64 }),
      options,
    }),
    { error: "Parts must be a list" },
  )
  .max(50, "Choose at most 50 dishes")
  .default([]);

export const placeOrderInput = z.object({
  items: z
    .array(
      z.object({
        product: requiredText("Product is required", { max: 64 }),
        quantity,
        specialInstructions,
        options,
        parts,
        customizations: customizationsInput.optional(),
      }),
      { error: "Items are required" },
    )
    .min(1, "Order at least one item")
    .max(100, "Order at most 100 different items"),
  deliveryAddress: z.object(
    {
      street: requiredText("Street is required", { max: 300 }),
      city: requiredText("City is required", { max: 80 }),
      // Accepted because the API contract has it, but not stored: the shop delivers only within Maharashtra.
      state: optionalText(80),
      zipCode: requiredPincode("Pincode is required"),
      phone: requiredPhone("Phone is required"),
    },
    { error: "Delivery address is required" },
  ),
  deliveryType,
  deliveryInstructions: optionalText(500),
  paymentMethod,
  notes,
  requestedFor,
  coupon: couponCode,
  tip: tipPaise,
});
export type PlaceOrderInput = z.output<typeof placeOrderInput>;

/** An order of which the address may still be missing. */
export const quoteInput = placeOrderInput
  .pick({ items: true, deliveryType: true, requestedFor: true, coupon: true, tip: true })
  .extend({
    deliveryAddress: z.object({ zipCode: optionalPincode, phone: optionalPhone }).prefault({}),
  });
export type QuoteInput = z.output<typeof quoteInput>;

/** What the API calls a field that a quote has a problem with. */
export function inputPath(field: string): string {
  return field === "pincode" ? "deliveryAddress.zipCode" : field;
}

function chosenOptions(wanted: { choice: string; quantity: number }[]): ChosenOptions {
  const chosen: ChosenOptions = {};
  for (const { choice, quantity } of wanted) chosen[choice] = (chosen[choice] ?? 0) + quantity;
  return chosen;
}

/** The items of an API call, as the order reserves them. */
export function requestedItems(items: PlaceOrderInput["items"]) {
  return items.map(({ options, parts, ...item }, index) => ({
    productId: item.product,
    quantity: item.quantity,
    selection: {
      options: chosenOptions(options),
      parts: parts.map((part) => ({ ...part, options: chosenOptions(part.options) })),
    } satisfies Selection,
    customizations: item.customizations,
    specialInstructions: item.specialInstructions,
    path: `items[${index}]`,
  }));
}

export const orderStatusInput = z.object({
  status: z.enum(orderStatuses, { error: "Choose one of the order statuses" }),
  reason: optionalText(300, "The reason must be at most 300 characters"),
});
export type OrderStatusInput = z.output<typeof orderStatusInput>;

export const orderPaymentInput = z.object({
  paymentStatus: z.literal("paid", { error: "An order can only be marked paid" }),
});

const status = z.enum(orderStatuses).optional().catch(undefined);

export const ownOrdersQuery = z.object({ status, page: pageQuery, limit: limitQuery(20) });

export const allOrdersQuery = z.object({
  status,
  search: searchQuery,
  page: pageQuery,
  limit: limitQuery(50),
});
