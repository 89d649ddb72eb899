import { beforeAll, expect, test } from "vitest";
import {
  keepForecast,
  keptForecast,
  recentErrors,
} from "#app/domain/prep/kept-forecasts.server.ts";
import { walkInForecast } from "#app/domain/prep/walk-in-days.server.ts";
import { sqlite } from "#db/client.server.ts";
import { backtest } from "#tests/bench/backtest.ts";
import { DAYS } from "./demo.ts";
import { fillDemo } from "./fill.ts";

const TODAY = "2026-11-20";

beforeAll(async () => {
  const until = new Date(`${TODAY}T23:00:00+05:30`);
  await fillDemo({ orderCount: 30 * DAYS, seed: "chatpata", until, again: false });
}, 120_000);

test("the demo has orders on each day of sixteen weeks, more on a festival", () => {
  const days = sqlite
    .prepare<[], { day: string; orders: number }>(
      "select day, sum(order_count) orders from order_day_totals group by day order by day",
    )
    .all();
  const ordersOn = (day: string) => days.find((one) => one.day === day)?.orders ?? 0;

  expect(days).toHaveLength(DAYS);
  expect(days[0]?.day).toBe("2026-08-01");
  // A Monday and the one before.
  expect(ordersOn("2026-10-12")).toBeGreaterThan(1.3 * ordersOn("2026-10-05"));
});

test("forecasts of the demo's last eight weeks are closer than the sales of the week before", () => {
  const { forecast, lastWeek } = backtest(TODAY);

  expect(forecast.sold).toBeGreaterThan(4000);
  expect(lastWeek.sold).toBe(forecast.sold);
  expect(forecast.wrong).toBeLessThan(0.85 * lastWeek.wrong);
});

test("the demo keeps the forecasts of four weeks, as they were before each day", () => {
  const errors = recentErrors(TODAY);

  expect(errors).toHaveLength(28);
  expect(errors[0]?.day).toBe("2026-11-19");
  for (const { expected, sold } of errors) expect(Math.min(expected, sold)).toBeGreaterThan(0);
  const forecast = [...walkInForecast("2026-11-19", "2026-11-19").plates];
  expect(keptForecast("2026-11-19")).toEqual(new Map(forecast.filter(([, plates]) => plates > 0)));
});

test("a forecast is kept once and never changed", () => {
  const before = keptForecast(TODAY);
  expect(before?.size).toBeGreaterThan(10);
  sqlite.prepare("update dish_day_totals set sold_count = sold_count * 3").run();

  keepForecast(TODAY);

  expect(keptForecast(TODAY)).toEqual(before);
});
