import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { Random } from "#db/demo/random.ts";
import { newWorld, randomDay } from "#tests/support/records/random-payments.ts";

type Row = {
  id: string;
  kind: string;
  amount_paise: number;
  waived_paise: number;
  applies_to: string | null;
  reference: string;
};

const rowsOf = sqlite.prepare<[string], Row>(
  "select * from payments where order_id = ? order by id",
);
const orderById = sqlite.prepare<[string], Record<string, number | string>>(
  "select *, paid_at is not null has_paid_at from orders where id = ?",
);
const allOrders = sqlite.prepare<[], string>("select id from orders").pluck();

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What an order's row must contain, computed from its ledger rows alone. */
function computed(orderId: string, status: unknown, totalPaise: number, keptPaise: number) {
  const rows = rowsOf.all(orderId);
  const reversed = new Set(
    rows.filter(({ kind }) => kind === "reversal").map((row) => row.applies_to),
  );
  const answered = new Set(rows.map((row) => row.applies_to));
  const counted = (kind: string) =>
    rows.filter((row) => row.kind === kind && !reversed.has(row.id));
  const amounts = (of: Row[]) => sum(of.map((row) => row.amount_paise));
  const [paidIn, refunded] = [amounts(counted("payment")), amounts(counted("refund"))];
  const paid = paidIn - refunded;
  const waived = sum(counted("refund").map((row) => row.waived_paise));
  const cost = status === "cancelled" ? keptPaise : Math.max(0, totalPaise - waived);
  const isPaid = paid === cost && (status !== "cancelled" || keptPaise > 0);
  const state =
    paid > cost
      ? "refund_due"
      : paid < cost
        ? paid > 0
          ? "partly_paid"
          : "pending"
        : paid === 0 && refunded > 0
          ? "refunded"
          : isPaid
            ? "paid"
            : "pending";
  return {
    paidIn,
    refunded,
    row: {
      paid_paise: paid,
      refunded_paise: refunded,
      waived_paise: waived,
      claimed_paise: amounts(rows.filter((row) => row.kind === "claim" && !answered.has(row.id))),
      payment_status: state,
      has_paid_at: state === "paid" ? 1 : 0,
    },
  };
}

function checkOrder(orderId: string): void {
  const order = orderById.get(orderId);
  const [totalPaise, keptPaise] = [Number(order?.total_paise), Number(order?.kept_paise)];
  const { paidIn, refunded, row } = computed(orderId, order?.status, totalPaise, keptPaise);
  expect(order).toMatchObject(row);
  const most = order?.status === "cancelled" ? Math.min(totalPaise, row.paid_paise) : 0;
  expect(keptPaise, "more is kept than was paid").toBeLessThanOrEqual(most);
  expect(keptPaise > 0).toBe(order?.kept_reason !== "");
  expect(refunded, "refunds exceed payments").toBeLessThanOrEqual(paidIn);
}

/** Checks that each reference belongs to only one claim or payment that was not reversed, and is reserved for it. */
function checkReferences(): void {
  const used = sqlite
    .prepare(
      `select row.reference, row.id payment_id from payments row where row.reference <> '' and not exists
        (select 1 from payments answer where answer.applies_to = row.id) order by 1`,
    )
    .all();
  const reserved = sqlite.prepare("select * from payment_references order by 1").all();
  expect(reserved).toEqual(used);
}

/** Checks that nobody owes a negative amount, and that only cash is carried. */
function checkCarriedCash(): void {
  const owed = sqlite
    .prepare<[], { owed: number }>(
      `select users.id, (select coalesce(sum(iif(kind = 'payment', row.amount_paise, 0)), 0) from payments row
          where row.is_carried and row.by_user_id = users.id)
        - (select coalesce(sum(back.amount_paise), 0) from payments back join payments row on row.id = back.applies_to
          where back.is_carried and row.by_user_id = users.id)
        - (select coalesce(sum(amount_paise), 0) from cash_handovers where rider_id = users.id) owed from users`,
    )
    .all();
  expect(owed.filter((one) => one.owed < 0)).toEqual([]);
  expect(
    sqlite.prepare("select * from payments where is_carried and method <> 'cash'").all(),
  ).toEqual([]);
}

function checkAll(): void {
  const orders = allOrders.all();
  expect(orders.length).toBeGreaterThan(4);
  for (const id of orders) checkOrder(id);
  checkReferences();
  checkCarriedCash();
}

const keptCount = sqlite
  .prepare<[], number>("select count(*) from orders where kept_paise > 0")
  .pluck();
const kinds = () =>
  sqlite
    .prepare<[], string>(
      "select kind || iif(applies_to is null, '', ' of another') from payments group by 1",
    )
    .pluck()
    .all();

test.each(["Monday", "Friday", "Diwali", "monsoon"])(
  "a random %s leaves every order as its ledger says, after each step",
  (seed) => {
    randomDay(newWorld(new Random(seed)), 120, { afterEach: ({ id }) => checkOrder(id) });
    checkAll();
  },
);

test("everything happened on these days", () => {
  const happened = ["claim", "payment", "payment of another", "refund", "reversal of another"];
  expect(kinds()).toEqual(happened);
  expect(keptCount.get()).toBeGreaterThan(0);
});

test("so do three processes at once", async () => {
  const before = allOrders.all().length;
  const run = (seed: string) =>
    promisify(execFile)(process.execPath, [
      ...["--import", "tsx", "tests/support/records/random-payments-run.ts"],
      ...[seed, "60"],
    ]);
  await Promise.all(["till", "kitchen", "office"].map(run));
  expect(allOrders.all().length).toBeGreaterThan(before + 11);
  checkAll();
}, 120_000);
