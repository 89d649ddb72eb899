import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { lastClosedDay } from "../business-day.server.ts";
import {
  addDays,
  dayInIndia,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatTime,
  now,
} from "../clock.ts";
import { emailSiteUrl } from "../emails/email-queue-state.server.ts";
import { dayToClose, findBusinessDay, lastClosedDays, openDays } from "./business-days.server.ts";
import { reportOfDay } from "./day-report.server.ts";
import { reopeningProblem } from "./reopen-day.server.ts";
import { reopenedText } from "./report-lines.ts";
import { dayText } from "./schema.ts";
import { unfinishedOn } from "./unfinished.server.ts";

const LISTED_DAYS = 7;

/** The day that needs attention: the oldest open one, or today once it is closed. */
export function currentDay(): string {
  return dayToClose() ?? dayInIndia(now());
}

const named = (day: string) => ({ day, name: formatDay(day) });

/**
 * The data of a day's page; null if the day is invalid or in the future. The person who counts the
 * cash of an open day must not see a figure that reveals how much there should be, so the figures
 * are on a separate page where nothing is counted.
 */
export function dayPage(actor: User, day: string, { showsFigures = false } = {}) {
  if (!dayText.safeParse(day).success) return null;
  const toClose = dayToClose();
  const [open, closed] = [openDays(toClose), lastClosedDay()];
  const last = open.at(-1) ?? day;
  if (day > last) return null;
  const drawer = findBusinessDay(day);
  const mayClose = may(actor, "close the day");
  const report = reportOfDay(day);
  const isClosed = drawer?.closedAt != null;
  const isOpen = open.includes(day);
  const isCounted = isOpen && !(showsFigures && mayClose);
  const isClosable = mayClose && day === toClose && isCounted;
  const isReopenable = may(actor, "reopen the day") && reopeningProblem(day, drawer) === null;
  return {
    day,
    title: formatLongDay(day),
    isToday: day === dayInIndia(now()),
    isClosed,
    closedAt: drawer?.closedAt ? formatDateTime(drawer.closedAt) : null,
    /** It was never closed, but a later day was. */
    isPast: !isClosed && closed !== null && day < closed,
    isOpen,
    /** Whether the drawer is opened, used and counted on this page. */
    isCounted,
    opening: drawer?.openedAt
      ? {
          floatPaise: drawer.floatPaise,
          by: drawer.openedByName,
          at: formatTime(drawer.openedAt),
        }
      : null,
    entries: report.entries,
    shiftCount: report.shifts?.length ?? 0,
    mayClose,
    /** Null for people who only use the drawer, and on the page where it is counted. */
    report: mayClose && !isCounted ? report : null,
    isClosable,
    unfinished: isClosable ? unfinishedOn(report) : null,
    /** Identifies the closing; null if this person cannot reopen the day. */
    reopensClosingOf: isReopenable ? (drawer?.closedAt?.toISOString() ?? null) : null,
    reopened: drawer?.reopened ? reopenedText(drawer.reopened) : null,
    first: toClose && toClose < day ? named(toClose) : null,
    isTomorrow: toClose === null && day > dayInIndia(now()),
    previous: named(addDays(day, -1)),
    next: day < last ? named(addDays(day, 1)) : null,
    recent: mayClose
      ? lastClosedDays(LISTED_DAYS).map(({ countedPaise, expectedPaise, ...row }) => ({
          ...named(row.day),
          differencePaise: countedPaise - expectedPaise,
        }))
      : [],
    sendsEmails: emailSiteUrl() !== null,
  };
}

export type DayPage = NonNullable<ReturnType<typeof dayPage>>;
