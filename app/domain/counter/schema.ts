import { z } from "zod";
import { m } from "#messages";
import { optionalPhone } from "../accounts/phone.ts";
import { optionalPincode } from "../accounts/pincode.ts";
import { placeOrderInput } from "../checkout/schema.ts";
import { paymentMethods } from "../ledger/payment.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";

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

/** What a device of the shop adds to an order, so that the order is written once even if it is sent again later. */
const fromDevice = z.object({
  clientOrderId: z.uuid({ error: () => m.counter_anOrderNeedsAUuid() }),
  /** What the device told the customer without a connection; empty if it waits for the shop's answer. */
  tokenNumber: optionalText(12),
  takenAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  takenBy: optionalText(64),
  /** The total that the customer was told; another one is refused. */
  total: amountPaise(() => m.shared_theTotal()).optional(),
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
    customerName: optionalText(120),
    phone: optionalPhone,
    deliveryAddress: address.default(noAddress),
    paymentMethod: method.default("cash"),
    /** Payments made already; empty for an order that is paid later. */
    payments: z
      .array(z.object({ method, amount: amountPaise(() => m.shared_thePayment()) }))
      .max(10, { error: () => m.counter_tooManyPayments() })
      .default([]),
    discount: amountPaise(() => m.shared_theDiscount()).default(0),
    discountReason: reason,
    overfillReason: reason,
    device: fromDevice.optional(),
  })
  .superRefine(({ deliveryType, phone, deliveryAddress, discount, discountReason }, { issues }) => {
    if (deliveryType === "delivery") {
      const { street, city, zipCode } = deliveryAddress;
      if (!street) issues.push(missing(["deliveryAddress", "street"], m.shared_streetIsRequired()));
      if (!city) issues.push(missing(["deliveryAddress", "city"], m.shared_cityIsRequired()));
      if (!zipCode)
        issues.push(missing(["deliveryAddress", "zipCode"], m.orders_pincodeIsRequired()));
      if (!phone) issues.push(missing(["phone"], m.orders_phoneIsRequired()));
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

/** An order that a device took, the shop refused and staff gave up. It has no name and address of the customer. */
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
