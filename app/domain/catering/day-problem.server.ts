import { m } from "#messages";
import { addDays, dayInIndia, instantInIndia, minutesOfDay } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { bookedGuests } from "../events/queries.server.ts";
import { dateFormat } from "../language/formats.ts";
import { holidayOn } from "../opening-hours.ts";
import { fieldProblem, type Problem, problem } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { fitsDay, leadTimeDays, nearbyFreeDays } from "../terms/day-capacity.ts";

const weekdayAndDay = dateFormat({
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

function longDay(day: string): string {
  return weekdayAndDay(new Date(`${day}T00:00:00Z`));
}

type Wanted = Pick<CateringEvent, "eventDate" | "eventTime" | "guestCount">;

type Options = {
  /** Skips the check of the lead time. */
  isAtShortNotice?: boolean;
  /** The booking that is being changed. It keeps its day, and its own guests do not count against the limit. */
  changed?: CateringEvent;
};

/** Why a booking cannot have that day and time. Problems: `validation` (the time has passed), `conflict`. */
export function dayProblem(
  { eventDate, eventTime, guestCount }: Wanted,
  at: Date,
  { isAtShortNotice = false, changed }: Options = {},
): Problem | null {
  const settings = shopSettings();
  if (instantInIndia(eventDate, minutesOfDay(eventTime)) < at) {
    const msg = m.catering_timePassed();
    return problem("validation", m.shared_validationFailed(), {
      errors: [{ path: "eventTime", msg }],
    });
  }
  const terms = settings.catering;
  const sameDay = changed?.eventDate === eventDate ? changed : undefined;
  if (sameDay && guestCount <= sameDay.guestCount) return null;
  const lead = leadTimeDays(guestCount, terms);
  const isLonger = !sameDay || lead > leadTimeDays(sameDay.guestCount, terms);
  const firstDay = addDays(dayInIndia(at), lead);
  if (eventDate < firstDay && isLonger && !isAtShortNotice) {
    const msg = m.catering_leadTimeTooShort({ guestCount, lead, firstDay: longDay(firstDay) });
    return fieldProblem("eventDate", msg, "conflict");
  }
  const booked = bookedGuests(addDays(eventDate, -30), addDays(eventDate, 30));
  const ownGuests = (day: string) => (day === changed?.eventDate ? changed.guestCount : 0);
  const hasRoom = (day: string) =>
    fitsDay((booked.get(day)?.guests ?? 0) - ownGuests(day), guestCount, terms);
  const isFree = (day: string) => hasRoom(day) && !holidayOn(day, settings);
  if (isFree(eventDate)) return null;
  const holiday = holidayOn(eventDate, settings);
  const why = holiday
    ? m.catering_closedOnHoliday({ eventDate: longDay(eventDate), name: holiday.name })
    : m.catering_isFullyBookedForGuests({ eventDate: longDay(eventDate), guestCount });
  const near = nearbyFreeDays(eventDate, firstDay, isFree).map(longDay);
  const instead =
    near.length > 0
      ? m.catering_openDatesNearby({ dates: near.join("; ") })
      : m.catering_callForDate();
  return fieldProblem("eventDate", `${why} ${instead}`, "conflict");
}
