import { beforeAll, describe, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { Random } from "#db/demo/random.ts";
import { addPerson, newWorld, placeOrder } from "#tests/support/records/random-payments.ts";
import { billsOfOrder } from "../bills/queries.server.ts";
import { openEmailQueue } from "../emails/email-queue-state.server.ts";
import { balanceText, duePaise, owedPaise } from "../ledger/payment.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { openTotals } from "../payments/payment-lists.server.ts";
import { refundPayment, reversePayment, takePayment } from "../payments/settle-order.server.ts";
import { trackedOrder } from "../tracking/tracked-order.ts";
import { changeOrderStatus, markOrderPaid } from "./change-status.server.ts";
import { keepPartOfOrder } from "./keep-part.server.ts";

const world = newWorld(new Random("kept"));
const { owner, customer } = world;

beforeAll(() => {
  const rate = JSON.stringify({ basisPoints: 500, code: "996331" });
  sqlite
    .prepare(
      `insert into tax_terms (from_day, mode, legal_name, gstin, is_inclusive, rates, catering_rate, created_at)
       values ('2020-01-01', 'regular', 'Chatpata Foods', '27AAPFU0939F1ZV', 1, ?, ?, 0)`,
    )
    .run(`{"":${rate}}`, rate);
});

function order(id: string) {
  const found = findAnyOrder(id);
  if (!found) throw new Error("No order");
  return found;
}

function newOrder(): string {
  const placed = placeOrder(world);
  if (!placed.ok) throw new Error(placed.message);
  return placed.value.orderId;
}

function cancelledOrder({ isPaid = true } = {}) {
  const id = newOrder();
  if (isPaid) expect(markOrderPaid(owner, id).ok).toBe(true);
  expect(changeOrderStatus(owner, id, { status: "cancelled", reason: "Closed" }).ok).toBe(true);
  return order(id);
}

const keep = (id: string, amount: number, reason = "Cancelled too late") =>
  keepPartOfOrder(owner, id, { amount, reason });
const refund = (id: string, amount: number) =>
  refundPayment(owner, id, { amount, method: "cash", reason: "Cancelled" }, null);
const billed = (id: string) =>
  billsOfOrder(id)
    .reverse()
    .map(({ kind, totalPaise }) => (kind === "bill" ? totalPaise : -totalPaise));

describe("what is kept of a cancelled order", () => {
  test("need not be refunded, in any order of keeping and refunding", () => {
    for (const isKeptFirst of [true, false]) {
      const { id, totalPaise } = cancelledOrder();
      const before = openTotals(false).refunds;
      const [kept, back] = [1001, totalPaise - 1001];
      const steps = [() => keep(id, kept), () => refund(id, back)];
      for (const step of isKeptFirst ? steps : steps.reverse()) expect(step().ok).toBe(true);

      const settled = order(id);
      expect([owedPaise(settled), duePaise(settled)]).toEqual([0, 0]);
      expect(settled).toMatchObject({ paymentStatus: "paid", paidPaise: kept, keptPaise: kept });
      expect(balanceText(settled)).toContain("₹10.01 kept: Cancelled too late");
      expect(billed(id)).toEqual([totalPaise, -back]);
      expect(openTotals(false).refunds).toEqual({
        count: before.count - 1,
        paise: before.paise - totalPaise,
      });
    }
  });

  test("is told to the customer, by email and on the tracking page, with the reason", () => {
    openEmailQueue("https://chatpata.test");
    const { id } = cancelledOrder();
    const { email } = customer;
    sqlite
      .prepare("insert or ignore into verified_emails values (?, ?, 0)")
      .run(customer.id, email);
    sqlite
      .prepare("update orders set email = ?, user_id = ? where id = ?")
      .run(email, customer.id, id);
    sqlite.exec("delete from emails");

    keep(id, 500);
    keep(id, 500);

    const sent = sqlite.prepare("select subject, body from emails").all();
    expect(sent).toEqual([
      {
        subject: `Order ${order(id).orderNumber}: Cancellation fee`,
        body: expect.stringMatching(/Refund due ₹[\d,.]+ · ₹5 kept: Cancelled too late/),
      },
    ]);
    expect(trackedOrder(order(id), false).kept).toBe("₹5 kept: Cancelled too late");
    expect(trackedOrder(cancelledOrder(), false).kept).toBe("");
  });

  test("is in the history and the log once, however often it is sent", () => {
    const { id } = cancelledOrder();
    keep(id, 500);
    keep(id, 500);

    const changes = sqlite
      .prepare(
        "select from_value, to_value, reason, actor_id from order_changes where order_id = ? and kind = 'kept'",
      )
      .all(id);
    expect(changes).toEqual([
      { from_value: "0", to_value: "500", reason: "Cancelled too late", actor_id: owner.id },
    ]);
  });

  test("can be changed and taken back", () => {
    const { id, totalPaise } = cancelledOrder();
    keep(id, 500);
    keep(id, 300, "The food was already made");
    expect(owedPaise(order(id))).toBe(totalPaise - 300);

    keep(id, 0);

    expect(order(id)).toMatchObject({ keptPaise: 0, keptReason: "", paymentStatus: "refund_due" });
    expect(owedPaise(order(id))).toBe(totalPaise);
  });

  test("is at most the amount paid, and only of a cancelled order", () => {
    const { id, totalPaise } = cancelledOrder();
    refund(id, 100);
    expect(keep(id, totalPaise - 99)).toMatchObject({ ok: false, code: "validation" });
    expect(keep(cancelledOrder({ isPaid: false }).id, 1)).toMatchObject({ code: "validation" });
    const placed = newOrder();
    markOrderPaid(owner, placed);
    expect(keep(placed, 1)).toMatchObject({ ok: false, code: "conflict" });
    expect(order(placed).keptPaise).toBe(0);
  });

  test("is decided by those who refund", () => {
    const { id } = cancelledOrder();
    for (const actor of [addPerson("counter"), customer]) {
      const kept = keepPartOfOrder(actor, id, { amount: 1, reason: "No" });
      expect(kept).toMatchObject({ ok: false, code: "forbidden" });
    }
    expect(order(id).keptPaise).toBe(0);
  });

  test("is neither refunded nor reversed before it is taken back", () => {
    const { id, totalPaise } = cancelledOrder();
    keep(id, 500);
    expect(refund(id, totalPaise - 499)).toMatchObject({ ok: false, code: "validation" });
    expect(refund(id, totalPaise - 500).ok).toBe(true);
    expect(refund(id, 1)).toMatchObject({ ok: false, code: "conflict" });
    const other = cancelledOrder();
    keep(other.id, 500);
    const [payment] = ledgerOfOrder(other.id);
    const reversal = () =>
      reversePayment(owner, other.id, payment?.id ?? "", { reason: "Wrong order" });
    expect(reversal()).toMatchObject({ ok: false, code: "conflict" });
    keep(other.id, 0);
    expect(reversal().ok).toBe(true);
  });
});

describe("the bill of a cancelled order", () => {
  test("stands for the money until it goes back, and is credited to the paisa", () => {
    const { id, totalPaise } = cancelledOrder();
    expect(billed(id)).toEqual([totalPaise]);

    refund(id, 333);
    refund(id, 334);
    expect(billed(id)).toEqual([totalPaise, -333, -334]);
    refund(id, totalPaise - 667);

    expect(billed(id)).toEqual([totalPaise, -333, -334, -(totalPaise - 667)]);
    for (const { lines, taxPaise, roundOffPaise, totalPaise: total } of billsOfOrder(id)) {
      const sum = lines.reduce((paise, line) => paise + line.totalPaise, roundOffPaise);
      expect(sum).toBe(total);
      expect(lines.reduce((paise, line) => paise + 2 * line.cgstPaise, 0)).toBe(taxPaise);
    }
  });

  test("is one for the cancellation fee, if an earlier version credited it in full", () => {
    const { id, totalPaise } = cancelledOrder();
    const [bill] = billsOfOrder(id);
    sqlite
      .prepare(
        `insert into bills (id, order_id, event_id, kind, bill_id, series, financial_year, number, bill_number,
           mode, legal_name, gstin, reason, lines, tax_paise, round_off_paise, total_paise, day, created_at)
         select 'old-note', order_id, event_id, 'credit_note', id, 'OLD', financial_year, 1, 'OLD/1',
           mode, legal_name, gstin, 'Cancelled', lines, tax_paise, round_off_paise, total_paise, day, created_at
         from bills where id = ?`,
      )
      .run(bill?.id);
    refund(id, totalPaise - 1000);
    expect(billed(id)).toHaveLength(2);

    keep(id, 1000);

    const [fee] = billsOfOrder(id).filter(({ totalPaise: total }) => total === 1000);
    expect(fee).toMatchObject({ kind: "bill", taxPaise: 48 });
    expect(fee?.lines).toMatchObject([{ name: "Cancellation fee", basisPoints: 500 }]);
    keep(id, 400);
    refund(id, 600);
    expect(billed(id).sort((a, b) => a - b)).toEqual([-totalPaise, -600, 1000, totalPaise]);
  });

  test("is one for the cancellation fee, if it was never billed", () => {
    const id = newOrder();
    takePayment(owner, id, { amount: 2000, method: "card" }, null);
    changeOrderStatus(owner, id, { status: "cancelled", reason: "Closed" });
    expect(billed(id)).toEqual([]);

    keep(id, 500);

    expect(billed(id)).toEqual([500]);
    expect(refund(id, 1500).ok).toBe(true);
    expect(billed(id)).toEqual([500]);
  });
});
