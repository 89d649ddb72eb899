import { z } from "zod";
import { m } from "#messages";
import { formatRupees } from "../money.ts";
import type { Quote } from "../quote/quote.ts";
import { constantProblem, type Problem, problem } from "../result.ts";

/** What the checkout page promised for one delivery type; a value that its form did not send is undefined. */
export type QuotedOrder = {
  subtotalPaise?: number;
  /** Without the tip, which customers enter themselves. */
  totalPaise?: number;
  /** The time for "as soon as possible"; null if that was at once. */
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
  quotedTotalPaise: paise,
  quotedDueAt: z
    .union([z.literal("").transform(() => null), z.iso.datetime().transform((at) => new Date(at))])
    .optional()
    .catch(undefined),
});

/** The hidden fields of the checkout form for one fulfilment type, such as `delivery`. */
export function quotedOrderFields(way: string, quote: Quote): [string, string][] {
  const { subtotalPaise, totalPaise, tipPaise, asapDueAt } = quote;
  return [
    [`${way}.quotedSubtotalPaise`, String(subtotalPaise)],
    [`${way}.quotedTotalPaise`, String(totalPaise - tipPaise)],
    [`${way}.quotedDueAt`, asapDueAt?.toISOString() ?? ""],
  ];
}

export function readQuotedOrder(form: FormData, way: string): QuotedOrder {
  const sent = Object.keys(fields.shape).map((name) => [
    name,
    form.get(`${way}.${name}`) ?? undefined,
  ]);
  const { quotedSubtotalPaise, quotedTotalPaise, quotedDueAt } = fields.parse(
    Object.fromEntries(sent),
  );
  return {
    subtotalPaise: quotedSubtotalPaise,
    totalPaise: quotedTotalPaise,
    dueAt: quotedDueAt,
  };
}

const changed = constantProblem("conflict", () => m.orders_cartOrPricesChanged());
/** For a page that did not know the pincode yet. */
function feeAdded(deliveryFeePaise: number): Problem {
  const fee = formatRupees(deliveryFeePaise);
  const message = m.orders_deliveryFeeChanged({ fee });
  return problem("conflict", message);
}
const delayed = constantProblem("conflict", () => m.orders_laterThanShown());

/**
 * The problem if the dishes cost something else than quoted, the total is higher, or the order
 * would be ready later; otherwise null. A chosen slot is not compared: it is either kept or
 * refused. See docs/ordering.md.
 */
export function quoteMismatch(
  quoted: QuotedOrder,
  { subtotalPaise, deliveryFeePaise, totalPaise, tipPaise, promise }: Quote,
): Problem | null {
  const exactPaise = totalPaise - tipPaise;
  if ((quoted.subtotalPaise ?? subtotalPaise) !== subtotalPaise) return changed;
  const missingPaise = exactPaise - (quoted.totalPaise ?? exactPaise);
  if (missingPaise > 0) {
    return missingPaise === deliveryFeePaise ? feeAdded(deliveryFeePaise) : changed;
  }
  if (!promise?.dueAt || promise.promisedUntil) return null;
  const { dueAt = promise.dueAt } = quoted;
  return dueAt === null || dueAt < promise.dueAt ? delayed : null;
}
