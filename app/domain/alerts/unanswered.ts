import type { Order } from "../orders/order.ts";
import { type AnswerTerms, answerTime } from "./answer-time.ts";

type WaitingOrder = Pick<Order, "status" | "channel" | "createdAt" | "customerWaitsAt">;

/** Whether the shop has let its customer wait for an answer for too long. */
export function isUnanswered(order: WaitingOrder, terms: AnswerTerms, at: Date): boolean {
  const answer = awaitedAnswer(order, terms, at);
  return answer !== null && answer.lateInMs <= 0;
}

/**
 * What a customer may be told about the answer to an order: `lateInMs` until it is late, or whether the customer chose to
 * wait for it. Null when there is none to wait for.
 */
export function awaitedAnswer(
  { status, channel, createdAt, customerWaitsAt }: WaitingOrder,
  terms: AnswerTerms,
  at: Date,
) {
  if (status !== "pending" || channel !== "web") return null;
  const dueAt = answerTime(createdAt, terms);
  if (!dueAt) return null;
  return { isAwaited: customerWaitsAt !== null, lateInMs: dueAt.getTime() - at.getTime() };
}
export type AwaitedAnswer = NonNullable<ReturnType<typeof awaitedAnswer>>;
