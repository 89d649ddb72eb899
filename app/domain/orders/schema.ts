import { z } from "zod";
import { requiredEmail } from "../accounts/email.ts";
import { requiredPhone } from "../accounts/phone.ts";
import { customizationsInput } from "../cart/customizations.ts";
import { MAX_LINE_QUANTITY } from "../cart/quantity-limit.ts";
import { specialInstructions } from "../cart/schema.ts";
import { limitQuery, pageQuery, pagingOutput } from "../paging.ts";
import { cleanText, optionalText, requiredText } from "../text.ts";
import { orderStatuses } from "./status.ts";

const deliveryType = z
  .enum(["delivery", "pickup"], { error: "Choose delivery or pickup" })
  .default("delivery");
const paymentMethod = z.enum(["cash", "upi", "card"], { error: "Choose cash, UPI or card" });

/** Takes the message for "missing", returns a schema for an Indian pincode. Source: decisions, Ordering. */
function pincode(missing: string) {
  return requiredText(missing, { max: 20 }).refine(
    (typed) => typed === "" || /^[1-9]\d{5}$/.test(typed),
    "Pincode must be 6 digits",
  );
}

const notes = optionalText(500, "Special instructions must be at most 500 characters");

/** Required at checkout, in the order of the form. Source: spec 1 §5 Checkout. */
export const requiredCheckoutFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "city",
  "pincode",
] as const;

/**
 * Takes the names of empty fields, returns the toast that lists them in the form's order.
 * Source: spec 1 §5 Checkout.
 */
export function missingCheckoutFields(empty: readonly string[]): string {
  const listed = requiredCheckoutFields.filter((field) => empty.includes(field));
  return `Please fill in all required fields: ${listed.join(", ")}`;
}

/** Source: spec 1 §3 Checkout form, §5 Checkout; decisions, Ordering. */
export const checkoutForm = z.object({
  firstName: requiredText("Enter your first name", { max: 60 }),
  lastName: requiredText("Enter your last name", { max: 60 }),
  email: requiredEmail("Enter your email address"),
  phone: requiredPhone("Enter your phone number"),
  address: requiredText("Enter your address", { max: 300 }),
  city: requiredText("Enter your city", { max: 80 }),
  pincode: pincode("Enter your pincode"),
  deliveryType,
  paymentMethod: paymentMethod.default("cash"),
  specialInstructions: notes,
});
export type CheckoutForm = z.output<typeof checkoutForm>;

/** Source: spec 1 §3 Order create payload; API contract, POST /api/orders. */
export const placeOrderInput = z.object({
  items: z
    .array(
      z.object({
        product: requiredText("Product is required", { max: 64 }),
        quantity: z
          .number({ error: "Quantity must be a whole number" })
          .int("Quantity must be a whole number")
          .min(1, "Quantity must be at least 1")
          .max(MAX_LINE_QUANTITY, `Quantity must be at most ${MAX_LINE_QUANTITY}`),
        specialInstructions,
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
      state: optionalText(80),
      zipCode: pincode("Pincode is required"),
      phone: requiredPhone("Phone is required"),
    },
    { error: "Delivery address is required" },
  ),
  deliveryType,
  deliveryInstructions: optionalText(500),
  paymentMethod,
  notes,
});
export type PlaceOrderInput = z.output<typeof placeOrderInput>;

/** Source: spec 2 §7 Orders; API contract. */
export const orderStatusInput = z.object({
  status: z.enum(orderStatuses, { error: "Choose one of the order statuses" }),
  reason: optionalText(300, "The reason must be at most 300 characters"),
});
export type OrderStatusInput = z.output<typeof orderStatusInput>;

/** Source: API contract, PATCH /api/orders/{id}/payment. */
export const orderPaymentInput = z.object({
  paymentStatus: z.literal("paid", { error: "An order can only be marked paid" }),
});

/** Source: spec 1 §3 Order as listed; spec 2 §3 Order; API contract, Envelope. */
export const orderOutput = z.object({
  _id: z.string(),
  id: z.string(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  contactInfo: z.object({
    primaryContact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
  items: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      image: z.string(),
      price: z.number(),
      quantity: z.number().int(),
      total: z.number(),
      customizations: customizationsInput,
      specialInstructions: z.string(),
      product: z
        .object({ _id: z.string(), id: z.string(), name: z.string(), image: z.string() })
        .nullable(),
    }),
  ),
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
  deliveryAddress: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    phone: z.string(),
  }),
  deliveryType: z.enum(["delivery", "pickup"]),
  deliveryInstructions: z.string(),
  notes: z.string(),
  paymentMethod: z.enum(["cash", "upi", "card"]),
  paymentStatus: z.enum(["pending", "paid"]),
  cancellationReason: z.string(),
  /** The opening for which it was taken, if it came while the shop was closed. */
  dueAt: z.iso.datetime().nullable(),
});
export type OrderOutput = z.output<typeof orderOutput>;

/** One page of orders. Source: API contract, GET /api/orders, GET /api/orders/user. */
export const orderListOutput = z.object({
  items: z.array(orderOutput),
  pagination: pagingOutput,
});

const status = z.enum(orderStatuses).optional().catch(undefined);

/** What a customer may ask of their own orders. Source: API contract, GET /api/orders/user. */
export const ownOrdersQuery = z.object({ status, page: pageQuery, limit: limitQuery(20) });

/** What an admin may ask of all orders. Source: API contract, GET /api/orders; spec 2 §9 (limit 50). */
export const allOrdersQuery = z.object({
  status,
  search: z
    .string()
    .overwrite((typed) => cleanText(typed).trim().slice(0, 100))
    .catch(""),
  page: pageQuery,
  limit: limitQuery(50),
});

/** Source: API contract, GET /api/orders/stats/overview; spec 2 §3 Dashboard stats. */
export const orderStatsOutput = z.object({
  stats: z.object({
    totalOrders: z.number().int(),
    totalRevenue: z.number(),
    pendingOrders: z.number().int(),
    completedOrders: z.number().int(),
  }),
  dailyRevenue: z.array(
    z.object({
      _id: z.object({ month: z.number().int(), day: z.number().int() }),
      revenue: z.number(),
      orders: z.number().int(),
    }),
  ),
});
export type OrderStatsOutput = z.output<typeof orderStatsOutput>;
