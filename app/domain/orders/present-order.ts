import { z } from "zod";
import { entryStates, type ListedRow } from "../ledger/order-money.ts";
import { duePaise, ledgerMethods, paymentMethods, paymentStatuses } from "../ledger/payment.ts";
import { paiseToRupees } from "../money.ts";
import { customizationsInput, customizationsOf } from "../options/customizations.ts";
import type { SoldOption } from "../options/option-group.ts";
import { pick } from "../pick.ts";
import { amountsOutput, presentAmounts } from "../quote/present-amounts.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import type { Order, OrderStats } from "./order.ts";
import { orderChannels } from "./order.ts";
import { orderStatuses } from "./status.ts";

const optionsOutput = z.array(
  z.object({
    group: z.string(),
    name: z.string(),
    price: z.number(),
    quantity: z.number().int(),
  }),
);

function presentOptions(options: SoldOption[]): z.output<typeof optionsOutput> {
  return options.map(({ group, name, pricePaise, quantity }) => ({
    group,
    name,
    price: paiseToRupees(pricePaise),
    quantity,
  }));
}

/** Amounts are in rupees. */
export const orderOutput = z.object({
  _id: z.string(),
  id: z.string(),
  orderNumber: z.string(),
  channel: z.enum(orderChannels),
  tokenNumber: z.string(),
  takenBy: z.string().nullable(),
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
      options: optionsOutput,
      parts: z.array(
        z.object({
          part: z.string(),
          name: z.string(),
          product: z.string().nullable(),
          price: z.number(),
          quantity: z.number().int(),
          options: optionsOutput,
        }),
      ),
      specialInstructions: z.string(),
      product: z
        .object({ _id: z.string(), id: z.string(), name: z.string(), image: z.string() })
        .nullable(),
    }),
  ),
  subtotal: z.number(),
  deliveryFee: z.number(),
  ...amountsOutput,
  total: z.number(),
  promisedAt: z.iso.datetime(),
  zone: z.string().nullable(),
  deliveryAddress: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    phone: z.string(),
  }),
  deliveryType: z.enum(deliveryTypes),
  eatsHere: z.boolean(),
  tableNumber: z.number().int().nullable(),
  deliveryInstructions: z.string(),
  notes: z.string(),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  amountPaid: z.number(),
  amountDue: z.number(),
  /** Oldest first. Only confirmed entries count: payments less refunds. */
  payments: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["claim", "payment", "refund"]),
      amount: z.number(),
      method: z.enum(ledgerMethods),
      state: z.enum(entryStates),
      reference: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  cancellationReason: z.string(),
  /** The opening for which it was taken, if the shop was closed. */
  dueAt: z.iso.datetime().nullable(),
  /** Where the customer can follow and cancel it without logging in; null once that has expired, and for staff. */
  trackingUrl: z.url().nullable(),
  /** Where the customer pays online; null if it is not paid there, and for staff. */
  paymentUrl: z.url().nullable(),
});
export type OrderOutput = z.output<typeof orderOutput>;

/** `payments` are the listed rows of its ledger. */
export function orderOutputOf(
  order: Order,
  payments: ListedRow[],
  { trackingUrl, paymentUrl }: Pick<OrderOutput, "trackingUrl" | "paymentUrl">,
): OrderOutput {
  const { customerName: name, email, phone, street, city, state, zipCode } = order;
  return {
    _id: order.id,
    id: order.id,
    orderNumber: order.orderNumber,
    channel: order.channel,
    tokenNumber: order.token,
    takenBy: order.takenBy,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    customer: { name, email, phone },
    contactInfo: { primaryContact: { name, email, phone } },
    items: order.items.map((item) => ({
      name: item.name,
      description: item.description,
      image: item.image,
      price: paiseToRupees(item.pricePaise),
      quantity: item.quantity,
      total: paiseToRupees(item.totalPaise),
      customizations: customizationsOf(item.options),
      options: presentOptions(item.options),
      parts: item.parts.map((part) => ({
        part: part.partName,
        name: part.name,
        product: part.productId,
        price: paiseToRupees(part.pricePaise),
        quantity: part.quantity,
        options: presentOptions(part.options),
      })),
      specialInstructions: item.specialInstructions,
      product: item.productId
        ? { _id: item.productId, id: item.productId, name: item.name, image: item.image }
        : null,
    })),
    subtotal: paiseToRupees(order.subtotalPaise),
    deliveryFee: paiseToRupees(order.deliveryFeePaise),
    ...presentAmounts(order),
    total: paiseToRupees(order.totalPaise),
    promisedAt: order.promisedAt.toISOString(),
    zone: order.zoneName || null,
    deliveryAddress: { street, city, state, zipCode, phone },
    ...pick(order, ["deliveryType", "eatsHere", "tableNumber", "deliveryInstructions"]),
    ...pick(order, ["notes", "paymentMethod", "paymentStatus"]),
    amountPaid: paiseToRupees(order.paidPaise),
    amountDue: paiseToRupees(duePaise(order)),
    payments: payments.map(({ id, kind, amountPaise, method, state, reference, createdAt }) => ({
      id,
      kind,
      amount: paiseToRupees(amountPaise),
      method,
      state,
      reference: reference || null,
      at: createdAt.toISOString(),
    })),
    cancellationReason: order.cancellationReason,
    dueAt: order.dueAt?.toISOString() ?? null,
    trackingUrl,
    paymentUrl,
  };
}

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

/** `orders` counts the delivered orders, like `revenue`. */
export function presentOrderStats({ revenuePaise, days, ...counts }: OrderStats): OrderStatsOutput {
  return {
    stats: { ...counts, totalRevenue: paiseToRupees(revenuePaise) },
    dailyRevenue: days.map((total) => ({
      _id: { month: Number(total.day.slice(5, 7)), day: Number(total.day.slice(8, 10)) },
      revenue: paiseToRupees(total.revenuePaise),
      orders: total.deliveredCount,
    })),
  };
}
