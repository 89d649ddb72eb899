import { write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { accountWithEmail } from "../accounts/queries.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { saveBilling } from "../bills/buyers.server.ts";
import { now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { eventPrice } from "../events/event-price.ts";
import { priceList } from "../events/price-list.server.ts";
import { pricedMenu } from "../events/price-list.ts";
import { findEvent } from "../events/queries.server.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { currentLanguage, type Language } from "../language/language.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import { pick } from "../pick.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { orUnavailable } from "../storage.server.ts";
import { dayProblem } from "./day-problem.server.ts";
import { nextEventNumber } from "./event-number.server.ts";
import { tellOfBooking } from "./event-reactions.server.ts";
import type { BookingInput } from "./schema.ts";
import { writeMenu } from "./write-menu.server.ts";

const insertEvent = prepareInsert(events);

type Customer = { id: string | null; name: string; email: string; language?: Language | null };

/** For a booking that staff take. */
function customerOf({ contactInfo }: BookingInput): Customer {
  const { name, email } = contactInfo.primaryContact;
  return accountWithEmail(email) ?? { id: null, name, email };
}

function writeEvent(actor: User, input: BookingInput, isTaken: boolean, at: Date): string {
  const customer: Customer = isTaken ? customerOf(input) : actor;
  const { location, menu, contactInfo, duration, billing: _billing, ...rest } = input;
  const prices = priceList();
  const { guestCount } = input;
  const booked = pricedMenu(prices, menu, guestCount);
  const choice = { guestCount, locationType: location.type, ...booked };
  const { balancePaise: _balancePaise, ...price } = eventPrice(choice, prices);
  const id = newId();
  insertEvent.run({
    ...rest,
    ...price,
    ...pick(prices, ["serviceChargePercent", "venueFeePaise"]),
    id,
    eventNumber: nextEventNumber(at),
    userId: customer.id,
    takenByUserId: isTaken ? actor.id : null,
    durationHours: duration,
    customerName: customer.name,
    customerEmail: customer.email,
    language: customer.language ?? currentLanguage(),
    locationType: location.type,
    ...location.address,
    setupRequirements: location.setupRequirements,
    ...pick(menu, ["dietaryRequirements", "specialRequests"]),
    contactName: contactInfo.primaryContact.name,
    contactPhone: contactInfo.primaryContact.phone,
    contactEmail: contactInfo.primaryContact.email,
    alternateName: contactInfo.alternateContact.name,
    alternatePhone: contactInfo.alternateContact.phone,
    cancellationTerms: [...shopSettings().catering.cancellation],
    ringsSince: isTaken ? null : at,
    createdAt: at,
    updatedAt: at,
  });
  writeMenu(id, booked);
  return id;
}

/** The history of a booking and the audit log both record who took it. */
function recordTaken(actor: User, { id, eventNumber, guestCount, eventDate }: CateringEvent): void {
  const change = { kind: "taken", fromValue: "", toValue: "", reason: "" } as const;
  recordEventChange(actor, id, change, now());
  const subject = { id, name: eventNumber };
  const after = { guestCount, eventDate };
  recordAudit(actor, { action: "event.taken", subject, before: null, after });
}

/** A booking that staff take; only the owner takes one sooner than the lead time allows. */
type TakenByStaff = { isAtShortNotice: boolean };

/**
 * Books an event once, at the prices of the price list (docs/catering.md). Problems: `validation` (the time has
 * passed), `conflict` (the day is full, too soon or a holiday; free days are named), `key_reused`, `unavailable` (the
 * database cannot be written).
 */
export function bookEvent(
  actor: User,
  input: BookingInput,
  once: IdempotencyKey | null,
  taken?: TakenByStaff,
): Result<CateringEvent> {
  if (taken && !may(actor, "run catering")) return adminOnly;
  const isAtShortNotice =
    taken?.isAtShortNotice === true && may(actor, "take bookings at short notice");
  let isNew = false;
  const booked = orUnavailable(m.catering_bookingsUnavailable(), () =>
    write(() => {
      const earlier = resultOfKey(actor.id, "event", once);
      if (!earlier.ok) return earlier;
      const at = now();
      let eventId = earlier.value;
      if (eventId === null) {
        const refused = dayProblem(input, at, { isAtShortNotice });
        if (refused) return refused;
        eventId = writeEvent(actor, input, taken !== undefined, at);
        rememberKey(actor.id, "event", once, eventId);
      }
      const event = findEvent(actor, eventId);
      if (!event) throw new Error("A booking just written could not be read");
      isNew = earlier.value === null;
      if (isNew) {
        if (taken) recordTaken(actor, event);
        if (Object.values(input.billing).some(Boolean)) {
          const billed = { kind: "event", id: event.id, number: event.eventNumber } as const;
          saveBilling(actor, billed, { ...input.billing, placeOfSupply: "" });
        }
        tellOfBooking(event);
      }
      return ok(event);
    }),
  );
  if (booked.ok && isNew) publishOrderEvent();
  return booked;
}
