import { queueEventBooked, queueEventStatus } from "../emails/queue-customer-emails.server.ts";
import {
  queueNewBookingAlerts,
  queueQuoteAnswerAlerts,
} from "../emails/queue-owner-emails.server.ts";
import type { CateringEvent } from "../events/event.ts";
import type { QuoteAnswer } from "../events/quote-terms.ts";
import {
  queueEventStatusPush,
  queueNewEventPush,
  queueQuoteAnswerPush,
} from "../push/queue-push.server.ts";

// Tells people what happens to a booking. Call these inside the transaction of the change.

export function tellOfBooking(event: CateringEvent): void {
  queueEventBooked(event);
  queueNewBookingAlerts(event);
  queueNewEventPush(event);
}

export function tellOfQuoteAnswer(event: CateringEvent, answer: QuoteAnswer): void {
  queueQuoteAnswerAlerts(event, answer);
  queueQuoteAnswerPush(event, answer);
}

export function tellOfEventStatus(event: CateringEvent): void {
  queueEventStatus(event);
  queueEventStatusPush(event);
}
