import { m } from "#messages";
import { addDays, DAY_MS } from "../clock.ts";
import { translated } from "../language/translated.ts";

export const eventStatuses = [
  "pending",
  "confirmed",
  "preparing",
  "in_progress",
  "completed",
  "cancelled",
] as const;
export type EventStatus = (typeof eventStatuses)[number];

const eventStatusLabels: Record<EventStatus, string> = translated({
  pending: m.catering_pending,
  confirmed: m.catering_confirmed,
  preparing: m.catering_preparing,
  in_progress: m.catering_inProgress,
  completed: m.catering_completed,
  cancelled: m.shared_cancelled,
});

export function eventStatusLabel(status: EventStatus): string {
  return eventStatusLabels[status];
}

export function readEventStatus(text: string | null | undefined): EventStatus | undefined {
  return eventStatuses.find((status) => status === text);
}

export function isFinalEventStatus(status: EventStatus): boolean {
  return status === "completed" || status === "cancelled";
}

/** Why customers can no longer cancel their event; null while they can. */
export function whyNotCancellable(status: EventStatus): string | null {
  if (status === "pending") return null;
  const label = eventStatusLabel(status).toLowerCase();
  return m.catering_cancelByCalling({ label });
}

/** Why customers cannot change their event; null while they can. Days are `YYYY-MM-DD`. */
export function whyNotChangeable(
  { status, eventDate }: { status: EventStatus; eventDate: string },
  { today, changeDays }: { today: string; changeDays: number },
): string | null {
  const isOpen = status === "pending" || status === "confirmed";
  const isInTime = today <= addDays(eventDate, -changeDays);
  return isOpen && isInTime ? null : m.catering_changeByCalling();
}

/** Both days are `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `eventDate` and `today` are dates in India, `YYYY-MM-DD`. */
export function eventStatusMessage(status: EventStatus, eventDate: string, today: string): string {
  switch (status) {
    case "pending":
      return m.catering_awaitingConfirmationFromOurTeam();
    case "preparing":
      return m.catering_statusPreparing();
    case "in_progress":
      return m.catering_statusInProgress();
    case "completed":
      return m.catering_eventCompletedSuccessfully();
    case "cancelled":
      return m.catering_eventHasBeenCancelled();
    case "confirmed": {
      const days = daysBetween(today, eventDate);
      if (days < 0) return m.catering_eventDateHasPassed();
      if (days === 0) return m.catering_yourEventIsToday();
      return m.catering_statusConfirmed({ days });
    }
  }
}
