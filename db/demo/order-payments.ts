import { businessDay } from "#app/domain/business-day.server.ts";
import {
  type LedgerMethod,
  type PaymentStatus,
  paymentStatusOf,
} from "#app/domain/ledger/payment.ts";
import { paymentReferences, payments } from "#db/schema/payments.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { type Demo, MINUTE_MS } from "./demo.ts";
import type { OrderChange } from "./order-history.ts";
import type { PlannedOrder } from "./order-plan.ts";

const insertPayment = bulkInsert(payments);
const insertReference = bulkInsert(paymentReferences);

type DemoPayment = {
  kind: "payment" | "refund" | "claim";
  method: LedgerMethod;
  amountPaise: number;
  reason?: string;
  reference?: string;
  atMs: number;
};

/** The payment columns of an order's row. */
type DemoBalance = {
  paidPaise: number;
  refundedPaise: number;
  claimedPaise: number;
  keptPaise: number;
  keptReason: string;
  paymentStatus: PaymentStatus;
};

type DemoMoney = { payments: DemoPayment[]; changes: OrderChange[]; balance: DemoBalance };

const SPLIT_EVERY = 40;
const KEPT_EVERY = 12;
const KEPT_REASON = "The food was already made";

const sumOf = (rows: DemoPayment[], kind: DemoPayment["kind"]) =>
  rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amountPaise, 0);

/** The entry in the order's history. */
export function changeOf({
  kind,
  method,
  amountPaise,
  reason = "",
  atMs,
}: DemoPayment): OrderChange {
  const by = kind === "claim" ? "customer" : "owner";
  return { kind, fromValue: method, toValue: String(amountPaise), reason, byRole: by, atMs };
}

function keptChanges(payments: DemoPayment[], keptPaise: number): OrderChange[] {
  const atMs = payments.at(-1)?.atMs;
  if (atMs === undefined || keptPaise === 0) return [];
  const toValue = String(keptPaise);
  return [{ kind: "kept", fromValue: "0", toValue, reason: KEPT_REASON, byRole: "owner", atMs }];
}

/**
 * How the orders were paid: most at once, some in two parts, some not completely. Two in three
 * cancelled orders had been paid, and half of these were refunded, some of them less a part that
 * was kept. Some customers claim to have paid an open order.
 */
export function demoPayments() {
  let ordinal = 0;
  let cancelled = 0;
  let open = 0;
  const referenceOf = (index: number) => `4325${String(index).padStart(8, "0")}`;

  function rowsOf({ placedMs, paymentMethod, history }: PlannedOrder, totalPaise: number) {
    const { status, paidAtMs } = history;
    const method = paymentMethod;
    const soonMs = placedMs + MINUTE_MS / 2;
    if (paidAtMs !== null) {
      if (ordinal % SPLIT_EVERY !== 0) {
        return [{ kind: "payment", method, amountPaise: totalPaise, atMs: paidAtMs }] as const;
      }
      const cashPaise = Math.floor(totalPaise / 200) * 100;
      return [
        { kind: "payment", method: "cash", amountPaise: cashPaise, atMs: paidAtMs },
        { kind: "payment", method: "upi", amountPaise: totalPaise - cashPaise, atMs: paidAtMs },
      ] as const;
    }
    if (status === "cancelled") {
      cancelled += 1;
      if (cancelled % 3 === 0) return [];
      const by = method === "cash" ? "upi" : method;
      const paid = { kind: "payment", method: by, amountPaise: totalPaise, atMs: soonMs } as const;
      if (cancelled % 3 === 2) return [paid];
      const backMs = (history.changes.at(-1)?.atMs ?? placedMs) + 5 * MINUTE_MS;
      const reason = "The order was cancelled";
      const isPartKept = cancelled % KEPT_EVERY === 1;
      const amountPaise = isPartKept ? Math.ceil(totalPaise / 200) * 100 : totalPaise;
      return [paid, { ...paid, kind: "refund", amountPaise, reason, atMs: backMs }] as const;
    }
    if (status === "delivered") return [];
    open += 1;
    if (method === "upi" && open % 2 === 0) {
      const reference = referenceOf(ordinal);
      return [{ kind: "claim", method, amountPaise: totalPaise, reference, atMs: soonMs }] as const;
    }
    if (open % 3 !== 0) return [];
    const amountPaise = Math.floor(totalPaise / 300) * 100;
    return [{ kind: "payment", method, amountPaise, atMs: soonMs }] as const;
  }

  return function moneyOf(planned: PlannedOrder, totalPaise: number): DemoMoney {
    ordinal += 1;
    const { status, paidAtMs } = planned.history;
    const payments: DemoPayment[] = rowsOf(planned, totalPaise).filter(
      ({ amountPaise }) => amountPaise > 0,
    );
    const refundedPaise = sumOf(payments, "refund");
    const paidPaise = sumOf(payments, "payment") - refundedPaise;
    const keptPaise = status === "cancelled" && refundedPaise > 0 ? paidPaise : 0;
    const balance = { status, totalPaise, paidPaise, refundedPaise, waivedPaise: 0, keptPaise };
    return {
      payments,
      changes:
        paidAtMs === null ? [...payments.map(changeOf), ...keptChanges(payments, keptPaise)] : [],
      balance: {
        paidPaise,
        refundedPaise,
        claimedPaise: sumOf(payments, "claim"),
        keptPaise,
        keptReason: keptPaise > 0 ? KEPT_REASON : "",
        paymentStatus: paymentStatusOf(balance),
      },
    };
  };
}

/** `by`: the customer who made a claim; the first admin recorded everything else. */
export function writePayments(
  demo: Demo,
  target: { orderId: string; eventId: null } | { orderId: null; eventId: string },
  payments: DemoPayment[],
  by: string | null = null,
): void {
  for (const { atMs, reference = "", reason = "", ...payment } of payments) {
    const id = demo.idAt(atMs);
    insertPayment({
      ...target,
      ...payment,
      id,
      reference,
      reason,
      byUserId: payment.kind === "claim" ? by : demo.adminId,
      day: businessDay(new Date(atMs)),
      createdAt: atMs,
    });
    if (reference) insertReference({ reference, paymentId: id });
  }
}
