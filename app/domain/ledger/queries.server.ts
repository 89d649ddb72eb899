import { sqlite } from "#db/client.server.ts";
import { m } from "#messages";
import { formatShortDateTime } from "../clock.ts";
import { shownReason } from "./ledger-reasons.ts";
import type {
  EntryState,
  LedgerRow,
  ListedRow,
  OrderMoney,
  PaidRow,
  PaymentRow,
} from "./order-money.ts";
import {
  type Balance,
  duePaise,
  type LedgerEntry,
  owedPaise,
  paymentNames,
  paymentStatusOf,
} from "./payment.ts";
import { mostKeptPaise } from "./settlement-rules.ts";

type Row = Omit<LedgerRow, "state" | "createdAt" | "isCarried"> & {
  isCarried: number;
  createdAtMs: number;
  answer: LedgerEntry["kind"] | null;
  answerReason: string | null;
};

const columns = `row.id, row.kind, row.method, row.amount_paise amountPaise,
  row.reference, row.applies_to appliesTo, row.is_carried isCarried, row.reason, row.by_user_id byUserId,
  users.name byName, row.created_at createdAtMs, answer.kind answer, answer.reason answerReason`;
const joined = `payments row
  left join users on users.id = row.by_user_id
  left join payments answer on answer.applies_to = row.id`;

const rowsWhere = (column: string) =>
  sqlite.prepare<[string], Row>(
    `select ${columns} from ${joined} where row.${column} = ? order by row.id`,
  );

const ofOrder = rowsWhere("order_id");
const ofEvent = rowsWhere("event_id");
// One query for a page of orders. Each order's rows come in id order, as in the index.
const ofOrders = sqlite.prepare<[string], Row & { orderId: string }>(
  `select row.order_id orderId, ${columns} from ${joined} where row.order_id in (select value from json_each(?))`,
);

function stateOf(kind: Row["kind"], answer: Row["answer"]): EntryState {
  if (kind !== "claim") return answer === "reversal" ? "reversed" : "confirmed";
  if (answer === "payment") return "confirmed";
  return answer === "reversal" ? "failed" : "claimed";
}

function withState(rows: Row[]): LedgerRow[] {
  return rows.map(({ answer, answerReason, createdAtMs, ...row }) => ({
    ...row,
    isCarried: row.isCarried === 1,
    reason: row.reason || (answer === "reversal" && answerReason) || "",
    state: stateOf(row.kind, answer),
    createdAt: new Date(createdAtMs),
  }));
}

/** All rows, oldest first. */
export function ledgerOfOrder(orderId: string): LedgerRow[] {
  return withState(ofOrder.all(orderId));
}

/** By order id, oldest first; orders without rows have no entry. */
export function ledgersOfOrders(orderIds: string[]): Map<string, LedgerRow[]> {
  const ledgers = new Map<string, LedgerRow[]>();
  for (const { orderId, ...row } of ofOrders.all(JSON.stringify(orderIds))) {
    ledgers.set(orderId, [...(ledgers.get(orderId) ?? []), ...withState([row])]);
  }
  return ledgers;
}

/** All rows, oldest first. */
export function ledgerOfEvent(eventId: string): LedgerRow[] {
  return withState(ofEvent.all(eventId));
}

/** Leaves out reversals, which show in the state of the reversed row, and claims whose payment is listed. */
export function listedRows(rows: LedgerRow[]): ListedRow[] {
  return rows.filter(
    (row): row is ListedRow =>
      row.kind !== "reversal" && !(row.kind === "claim" && row.state === "confirmed"),
  );
}

function presentRow({ id, kind, amountPaise, reference, state, ...row }: ListedRow): PaymentRow {
  const isOnline = row.method === "online";
  return {
    id,
    kind,
    amountPaise,
    // Only a UPI reference is a UTR.
    reference: reference && !isOnline ? m.payments_utr({ reference }) : reference,
    state,
    isReversible: kind !== "claim" && state === "confirmed" && !isOnline,
    method: paymentNames[row.method],
    reason: shownReason(row.reason),
    who: row.byName ?? "",
    at: formatShortDateTime(row.createdAt),
  };
}

type Payable = Balance & { id: string; keptReason: string };

function moneyOf(balance: Payable, ledger: LedgerRow[]): OrderMoney {
  return {
    status: paymentStatusOf(balance),
    totalPaise: balance.totalPaise,
    paidPaise: balance.paidPaise,
    refundedPaise: balance.refundedPaise,
    duePaise: duePaise(balance),
    owedPaise: owedPaise(balance),
    keptPaise: balance.keptPaise,
    mostKeptPaise: mostKeptPaise(balance),
    keptReason: shownReason(balance.keptReason),
    payments: listedRows(ledger).map(presentRow),
  };
}

/** Payments of an order, oldest first, and the open amount. */
export function orderMoney(order: Payable): OrderMoney {
  return moneyOf(order, ledgerOfOrder(order.id));
}

/** Payments of a catering booking, oldest first, and the open amount. */
export function eventMoney(event: Payable): OrderMoney {
  return moneyOf(event, ledgerOfEvent(event.id));
}

/** For customers: leaves out names and reasons, which are only for the shop. */
export function paidRows(money: OrderMoney): PaidRow[] {
  return money.payments.map(({ who: _, reason: __, isReversible: ___, ...row }) => row);
}
