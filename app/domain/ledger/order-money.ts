import { m } from "#messages";
import type { LedgerEntry, PaymentStatus } from "./payment.ts";

/** The state of a row of the ledger. */
export const entryStates = ["claimed", "confirmed", "failed", "reversed"] as const;
export type EntryState = (typeof entryStates)[number];

/** A row of the ledger with its derived state. */
export type LedgerRow = Pick<LedgerEntry, "kind" | "method" | "amountPaise"> & {
  id: string;
  reference: string;
  appliesTo: string | null;
  isCarried: boolean;
  byUserId: string | null;
  /** Why a row was reversed. */
  reason: string;
  byName: string | null;
  state: EntryState;
  createdAt: Date;
};

/** Reversals are not listed: they show in the state of the row they reverse. */
export type ListedRow = LedgerRow & { kind: "claim" | "payment" | "refund" };

/** A claim, payment or refund as text. Confirmed claims are left out, because their payment is listed. */
export type PaymentRow = Pick<ListedRow, "id" | "kind" | "amountPaise" | "reference" | "state"> & {
  method: string;
  /** Why it was refunded or reversed; empty if there is no reason. */
  reason: string;
  /** Staff may reverse it. Only the provider can take back payments that it reported. */
  isReversible: boolean;
  /** Empty if the person is not known. */
  who: string;
  at: string;
};

/** As shown to the customer. */
export type PaidRow = Omit<PaymentRow, "who" | "reason" | "isReversible">;

export type OrderMoney = {
  status: PaymentStatus;
  totalPaise: number;
  /** Payments less refunds. */
  paidPaise: number;
  refundedPaise: number;
  duePaise: number;
  /** The amount that must be refunded. */
  owedPaise: number;
  /** See `Balance`. */
  keptPaise: number;
  mostKeptPaise: number;
  /** Why it is kept; empty if nothing is. */
  keptReason: string;
  payments: PaymentRow[];
};

/** `Payment (UPI)`, `Refund (cash)` */
export function paymentTitle({ kind, method }: Pick<PaidRow, "kind" | "method">): string {
  return kind === "refund" ? m.payments_refundBy({ method }) : m.payments_paymentBy({ method });
}
