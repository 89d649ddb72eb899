import { z } from "zod";
import { m } from "#messages";
import { addressFields, requiredStreet } from "../accounts/address.ts";
import { requiredEmail } from "../accounts/email.ts";
import { optionalPhone, requiredReachablePhone } from "../accounts/phone.ts";
import { optionalPincode, requiredPincode } from "../accounts/pincode.ts";
import { personName, registerInput } from "../accounts/schema.ts";
import { specialInstructions } from "../cart/schema.ts";
import { currentLanguage } from "../language/language.ts";
import { paymentMethods } from "../ledger/payment.ts";
import { customizationsInput } from "../options/customizations.ts";
import type { ChosenOptions, Selection } from "../options/selection.ts";
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES, tooManyLines } from "../orders/line-limits.ts";
import { couponCode, requestedFor, tipPaise } from "../quote/wish-fields.ts";
import type { Problem } from "../result.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { optionalText, requiredText } from "../text.ts";
import { requiredCheckoutFields } from "./checkout-form.ts";

const deliveryType = z
  .enum(deliveryTypes, { error: () => m.shared_chooseDeliveryOrPickup() })
  .default("delivery");
const paymentMethod = z.enum(paymentMethods, {
  error: () => m.shared_chooseCashUpiOrCard(),
});

const notes = optionalText(500, () => m.orders_noteTooLong());

const fieldLabels: Record<(typeof requiredCheckoutFields)[number], () => string> = {
  firstName: m.checkout_firstName,
  lastName: m.checkout_lastName,
  email: m.shared_email,
  phone: m.shared_phone,
  address: m.shared_address,
  city: m.shared_city,
  pincode: m.shared_pincode,
};

export function missingCheckoutFields(empty: readonly string[]): string {
  const listed = requiredCheckoutFields.filter((field) => empty.includes(field));
  // The specification asks for the field names, in English.
  const names = currentLanguage() === "en" ? listed : listed.map((field) => fieldLabels[field]());
  return m.orders_requiredFields({ fields: names.join(", ") });
}

export const checkoutForm = z.object({
  firstName: requiredText(() => m.orders_enterYourFirstName(), { max: 60 }),
  lastName: requiredText(() => m.orders_enterYourLastName(), { max: 60 }),
  email: requiredEmail(() => m.orders_enterYourEmailAddress()),
  phone: requiredReachablePhone(() => m.orders_enterYourPhoneNumber()),
  ...addressFields,
  deliveryType,
  paymentMethod: paymentMethod.default("cash"),
  specialInstructions: notes,
  requestedFor,
  coupon: couponCode,
  tip: tipPaise,
});
export type CheckoutForm = z.output<typeof checkoutForm>;

/** With a password for a guest's existing or new account. */
export const guestCheckoutForm = checkoutForm
  .extend({ password: registerInput.shape.password })
  .refine(({ firstName, lastName }) => personName.safeParse(`${firstName} ${lastName}`).success, {
    path: ["lastName"],
    error: () => m.shared_nameTooLong(),
  });
export type GuestCheckoutForm = z.output<typeof guestCheckoutForm>;
/** What the form sends, before parsing. */
export type CheckoutFields = { [Name in keyof GuestCheckoutForm]: string };

const quantity = z
  .int({ error: () => m.shared_quantityNotWhole() })
  .min(1, { error: () => m.shared_quantityTooSmall() })
  .max(MAX_LINE_QUANTITY, {
    error: () => m.orders_quantityMustBeAtMost({ maxLineQuantity: MAX_LINE_QUANTITY }),
  });

const options = z
  .array(
    z.object({
      choice: requiredText(() => m.orders_choiceIsRequired(), { max: 64 }),
      quantity: quantity.default(1),
    }),
    { error: () => m.orders_optionsMustBeAList() },
  )
  .max(100, { error: () => m.orders_chooseAtMost100Options() })
  .default([]);

/** Dishes chosen for the parts of a combo. */
const parts = z
  .array(
    z.object({
      part: requiredText(() => m.orders_partIsRequired(), { max: 64 }),
      product: requiredText(() => m.orders_productIsRequired(), { max: 64 }),
      options,
    }),
    { error: () => m.orders_partsMustBeAList() },
  )
  .max(50, { error: () => m.orders_chooseAtMost50Dishes() })
  .default([]);

export const placeOrderInput = z.object({
  items: z
    .array(
      z.object({
        product: requiredText(() => m.orders_productIsRequired(), { max: 64 }),
        quantity,
        specialInstructions,
        options,
        parts,
        customizations: customizationsInput.optional(),
      }),
      { error: () => m.orders_itemsAreRequired() },
    )
    .min(1, { error: () => m.orders_orderAtLeastOneItem() })
    .max(MAX_ORDER_LINES, { error: tooManyLines }),
  deliveryAddress: z.object(
    {
      street: requiredStreet(() => m.shared_streetIsRequired()),
      city: requiredText(() => m.shared_cityIsRequired(), { max: 80 }),
      // Accepted because the API contract has it, but not stored: the shop delivers only within Maharashtra.
      state: optionalText(80),
      zipCode: requiredPincode(() => m.orders_pincodeIsRequired()),
      phone: requiredReachablePhone(() => m.orders_phoneIsRequired()),
    },
    { error: () => m.orders_deliveryAddressIsRequired() },
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

/** An order that may not have an address yet. */
export const quoteInput = placeOrderInput
  .pick({ items: true, deliveryType: true, requestedFor: true, coupon: true, tip: true })
  .extend({
    deliveryAddress: z.object({ zipCode: optionalPincode, phone: optionalPhone }).prefault({}),
  });
export type QuoteInput = z.output<typeof quoteInput>;

/** The API's name for a field of the checkout form. */
export function inputPath(field: string): string {
  return field === "pincode" ? "deliveryAddress.zipCode" : field;
}

export function withInputPaths(refused: Problem): Problem {
  const errors = refused.errors?.map(({ path, msg }) => ({ path: inputPath(path), msg }));
  return { ...refused, errors };
}

function chosenOptions(sent: { choice: string; quantity: number }[]): ChosenOptions {
  const chosen: ChosenOptions = {};
  for (const { choice, quantity } of sent) chosen[choice] = (chosen[choice] ?? 0) + quantity;
  return chosen;
}

/** The items of an API call in the form that `writeOrder` takes. */
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
