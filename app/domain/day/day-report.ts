import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { LedgerMethod } from "../ledger/payment.ts";
import type { OrderChannel } from "../orders/order.ts";

/** Money in and out by one payment method. */
export type MethodTotals = {
  method: LedgerMethod;
  payments: number;
  paidPaise: number;
  refunds: number;
  refundedPaise: number;
  reversals: number;
  /** Reversed payments less reversed refunds. */
  reversedPaise: number;
  /** Payments less refunds and reversals. */
  netPaise: number;
};

/** What one person took less what they returned. The name is empty if nobody was recorded. */
export type PersonTotals = { name: string; netPaise: Record<LedgerMethod, number> };

export type ChannelTotals = {
  channel: OrderChannel | "catering";
  /** Placed on the day, without cancelled ones; always 0 for catering. */
  orders: number;
  /** The total of these orders; undefined for catering and in old reports that did not store it. */
  orderedPaise?: number;
  netPaise: number;
};

export type DrawerEntry = {
  kind: "in" | "out";
  amountPaise: number;
  reason: string;
  by: string;
  /** ISO 8601. */
  at: string;
};

/** The drawer when one shift handed it over. */
export type Shift = {
  by: string;
  /** ISO 8601. */
  at: string;
  expectedPaise: number;
  countedPaise: number;
};

/** How the expected cash is made up. */
export type Cash = {
  floatPaise: number;
  /** Without the cash that riders carry. */
  paymentsPaise: number;
  refundsPaise: number;
  /** As in `MethodTotals`, without the cash that riders carry. */
  reversedPaise: number;
  handedInPaise: number;
  inPaise: number;
  outPaise: number;
  expectedPaise: number;
};

/** An entry that belongs to an earlier day but arrived after that day was closed. */
export type LateRow = {
  what: "order" | "payment" | "refund" | "reversal" | "handover" | "cash in" | "cash out";
  /** The number of the order or booking, or the reason of a drawer entry. */
  name: string;
  amountPaise: number;
  /** ISO 8601. */
  at: string;
};

/** A closed day that the owner opened again. */
export type Reopening = {
  by: string;
  /** ISO 8601. */
  at: string;
  reason: string;
};

/** The figures of a business day. It is stored when the day is closed, so fields may only be added as optional ones. */
export type DayReport = {
  day: string;
  /** The refunds that were still open when the day was closed; see `refundsOwed`. */
  refundsOwed?: string[];
  opening: { by: string; at: string } | null;
  closing: {
    by: string;
    at: string;
    countedPaise: number;
    /** Counted less expected. */
    differencePaise: number;
    note: string;
  } | null;
  /** Present if this report replaces an earlier one. */
  reopened?: Reopening;
  cash: Cash;
  /** Cash that is not in the drawer yet, by the person who carries it. */
  carried: { id: string; name: string; amountPaise: number }[];
  entries: DrawerEntry[];
  /** Without the last shift, which the closing counts; missing in old reports. */
  shifts?: Shift[];
  methods: MethodTotals[];
  /** The payment provider's fees for online payments, as far as it has reported them; missing in old reports. */
  onlineFeePaise?: number;
  people: PersonTotals[];
  channels: ChannelTotals[];
  orders: {
    /** Without cancelled ones. */
    count: number;
    totalPaise: number;
    discountPaise: number;
    tipPaise: number;
    /** Cancelled on this day, whenever they were placed. */
    cancelled: number;
    cancelledPaise: number;
    /** How many of these nobody had answered. */
    unanswered?: number;
  };
  /** The dishes ordered, without cancelled orders; a combo is one dish. Missing in old reports. */
  dishes?: { name: string; sold: number; paise: number }[];
  /** Orders that devices took and staff gave up on. Missing in old reports. */
  discards?: { name: string; reason: string; amountPaise: number; at: string }[];
  tax: {
    bills: number;
    creditNotes: number;
    /** Less credit notes. */
    totalPaise: number;
    rates: { basisPoints: number; taxablePaise: number; taxPaise: number }[];
  };
  /** Orders of the day that are not fully paid, without cancelled ones. */
  unpaid: { orderId: string; orderNumber: string; token: string; duePaise: number }[];
  late: LateRow[];
};

/** The cash that should be in the drawer, assuming each shift handed over what it counted. */
export function expectedNow({ cash, shifts = [] }: Pick<DayReport, "cash" | "shifts">): number {
  return shifts.reduce(
    (sum, { countedPaise, expectedPaise }) => sum + countedPaise - expectedPaise,
    cash.expectedPaise,
  );
}

export const channelNames: Record<ChannelTotals["channel"], string> = translated({
  web: m.day_web,
  counter: m.shared_counter,
  phone: m.orders_phone,
  self: m.orders_selfOrder,
  catering: m.shared_catering,
});

/** Notes and coins in rupees, largest first. */
export const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** Anything but a number counts as zero. */
export function countedNotesPaise(counts: Record<string, unknown>): number {
  return denominations.reduce(
    (sum, rupees) => sum + rupees * 100 * (Number(counts[rupees]) || 0),
    0,
  );
}
