import { m } from "#messages";
import type { TransferState } from "../ledger/online-transfer.ts";

/** A payment or refund through the payment provider. */
export type OnlineRow = {
  id: string;
  orderId: string | null;
  eventId: string | null;
  number: string;
  at: string;
  state: TransferState;
  /** Negative for a refund; 0 if it does not count. */
  amountPaise: number;
  /** Null until it is known. */
  feePaise: number | null;
  /** When the money reached the shop's bank account; empty until it is known. */
  settledOn: string;
  /** Why somebody must look at it; empty if nobody must. */
  concern: string;
};

export type OnlineDay = {
  rows: OnlineRow[];
  receivedPaise: number;
  refundedPaise: number;
  feePaise: number;
  settledPaise: number;
};

/** A record that only one side has, or that differs; the missing side is empty. */
export type Difference = { id: string; here: string; there: string };

export const differenceText = ({ id, here, there }: Difference): string =>
  m.payments_differs({
    id,
    here: here || m.payments_notThere(),
    there: there || m.payments_notThere(),
  });
