import type { Payment } from "./payment.ts";

/** A payment or refund as text. */
export type PaymentRow = Pick<Payment, "kind" | "amountPaise" | "reason"> & {
  id: string;
  method: string;
  /** Empty if nobody knows any more. */
  who: string;
  at: string;
};

export type OrderMoney = {
  totalPaise: number;
  /** Payments less refunds. */
  paidPaise: number;
  duePaise: number;
  /** What can be refunded. */
  owedPaise: number;
  payments: PaymentRow[];
};
