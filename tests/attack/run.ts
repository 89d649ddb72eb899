/**
 * `npm run attack`: shows what a few requests from a stranger do to the shop. Runs only on this
 * machine, for a few minutes. `npm run attack -- bodies slow` runs only these two.
 */
import { printTable, type Row } from "#tests/bench/table.ts";
import beforeAllTests from "#tests/support/shop/before-all.ts";
import * as attacks from "./attacks.ts";
import * as blocking from "./blocking-attacks.ts";

const cleanUp = await beforeAllTests();
const rows: Row[] = [];
const only = process.argv.slice(2);
const attempts: [name: string, attack: () => Promise<Row[]>][] = [
  ["requests", () => attacks.eventLoop({ requests: 50 })],
  ["budgets", () => attacks.inputBudgets({ requests: 1_000 })],
  ["bodies", () => attacks.largeBodies({ requests: 16 })],
  ["slow", () => attacks.slowSenders({ requests: 100 })],
  ["tickets", () => blocking.longTickets({ tickets: 4 })],
  ["connections", () => blocking.halfOpenConnections({ connections: 4_050 })],
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
  cleanUp();
}
printTable(rows);
if (rows.some(({ met }) => !met)) process.exitCode = 1;
