import { z } from "zod";
import type { User } from "../access/user.ts";
import type { Address } from "../accounts/address.ts";
import type { PaymentMethod } from "../ledger/payment.ts";
import type { Wishes } from "../quote/wishes.ts";
import { shop } from "../shop.ts";
import { cleanText } from "../text.ts";
import { requiredCheckoutFields } from "./checkout-form.ts";
import { type CheckoutForm, checkoutForm } from "./schema.ts";

type CheckoutField = keyof CheckoutForm;

/** The values typed at checkout, not validated yet; fields without input are missing. */
export type UnsentCheckout = Partial<Record<CheckoutField, string>> & {
  /**
   * The phone number with which an order was refused. The refusal revealed that the number had used
   * an offer, so the next quote may reveal it too.
   */
  checkedPhone?: string;
};

const fields = checkoutForm.keyof();
// Longer than any field allows, so that customers get text that is too long back and can shorten
// it.
const MAX_FIELD_LENGTH = 1000;
const storedCheckout = z.partialRecord(fields.or(z.literal("checkedPhone")), z.string());

const defaults: Record<CheckoutField, string> = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: "",
  get city() {
    return shop.cityInLatin;
  },
  pincode: "",
  deliveryType: "delivery",
  paymentMethod: "cash",
  specialInstructions: "",
  requestedFor: "",
  coupon: "",
  tip: "",
};

type SentFields = Iterable<[name: string, value: unknown]>;

/** Picks the checkout fields from a sent form or a URL's parameters. */
export function readCheckoutFields(sent: SentFields): UnsentCheckout {
  const typed: UnsentCheckout = {};
  for (const [name, value] of sent) {
    const field = fields.safeParse(name);
    if (!field.success || typeof value !== "string") continue;
    typed[field.data] = cleanText(value).slice(0, MAX_FIELD_LENGTH);
  }
  return typed;
}

/**
 * Drops fields that a guest (null) left unchanged, so that the account can fill them in after
 * login. An empty coupon is kept, because it replaces the coupon of the visit.
 */
export function readUnsentCheckout(sent: SentFields, sender: User | null): UnsentCheckout {
  const typed = readCheckoutFields(sent);
  if (sender) return typed;
  const changed = Object.entries(typed).filter(
    ([field, text]) =>
      field === "coupon" || (text.trim() !== "" && text !== defaults[field as CheckoutField]),
  );
  return Object.fromEntries(changed);
}

export function parseUnsentCheckout(stored: string | null | undefined): UnsentCheckout {
  return stored ? storedCheckout.parse(JSON.parse(stored)) : {};
}

/** First name and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

export type LastOrder = { customerName: string; phone: string; paymentMethod: PaymentMethod };

/**
 * For each field: the value typed before, else the one from the account, else the one from the last
 * order, else the default. The last address with the checked pincode takes precedence over the
 * address in the profile.
 */
export function checkoutPrefill(
  user: Pick<User, "name" | "email" | "phone" | "address"> | null,
  unsent: UnsentCheckout,
  addresses: Address[],
  { pincode, code: coupon }: Pick<Wishes, "pincode" | "code">,
  lastOrder?: LastOrder,
): Record<CheckoutField, string> {
  const remembered = { pincode: pincode ?? "", coupon };
  if (!user) return { ...defaults, ...remembered, ...unsent };
  const { email, address: ofProfile } = user;
  const { customerName = user.name, paymentMethod = defaults.paymentMethod } = lastOrder ?? {};
  const ofAccount = splitName(user.name);
  const name = ofAccount.lastName ? ofAccount : splitName(customerName);
  const phone = user.phone || (lastOrder?.phone ?? "");
  const last = addresses.find((one) => pincode === null || one.pincode === pincode);
  const { address, city } = last ?? { ...defaults, address: ofProfile };
  const known = { ...name, email, phone, address, city, paymentMethod };
  return { ...defaults, ...known, ...remembered, ...unsent };
}

/** For the registration form that the checkout links to. */
export function registrationPrefill(unsent: UnsentCheckout) {
  const { firstName, lastName, email, phone, address } = unsent;
  return { name: [firstName, lastName].filter(Boolean).join(" "), email, phone, address };
}

/** In the form's order. Fields that a guest left at their default are not stored. */
export function emptyCheckoutFields(unsent: UnsentCheckout): CheckoutField[] {
  const shown: UnsentCheckout = { ...defaults, ...unsent };
  return requiredCheckoutFields.filter((field) => !shown[field]?.trim());
}
