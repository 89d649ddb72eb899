import type { OpeningRules } from "../opening-hours.ts";
import { nextOpening, openDay } from "../opening-hours.ts";
import type { Order } from "../orders/order.ts";

const MINUTE_MS = 60_000;

/** `unansweredMinutes` is 0 if nobody is told. */
export type AnswerTerms = OpeningRules & { alerts: { unansweredMinutes: number } };

/** By when something that came in should be answered: so many minutes later, or after the next opening. Null for never. */
export function answerTime(since: Date, terms: AnswerTerms): Date | null {
  const { unansweredMinutes } = terms.alerts;
  if (unansweredMinutes === 0) return null;
  const start = openDay(since, terms) ? since : nextOpening(since, terms);
  return start && new Date(start.getTime() + unansweredMinutes * MINUTE_MS);
}

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
