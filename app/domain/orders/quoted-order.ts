import { z } from "zod";
import { type Problem, problem } from "../result.ts";
import type { DeliveryType } from "./delivery-fee.ts";

/** What the checkout page promised; undefined where its form says nothing. */
export type QuotedOrder = {
  subtotalPaise?: number;
  /** For delivery, even when pickup was chosen. */
  deliveryFeePaise?: number;
  /** Null when the order was to be made at once. */
  dueAt?: Date | null;
};

const paise = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

const fields = z.object({
  quotedSubtotalPaise: paise,
  quotedDeliveryFeePaise: paise,
  quotedDueAt: z
    .union([z.literal("").transform(() => null), z.iso.datetime().transform((at) => new Date(at))])
    .optional()
    .catch(undefined),
});

/** Reads the hidden fields of the checkout form. */
export function readQuotedOrder(sent: Iterable<[name: string, value: unknown]>): QuotedOrder {
  const { quotedSubtotalPaise, quotedDeliveryFeePaise, quotedDueAt } = fields.parse(
    Object.fromEntries(sent),
  );
  return {
    subtotalPaise: quotedSubtotalPaise,
    deliveryFeePaise: quotedDeliveryFeePaise,
    dueAt: quotedDueAt,
  };
}

const changed = problem(
  "conflict",
  "Your cart or its prices changed while this page was open. Check the new total and place the order again.",
);
const delayed = problem(
  "conflict",
  "Your order would be made later than this page said. Check the new time and place the order again.",
);

type ActualOrder = { subtotalPaise: number; deliveryFeePaise: number; dueAt: Date | null };

/** The problem when the order would cost something else or be made later than quoted, else null. See docs/ordering.md. */
export function quoteMismatch(
  quoted: QuotedOrder,
  actual: ActualOrder,
  deliveryType: DeliveryType,
): Problem | null {
  const { subtotalPaise = actual.subtotalPaise, deliveryFeePaise = actual.deliveryFeePaise } =
    quoted;
  if (subtotalPaise !== actual.subtotalPaise) return changed;
  if (deliveryType === "delivery" && deliveryFeePaise !== actual.deliveryFeePaise) return changed;
  const { dueAt = actual.dueAt } = quoted;
  return actual.dueAt !== null && (dueAt === null || dueAt < actual.dueAt) ? delayed : null;
}
