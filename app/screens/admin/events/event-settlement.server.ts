import type { ZodType } from "zod";
import type { User } from "#app/domain/access/user.ts";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { dueNowPaise, eventBalance } from "#app/domain/events/event-balance.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { refundableOnlinePaise } from "#app/domain/ledger/online-transfers.server.ts";
import { eventMoney } from "#app/domain/ledger/queries.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { eventsUrl } from "#app/ui/events/events-view.ts";

export const eventUrl = (event: string) => eventsUrl({ event });

/** The data for the pages that record a payment or refund of a booking. */
export function eventSettlement(user: User, eventId: string | undefined, form: ZodType) {
  const event = orNotFound(findEvent(user, eventId ?? ""));
  return {
    number: event.eventNumber,
    name: event.customerName,
    method: undefined,
    onlinePaise: refundableOnlinePaise(event.id),
    suggestedPaise: dueNowPaise(event, dayInIndia(now())),
    money: eventMoney({ ...eventBalance(event), id: event.id }),
    paymentKey: newToken(),
    constraint: formConstraint(form),
    paymentsUrl: `/admin/events/${event.id}/payments`,
    feeUrl: `/admin/events/${event.id}/cancellation-fee`,
    backTo: eventUrl(event.id),
  };
}
