import { z } from "zod";
import { optionalPhone } from "../accounts/phone.ts";
import { optionalPincode } from "../accounts/pincode.ts";
import { paymentMethods } from "../orders/order.ts";
import { placeOrderInput } from "../orders/schema.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";

const MAX_PAISE = 10_000_000;

const amountPaise = (what: string) => typedAmount(typedRupees(what, MAX_PAISE));
const reason = optionalText(300, "The reason must be at most 300 characters");

const method = z.enum(paymentMethods, { error: "Choose cash, UPI or card" });

/** Where a phone order goes; a customer at the counter has none. */
const address = z.object({
  street: optionalText(300),
  city: optionalText(80),
  state: optionalText(80),
  zipCode: optionalPincode,
});
const noAddress = { street: "", city: "", state: "", zipCode: "" };

/** What a device of the shop adds to an order that it sends later; it is never written twice. */
const fromDevice = z.object({
  clientOrderId: z.uuid("An order needs a UUID"),
  tokenNumber: optionalText(12),
  takenAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  takenBy: optionalText(64),
  /** What the customer was told; another total is refused. */
  total: amountPaise("The total").optional(),
});

function missing(path: string[], message: string) {
  return { code: "custom", path, message, input: "" } as const;
}

/** An order that staff take at the counter or by phone. Amounts are in rupees. */
export const takeOrderInput = placeOrderInput
  .pick({ items: true, deliveryInstructions: true, notes: true, requestedFor: true, coupon: true })
  .extend({
    channel: z.enum(["counter", "phone"]),
    deliveryType: z
      .enum(["delivery", "pickup"], { error: "Choose delivery or pickup" })
      .default("pickup"),
    customerName: optionalText(120),
    phone: optionalPhone,
    deliveryAddress: address.default(noAddress),
    paymentMethod: method.default("cash"),
    /** What was paid already; empty for an order that is paid later. */
    payments: z
      .array(z.object({ method, amount: amountPaise("The payment") }))
      .max(10, "An order has at most 10 payments")
      .default([]),
    discount: amountPaise("The discount").default(0),
    discountReason: reason,
    overfillReason: reason,
    device: fromDevice.optional(),
  })
  .superRefine(({ deliveryType, phone, deliveryAddress, discount, discountReason }, { issues }) => {
    if (deliveryType === "delivery") {
      const { street, city, zipCode } = deliveryAddress;
      if (!street) issues.push(missing(["deliveryAddress", "street"], "Street is required"));
      if (!city) issues.push(missing(["deliveryAddress", "city"], "City is required"));
      if (!zipCode) issues.push(missing(["deliveryAddress", "zipCode"], "Pincode is required"));
      if (!phone) issues.push(missing(["phone"], "Phone is required"));
    }
    if (discount > 0 && !discountReason) {
      issues.push(missing(["discountReason"], "Say why there is a discount"));
    }
  });
export type TakeOrderInput = z.output<typeof takeOrderInput>;

/** What `POST /api/orders` accepts: an order of a customer, or one that staff took. */
export const orderInput = z.discriminatedUnion(
  "channel",
  [placeOrderInput.extend({ channel: z.literal("web").optional() }), takeOrderInput],
  { error: ({ code }) => (code === "invalid_union" ? "Choose web, counter or phone" : undefined) },
);

/** A device's own tokens of today: the last one it gave out, null if it remembers none. */
export const tokensInput = z.object({ lastToken: z.int().min(0).nullable() });
export const tokensOutput = z.object({
  day: z.string(),
  blocks: z.array(z.object({ first: z.int(), last: z.int() })),
});
export type ReservedTokens = z.output<typeof tokensOutput>;

/** An order that a device took, but that the shop refused and staff gave up. Without the customer's name and address. */
export const discardInput = z.object({
  clientOrderId: z.uuid("An order needs a UUID"),
  tokenNumber: requiredText("The token is missing", { max: 12 }),
  takenAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  lines: z.array(requiredText("The dish is missing")).max(100).default([]),
  total: amountPaise("The total"),
  refusal: optionalText(1000),
  reason: requiredText("Say why the order is discarded", { max: 300 }),
});
export type DiscardInput = z.output<typeof discardInput>;
export type DiscardBody = z.input<typeof discardInput>;
