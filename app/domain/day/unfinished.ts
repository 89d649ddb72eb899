import type { OrderStatus } from "../orders/status.ts";
import type { OpenTotal } from "../payments/payment-lists.ts";
import type { DayReport } from "./day-report.ts";

export type OpenOrder = {
  orderId: string;
  orderNumber: string;
  token: string;
  status: OrderStatus;
  totalPaise: number;
};

/** Reasons not to close a day yet. */
export type Unfinished = {
  orders: OpenOrder[];
  carried: DayReport["carried"];
  /** What is due back for orders and bookings. */
  refunds: OpenTotal;
  /** Identifies the list, to check that the page showed the same; empty if nothing has to be confirmed. */
  key: string;
};
