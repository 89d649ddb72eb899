import { z } from "zod";
import { m } from "#messages";
import { isReachable, optionalPhone } from "../accounts/phone.ts";
import { optionalPincode } from "../accounts/pincode.ts";
import { placeOrderInput } from "../checkout/schema.ts";
import { paymentMethods } from "../ledger/payment.ts";
import { MAX_NOTE_LENGTH, MAX_ORDER_LINES, tooManyLines } from "../orders/line-limits.ts";
import { approvalFields } from "../terms/approval-fields.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";
import { missingForDelivery } from "./known-problems.ts";

const MAX_PAISE = 10_000_000;

const amountPaise = (what: () => string) => typedAmount(typedRupees(what, MAX_PAISE));
const reason = optionalText(300, () => m.shared_reasonTooLong());

const method = z.enum(paymentMethods, { error: () => m.shared_chooseCashUpiOrCard() });

/** The address of a phone order; a customer at the counter has none. */
const address = z.object({
  street: optionalText(300),
  city: optionalText(80),
  state: optionalText(80),
  zipCode: optionalPincode,
});
const noAddress = { street: "", city: "", state: "", zipCode: "" };

const saleAmount = amountPaise(() => m.counter_theSale());

/** A sale made offline: how it adds up to the charged total. */
const soldOffline = z.object({
  items: z
    .array(
      z.object({
        /** For one portion. */
        price: saleAmount,
        /** For all portions together. */
        discount: saleAmount.default(0),
        /** As text, in case they are no longer offered. */
        choices: optionalText(MAX_NOTE_LENGTH),
      }),
    )
    .max(MAX_ORDER_LINES, { error: () => tooManyLines() }),
  discounts: z
    .array(z.object({ coupon: z.string().max(64).nullable(), amount: saleAmount }))
    .max(20)
    .default([]),
  deliveryFee: saleAmount.default(0),
  packing: saleAmount.default(0),
  tax: saleAmount.default(0),
});

/** The fields that a shop device adds to an order, so that the order is written once even if it is sent again later. */
const fromDevice = z.object({
  clientOrderId: z.uuid({ error: () => m.counter_anOrderNeedsAUuid() }),
  /** The token that the device gave the customer offline; empty if the device waits for the shop's reply. */
  tokenNumber: optionalText(12),
  takenAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  takenBy: optionalText(64),
  /** The total that the customer was told; any other total is refused. */
  total: amountPaise(() => m.shared_theTotal()).optional(),
  soldOffline: soldOffline.optional(),
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
      .enum(deliveryTypes, { error: () => m.shared_chooseDeliveryOrPickup() })
      .default("pickup"),
    /** Whether nothing needs packing. */
    eatsHere: z.boolean().default(false),
    customerName: optionalText(120),
    phone: optionalPhone,
    deliveryAddress: address.default(noAddress),
    paymentMethod: method.default("cash"),
    /** Payments made so far; empty if the order is paid later. */
    payments: z
      .array(z.object({ method, amount: amountPaise(() => m.shared_thePayment()) }))
      .max(10, { error: () => m.counter_tooManyPayments() })
      .default([]),
    discount: amountPaise(() => m.shared_theDiscount()).default(0),
    discountReason: reason,
    ...approvalFields,
    overfillReason: reason,
    device: fromDevice.optional(),
  })
  .superRefine((input, { issues }) => {
    const { channel, deliveryType, eatsHere, phone, deliveryAddress } = input;
    const { discount, discountReason } = input;
    if (channel === "phone" && phone !== "" && !isReachable(phone)) {
      issues.push(missing(["phone"], m.account_phoneNotReachable()));
    }
    if (deliveryType === "delivery") {
      if (eatsHere) issues.push(missing(["eatsHere"], m.counter_deliveryNotEatenHere()));
      for (const { field, message } of missingForDelivery({ ...deliveryAddress, phone })) {
        issues.push(missing(field === "phone" ? [field] : ["deliveryAddress", field], message));
      }
    }
    if (discount > 0 && !discountReason) {
      issues.push(missing(["discountReason"], m.counter_discountReasonRequired()));
    }
  });
export type TakeOrderInput = z.output<typeof takeOrderInput>;

/** What `POST /api/orders` accepts: an order of a customer, or one that staff took. */
export const orderInput = z.discriminatedUnion(
  "channel",
  [placeOrderInput.extend({ channel: z.literal("web").optional() }), takeOrderInput],
  {
    error: ({ code }) =>
      code === "invalid_union" ? m.counter_chooseWebCounterOrPhone() : undefined,
  },
);

/** An order that a device took, the shop refused and staff gave up on. It has no name or address of the customer. */
export const discardInput = z.object({
  clientOrderId: z.uuid({ error: () => m.counter_anOrderNeedsAUuid() }),
  tokenNumber: optionalText(12),
  takenAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  lines: z
    .array(requiredText(() => m.counter_theDishIsMissing()))
    .max(100)
    .default([]),
  total: amountPaise(() => m.shared_theTotal()),
  refusal: optionalText(1000),
  reason: requiredText(() => m.counter_discardReasonRequired(), { max: 300 }),
});
export type DiscardInput = z.output<typeof discardInput>;
export type DiscardBody = z.input<typeof discardInput>;
