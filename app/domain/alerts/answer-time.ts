import type { OpeningRules } from "../opening-hours.ts";
import { nextOpening, openDay } from "../opening-hours.ts";

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
