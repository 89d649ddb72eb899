import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "#app/cli/prepare.mjs";
import { firstAdmin } from "./server.ts";

/** Runs a program from its sources on a database. */
async function runOn(databasePath: string, ...args: string[]): Promise<string> {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_PATH: databasePath,
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    BACKUP_EVERY: "0",
  };
  const command = ["--import", "tsx", ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
}

/** Fills a new database with a demo of this many orders. */
export async function makeDemo(databasePath: string, orders: number): Promise<void> {
  await runOn(databasePath, "db/demo/run.ts", "--orders", String(orders));
}

/** The output of a program in this folder for a new demo of this many orders. */
export async function askDemo<Result>(
  databasePath: string,
  orders: number,
  program: "count-queries" | "public-reads",
): Promise<Result> {
  await makeDemo(databasePath, orders);
  const output = await runOn(databasePath, `tests/support/shop/${program}.ts`);
  return JSON.parse(output.trim().split("\n").at(-1) ?? "");
}
