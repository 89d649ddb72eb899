import { addDays } from "./catering/day-capacity.ts";
import { dayInPune, formatShortDate, formatTime, instantInPune } from "./clock.ts";

/**
 * Minutes after a day's midnight in Pune; open from the first minute, closed from the last. What closes
 * after midnight closes after 1,440 minutes.
 */
export type DailyHours = { opensAtMinutes: number; closesAtMinutes: number };

/** Seven days, Monday first; null for a day on which the shop stays closed. */
export type WeekHours = readonly (DailyHours | null)[];

/** A day (`YYYY-MM-DD`) on which the shop stays closed, and what it is called. */
export type Holiday = { day: string; name: string };

/** What decides whether the shop is open. The owner closes it until opening it again, or pauses it until an instant (ISO). */
export type OpeningRules = {
  mode: "open" | "paused" | "closed";
  pausedUntil: string | null;
  hours: WeekHours;
  holidays: readonly Holiday[];
};

/** Whether the shop is open at an instant, and the words for it. */
export type Opening = {
  state: "open" | "paused" | "closed";
  /** Outside its hours the shop takes orders for its next opening. */
  takesOrders: boolean;
  /** When it opens by itself; null while it is open, and while nobody knows. */
  opensAt: Date | null;
  /** For customers. */
  sentence: string;
  /** For the owner. */
  inShort: string;
};

/** Monday first, as the week's hours are. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

// A week has an opening or has none; holidays in a row may hide it for longer.
const LOOK_AHEAD_DAYS = 400;

/** Takes a calendar day (`YYYY-MM-DD`), returns its place in the week, 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function holidayOn(day: string, { holidays }: OpeningRules): Holiday | undefined {
  return holidays.find((holiday) => holiday.day === day);
}

function openSpan(day: string, rules: OpeningRules): { from: Date; to: Date } | null {
  const hours = holidayOn(day, rules) ? null : rules.hours[weekdayOf(day)];
  if (!hours) return null;
  const { opensAtMinutes, closesAtMinutes } = hours;
  return { from: instantInPune(day, opensAtMinutes), to: instantInPune(day, closesAtMinutes) };
}

/** The day whose hours an instant is in: after midnight that may still be the evening before. */
function openDay(at: Date, rules: OpeningRules): { day: string; closesAt: Date } | null {
  const today = dayInPune(at);
  for (const day of [today, addDays(today, -1)]) {
    const span = openSpan(day, rules);
    if (span && span.from <= at && at < span.to) return { day, closesAt: span.to };
  }
  return null;
}

/**
 * Takes an instant and the rules, returns when the shop opens next by its hours, at that instant or later;
 * null when it never does. Source: spec 1 §1; the owner's wish for opening hours and holidays.
 */
export function nextOpening(after: Date, rules: OpeningRules): Date | null {
  if (rules.hours.every((hours) => hours === null)) return null;
  const first = dayInPune(after);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const span = openSpan(addDays(first, ahead), rules);
    if (span && span.from >= after) return span.from;
  }
  return null;
}

/**
 * Takes an instant and the rules, returns the first opening of a day after the one that the instant
 * belongs to: before today's opening it is not today's, after midnight the evening counts that is still
 * going on. Null when there is none. Source: the owner's wishes ('Sold out today', 'until tomorrow').
 */
export function openingAfterToday(at: Date, rules: OpeningRules): Date | null {
  const today = openDay(at, rules)?.day ?? dayInPune(at);
  return nextOpening(instantInPune(addDays(today, 1), 0), rules);
}

/** The day of an instant as somebody says it at another: nothing for the same day. */
function spokenDay(
  instant: Date,
  at: Date,
): "" | "tomorrow" | { weekday: string } | { date: string } {
  const [day, today] = [dayInPune(instant), dayInPune(at)];
  if (day === today) return "";
  if (day === addDays(today, 1)) return "tomorrow";
  if (day > today && day < addDays(today, 7)) return { weekday: weekdays[weekdayOf(day)] ?? "" };
  return { date: formatShortDate(instant) };
}

/** Takes an instant and when it is said, returns `7:30 PM`, `tomorrow, 3:00 PM`, `Tuesday, 3:00 PM` or `Dec 30, 3:00 PM`. */
export function formatInstant(instant: Date, at: Date): string {
  const day = spokenDay(instant, at);
  const words = typeof day === "string" ? day : "date" in day ? day.date : day.weekday;
  return [words, formatTime(instant)].filter(Boolean).join(", ");
}

function whenItOpens(opensAt: Date, at: Date): string {
  const day = spokenDay(opensAt, at);
  const words =
    typeof day === "string" ? day || "today" : `on ${"date" in day ? day.date : day.weekday}`;
  return `We open ${words} at ${formatTime(opensAt)}.`;
}

const CART_IS_KEPT = "Your cart is kept.";
const closedForNow: Opening = {
  state: "closed",
  takesOrders: false,
  opensAt: null,
  sentence: `We take no orders for now. ${CART_IS_KEPT}`,
  inShort: "Closed",
};

/**
 * Takes an instant and the rules, returns whether the shop is open then and what to say of it. A pause
 * ends by itself. Source: spec 1 §1; decisions, Content (`/order`); the owner's wish to pause the shop.
 */
export function openingAt(at: Date, rules: OpeningRules): Opening {
  if (rules.mode === "closed") return closedForNow;
  const pauseEnd = rules.mode === "paused" && rules.pausedUntil ? new Date(rules.pausedUntil) : at;
  if (pauseEnd > at) {
    const until = formatInstant(pauseEnd, at);
    return {
      state: "paused",
      takesOrders: false,
      opensAt: pauseEnd,
      sentence: `We take no orders until ${until}. ${CART_IS_KEPT}`,
      inShort: `Paused until ${until}`,
    };
  }
  const open = openDay(at, rules);
  if (open) {
    const sentence = `Open now, until ${formatTime(open.closesAt)}.`;
    return { state: "open", takesOrders: true, opensAt: null, sentence, inShort: "Open" };
  }
  const opensAt = nextOpening(at, rules);
  if (!opensAt) return closedForNow;
  const holiday = holidayOn(dayInPune(at), rules);
  const closed = holiday ? `Closed today for ${holiday.name}.` : "Closed now.";
  return {
    state: "closed",
    takesOrders: true,
    opensAt,
    sentence: `${closed} ${whenItOpens(opensAt, at)}`,
    inShort: `Closed until ${formatInstant(opensAt, at)}`,
  };
}

/** Takes whether the shop is open, returns for when it takes an order; null for at once. Source: the owner's wish. */
export function orderDueAt({ state, takesOrders, opensAt }: Omit<Opening, "inShort">): Date | null {
  return state === "closed" && takesOrders ? opensAt : null;
}
