import { m } from "#messages";
import { formatClock, formatDateTime, formatDay, formatLongDay } from "../clock.ts";
import { eventTypeLabel } from "../event-type.ts";
import { balanceText, duePaise, owedPaise, paymentStatusOf } from "../ledger/payment.ts";
import { pick } from "../pick.ts";
import { cancellationReasons } from "./cancellation-reasons.ts";
import { dietLabel } from "./diet-label.ts";
import type { CateringEvent } from "./event.ts";
import { eventBalance } from "./event-balance.ts";
import { recomputedPrice } from "./event-price.ts";
import { menuLabels } from "./price-list.ts";
import { eventStatusLabel, isFinalEventStatus } from "./status.ts";

export function eventRow(event: CateringEvent) {
  const { totalPaise, advancePaise } = recomputedPrice(event);
  return {
    ...pick(event, ["id", "eventNumber", "eventName", "eventType", "status", "guestCount"]),
    ...pick(event, ["durationHours", "customerName", "customerEmail"]),
    typeLabel: eventTypeLabel(event.eventType),
    isFinal: isFinalEventStatus(event.status),
    day: formatDay(event.eventDate),
    time: formatClock(event.eventTime),
    phone: event.contactPhone,
    phoneHref: event.contactPhone && `tel:${event.contactPhone.replace(/[^\d+]/g, "")}`,
    totalPaise,
    advancePaise,
  };
}
export type EventRow = ReturnType<typeof eventRow>;

export function eventTicket(event: CateringEvent) {
  const price = recomputedPrice(event);
  const labels = menuLabels();
  const balance = eventBalance(event);
  return {
    ...eventRow(event),
    price,
    serviceChargePercent: event.serviceChargePercent,
    longDay: formatLongDay(event.eventDate),
    statusLabel: eventStatusLabel(event.status),
    ...pick(event, ["contactName", "contactEmail", "alternateName", "alternatePhone"]),
    ...pick(event, ["landmark", "setupRequirements", "specialRequests", "notes", "checklist"]),
    locationType: event.locationType === "venue" ? m.catering_venue() : m.catering_indoor(),
    address: [event.street, event.city, `${event.state} ${event.zipCode}`.trim()].filter(Boolean),
    packages: event.packages.map((one) => ({ ...one, label: labels.ofPackage(one.name) })),
    customItems: event.customItems.map((item, position) => ({
      ...item,
      name: labels.ofDish(item.name),
      position,
    })),
    dietaryRequirements: event.dietaryRequirements.map(dietLabel),
    cancellationReason: cancellationReasons.shown(event.cancellationReason),
    payment: {
      status: paymentStatusOf(balance),
      paidPaise: balance.paidPaise,
      refundedPaise: balance.refundedPaise,
      duePaise: duePaise(balance),
      owedPaise: owedPaise(balance),
      text: balanceText(balance),
    },
    bookedAt: formatDateTime(event.createdAt),
  };
}
export type EventTicket = ReturnType<typeof eventTicket>;
