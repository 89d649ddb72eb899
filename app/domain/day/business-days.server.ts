import { sqlite } from "#db/client.server.ts";
import { businessDay, lastClosedDay } from "../business-day.server.ts";
import { dayInIndia, formatDay, now } from "../clock.ts";
import { inLanguage } from "../language/in-language.server.ts";
import type { DayReport, Reopening } from "./day-report.ts";

export type BusinessDay = {
  day: string;
  floatPaise: number;
  /** Null if the day was closed without being opened. */
  openedAt: Date | null;
  openedByName: string;
  closedAt: Date | null;
  closedByName: string;
  countedPaise: number | null;
  /** Null unless it has been closed before. */
  reopened: Reopening | null;
  /** Null until it is closed. */
  report: DayReport | null;
};

type Row = Omit<BusinessDay, "openedAt" | "closedAt" | "reopened" | "report"> & {
  openedAtMs: number | null;
  closedAtMs: number | null;
  reopened: string | null;
  report: string | null;
};

const find = sqlite.prepare<[string], Row>(`
  select day, float_paise floatPaise, opened_at openedAtMs, coalesce(opener.name, '') openedByName,
    closed_at closedAtMs, coalesce(closer.name, '') closedByName, counted_paise countedPaise, reopened, report
  from business_days
  left join users opener on opener.id = opened_by
  left join users closer on closer.id = closed_by
  where day = ?`);

// The first day after the last closed one on which anything happened.
const firstWithRows = sqlite
  .prepare<string[], string | null>(`
    select min(day) from (
      select min(day) day from business_days where day > ? and closed_at is null
      union all select min(day) from drawer_entries where day > ?
      union all select min(day) from cash_handovers where day > ?
      union all select min(day) from payments where day > ? and kind <> 'claim'
      union all select min(day) from order_day_totals where day > ?)`)
  .pluck();

const firstOpened = sqlite
  .prepare<[], string | null>("select min(day) from business_days where closed_at is null")
  .pluck();

const closedDays = sqlite
  .prepare<[string, string], string>(
    "select day from business_days where day between ? and ? and closed_at is not null order by day",
  )
  .pluck();

const latestClosed = sqlite.prepare<
  [number],
  { day: string; countedPaise: number; expectedPaise: number }
>(`
  select day, counted_paise countedPaise, report ->> '$.cash.expectedPaise' expectedPaise
  from business_days where closed_at is not null order by day desc limit ?`);

const toDate = (ms: number | null) => (ms === null ? null : new Date(ms));

export function findBusinessDay(day: string): BusinessDay | undefined {
  const row = find.get(day);
  if (!row) return undefined;
  const { openedAtMs, closedAtMs, reopened, report, ...fields } = row;
  return {
    ...fields,
    openedAt: toDate(openedAtMs),
    closedAt: toDate(closedAtMs),
    reopened: reopened === null ? null : (JSON.parse(reopened) as Reopening),
    report: report === null ? null : (JSON.parse(report) as DayReport),
  };
}

/**
 * The oldest open day up to today on which something happened, or today; null if today is closed.
 * Days before the first closing need not be closed.
 */
export function dayToClose(): string | null {
  const today = dayInIndia(now());
  const closed = lastClosedDay();
  if (closed !== null && closed >= today) return null;
  const first = closed === null ? firstOpened.get() : firstWithRows.get(...Array(5).fill(closed));
  return first && first < today ? first : today;
}

/** The days whose drawer still takes entries: the day to close, and the current business date. */
export function openDays(toClose = dayToClose()): string[] {
  const current = businessDay(now());
  return toClose && toClose !== current ? [toClose, current] : [current];
}

/** In chronological order, both days included. */
export function closedDaysBetween(from: string, to: string): string[] {
  return closedDays.all(from, to);
}

/** Latest first. */
export function lastClosedDays(count: number) {
  return latestClosed.all(count);
}

/** A day as the subject of the audit log, which is in English. */
export function auditedDay(day: string): { id: string; name: string } {
  return { id: day, name: inLanguage("en", () => formatDay(day)) };
}
