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

/** What speaks against closing a day yet. */
export type Unfinished = {
  orders: OpenOrder[];
  carried: DayReport["carried"];
  /** What is due back for orders and bookings. */
  refunds: OpenTotal;
  /** Tells whether a page listed the same; empty if nobody has to confirm it. */
  key: string;
};
