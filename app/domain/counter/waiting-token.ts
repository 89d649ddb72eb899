/** An order whose customer waits at the counter. */
export type WaitingToken = {
  id: string;
  orderNumber: string;
  token: string;
  /** Such as "Eat here". */
  handover: string;
  isReady: boolean;
  isUnpaid: boolean;
};
