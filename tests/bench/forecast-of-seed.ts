/** Fills a database of its own with the demo of a seed and prints its backtest: `forecast.ts` runs it. */
import { dayInPune } from "#app/domain/clock.ts";
import { fillDemo } from "#db/demo/fill.ts";
import { backtest } from "./backtest.ts";

const [seed = "", orders = ""] = process.argv.slice(2);
const until = new Date("2026-11-20T23:00:00+05:30");
await fillDemo({ orderCount: Number(orders), seed, until, again: false });
console.log(JSON.stringify(backtest(dayInPune(until))));
