import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { Random } from "#db/demo/random.ts";
import { newWorld, randomDay } from "#tests/support/records/random-payments.ts";
import type { BillLine } from "./bill.ts";

type Row = {
  kind: "bill" | "credit_note";
  number: number;
  order_id: string;
  lines: string;
  tax_paise: number;
  round_off_paise: number;
  total_paise: number;
};

const rows = (where = "1") =>
  sqlite.prepare<[], Row>(`select * from bills where ${where} order by kind, number`).all();
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

function setTerms(isInclusive: boolean): void {
  const rate = JSON.stringify({ basisPoints: 500, code: "996331" });
  sqlite
    .prepare(
      `insert or replace into tax_terms (from_day, mode, legal_name, gstin, is_inclusive, rates, catering_rate, created_at)
       values ('2020-01-01', 'regular', 'Chatpata Foods', '27AAPFU0939F1ZV', ?, ?, ?, 0)`,
    )
    .run(Number(isInclusive), `{"":${rate}}`, rate);
}

function checkNumbers(): void {
  for (const kind of ["bill", "credit_note"] as const) {
    const numbers = rows(`kind = '${kind}'`).map(({ number }) => number);
    expect(numbers.length, kind).toBeGreaterThan(3);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
}

/** Lines and rounding add up to the total, and halves of tax are equal. */
function checkAmounts(): void {
  for (const row of rows()) {
    const lines = JSON.parse(row.lines) as BillLine[];
    expect(sum(lines.map((line) => line.totalPaise)) + row.round_off_paise).toBe(row.total_paise);
    expect(sum(lines.map((line) => line.cgstPaise + line.sgstPaise))).toBe(row.tax_paise);
    expect(row.total_paise, `${row.kind} ${row.number} is over nothing`).toBeGreaterThan(0);
    for (const { taxablePaise, cgstPaise, sgstPaise, totalPaise } of lines) {
      expect(taxablePaise + cgstPaise + sgstPaise).toBe(totalPaise);
      expect(cgstPaise).toBe(sgstPaise);
    }
  }
}

type Amount = "paid" | "kept" | "total_paise" | "waived_paise";

/**
 * Checks that an order's bills less its credit notes equal its final cost, or zero before it is
 * paid or delivered. The bills of a cancelled order must cover at least what is kept and at most
 * what has not been refunded.
 */
function checkOrders(): void {
  const orders = sqlite
    .prepare<
      [],
      { id: string; status: string; payment: string } & Record<Amount, number>
    >(`select id, status, payment_status payment, paid_paise paid, kept_paise kept, total_paise, waived_paise
      from orders`)
    .all();
  for (const { id, status, payment, paid, kept, total_paise, waived_paise } of orders) {
    const billed = rows(`order_id = '${id}'`).map((row) =>
      row.kind === "bill" ? row.total_paise : -row.total_paise,
    );
    if (status === "cancelled") {
      expect(sum(billed), `${id} keeps ${kept}`).toBeGreaterThanOrEqual(kept);
      expect(sum(billed), `${id} keeps ${kept}`).toBeLessThanOrEqual(paid);
      continue;
    }
    const cost = Math.max(0, total_paise - waived_paise);
    const isDue = status === "delivered" || payment === "paid" || payment === "refund_due";
    if (isDue) expect(sum(billed), `${id} ${payment}`).toBe(cost);
    else expect([0, cost], `${id} ${payment}`).toContain(sum(billed));
  }
}

test.each([
  ["with tax", true, "Monday"],
  ["without tax", false, "Friday"],
] as const)(
  "after random days at prices %s, bills agree with the orders",
  (_, isInclusive, seed) => {
    setTerms(isInclusive);
    randomDay(newWorld(new Random(seed)), 250);

    checkNumbers();
    checkAmounts();
    checkOrders();
  },
);

test("so they do when three processes issue them at once", async () => {
  const before = rows().length;
  const run = (seed: string) =>
    promisify(execFile)(process.execPath, [
      ...["--import", "tsx", "tests/support/records/random-payments-run.ts"],
      ...[seed, "60"],
    ]);
  await Promise.all(["counter", "office", "home"].map(run));

  expect(rows().length).toBeGreaterThan(before + 5);
  checkNumbers();
  checkAmounts();
  checkOrders();
}, 120_000);
