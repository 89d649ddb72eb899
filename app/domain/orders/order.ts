import { m } from "#messages";
import type { Role } from "../access/roles.ts";
import type { Language } from "../language/language.ts";
import { translated } from "../language/translated.ts";
import { type PaymentMethod, type PaymentStatus, paymentMethods } from "../ledger/payment.ts";
import type { SoldOption } from "../options/option-group.ts";
import type { Amounts } from "../quote/amounts.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import type { OrderStatus } from "./status.ts";

/** Where an order came from. */
export const orderChannels = ["web", "counter", "phone", "self"] as const;
export type OrderChannel = (typeof orderChannels)[number];

const paymentMethodLabels: Record<PaymentMethod, string> = translated({
  cash: m.orders_cashOnDelivery,
  upi: m.payments_upi,
  card: m.payments_card,
});

export function paymentMethodLabel(method: PaymentMethod, channel: OrderChannel = "web"): string {
  return method === "cash" && channel !== "web" ? m.payments_cash() : paymentMethodLabels[method];
}

export type PaymentWays = { upi: "online" | "own" | "door"; card: "online" | "door" };

/** The payment choices at checkout. */
export function paymentChoices({ upi, card }: PaymentWays) {
  const upiHints = {
    online: m.orders_payOnlineHint,
    own: m.orders_payUpiAfterOrdering,
    door: m.orders_payUpiHint,
  };
  const hints: Record<PaymentMethod, string> = {
    cash: m.orders_payCashHint(),
    upi: upiHints[upi](),
    card: card === "online" ? m.orders_payOnlineHint() : m.orders_payCardHint(),
  };
  return paymentMethods.map((value) => ({
    value,
    label: paymentMethodLabels[value],
    hint: hints[value],
  }));
}

/**
 * The payment choices of a self order: customers who do not pay on the phone pay at the counter, in
 * any way they like.
 */
export function selfPaymentChoices({ upi, card }: PaymentWays) {
  const atTheCounter = {
    value: "cash",
    label: m.checkout_payAtTheCounter(),
    hint: m.checkout_payAtTheCounterHint(),
  } as const;
  const onThePhone = paymentChoices({ upi, card }).filter(
    ({ value }) => (value === "upi" && upi !== "door") || (value === "card" && card === "online"),
  );
  return [atTheCounter, ...onThePhone];
}

/** The texts of an item or part that the customer read. */
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
  /** The amount that one portion adds to the price of the combo. */
  pricePaise: number;
  /** The number in all portions of the combo together. */
  quantity: number;
  options: SoldOption[];
  /** See `OrderItem`. */
  madeQuantity: number;
};

export type OrderItem = {
  id: string;
  productId: string | null;
  /** The current slug of the dish; null if it is no longer on the menu. */
  slug: string | null;
  name: string;
  description: string;
  /** Null in English. */
  local: LocalItem | null;
  image: string;
  /** For one portion, including its options and the dishes of a combo. */
  pricePaise: number;
  quantity: number;
  totalPaise: number;
  /** Its share of the order's discounts. */
  discountPaise: number;
  options: SoldOption[];
  /** The dishes of a combo. */
  parts: OrderPart[];
  specialInstructions: string;
  /** How many portions the kitchen has made. */
  madeQuantity: number;
};

/** How many portions of a dish were added or, if negative, removed. */
export type ItemDifference = { name: string; options: string[]; quantity: number };

/** What a rider does after nobody was at home. */
export const notHomeSteps = ["retry", "returned"] as const;
type NotHomeStep = (typeof notHomeSteps)[number];

/** A change after the order was placed. */
export const orderChangeKinds = [
  "status",
  "payment",
  "claim",
  "refund",
  "reversal",
  "refund_reversal",
  "kept",
  "ready",
  "order",
  "delay",
  "seen",
  "wait",
  "sold_offline",
  "rider",
  "not_home",
  "approved",
] as const;

export type OrderChange = {
  id: string;
  kind: (typeof orderChangeKinds)[number];
  fromValue: string;
  toValue: string;
  reason: string;
  /** The dishes added or removed by a change of the order; empty for other kinds. */
  items: ItemDifference[];
  byName: string | null;
  byRole: Role;
  /** The rider who delivers it, if one was assigned. */
  riderName?: string | null;
  createdAt: Date;
};

/** Amounts and dishes as they were when the order was placed. */
export type Order = Amounts & {
  id: string;
  orderNumber: string;
  userId: string | null;
  channel: OrderChannel;
  /** The language in which the customer ordered. */
  language: Language;
  /** The staff member who took it; null for an order from the web. */
  takenBy: string | null;
  takenByName: string | null;
  /** The user whose session sent it to the shop; null for an order from the web or from before this was recorded. */
  sentBy: string | null;
  sentByName: string | null;
  /** The rider who delivers it; null until the counter chooses one. */
  riderId: string | null;
  riderName: string | null;
  notHome: NotHomeStep | null;
  deviceId: string | null;
  /** The last part of its number, which staff call out. */
  token: string;
  status: OrderStatus;
  deliveryType: DeliveryType;
  /** Whether it is eaten at the stall, so that nothing is packed. */
  eatsHere: boolean;
  /** The table of a customer who eats here; null if there is none. */
  tableNumber: number | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paidAt: Date | null;
  /** Payments less refunds. */
  paidPaise: number;
  refundedPaise: number;
  /** The part of the total that a refund waived. */
  waivedPaise: number;
  /** The amount that the customer claims to have paid and nobody has confirmed. */
  claimedPaise: number;
  /** The cancellation fee that is kept, and why. */
  keptPaise: number;
  keptReason: string;
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
  /** When the kitchen starts; null if the order is made at once. */
  dueAt: Date | null;
  promisedAt: Date;
  /** The end of the slot that the customer chose; null for as soon as possible. */
  promisedUntil: Date | null;
  /** The slot whose capacity it uses, and the number of plates. */
  slotStartsAt: Date | null;
  plates: number;
  /** When everything was made; null unless it is being prepared. */
  readyAt: Date | null;
  /** When its dishes, time or address were last changed; null once its status has changed since. */
  changedAt: Date | null;
  /** How much later than promised the kitchen expects it to be. */
  delayMinutes: number;
  /** Since when it rings on the staff's devices, as a new order or a cancellation; null once somebody has seen it. */
  ringsSince: Date | null;
  /** When its customer chose to wait for an answer. */
  customerWaitsAt: Date | null;
  /** Until when it awaits payment, hidden from the kitchen; null for any other order. */
  payBy: Date | null;
  /** Whether it was sold offline under terms that the shop would have refused or charged differently. */
  soldDifferently: boolean;
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
  /** By the day in India (`YYYY-MM-DD`) on which they were placed, oldest first. */
  days: { day: string; orderCount: number; deliveredCount: number; revenuePaise: number }[];
};

/** A dish or choice of an order that can run out. */
export type StockItem = {
  kind: "dish" | "choice";
  id: string;
  name: string;
  /** Whether it is marked as sold out today. */
  isMarked: boolean;
};
