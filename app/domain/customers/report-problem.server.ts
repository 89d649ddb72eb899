import { z } from "zod";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { imageIdOf } from "../images/image.ts";
import { leaveMessage } from "../messages/messages.server.ts";
import { contactInput } from "../messages/schema.ts";
import { findOwnOrder } from "../orders/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { requiredText } from "../text.ts";
import { problemReasons } from "./problem-reasons.ts";

export const MAX_PROBLEM_IMAGES = 3;

export const problemInput = z.object({
  /** The id of an item; empty for the whole order. */
  item: z.string().max(64).default(""),
  reason: requiredText(() => m.orders_sayWhatWentWrong(), { max: 100 }),
  message: contactInput.shape.message,
  /** URLs of stored images. */
  images: z.array(z.string()).max(MAX_PROBLEM_IMAGES).default([]),
});
export type ProblemInput = z.output<typeof problemInput>;

/** Sends the shop a message that names the order. Problems: `not_found`. */
export function reportProblem(
  customer: User,
  orderNumber: string,
  { item, reason, message, images }: ProblemInput,
): Result<null> {
  const order = findOwnOrder(customer, orderNumber);
  if (!order) return problem("not_found", m.shared_orderNotFound());
  const dish = order.items.find(({ id }) => id === item)?.name;
  const about = [problemReasons.stored(reason), dish].filter(Boolean).join(": ");
  leaveMessage(customer, {
    name: order.customerName || customer.name,
    email: customer.email,
    phone: order.phone,
    subject: "complaint",
    message: `${about}\n${message}`,
    orderId: order.id,
    images: images.filter((url) => imageIdOf(url) !== null),
  });
  return ok(null);
}
