import type { Customizations } from "../cart/customizations.ts";
import type { DeliveryType } from "./delivery-fee.ts";
import type { OrderStatus } from "./status.ts";

export type PaymentMethod = "cash" | "upi" | "card";

export const paymentMethods: { value: PaymentMethod; label: string; hint: string }[] = [
  { value: "cash", label: "Cash on Delivery", hint: "Pay in cash at your door or at the counter" },
  { value: "upi", label: "UPI", hint: "Scan a QR code after you place the order" },
  { value: "card", label: "Card", hint: "Pay by card at your door or at the counter" },
];

/** Takes a payment method, returns the words for it. Source: spec 1 §1. */
export function paymentMethodLabel(method: PaymentMethod): string {
  return paymentMethods.find((known) => known.value === method)?.label ?? method;
}

export type OrderItem = {
  id: string;
  productId: string | null;
  name: string;
  description: string;
  image: string;
  pricePaise: number;
  quantity: number;
  totalPaise: number;
  customizations: Customizations;
  specialInstructions: string;
};

/** Something that happened to an order after it was placed. Source: decisions, Ordering. */
export type OrderChange = {
  id: string;
  kind: "status" | "payment";
  fromValue: string;
  toValue: string;
  reason: string;
  byName: string | null;
  byRole: "customer" | "admin";
  createdAt: Date;
};

/** An order with the figures it was placed with. Source: spec 1 §3; spec 2 §3; decisions, Ordering. */
export type Order = {
  id: string;
  orderNumber: string;
  userId: string | null;
  status: OrderStatus;
  deliveryType: DeliveryType;
  paymentMethod: PaymentMethod;
  paymentStatus: "pending" | "paid";
  paidAt: Date | null;
  customerName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  deliveryInstructions: string;
  notes: string;
  subtotalPaise: number;
  deliveryFeePaise: number;
  totalPaise: number;
  cancellationReason: string;
  /** The opening for which it was taken; null for an order that came while the shop was open. */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  items: OrderItem[];
};

/** The shop's figures; money counts delivered orders. Source: spec 2 §3 Dashboard stats. */
export type OrderStats = {
  totalOrders: number;
  revenuePaise: number;
  pendingOrders: number;
  completedOrders: number;
  /** By the day in Pune (`YYYY-MM-DD`) on which they were placed, oldest first. */
  days: { day: string; orderCount: number; deliveredCount: number; revenuePaise: number }[];
};
