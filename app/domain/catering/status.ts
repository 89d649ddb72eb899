export const eventStatuses = [
  "pending",
  "confirmed",
  "preparing",
  "in_progress",
  "completed",
  "cancelled",
] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const eventTypes = [
  "birthday",
  "corporate",
  "wedding",
  "anniversary",
  "festival",
  "other",
] as const;
export type EventType = (typeof eventTypes)[number];

const labels: Record<EventStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  preparing: "Preparing",
  in_progress: "In Progress",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** Takes a status, returns the words for it. Source: spec 2 §4. */
export function eventStatusLabel(status: EventStatus): string {
  return labels[status];
}

/** Takes an event type, returns the words for it. Source: spec 2 §1. */
export function eventTypeLabel(type: EventType): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Takes any text, returns the status it names, or undefined. Source: spec 2 §4. */
export function readEventStatus(text: string | null | undefined): EventStatus | undefined {
  return eventStatuses.find((status) => status === text);
}

/** Takes any text, returns the event type it names, or undefined. Source: spec 2 §1. */
export function readEventType(text: string | null | undefined): EventType | undefined {
  return eventTypes.find((type) => type === text);
}

/** Takes a status, returns whether nothing may follow it. Source: decisions, Catering. */
export function isFinalEventStatus(status: EventStatus): boolean {
  return status === "completed" || status === "cancelled";
}

/**
 * Takes an event's status, returns why its customer cannot cancel it any more; null while they can.
 * Source: spec 2 §4 ("allowed only while pending").
 */
export function whyNotCancellable(status: EventStatus): string | null {
  if (status === "pending") return null;
  const label = eventStatusLabel(status).toLowerCase();
  return `This event is already ${label} and can no longer be cancelled here. Please call us.`;
}

const DAY_MS = 86_400_000;

/** Takes two plain days (`YYYY-MM-DD`), returns how many days the second lies after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * Takes a booking's status, its day and today in Pune (both `YYYY-MM-DD`), returns the sentence for
 * the customer. Source: spec 2 §4 Customer status messages.
 */
export function eventStatusMessage(status: EventStatus, eventDate: string, today: string): string {
  switch (status) {
    case "pending":
      return "Awaiting confirmation from our team";
    case "preparing":
      return "We are preparing for your event";
    case "in_progress":
      return "Your event is currently in progress";
    case "completed":
      return "Event completed successfully";
    case "cancelled":
      return "Event has been cancelled";
    case "confirmed": {
      const days = daysBetween(today, eventDate);
      if (days < 0) return "Event date has passed";
      if (days === 0) return "Your event is today!";
      return `Event confirmed! ${days} ${days === 1 ? "day" : "days"} until your event`;
    }
  }
}
