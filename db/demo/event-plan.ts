import { addDays, dayInIndia, instantInIndia, timeInIndia } from "#app/domain/clock.ts";
import { type EventStatus, eventStatuses } from "#app/domain/events/status.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";

const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;
/** Most events are completed or confirmed. */
const statusShares = [
  ["completed", 46],
  ["confirmed", 30],
  ["pending", 12],
  ["cancelled", 9],
  ["preparing", 2],
  ["in_progress", 1],
] as const satisfies [EventStatus, number][];

export type PlannedEvent = {
  status: EventStatus;
  bookedMs: number;
  startMs: number;
  eventDate: string;
  /** `HH:MM`, on the half hour. */
  eventTime: string;
  durationHours: number;
};

/** Between 11 AM and 7:30 PM. */
function randomStart({ random }: Demo, day: string): number {
  return instantInIndia(day, 0).getTime() + random.integer(22, 39) * HALF_HOUR_MS;
}

function startOf(demo: Demo, status: EventStatus): number {
  const { random, untilMs } = demo;
  const today = dayInIndia(new Date(untilMs));
  const inDays = (low: number, high: number) =>
    randomStart(demo, addDays(today, random.integer(low, high)));
  switch (status) {
    case "completed":
      return inDays(-(DAYS - 8), -1);
    case "cancelled":
      return inDays(-10, 30);
    case "preparing":
      return inDays(1, 2);
    case "in_progress":
      return Math.floor((untilMs - HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
    case "confirmed":
      return inDays(2, 45);
    case "pending":
      return inDays(5, 60);
  }
}

/** Some days before the event and within the demo's weeks; recently if the booking is still pending. */
function bookedBefore({ random, untilMs }: Demo, status: EventStatus, startMs: number): number {
  const firstMs = untilMs - (DAYS - 1) * DAY_MS;
  const latest = Math.min(untilMs - 6 * HOUR_MS, startMs - 3 * DAY_MS);
  const earliest = status === "pending" ? untilMs - 3 * DAY_MS : firstMs;
  return Math.floor(random.between(Math.min(earliest, latest - HOUR_MS), latest));
}

/** In booking order. Every status occurs at least once if there are enough bookings. */
export function plannedEvents(demo: Demo, count: number): PlannedEvent[] {
  const { random } = demo;
  return Array.from({ length: count }, (_, index) => {
    const status = eventStatuses[index] ?? random.pickWeighted<EventStatus>(statusShares);
    const startMs = startOf(demo, status);
    return {
      status,
      startMs,
      bookedMs: bookedBefore(demo, status, startMs),
      eventDate: dayInIndia(new Date(startMs)),
      eventTime: timeInIndia(new Date(startMs)),
      durationHours: status === "in_progress" ? 4 : random.integer(2, 6),
    };
  }).sort((one, other) => one.bookedMs - other.bookedMs);
}
