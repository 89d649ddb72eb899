import { z } from "zod";
import type { User } from "../accounts/user.ts";
import { cleanText } from "../text.ts";
import { type CheckoutForm, checkoutForm, requiredCheckoutFields } from "./schema.ts";

type CheckoutField = keyof CheckoutForm;

/** What was typed at checkout, unchecked; a field that is missing was not typed in yet. */
export type CheckoutDraft = Partial<Record<CheckoutField, string>>;

const fields = checkoutForm.keyof();
// Longer than any field may be, so that what is too long comes back to be shortened.
const LONGEST = 1000;
const storedDraft = z.partialRecord(fields, z.string());

/**
 * Takes the fields of a checkout form and who sent it (null for a guest), returns what is worth
 * keeping of it. What a guest left empty may still be filled in from the account.
 * Source: decisions, Every screen without JavaScript ("values kept").
 */
export function typedDraft(
  sent: Iterable<[name: string, value: unknown]>,
  sender: User | null,
): CheckoutDraft {
  const draft: CheckoutDraft = {};
  for (const [name, value] of sent) {
    const field = fields.safeParse(name);
    if (!field.success || typeof value !== "string") continue;
    const text = cleanText(value).slice(0, LONGEST);
    if (sender || text.trim()) draft[field.data] = text;
  }
  return draft;
}

/** Takes a draft as stored (null for none), returns it. */
export function readDraft(stored: string | null | undefined): CheckoutDraft {
  return stored ? storedDraft.parse(JSON.parse(stored)) : {};
}

/** Takes a name, returns it as first name and the rest. Source: spec 1 §3 Checkout form. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/**
 * Takes who orders (null for a guest) and their draft, returns what the checkout form starts with:
 * what was typed before, else what the account knows, else the defaults. Source: spec 1 §3 Checkout form.
 */
export function checkoutPrefill(
  user: Pick<User, "name" | "email" | "phone" | "address"> | null,
  draft: CheckoutDraft,
): Record<CheckoutField, string> {
  const { email = "", phone = "", address = "" } = user ?? {};
  return {
    ...splitName(user?.name ?? ""),
    email,
    phone,
    address,
    city: "",
    pincode: "",
    deliveryType: "delivery",
    paymentMethod: "cash",
    specialInstructions: "",
    ...draft,
  };
}

/**
 * Takes what was typed, returns the required fields that hold nothing, in the form's order.
 * Source: spec 1 §5 Checkout.
 */
export function emptyCheckoutFields(draft: CheckoutDraft): CheckoutField[] {
  return requiredCheckoutFields.filter((field) => !draft[field]?.trim());
}
