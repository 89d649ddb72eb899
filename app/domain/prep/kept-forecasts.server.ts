import { sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { forecasts } from "#db/schema/forecasts.ts";
import { addDays, dayInPune, now } from "../clock.ts";
import { type ForecastError, forecastError, type Plates } from "./forecast-error.ts";
import { walkInDays, walkInForecast } from "./walk-in-days.server.ts";

const ERROR_DAYS = 28;

const between = db
  .select({ day: forecasts.day, productId: forecasts.productId, plates: forecasts.plates })
  .from(forecasts)
  .where(sql`${forecasts.day} between ${sql.placeholder("from")} and ${sql.placeholder("to")}`)
  .prepare();

const insert = prepareInsert(forecasts);

/** By day. Both days count. */
function keptForecasts(from: string, to: string): Map<string, Map<string, number>> {
  const days = new Map<string, Map<string, number>>();
  for (const { day, productId, plates } of between.all({ from, to })) {
    const kept = days.get(day) ?? new Map();
    days.set(day, kept.set(productId, plates));
  }
  return days;
}

/** Undefined if none was kept. */
export function keptForecast(day: string): Plates | undefined {
  return keptForecasts(day, day).get(day);
}

/** Keeps the forecast of a day, once. It uses only earlier days, so it can be kept at any time of the day. */
export function keepForecast(day: string = dayInPune(now())): void {
  if (keptForecast(day)) return;
  const expected = [...walkInForecast(day, day).plates].filter(([, plates]) => plates > 0);
  if (expected.length === 0) return;
  const createdAt = now();
  write(() => {
    for (const [productId, plates] of expected) insert.run({ day, productId, plates, createdAt });
  });
}

/** Of the last four weeks before a day, latest first. */
export function recentErrors(day: string): ({ day: string } & ForecastError)[] {
  const [from, to] = [addDays(day, -ERROR_DAYS), addDays(day, -1)];
  const kept = keptForecasts(from, to);
  if (kept.size === 0) return [];
  const sold = new Map(walkInDays(from, to).map((past) => [past.day, past.plates]));
  return [...kept]
    .map(([past, expected]) => ({
      day: past,
      ...forecastError(expected, sold.get(past) ?? new Map()),
    }))
    .sort((a, b) => b.day.localeCompare(a.day));
}
