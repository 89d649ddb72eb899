import type { OpeningRules } from "../opening-hours.ts";
import { nextOpening, openDay } from "../opening-hours.ts";
import { expectedAt } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";

const MINUTE_MS = 60_000;

/** `unansweredMinutes` is 0 if nobody is to be told. */
export type AnswerTerms = OpeningRules & { alerts: { unansweredMinutes: number } };

/**
 * When a new order or booking should be answered: this many minutes later, or after the next
 * opening. Null for never.
 */
export function answerTime(since: Date, terms: AnswerTerms): Date | null {
  const { unansweredMinutes } = terms.alerts;
  if (unansweredMinutes === 0) return null;
  const start = openDay(since, terms) ? since : nextOpening(since, terms);
  return start && new Date(start.getTime() + unansweredMinutes * MINUTE_MS);
}

type WaitingOrder = Pick<
  Order,
  | "status"
  | "channel"
  | "createdAt"
  | "paidAt"
  | "payBy"
  | "customerWaitsAt"
  | "promisedAt"
  | "promisedUntil"
  | "delayMinutes"
>;

/**
 * Whether the customer has waited too long for the shop's answer. The customer may still choose to
 * wait for the promised time.
 */
export function isUnanswered(order: WaitingOrder, terms: AnswerTerms, at: Date): boolean {
  const answer = awaitedAnswer(order, terms, at);
  return answer !== null && answer.lateInMs <= 0 && answer.overInMs > 0;
}

/**
 * What a customer may be told about the answer to an order: how long until it is late and until the
 * promised time is over, or whether the customer chose to wait for it. Null if no answer is
 * awaited.
 */
export function awaitedAnswer(order: WaitingOrder, terms: AnswerTerms, at: Date) {
  const { status, channel, createdAt, paidAt, payBy, customerWaitsAt } = order;
  if (status !== "pending" || channel !== "web" || payBy) return null;
  // An order paid online starts to wait when it is paid.
  const dueAt = answerTime(paidAt ?? createdAt, terms);
  if (!dueAt) return null;
  return {
    isAwaited: customerWaitsAt !== null,
    lateInMs: dueAt.getTime() - at.getTime(),
    overInMs: expectedAt(order).getTime() - at.getTime(),
  };
}
export type AwaitedAnswer = NonNullable<ReturnType<typeof awaitedAnswer>>;
