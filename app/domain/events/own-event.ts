import { m } from "#messages";
import { formatClock, formatDay, formatLongDay } from "../clock.ts";
import { eventTypeLabel } from "../event-type.ts";
import { balanceText, duePaise } from "../ledger/payment.ts";
import { pick } from "../pick.ts";
import { cancellationFee } from "./cancellation-fee.ts";
import { cancellationReasons } from "./cancellation-reasons.ts";
import { dietLabel } from "./diet-label.ts";
import type { CateringEvent } from "./event.ts";
import { menuLabels } from "./price-list.ts";
import { eventStatusMessage, whyNotCancellable, whyNotChangeable } from "./status.ts";

/** `today` is the date in India, `YYYY-MM-DD`. */
type Deadline = { today: string; changeDays: number };

export function ownEventCard(event: CateringEvent, deadline: Deadline) {
  const { status } = event;
  return {
    ...pick(event, ["id", "eventNumber", "eventName", "status", "guestCount"]),
    ...pick(event, ["durationHours", "totalPaise"]),
    typeLabel: eventTypeLabel(event.eventType),
    message: eventStatusMessage(status, event.eventDate, deadline.today),
    day: formatDay(event.eventDate),
    time: formatClock(event.eventTime),
    place: [event.street, event.city].join(", "),
    canCancel: whyNotCancellable(status) === null,
    /** If so, the page says it before anything is cancelled. */
    isPartKept: cancellationFee(event, deadline.today).percent > 0,
    canChange: whyNotChangeable(event, deadline) === null,
  };
}
export type OwnEventCard = ReturnType<typeof ownEventCard>;

/** At the prices of the booking. */
export function ownEventDetails(event: CateringEvent, deadline: Deadline) {
  const labels = menuLabels();
  return {
    ...ownEventCard(event, deadline),
    longDay: formatLongDay(event.eventDate),
    locationLabel: event.locationType === "venue" ? m.catering_venue() : m.catering_indoor(),
    address: [event.street, event.city, `${event.state} ${event.zipCode}`.trim()],
    ...pick(event, ["landmark", "setupRequirements", "specialRequests", "notes"]),
    ...pick(event, ["advancePaise", "paidPaise"]),
    packages: event.packages.map((one) => ({ ...one, label: labels.ofPackage(one.name) })),
    // The same dish may be booked twice, so its name cannot be the key.
    customItems: event.customItems.map((item, at) => ({
      ...item,
      name: labels.ofDish(item.name),
      key: String(at),
    })),
    dietaryRequirements: event.dietaryRequirements.map(dietLabel),
    contact: { name: event.contactName, phone: event.contactPhone, email: event.contactEmail },
    alternate: [event.alternateName, event.alternatePhone].filter(Boolean).join(", "),
    cancellationReason: cancellationReasons.shown(event.cancellationReason, "customer"),
    price: {
      ...pick(event, ["subtotalPaise", "serviceChargePaise", "setupFeePaise", "deliveryFeePaise"]),
      ...pick(event, ["travelPaise", "discountPaise", "taxPaise"]),
    },
    balancePaise: event.totalPaise - event.advancePaise,
    duePaise: duePaise(event),
    /** What is or was to be refunded, or the rest of a part payment. */
    balance: balanceText(event),
  };
}
export type OwnEventDetails = ReturnType<typeof ownEventDetails>;
