/** An order whose customer waits at the counter. */
export type WaitingToken = {
  id: string;
  orderNumber: string;
  token: string;
  isReady: boolean;
  isUnpaid: boolean;
};
