import type { EventType } from "../event-type.ts";
import type { EventStatus } from "./status.ts";

export type CalendarEvent = {
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `6:05 PM`. */
  time: string;
  eventName: string;
  eventType: EventType;
  status: EventStatus;
  guestCount: number;
};

export type CalendarDay = {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `Sat, Nov 21, 2026`. */
  label: string;
  isToday: boolean;
  guests: number;
  isFull: boolean;
  /** The first events of the day. */
  events: CalendarEvent[];
  /** The number of further events. */
  more: number;
};

/** A month of events; `month`, `previous` and `next` are `YYYY-MM`. */
export type EventCalendar = {
  month: string;
  label: string;
  previous: string;
  next: string;
  guestsPerDay: number;
  days: CalendarDay[];
};

export type DayOfEvents = { day: string; label: string; events: CalendarEvent[] };
