import type { CsvRow } from "#tests/support/http/csv.ts";
import { integrityErrors, partialWrites, wrongCounters } from "#tests/support/records/counters.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import { type Books, readBooks } from "./books.ts";
import { compareAccounts } from "./compare-accounts.ts";
import { compareDay } from "./compare-days.ts";
import { compareOnline } from "./compare-online.ts";
import { compareTotals } from "./compare-totals.ts";
import { Differences } from "./differences.ts";
import { untilRefundsAreSent } from "./online.ts";
import type { Scene } from "./scene.ts";

/**
 * The bills in the report of a day: those with its date, and those of a day that was closed before
 * they were issued.
 */
function billsOf(date: string, { bills }: Books, { closedDays }: Scene): CsvRow[] {
  const reported = new Set([...closedDays.values()].flatMap((closed) => closed.bills));
  const hasClosed = (day = "") => closedDays.has(day) && day < date;
  return bills.filter(
    (bill) => !reported.has(bill.Number ?? "") && (bill.Date === date || hasClosed(bill.Date)),
  );
}

function compareDays(differences: Differences, books: Books, scene: Scene): void {
  for (const day of books.days) {
    const report = JSON.stringify(day.report);
    const closed = scene.closedDays.get(day.date);
    if (closed) {
      differences.same(`The closed ${day.date}`, report, closed.report);
      continue;
    }
    const issued = billsOf(day.date, books, scene);
    compareDay(differences, day, issued, scene.tally);
    // From now on, it does not change.
    const bills = issued.map((bill) => bill.Number ?? "");
    if (day.report.closed) scene.closedDays.set(day.date, { report, bills });
  }
}

/** Where the figures of the shop differ from each other or from the tally. */
export async function compare(scene: Scene, when: string): Promise<string[]> {
  const { tally, server } = scene;
  const differences = new Differences(when);
  await untilRefundsAreSent(scene);
  const books = await readBooks(scene);
  compareAccounts(differences, books, tally);
  compareDays(differences, books, scene);
  compareOnline(differences, books, tally);
  await compareTotals(differences, books, scene);
  // A connection that has already checked the search index would compare it with what it remembers.
  const database = openDatabase(server.databasePath);
  const rows = (sql: string) => database.rows(sql);
  const broken = [...integrityErrors(rows), ...partialWrites(rows), ...wrongCounters(rows)];
  database.close();
  return [
    ...differences.found,
    ...broken.map((row) => `${when}: ${JSON.stringify(row)}`),
    ...server.takeUnexpectedErrors(),
    ...scene.faults.splice(0).map((fault) => `${when}: ${fault}`),
  ];
}
