import { type CateringEvent, outstandingPaise } from "./event.ts";
import { formatClock, formatDay, formatLongDay } from "./event-times.ts";
import { eventStatusMessage, eventTypeLabel } from "./status.ts";

/** Takes a booking and today in Pune (`YYYY-MM-DD`), returns its card in the customer's list, in words. Source: spec 2 §2 /my-events, §4. */
export function ownEventCard(event: CateringEvent, today: string) {
  const { id, eventNumber, eventName, status, guestCount, durationHours, totalPaise } = event;
  return {
    id,
    eventNumber,
    eventName,
    status,
    guestCount,
    durationHours,
    totalPaise,
    typeLabel: eventTypeLabel(event.eventType),
    message: eventStatusMessage(status, event.eventDate, today),
    day: formatDay(event.eventDate),
    time: formatClock(event.eventTime),
    place: [event.street, event.city].join(", "),
    canCancel: status === "pending",
  };
}
export type OwnEventCard = ReturnType<typeof ownEventCard>;

/** Takes a booking and today in Pune, returns everything of it as its customer reads it, at the figures it was booked with. Source: spec 2 §2 /my-events, §3. */
export function ownEventDetails(event: CateringEvent, today: string) {
  return {
    ...ownEventCard(event, today),
    longDay: formatLongDay(event.eventDate),
    locationLabel: event.locationType === "venue" ? "Venue" : "Indoor",
    address: [event.street, event.city, `${event.state} ${event.zipCode}`.trim()],
    landmark: event.landmark,
    setupRequirements: event.setupRequirements,
    packages: event.packages,
    // Somebody may have booked one dish in two ways.
    customItems: event.customItems.map((item, at) => ({ ...item, key: String(at) })),
    dietaryRequirements: event.dietaryRequirements,
    specialRequests: event.specialRequests,
    contact: { name: event.contactName, phone: event.contactPhone, email: event.contactEmail },
    alternate: [event.alternateName, event.alternatePhone].filter(Boolean).join(", "),
    notes: event.notes,
    cancellationReason: event.cancellationReason,
    price: {
      subtotalPaise: event.subtotalPaise,
      serviceChargePaise: event.serviceChargePaise,
      setupFeePaise: event.setupFeePaise,
      deliveryFeePaise: event.deliveryFeePaise,
      taxPaise: event.taxPaise,
    },
    advancePaise: event.advancePaise,
    balancePaise: event.totalPaise - event.advancePaise,
    receivedPaise: event.advanceReceivedPaise,
    outstandingPaise: outstandingPaise(event),
  };
}
export type OwnEventDetails = ReturnType<typeof ownEventDetails>;
