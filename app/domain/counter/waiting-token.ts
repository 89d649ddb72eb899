/** An order whose customer waits at the counter. */
export type WaitingToken = {
  id: string;
  orderNumber: string;
  token: string;
  /** Such as "Eat here". */
  handover: string;
  isReady: boolean;
  isUnpaid: boolean;
  /** Who has to pay how much before the kitchen begins; null once it has begun. */
  toPay: { name: string; amount: string } | null;
};
