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

/** The choices at checkout. */
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

/** The choices of a self order: whoever does not pay on the phone pays at the counter, however they like. */
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
  /** What one portion adds to the price of the combo. */
  pricePaise: number;
  /** In all portions of the combo together. */
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
  /** To whom its delivery was given, if it was. */
  riderName?: string | null;
  createdAt: Date;
};

/** Amounts and dishes as they were when the order was placed. */
export type Order = Amounts & {
  id: string;
  orderNumber: string;
  userId: string | null;
  channel: OrderChannel;
  /** In which the customer ordered. */
  language: Language;
  /** The member of staff who took it; null for an order from the web. */
  takenBy: string | null;
  takenByName: string | null;
  /** Whose session sent it to the shop; null for an order from the web or from before this was recorded. */
  sentBy: string | null;
  sentByName: string | null;
  /** Who delivers it; null until the counter chooses somebody. */
  riderId: string | null;
  riderName: string | null;
  notHome: NotHomeStep | null;
  deviceId: string | null;
  /** The last part of its number, by which it is called out. */
  token: string;
  status: OrderStatus;
  deliveryType: DeliveryType;
  /** At the stall, so that nothing is packed. */
  eatsHere: boolean;
  /** Where the food is brought to somebody who eats here; null for no table. */
  tableNumber: number | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paidAt: Date | null;
  /** Payments less refunds. */
  paidPaise: number;
  refundedPaise: number;
  /** The part of the total that a refund waived. */
  waivedPaise: number;
  /** What the customer says they have paid and nobody has confirmed. */
  claimedPaise: number;
  /** What is kept of a cancelled order as a cancellation fee, and why. */
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
  /** When the kitchen starts; null for an order that is made at once. */
  dueAt: Date | null;
  promisedAt: Date;
  /** The end of the slot that the customer chose; null for as soon as possible. */
  promisedUntil: Date | null;
  /** The slot whose capacity it uses, and how many plates of it. */
  slotStartsAt: Date | null;
  plates: number;
  /** Since when everything is made; null unless it is being prepared. */
  readyAt: Date | null;
  /** When its dishes, time or address were last changed; null once its status has changed since. */
  changedAt: Date | null;
  /** How much later than promised the kitchen expects it. */
  delayMinutes: number;
  /** Since when it rings on the staff's devices, as a new order or a cancellation; null once somebody has seen it. */
  ringsSince: Date | null;
  /** When its customer chose to wait for an answer. */
  customerWaitsAt: Date | null;
  /** Until when it waits for its customer's payment, out of the kitchen's sight; null for any other. */
  payBy: Date | null;
  /** Whether it was sold offline, and the shop would have refused it or charged something else. */
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
