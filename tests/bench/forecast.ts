/** Compares forecasts with the sales of the week before, on demo data: `npm run bench:forecast`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";
import { type ForecastError, wapePercent } from "#app/domain/prep/forecast-error.ts";
import { DAYS } from "#db/demo/demo.ts";
import type { Backtest } from "./backtest.ts";

const SEEDS = ["chatpata", "monsoon", "diwali", "koregaon", "camp"];
const ORDERS_PER_DAY = [45, 180];

const folder = mkdtempSync(join(tmpdir(), "chatpata-forecast-"));

function backtestOf(seed: string, orders: number): Backtest {
  const env = { ...process.env, DATABASE_PATH: join(folder, `${seed}-${orders}.db`) };
  const args = ["tests/bench/forecast-of-seed.ts", seed, String(orders)];
  const printed = execFileSync(join(root, "node_modules/.bin/tsx"), args, { cwd: root, env });
  return JSON.parse(String(printed));
}

function percent(error: ForecastError): string {
  return `${wapePercent(error)}%`;
}

function bias({ expected, sold }: ForecastError): string {
  return `${((100 * (expected - sold)) / sold).toFixed(1)}%`;
}

try {
  const rows = ORDERS_PER_DAY.flatMap((perDay) =>
    SEEDS.map((seed) => {
      const { forecast, lastWeek } = backtestOf(seed, perDay * DAYS);
      return {
        "orders a day": perDay,
        seed,
        "WAPE of the forecast": percent(forecast),
        "WAPE of last week": percent(lastWeek),
        "bias of the forecast": bias(forecast),
      };
    }),
  );
  console.table(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
