import type { LedgerEntry, PaymentStatus } from "./payment.ts";

/** What became of a row of the ledger. */
export type EntryState = "claimed" | "confirmed" | "failed" | "reversed";

/** A claim, payment or refund as text. A claim that was confirmed is left out, because its payment is listed. */
export type PaymentRow = Pick<LedgerEntry, "kind" | "amountPaise"> & {
  id: string;
  method: string;
  reference: string;
  state: EntryState;
  /** Why it was refunded or taken back; empty for none. */
  reason: string;
  /** Empty if nobody knows any more. */
  who: string;
  at: string;
};

export type OrderMoney = {
  status: PaymentStatus;
  totalPaise: number;
  /** Payments less refunds. */
  paidPaise: number;
  duePaise: number;
  /** What must be refunded. */
  owedPaise: number;
  payments: PaymentRow[];
};
