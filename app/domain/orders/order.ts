import { m } from "#messages";
import type { Language } from "../language/language.ts";
import { translated } from "../language/translated.ts";
import type { SoldOption } from "../options/option-group.ts";
import type { PaymentStatus } from "../payments/payment.ts";
import type { Amounts } from "../quote/amounts.ts";
import type { Role } from "../staff/roles.ts";
import type { DeliveryType } from "./delivery-fee.ts";
import type { OrderStatus } from "./status.ts";

/** Where an order came from. */
export type OrderChannel = "web" | "counter" | "phone";

export type PaymentMethod = "cash" | "upi" | "card";

export const paymentMethods: PaymentMethod[] = ["cash", "upi", "card"];

const paymentMethodLabels: Record<PaymentMethod, string> = translated({
  cash: m.orders_cashOnDelivery,
  upi: m.payments_upi,
  card: m.payments_card,
});

export function paymentMethodLabel(method: PaymentMethod, channel: OrderChannel = "web"): string {
  return method === "cash" && channel !== "web" ? m.payments_cash() : paymentMethodLabels[method];
}

function upiHint(takesUpiInAdvance: boolean, asksForPaise: boolean): string {
  if (!takesUpiInAdvance) return m.orders_payByUpiWhenYou();
  return asksForPaise ? m.orders_payWithAnyUpiAppAdjusted() : m.orders_payWithAnyUpiApp();
}

/**
 * The choices at checkout. `takesUpiInAdvance`: whether the shop has a UPI ID; `asksForPaise`: whether a UPI order has an
 * adjustment.
 */
export function paymentChoices(takesUpiInAdvance: boolean, asksForPaise: boolean) {
  const hints: Record<PaymentMethod, string> = {
    cash: m.orders_payInCashAtYour(),
    upi: upiHint(takesUpiInAdvance, asksForPaise),
    card: m.orders_payByCardAtYour(),
  };
  return paymentMethods.map((value) => ({
    value,
    label: paymentMethodLabels[value],
    hint: hints[value],
  }));
}

/** Whether something is left to pay by UPI. */
export function isUnpaidUpi(order: Pick<Order, "paymentMethod" | "paymentStatus" | "status">) {
  const { paymentMethod, paymentStatus, status } = order;
  const isOpen = paymentStatus === "pending" || paymentStatus === "partly_paid";
  return paymentMethod === "upi" && isOpen && status !== "cancelled";
}

/** The texts of an item or part as its customer read them. */
export type LocalItem = { name: string; description: string; partName: string };

/** A dish of a combo. */
export type OrderPart = {
  id: string;
  productId: string | null;
  /** The combo's name for it, such as "Your chaat". */
  partName: string;
  name: string;
  /** Null in English. */
  local: LocalItem | null;
  image: string;
  /** What one adds to the price of the combo. */
  pricePaise: number;
  /** In all portions of the combo together. */
  quantity: number;
  options: SoldOption[];
  /** As of the dish of an order. */
  madeQuantity: number;
};

export type OrderItem = {
  id: string;
  productId: string | null;
  /** Of the dish as it is now; null if it is no longer on the menu. */
  slug: string | null;
  name: string;
  description: string;
  /** Null in English. */
  local: LocalItem | null;
  image: string;
  /** Of one, with its options and the dishes of a combo. */
  pricePaise: number;
  quantity: number;
  totalPaise: number;
  /** Its share of the order's discounts. */
  discountPaise: number;
  options: SoldOption[];
  /** Empty unless it is a combo. */
  parts: OrderPart[];
  specialInstructions: string;
  /** How many of it the kitchen has made. */
  madeQuantity: number;
};

/** More (or, if negative, less) of a dish as the kitchen makes it. */
export type ItemDifference = { name: string; options: string[]; quantity: number };

/** A change after the order was placed. */
export type OrderChange = {
  id: string;
  kind:
    | "status"
    | "payment"
    | "claim"
    | "refund"
    | "reversal"
    | "ready"
    | "order"
    | "delay"
    | "seen"
    | "wait";
  fromValue: string;
  toValue: string;
  reason: string;
  /** Of a change of the order itself. */
  items: ItemDifference[];
  byName: string | null;
  byRole: Role;
  createdAt: Date;
};

/** Amounts and dishes as they were when the order was placed. */
export type Order = Amounts & {
  id: string;
  orderNumber: string;
  userId: string | null;
  channel: OrderChannel;
  /** That its customer read when ordering. */
  language: Language;
  /** The member of staff who took it; null for an order from the web. */
  takenBy: string | null;
  takenByName: string | null;
  deviceId: string | null;
  /** Called out at the counter; null for an order from the web. */
  token: string | null;
  status: OrderStatus;
  deliveryType: DeliveryType;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paidAt: Date | null;
  /** Payments less refunds. */
  paidPaise: number;
  refundedPaise: number;
  /** What a refund left unpaid. */
  waivedPaise: number;
  customerName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  deliveryInstructions: string;
  notes: string;
  discountPaise: number;
  cancellationReason: string;
  /** Empty for pickup and without zones. */
  zoneName: string;
  /** When the kitchen starts; null for an order that is made at once. */
  dueAt: Date | null;
  promisedAt: Date;
  /** The end of the slot that the customer chose; null for as soon as possible. */
  promisedUntil: Date | null;
  /** The slot in which it counts, and as how many plates. */
  slotStartsAt: Date | null;
  plates: number;
  /** When everything was made, while it is being prepared. */
  readyAt: Date | null;
  /** When its dishes, time or address were changed last; null once it went on since then. */
  changedAt: Date | null;
  /** How much later than promised the kitchen expects it. */
  delayMinutes: number;
  /** Since when it rings on the staff's devices, as a new order or a cancellation; null once somebody has seen it. */
  ringsSince: Date | null;
  /** When its customer chose to wait for an answer. */
  customerWaitsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  items: OrderItem[];
};

/** Revenue counts delivered orders. */
export type OrderStats = {
  totalOrders: number;
  revenuePaise: number;
  pendingOrders: number;
  completedOrders: number;
  /** By the day in Pune (`YYYY-MM-DD`) on which they were placed, oldest first. */
  days: { day: string; orderCount: number; deliveredCount: number; revenuePaise: number }[];
};
