/**
 * `npm run attack`: what a few requests of a stranger do to the shop, on this machine only, for some minutes.
 * `npm run attack -- lockout image` does only these.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printTable, type Row } from "#tests/bench/table.ts";
import beforeAllTests from "#tests/support/shop/before-all.ts";
import * as attacks from "./attacks.ts";
import * as blocking from "./blocking-attacks.ts";
import * as insiders from "./inside-attacks.ts";
import * as limitAttacks from "./rate-limit-attacks.ts";

const cleanUp = await beforeAllTests();
const folder = mkdtempSync(join(tmpdir(), "chatpata-attack-"));
const rows: Row[] = [];
const only = process.argv.slice(2);
const attempts: [name: string, attack: () => Promise<Row[]>][] = [
  ["requests", () => attacks.eventLoop({ requests: 50 })],
  ["budgets", () => attacks.inputBudgets({ requests: 1_000 })],
  ["bodies", () => attacks.largeBodies({ requests: 16 })],
  ["slow", () => attacks.slowSenders({ requests: 100 })],
  ["stalled", () => blocking.stalledDownloads({ orders: 100 })],
  ["parameters", () => blocking.unknownParameters({ requests: 2_000 })],
  ["cache", blocking.failingPageCache],
  ["tickets", () => blocking.longTickets({ tickets: 4 })],
  ["connections", () => blocking.halfOpenConnections({ connections: 4_050 })],
  ["disks", () => attacks.fullDisks(folder)],
  ["lockout", () => attacks.lockout({ requests: 100 })],
  ["shared", () => limitAttacks.sharedAddress({ customers: 200 })],
  ["accounts", () => limitAttacks.registrationScript({ attempts: 1_000 })],
  ["changes", () => limitAttacks.orderChanges({ changes: 600 })],
  ["image", () => attacks.slowImage({ scans: 2_646, maxMs: 2_000 })],
  ["guests", attacks.previewsAndDrafts],
  ["cookies", () => insiders.foreignCookies({ requests: 200 })],
  ["cook", insiders.curiousCook],
  ["pins", () => insiders.alternatingPins({ rounds: 20 })],
  ["coupons", () => insiders.couponGuesses({ guesses: 200 })],
  ["forms", insiders.foreignForms],
];
try {
  for (const [name, attack] of attempts) {
    if (only.length > 0 && !only.includes(name)) continue;
    console.error(`${new Date().toISOString()} ${name}`);
    try {
      rows.push(...(await attack()));
    } catch (error) {
      rows.push({ what: name, measured: String(error), target: "an answer", met: false });
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  cleanUp();
}
printTable(rows);
if (rows.some(({ met }) => !met)) process.exitCode = 1;
