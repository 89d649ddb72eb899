import { sqlite } from "#db/client.server.ts";
import { formatShortDateTime } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import type { EntryState, OrderMoney, PaymentRow } from "./order-money.ts";
import {
  duePaise,
  type LedgerEntry,
  type LedgerMethod,
  owedPaise,
  paymentNames,
} from "./payment.ts";

type Row = {
  id: string;
  kind: LedgerEntry["kind"];
  method: LedgerMethod;
  amountPaise: number;
  reference: string;
  reason: string;
  byName: string | null;
  createdAtMs: number;
  answer: LedgerEntry["kind"] | null;
  answerReason: string | null;
};

/** A row of an order's ledger with its derived state. */
export type LedgerRow = Omit<Row, "answer" | "answerReason" | "createdAtMs"> & {
  state: EntryState;
  createdAt: Date;
};

const rowsWhere = (column: string) =>
  sqlite.prepare<[string], Row>(`
    select row.id, row.kind, row.method, row.amount_paise amountPaise, row.reference, row.reason,
      users.name byName, row.created_at createdAtMs, answer.kind answer, answer.reason answerReason
    from payments row
    left join users on users.id = row.by_user_id
    left join payments answer on answer.applies_to = row.id
    where row.${column} = ? order by row.id`);

const ofOrder = rowsWhere("order_id");
const ofEvent = rowsWhere("event_id");

function stateOf({ kind, answer }: Row): EntryState {
  if (kind !== "claim") return answer === "reversal" ? "reversed" : "confirmed";
  if (answer === "payment") return "confirmed";
  return answer === "reversal" ? "failed" : "claimed";
}

function withState(rows: Row[]): LedgerRow[] {
  return rows.map(({ answer, answerReason, createdAtMs, ...row }) => ({
    ...row,
    reason: row.reason || (answer === "reversal" && answerReason) || "",
    state: stateOf({ ...row, answer, answerReason, createdAtMs }),
    createdAt: new Date(createdAtMs),
  }));
}

/** All rows, oldest first. */
export function ledgerOfOrder(orderId: string): LedgerRow[] {
  return withState(ofOrder.all(orderId));
}

/** All rows, oldest first. */
export function ledgerOfEvent(eventId: string): LedgerRow[] {
  return withState(ofEvent.all(eventId));
}

/** Without reversals, which show in the state of what they take back, and claims whose payment is listed. */
export function listedRows(rows: LedgerRow[]): LedgerRow[] {
  return rows.filter(
    ({ kind, state }) => kind !== "reversal" && !(kind === "claim" && state === "confirmed"),
  );
}

function presentRow({ method, byName, createdAt, ...row }: LedgerRow): PaymentRow {
  return {
    ...row,
    method: paymentNames[method],
    who: byName ?? "",
    at: formatShortDateTime(createdAt),
  };
}

/** What was paid for an order and what is open, oldest first. */
export function orderMoney(order: Order): OrderMoney {
  return {
    status: order.paymentStatus,
    totalPaise: order.totalPaise,
    paidPaise: order.paidPaise,
    duePaise: duePaise(order),
    owedPaise: owedPaise(order),
    payments: listedRows(ledgerOfOrder(order.id)).map(presentRow),
  };
}
