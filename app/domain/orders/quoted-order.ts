import { z } from "zod";
import { type Problem, problem } from "../result.ts";
import type { DeliveryType } from "./delivery-fee.ts";

/** What the checkout page showed of the order to be; what its form does not say is undefined. */
export type QuotedOrder = {
  subtotalPaise?: number;
  /** For a delivery, whatever was chosen. */
  deliveryFeePaise?: number;
  /** Null when it was to be made at once. */
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

/** Takes a checkout form's names and values, returns what its page showed. Source: decisions, Ordering. */
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
const later = problem(
  "conflict",
  "We would make your order later than this page said. See when, and place the order again for then.",
);

type RealOrder = { subtotalPaise: number; deliveryFeePaise: number; dueAt: Date | null };

/**
 * Takes what the page showed and what the order would be, returns the problem where its customer would be
 * surprised, or null: other money than shown, or food later than shown. Sooner is no surprise.
 * Source: decisions, Ordering.
 */
export function quoteMismatch(
  shown: QuotedOrder,
  real: RealOrder,
  deliveryType: DeliveryType,
): Problem | null {
  const { subtotalPaise = real.subtotalPaise, deliveryFeePaise = real.deliveryFeePaise } = shown;
  if (subtotalPaise !== real.subtotalPaise) return changed;
  if (deliveryType === "delivery" && deliveryFeePaise !== real.deliveryFeePaise) return changed;
  const { dueAt = real.dueAt } = shown;
  return real.dueAt !== null && (dueAt === null || dueAt < real.dueAt) ? later : null;
}
