import type { CateringEvent } from "./event.ts";

type Shown = "id" | "eventName" | "eventType" | "status" | "guestCount";
export type CalendarEvent = Pick<CateringEvent, Shown> & {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `6:05 PM`. */
  time: string;
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

/** A month (`YYYY-MM`), or the week of a day (`YYYY-MM-DD`). */
export type CalendarPeriod = { month: string } | { week: string };

export type EventCalendar = {
  period: CalendarPeriod;
  label: string;
  previous: CalendarPeriod;
  next: CalendarPeriod;
  guestsPerDay: number;
  days: CalendarDay[];
};

/** Facts that help decide whether to take another booking on a day. */
export type DayOfEvents = {
  day: string;
  label: string;
  guests: number;
  guestsPerDay: number;
  isFull: boolean;
  /** The name of a holiday on which the shop is closed. */
  holiday: string | null;
  /** From this many guests on, the day is sooner than the lead time allows. */
  tooSoonFrom: number | null;
  events: CalendarEvent[];
};
