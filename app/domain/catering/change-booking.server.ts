import { updateRow } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { dayInIndia, now } from "../clock.ts";
import { queueEventChangedAlerts } from "../emails/queue-owner-emails.server.ts";
import type { CateringEvent } from "../events/event.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { eventPrice } from "../events/event-price.ts";
import { priceList } from "../events/price-list.server.ts";
import { findNamed, limitsIncluding, type PriceList, pricedMenu } from "../events/price-list.ts";
import { findOwnEvent } from "../events/queries.server.ts";
import { whyNotChangeable } from "../events/status.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { fieldProblem, ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { isExpired } from "./answer-quote.server.ts";
import { dayProblem } from "./day-problem.server.ts";
import { lastQuote } from "./quotes.server.ts";
import type { BookingChange } from "./schema.ts";
import { rewriteTerms } from "./write-menu.server.ts";

/** The price list with everything in the booking as it was booked, even outside what the owner offers or allows now. */
export function pricesOfBooking(event: CateringEvent): PriceList {
  const offered = priceList();
  const { locationType, serviceChargePercent, venueFeePaise, travelPaise, discountPaise } = event;
  const without = <Named extends { name: string }>(
    list: readonly Named[],
    booked: { name: string }[],
  ) => list.filter(({ name }) => !findNamed(booked, name));
  const items = event.customItems.filter(
    (item) => findNamed(event.customItems, item.name) === item,
  );
  return {
    ...offered,
    ...limitsIncluding(offered, [event]),
    ...{ locationType, serviceChargePercent, venueFeePaise, travelPaise, discountPaise },
    packages: [
      ...event.packages.map((one) => ({
        notes: { catering: "", corporate: "", wedding: "" },
        label: one.name,
        ...findNamed(offered.packages, one.name),
        ...{ name: one.name, pricePaise: one.pricePaise, setupFeePaise: one.setupFeePaise },
        dishes: one.dishes.map((dish) => ({ ...dish, label: dish.name })),
      })),
      ...without(offered.packages, event.packages),
    ],
    items: [
      ...items.map(({ name, pricePaise }) => ({
        label: name,
        ...findNamed(offered.items, name),
        ...{ name, pricePaise },
      })),
      ...without(offered.items, event.customItems),
    ],
  };
}

/** Why the customer cannot change it; null if the customer can. */
export function whyNotChangeableNow(event: CateringEvent, at: Date): string | null {
  const { changeDays } = shopSettings().catering;
  const tooLate = whyNotChangeable(event, { today: dayInIndia(at), changeDays });
  if (tooLate) return tooLate;
  const quote = lastQuote(event.id);
  const isOpen = quote && !quote.acceptedAt && !isExpired(quote, at);
  return isOpen ? m.catering_answerTheQuoteFirst() : null;
}

function changed(event: CateringEvent, { guestCount, menu }: BookingChange): CateringEvent {
  const booked = pricedMenu(pricesOfBooking(event), menu, guestCount);
  const { dietaryRequirements, specialRequests } = menu;
  return { ...event, guestCount, ...booked, dietaryRequirements, specialRequests };
}

function priceBeforeDiscount(event: CateringEvent): number {
  const { totalPaise, discountPaise } = eventPrice(event, event);
  return totalPaise + discountPaise;
}

/**
 * Lets customers change guests and menu of their own booking, at its own prices. Problems: `not_found`, `conflict` (too
 * late, a quote awaits its answer, the booking has changed since, the day is full or too soon for so many guests, or it
 * would cost less than the amount for which a discount was agreed).
 */
export function changeBooking(
  actor: User,
  eventNumber: string,
  change: BookingChange,
  once: IdempotencyKey | null,
): Result<CateringEvent> {
  return writeAndPublish((): Result<CateringEvent> => {
    const event = findOwnEvent(actor, eventNumber);
    if (!event) return problem("not_found", m.shared_eventNotFound());
    const earlier = resultOfKey(actor.id, "change", once);
    if (!earlier.ok) return earlier;
    if (earlier.value === event.id) return ok(event);
    const at = now();
    const tooLate = whyNotChangeableNow(event, at);
    if (tooLate) return problem("conflict", tooLate);
    if (change.version !== event.updatedAt.getTime()) {
      return problem("conflict", m.catering_eventChangedMeanwhile());
    }
    const after = changed(event, change);
    // Otherwise a discount agreed for many guests could pay for a few.
    if (event.discountPaise > 0 && priceBeforeDiscount(after) < priceBeforeDiscount(event)) {
      return problem("conflict", m.catering_discountNeedsNewQuote());
    }
    const refused = dayProblem(after, at, { changed: event });
    if (refused) {
      return fieldProblem("guestCount", refused.errors?.[0]?.msg ?? refused.message, "conflict");
    }
    rewriteTerms(after, at);
    const { dietaryRequirements, specialRequests } = after;
    updateRow(events, event.id, { dietaryRequirements, specialRequests });
    const totalPaise = eventPrice(after, after).totalPaise;
    const fromValue = `${event.guestCount} ${event.totalPaise}`;
    const toValue = `${after.guestCount} ${totalPaise}`;
    recordEventChange(actor, event.id, { kind: "changed", fromValue, toValue, reason: "" }, at);
    recordAudit(actor, {
      action: "event.changed",
      subject: { id: event.id, name: event.eventNumber },
      before: { guestCount: event.guestCount, totalPaise: event.totalPaise },
      after: { guestCount: after.guestCount, totalPaise },
    });
    const written = findOwnEvent(actor, eventNumber) ?? after;
    queueEventChangedAlerts(written);
    rememberKey(actor.id, "change", once, event.id);
    return ok(written);
  });
}
