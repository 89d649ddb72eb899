import { paiseToRupees } from "../money.ts";
import type { Order, OrderStats } from "./order.ts";
import type { OrderOutput, OrderStatsOutput } from "./schema.ts";

/** Takes an order, returns the contract's order: rupees, ISO times, both ids. Source: API contract, Envelope. */
export function presentOrder(order: Order): OrderOutput {
  const { customerName: name, email, phone, street, city, state, zipCode } = order;
  return {
    _id: order.id,
    id: order.id,
    orderNumber: order.orderNumber,
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
      customizations: item.customizations,
      specialInstructions: item.specialInstructions,
      product: item.productId
        ? { _id: item.productId, id: item.productId, name: item.name, image: item.image }
        : null,
    })),
    subtotal: paiseToRupees(order.subtotalPaise),
    deliveryFee: paiseToRupees(order.deliveryFeePaise),
    total: paiseToRupees(order.totalPaise),
    deliveryAddress: { street, city, state, zipCode, phone },
    deliveryType: order.deliveryType,
    deliveryInstructions: order.deliveryInstructions,
    notes: order.notes,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    cancellationReason: order.cancellationReason,
    dueAt: order.dueAt?.toISOString() ?? null,
  };
}

/**
 * Takes the shop's figures, returns the contract's: rupees, and a day's `orders` are those its revenue
 * counts. Source: API contract, GET /api/orders/stats/overview.
 */
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
