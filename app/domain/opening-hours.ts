import { m } from "#messages";
import {
  addDays,
  dayInIndia,
  formatShortDate,
  formatTime,
  instantInIndia,
  weekdayOf,
  withoutFullHour,
} from "./clock.ts";
import { shop } from "./shop.ts";
import { weekdayName } from "./weekday-names.ts";

/** `day` is its first day, `until` the last one of several, as `YYYY-MM-DD`. */
export type Holiday = { day: string; until?: string | undefined; name: string };

export const lastDayOf = ({ day, until = day }: Holiday): string => until;

/** Minutes after midnight in India: open from `opensAtMinutes`, closed from `closesAtMinutes`, which may exceed 1,440. */
export type DailyHours = { opensAtMinutes: number; closesAtMinutes: number };

/** Seven days, Monday first; null if the shop stays closed that day. */
export type WeekHours = readonly (DailyHours | null)[];

/** `closed` lasts until the owner reopens the shop, `paused` until `pausedUntil` (ISO). */
export type OpeningRules = {
  mode: "open" | "paused" | "closed";
  pausedUntil: string | null;
  hours: WeekHours;
  holidays: readonly Holiday[];
};

export type Opening = {
  state: "open" | "paused" | "closed";
  /** Whether the shop takes orders for its next opening outside opening hours. */
  takesOrders: boolean;
  /** When it opens by schedule; null while it is open or closed indefinitely. */
  opensAt: Date | null;
  /** For customers. */
  sentence: string;
  /** A short text for customers: `Closed · opens 3 PM · order ahead`. */
  line: string;
  /** For the owner. */
  summary: string;
};

/** Monday first, like `WeekHours`. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const everyWeekdayNames = [
  () => m.shared_mondays(),
  () => m.shared_tuesdays(),
  () => m.shared_wednesdays(),
  () => m.shared_thursdays(),
  () => m.shared_fridays(),
  () => m.shared_saturdays(),
  () => m.shared_sundays(),
];

/** `Mondays`, for people. */
export function everyWeekday(index: number): string {
  return everyWeekdayNames[index]?.() ?? "";
}

// Long enough for a series of holidays.
const LOOK_AHEAD_DAYS = 400;

export function holidayOn(
  day: string,
  { holidays }: Pick<OpeningRules, "holidays">,
): Holiday | undefined {
  return holidays.find((holiday) => holiday.day <= day && day <= lastDayOf(holiday));
}

/** When the shop is open on a day; null if it stays closed. */
export function openSpan(day: string, rules: OpeningRules): { from: Date; to: Date } | null {
  const hours = holidayOn(day, rules) ? null : rules.hours[weekdayOf(day)];
  if (!hours) return null;
  const { opensAtMinutes, closesAtMinutes } = hours;
  return { from: instantInIndia(day, opensAtMinutes), to: instantInIndia(day, closesAtMinutes) };
}

/** Orders placed before closing are on their way until then. */
const LAST_ORDERS_MINUTES = 120;

/** For each day, how many minutes after midnight still belong to the night before; 0 for none. */
export function nightEnds(hours: WeekHours): number[] {
  return hours.map((own, index) => {
    const before = hours[(index + 6) % 7];
    const ends = before ? before.closesAtMinutes + LAST_ORDERS_MINUTES - 1440 : 0;
    return Math.max(0, Math.min(ends, own?.opensAtMinutes ?? 1440));
  });
}

/** The day whose opening hours cover the instant; after midnight, that may be the previous day. */
export function openDay(at: Date, rules: OpeningRules): { day: string; closesAt: Date } | null {
  const today = dayInIndia(at);
  for (const day of [today, addDays(today, -1)]) {
    const span = openSpan(day, rules);
    if (span && span.from <= at && at < span.to) return { day, closesAt: span.to };
  }
  return null;
}

/** The next scheduled opening at that instant or later; null if there is none. */
export function nextOpening(after: Date, rules: OpeningRules): Date | null {
  if (rules.hours.every((hours) => hours === null)) return null;
  const first = dayInIndia(after);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const span = openSpan(addDays(first, ahead), rules);
    if (span && span.from >= after) return span.from;
  }
  return null;
}

/** The first opening on a later day; after midnight, an evening that is still open counts as today. */
export function openingAfterToday(at: Date, rules: OpeningRules): Date | null {
  const today = openDay(at, rules)?.day ?? dayInIndia(at);
  return nextOpening(instantInIndia(addDays(today, 1), 0), rules);
}

/** The day of `instant` relative to `at`. */
function relativeDay(instant: Date, at: Date): "today" | "tomorrow" | { name: string } {
  const [day, today] = [dayInIndia(instant), dayInIndia(at)];
  if (day === today) return "today";
  if (day === addDays(today, 1)) return "tomorrow";
  if (day > today && day < addDays(today, 7)) return { name: weekdayName(weekdayOf(day)) };
  return { name: formatShortDate(instant) };
}

/** `7:30 PM`, `tomorrow, 3:00 PM`, `Tuesday, 3:00 PM` or `Dec 30, 3:00 PM`. */
export function formatInstant(instant: Date, at: Date): string {
  const day = relativeDay(instant, at);
  const time = formatTime(instant);
  if (day === "today") return time;
  return day === "tomorrow" ? m.shared_tomorrowAt({ time }) : `${day.name}, ${time}`;
}

function opensText(instant: Date, at: Date): string {
  const day = relativeDay(instant, at);
  const opensAt = formatTime(instant);
  if (day === "today") return m.shared_weOpenTodayAt({ opensAt });
  if (day === "tomorrow") return m.shared_weOpenTomorrowAt({ opensAt });
  return m.shared_weOpenOnAt({ day: day.name, opensAt });
}

function closedForNow(): Opening {
  return {
    state: "closed",
    takesOrders: false,
    opensAt: null,
    sentence: m.shared_notTakingOrders(),
    line: m.shared_notTakingOrders(),
    summary: m.shared_closed(),
  };
}

export function openingAt(at: Date, rules: OpeningRules): Opening {
  if (rules.mode === "closed") return closedForNow();
  const pauseEnd = rules.mode === "paused" && rules.pausedUntil ? new Date(rules.pausedUntil) : at;
  if (pauseEnd > at) {
    const until = formatInstant(pauseEnd, at);
    const opensAt = openDay(pauseEnd, rules) ? pauseEnd : nextOpening(pauseEnd, rules);
    // By schedule, the shop may stay closed for longer than the pause.
    const later = opensAt && opensAt > pauseEnd ? opensAt : null;
    const sentence = m.shared_ordersPaused({ until }) + (later ? ` ${opensText(later, at)}` : "");
    const summary = m.shared_pausedUntil({ until });
    return {
      state: "paused",
      takesOrders: false,
      opensAt,
      sentence,
      line: sentence,
      summary: later
        ? `${summary} · ${m.shared_closedUntil({ opensAt: formatInstant(later, at) })}`
        : summary,
    };
  }
  const open = openDay(at, rules);
  if (open) {
    const sentence = m.shared_openNowUntil({ closesAt: formatTime(open.closesAt) });
    return {
      state: "open",
      takesOrders: true,
      opensAt: null,
      sentence,
      line: m.shared_openPlateIn({ preparationTime: shop.preparationTime }),
      summary: m.shared_open(),
    };
  }
  const opensAt = nextOpening(at, rules);
  if (!opensAt) return closedForNow();
  const holiday = holidayOn(dayInIndia(at), rules);
  const closed = holiday ? m.shared_closedTodayFor({ name: holiday.name }) : m.shared_closedNow();
  return {
    state: "closed",
    takesOrders: true,
    opensAt,
    sentence: `${closed} ${opensText(opensAt, at)}`,
    line: m.shared_closedOpensOrderAhead({
      opensAt: withoutFullHour(formatInstant(opensAt, at)),
    }),
    summary: m.shared_closedUntil({ opensAt: formatInstant(opensAt, at) }),
  };
}

/** The opening for which an order is taken; null if it is made at once. */
export function orderDueAt({ state, takesOrders, opensAt }: Omit<Opening, "summary">): Date | null {
  return state === "closed" && takesOrders ? opensAt : null;
}
