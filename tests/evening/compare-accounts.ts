import { dayInIndia } from "#app/domain/clock.ts";
import { ledgerMethods } from "#app/domain/ledger/payment.ts";
import type { CsvRow } from "#tests/support/http/csv.ts";
import { type Books, cell } from "./books.ts";
import type { Differences } from "./differences.ts";
import {
  type Account,
  costPaise,
  duePaise,
  paidPaise,
  type Sale,
  sum,
  type Tally,
} from "./tally.ts";

const refundedPaise = ({ money }: Account) =>
  -sum(
    money
      .filter(({ kind, isReversed }) => kind === "refund" && !isReversed)
      .map(({ paise }) => paise),
  );

/** The amounts of a row, by column title. */
function told(account: Account): Record<string, number> {
  const due = duePaise(account);
  return {
    "Not Charged": account.totalPaise - costPaise(account),
    Paid: paidPaise(account),
    Due: Math.max(0, due),
    "Refund Due": Math.max(0, -due),
    Kept: account.keptPaise,
  };
}

/** What the bills of an order less their credit notes may add up to: a single figure once it is settled. */
function billedPaise(account: Account, isDone: boolean): number[] {
  const [paid, cost, due] = [paidPaise(account), costPaise(account), duePaise(account)];
  // While money has to be refunded, the bill may still cover it.
  if (account.isCancelled) return due < 0 ? [cost, paid] : [cost];
  return isDone || due <= 0 ? [cost] : [0, cost];
}

function compareRow(
  differences: Differences,
  account: Account,
  row: CsvRow | undefined,
  expected: Record<string, number>,
): void {
  if (!row) {
    differences.same(account.number, "missing in its file", "told");
    return;
  }
  for (const [title, paise] of Object.entries(expected)) {
    differences.samePaise(`${title} of ${account.number}`, cell(row, title), paise);
  }
}

function compareLedger(differences: Differences, { ledger }: Books, account: Account): void {
  const rows = ledger.filter(({ id }) => id === account.id);
  for (const method of ledgerMethods) {
    const stored = rows.filter((row) => row.method === method).map(({ paise }) => Number(paise));
    const own = account.money.filter((row) => row.method === method).map(({ paise }) => paise);
    differences.samePaise(`The ${method} ledger of ${account.number}`, sum(stored), sum(own));
    const what = `The number of ${method} rows of ${account.number}`;
    differences.same(what, stored.length, own.length);
  }
}

function compareBills(
  differences: Differences,
  { bills }: Books,
  account: Account,
  isDone: boolean,
): void {
  const billed = sum(
    bills.filter(({ Order }) => Order === account.number).map((row) => cell(row, "Total")),
  );
  const [least = 0, most = least] = billedPaise(account, isDone).toSorted((a, b) => a - b);
  const isBetween = account.isCancelled && billed >= least && billed <= most;
  if (billed === least || billed === most || isBetween) return;
  differences.samePaise(`The bills of ${account.number}`, billed, most);
}

/**
 * An order is dated by its sale, even if it was sold offline or after the closing; so is a bill
 * that was paid at once.
 */
function compareDates(differences: Differences, { bills }: Books, sale: Sale): void {
  const { number, placedAt, money, totalPaise } = sale;
  const day = dayInIndia(placedAt);
  const dated = number.split("-")[1] ?? "";
  differences.same(`The date in ${number}`, dated, day.slice(2).replaceAll("-", ""));
  const atOnce = money.filter(({ at }) => at.getTime() === placedAt.getTime());
  if (totalPaise === 0 || sum(atOnce.map(({ paise }) => paise)) !== totalPaise) return;
  const billed = bills.filter((bill) => bill.Order === number).map((bill) => bill.Date ?? "");
  differences.same(`The day of the bill of ${number}`, billed.toSorted()[0] ?? "none", day);
}

/** Compares each order and booking: its row in the files, its ledger and its bills. */
export function compareAccounts(differences: Differences, books: Books, tally: Tally): void {
  const rows = new Map(books.orders.map((row) => [row["Order Number"], row]));
  differences.same("The number of orders", books.orders.length, tally.sales.length);
  for (const sale of tally.sales) {
    const { totalPaise, discountPaise, tipPaise } = sale;
    compareRow(differences, sale, rows.get(sale.number), {
      ...{ Total: totalPaise, Discount: discountPaise, Tip: tipPaise },
      ...{ Refunded: refundedPaise(sale), ...told(sale) },
    });
    const status = rows.get(sale.number)?.Status?.toLowerCase().replaceAll(" ", "_") ?? "";
    differences.same(`The status of ${sale.number}`, status, sale.status);
    compareLedger(differences, books, sale);
    compareBills(differences, books, sale, sale.status === "delivered");
    compareDates(differences, books, sale);
  }
  const events = new Map(books.events.map((row) => [row["Event Number"], row]));
  differences.same("The number of bookings", books.events.length, tally.bookings.length);
  for (const booking of tally.bookings) {
    const expected = { "Total Amount": booking.totalPaise, ...told(booking) };
    compareRow(differences, booking, events.get(booking.number), expected);
    compareLedger(differences, books, booking);
    compareBills(differences, books, booking, false);
  }
  compareOpen(differences, books, tally);
}

type Open = { number: string; paise: number };

/** Compares the lists of unpaid, claimed and refundable amounts. */
function compareOpen(differences: Differences, books: Books, tally: Tally): void {
  const lists: [string, CsvRow[], string, Open[]][] = [
    ["unpaid", books.open, "Due", openOf(tally.sales, (sale) => duePaise(sale))],
    ["claimed", books.claims, "Claimed", openOf(tally.sales, ({ claim }) => claim?.paise ?? 0)],
    [
      ...(["to be refunded", books.refunds, "Refund Due"] as const),
      openOf([...tally.sales, ...tally.bookings], (account) => -duePaise(account)),
    ],
  ];
  for (const [what, rows, title, open] of lists) {
    differences.same(`The number ${what}`, rows.length, open.length);
    const shopPaise = sum(rows.map((row) => cell(row, title)));
    differences.samePaise(
      `All that is ${what}`,
      shopPaise,
      sum(open.map((one) => one.paise)),
      open,
    );
  }
}

function openOf<One extends Account | Sale>(accounts: One[], paise: (one: One) => number): Open[] {
  return accounts
    .map((account) => ({ number: account.number, paise: paise(account) }))
    .filter((open) => open.paise > 0);
}
