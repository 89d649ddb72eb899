import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { firstAdmin } from "#tests/support/server.ts";

type Counts = Record<string, number>;

/** How many statements each screen may run; a new screen says it here. */
const table: Counts = JSON.parse(readFileSync(join(root, "tests/api/query-counts.json"), "utf8"));

const folder = mkdtempSync(join(tmpdir(), "chatpata-queries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes how many orders a month has, returns how many statements each screen then runs. */
function countsWith(orders: number): Counts {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    DATABASE_PATH: join(folder, `${orders}.db`),
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    BACKUP_EVERY: "0",
  };
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ["--import", "tsx", ...words], {
      cwd: root,
      env,
      encoding: "utf8",
    });
  run("db/demo/run.ts", "--orders", String(orders));
  return JSON.parse(run("tests/support/count-queries.ts").trim().split("\n").at(-1) ?? "");
}

let ofFew: Counts;
let ofMany: Counts;
beforeAll(() => {
  ofFew = countsWith(30);
  ofMany = countsWith(600);
}, 120_000);

test("each screen runs as many queries as the table says", () => {
  expect(Object.keys(ofMany).length).toBeGreaterThan(90);
  expect(ofMany).toEqual(table);
});

test("no screen asks more often when there is more to show", () => {
  expect(ofFew).toEqual(ofMany);
});
