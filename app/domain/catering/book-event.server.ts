import { write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { eventItems, eventPackages, events } from "#db/schema/events.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { accountOfContact } from "../accounts/account-of-contact.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { addDays, dayInIndia, instantInIndia, minutesOfDay, now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { eventPrice } from "../events/event-price.ts";
import { priceList } from "../events/price-list.server.ts";
import { findNamed } from "../events/price-list.ts";
import { bookedGuests, findEvent } from "../events/queries.server.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { dateFormat } from "../language/formats.ts";
import { currentLanguage, type Language } from "../language/language.ts";
import { holidayOn } from "../opening-hours.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import { orUnavailable } from "../storage.server.ts";
import { fitsDay, leadTimeDays, nearbyFreeDays } from "../terms/day-capacity.ts";
import { nextEventNumber } from "./event-number.server.ts";
import { tellOfBooking } from "./event-reactions.server.ts";
import type { BookingInput } from "./schema.ts";

const insertEvent = prepareInsert(events);
const insertPackage = prepareInsert(eventPackages);
const insertItem = prepareInsert(eventItems);

const weekdayAndDay = dateFormat({
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

function longDay(day: string): string {
  return weekdayAndDay(new Date(`${day}T00:00:00Z`));
}

function timeProblem(
  input: BookingInput,
  at: Date,
  settings: ShopSettings,
  isAtShortNotice: boolean,
) {
  const { eventDate, eventTime, guestCount } = input;
  if (instantInIndia(eventDate, minutesOfDay(eventTime)) < at) {
    const msg = m.catering_timePassed();
    return problem("validation", m.shared_validationFailed(), {
      errors: [{ path: "eventTime", msg }],
    });
  }
  const terms = settings.catering;
  const lead = leadTimeDays(guestCount, terms);
  const firstDay = addDays(dayInIndia(at), lead);
  if (eventDate < firstDay && !isAtShortNotice) {
    const msg = m.catering_leadTimeTooShort({ guestCount, lead, firstDay: longDay(firstDay) });
    return fieldProblem("eventDate", msg, "conflict");
  }
  const booked = bookedGuests(addDays(eventDate, -30), addDays(eventDate, 30));
  const hasRoom = (day: string) => fitsDay(booked.get(day)?.guests ?? 0, guestCount, terms);
  const isFree = (day: string) => hasRoom(day) && !holidayOn(day, settings);
  if (isFree(eventDate)) return null;
  const holiday = holidayOn(eventDate, settings);
  const why = holiday
    ? m.catering_closedOnHoliday({ eventDate: longDay(eventDate), name: holiday.name })
    : m.catering_isFullyBookedForGuests({ eventDate: longDay(eventDate), guestCount });
  const near = nearbyFreeDays(eventDate, firstDay, isFree).map(longDay);
  const instead =
    near.length > 0
      ? m.catering_openDatesNearby({ dates: near.join("; ") })
      : m.catering_callForDate();
  return fieldProblem("eventDate", `${why} ${instead}`, "conflict");
}

type Customer = { id: string | null; name: string; email: string; language?: Language | null };

/** Of a booking that staff take: the account of its contact, if there is one. */
function customerOf({ contactInfo }: BookingInput): Customer {
  const { name, phone, email } = contactInfo.primaryContact;
  return accountOfContact({ phone, email }) ?? { id: null, name, email };
}

function writeEvent(actor: User, input: BookingInput, isTaken: boolean, at: Date): string {
  const customer: Customer = isTaken ? customerOf(input) : actor;
  const { location, menu, contactInfo, duration, ...rest } = input;
  const prices = priceList();
  const packages = prices.packages.filter((known) => menu.packages.includes(known.name));
  const items = menu.customItems.map((item) => ({
    ...item,
    pricePaise: findNamed(prices.items, item.name)?.pricePaise ?? 0,
  }));
  const { guestCount } = input;
  const choice = { guestCount, locationType: location.type, packages, customItems: items };
  const { balancePaise: _, ...price } = eventPrice(choice, prices);
  const id = newId();
  insertEvent.run({
    ...rest,
    ...price,
    serviceChargePercent: prices.serviceChargePercent,
    venueFeePaise: prices.venueFeePaise,
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
    dietaryRequirements: menu.dietaryRequirements,
    specialRequests: menu.specialRequests,
    contactName: contactInfo.primaryContact.name,
    contactPhone: contactInfo.primaryContact.phone,
    contactEmail: contactInfo.primaryContact.email,
    alternateName: contactInfo.alternateContact.name,
    alternatePhone: contactInfo.alternateContact.phone,
    ringsSince: isTaken ? null : at,
    createdAt: at,
    updatedAt: at,
  });
  for (const { name, pricePaise, setupFeePaise, dishes } of packages) {
    insertPackage.run({
      eventId: id,
      name,
      pricePaise,
      setupFeePaise,
      totalPaise: pricePaise * guestCount,
      dishes: dishes.map((dish) => ({ name: dish.name, pricePaise: dish.pricePaise })),
    });
  }
  items.forEach((item, position) => {
    insertItem.run({
      ...item,
      eventId: id,
      position,
      totalPaise: item.pricePaise * item.quantity,
    });
  });
  return id;
}

/** Who took a booking is in its history and in the audit log. */
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
        const refused = timeProblem(input, at, shopSettings(), isAtShortNotice);
        if (refused) return refused;
        eventId = writeEvent(actor, input, taken !== undefined, at);
        rememberKey(actor.id, "event", once, eventId);
      }
      const event = findEvent(actor, eventId);
      if (!event) throw new Error("A booking just written could not be read");
      isNew = earlier.value === null;
      if (isNew) {
        if (taken) recordTaken(actor, event);
        tellOfBooking(event);
      }
      return ok(event);
    }),
  );
  if (booked.ok && isNew) publishOrderEvent();
  return booked;
}
