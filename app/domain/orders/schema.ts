import { z } from "zod";
import { m } from "#messages";
import { limitQuery, pageQuery, searchQuery } from "../lists/paging.ts";
import { optionalText } from "../text.ts";
import { orderStatuses } from "./status.ts";

export const orderStatusInput = z.object({
  status: z.enum(orderStatuses, { error: () => m.orders_statusUnknown() }),
  reason: optionalText(300, () => m.shared_reasonTooLong()),
});
export type OrderStatusInput = z.output<typeof orderStatusInput>;

export const undoForm = orderStatusInput.pick({ status: true });

export const orderPaymentInput = z.object({
  paymentStatus: z.literal("paid", { error: () => m.orders_onlyMarkPaid() }),
});

const status = z.enum(orderStatuses).optional().catch(undefined);

export const ownOrdersQuery = z.object({ status, page: pageQuery, limit: limitQuery(20) });

export const allOrdersQuery = z.object({
  status,
  search: searchQuery,
  page: pageQuery,
  limit: limitQuery(50),
});
