import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { seededRandom } from "#tests/crash/seeded-random.ts";
import type { User } from "../access/user.ts";
import { addDays, DAY_MS, dayInPune, instantInPune } from "../clock.ts";
import { duePaise, type LedgerEntry, type LedgerMethod } from "../ledger/payment.ts";
import { cashOwedPaise, receiveCash } from "../payments/carried-cash.server.ts";
import { recordEntry } from "../payments/record-payment.server.ts";
import { dayToClose } from "./business-days.server.ts";
import { closeDay } from "./close-day.server.ts";
import { computeReport, reportOfDay } from "./day-report.server.ts";
import type { DayReport } from "./day-report.ts";
import { addDrawerEntry, openDrawer } from "./drawer.server.ts";

const STEPS = 500;
const MINUTE_MS = 60_000;
/** What came after a closing, until the next day is closed. */
const NEXT = "next";

/** What the test itself adds up for a day. */
type Expected = {
  cashPaise: number;
  netPaise: Record<LedgerMethod, number>;
  orders: number;
  totalPaise: number;
  cancelled: number;
  late: number;
};

type Placed = { id: string; totalPaise: number; day: string; isCancelled: boolean };
type Taken = LedgerEntry & { id: string; orderId: string; by: User; isOpen: boolean };

const noMoney = () => ({ cash: 0, upi: 0, card: 0, bank: 0 });

beforeAll(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => vi.useRealTimers());

function anyPerson(name: string, role: string): User {
  const id = newId();
  sqlite
    .prepare(
      "insert into users (id, name, email, password_hash, role, created_at) values (?, ?, ?, '', ?, 0)",
    )
    .run(id, name, `${id}@chatpata.test`, role);
  return { id, name, role } as User;
}

class RandomDays {
  readonly random: (below: number) => number;
  readonly owner = anyPerson("Owner", "owner");
  readonly riders = [anyPerson("Ravi", "rider"), anyPerson("Sunil", "rider")];
  readonly days = new Map<string, Expected>();
  readonly closed = new Map<string, DayReport>();
  readonly orders: Placed[] = [];
  readonly taken: Taken[] = [];
  lastClosed = "";
  at: Date;

  constructor(seed: number) {
    // Later than now and than the days of the seeds before, because ids never go back in time.
    this.at = instantInPune(`${2040 + seed}-12-10`, 15 * 60);
    vi.setSystemTime(this.at);
    const next = seededRandom(seed);
    this.random = (below) => Math.floor(next() * below);
  }

  dayNamed(name: string): Expected {
    const day = this.days.get(name) ?? {
      cashPaise: 0,
      netPaise: noMoney(),
      orders: 0,
      totalPaise: 0,
      cancelled: 0,
      late: 0,
    };
    this.days.set(name, day);
    return day;
  }

  /** The day of money that says it came or went at this instant. */
  dayOf(at: Date): { day: Expected; name: string } {
    const own = dayInPune(at);
    const name = own > this.lastClosed ? own : addDays(this.lastClosed, 1);
    const day = this.dayNamed(name);
    if (name !== own) day.late += 1;
    return { day, name };
  }

  /** Orders and cancellations after a closing wait for the next day that is closed, so that a day off keeps none. */
  dayOfOrder(at: Date): { day: Expected; name: string } {
    const own = dayInPune(at);
    const name = own > this.lastClosed ? own : NEXT;
    return { day: this.dayNamed(name), name };
  }

  /** Of a day that is open. The first one has the cancellations of the days off before it, and what waits. */
  expectedOf(name: string): Expected {
    const own = this.dayNamed(name);
    if (this.lastClosed === "" || name !== (dayToClose() ?? addDays(this.lastClosed, 1)))
      return own;
    const off = [...this.days].filter(([other]) => other > this.lastClosed && other < name);
    for (const [other, { orders, netPaise }] of off) {
      expect({ orders, netPaise }, other).toEqual({ orders: 0, netPaise: noMoney() });
    }
    const waiting = this.dayNamed(NEXT);
    return {
      ...own,
      orders: own.orders + waiting.orders,
      totalPaise: own.totalPaise + waiting.totalPaise,
      cancelled: off.reduce(
        (sum, [, day]) => sum + day.cancelled,
        own.cancelled + waiting.cancelled,
      ),
      late: own.late + waiting.late,
    };
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.random(items.length)];
  }

  place(): void {
    // One that a device without connection took up to a day ago, now and then.
    const ago = this.random(4) === 0 ? this.random(24 * 60) * MINUTE_MS : 0;
    const at = new Date(this.at.getTime() - ago);
    const [id, totalPaise] = [newId(), 1000 + this.random(50_000)];
    const channel = this.pick(["web", "counter", "phone"]);
    sqlite
      .prepare(`insert into orders (id, order_number, delivery_type, payment_method, customer_name, email, phone,
        street, city, state, zip_code, subtotal_paise, delivery_fee_paise, total_paise, channel, created_at, updated_at)
        values (?, ?, 'pickup', 'cash', '', '', '', '', '', '', '', ?, 0, ?, ?, ?, ?)`)
      .run(id, id, totalPaise, totalPaise, channel, at.getTime(), at.getTime());
    const { day, name } = this.dayOfOrder(at);
    if (name === NEXT) day.late += 1;
    day.orders += 1;
    day.totalPaise += totalPaise;
    this.orders.push({ id, totalPaise, day: name, isCancelled: false });
  }

  balanceOf({ id }: { id: string }) {
    const row = sqlite
      .prepare<
        [string],
        {
          status: string;
          totalPaise: number;
          paidPaise: number;
          waivedPaise: number;
          keptPaise: number;
        }
      >(
        "select status, total_paise totalPaise, paid_paise paidPaise, waived_paise waivedPaise, kept_paise keptPaise from orders where id = ?",
      )
      .get(id);
    if (!row) throw new Error("No order");
    return row;
  }

  record(by: User, orderId: string, entry: LedgerEntry): string {
    const id = write(() => recordEntry(by, { orderId }, entry, this.at));
    this.taken.push({ ...entry, id, orderId, by, isOpen: true });
    return id;
  }

  pay(): void {
    const order = this.pick(this.orders);
    const due = order ? duePaise(this.balanceOf(order)) : 0;
    if (!order || due === 0) return;
    const amountPaise = this.random(3) === 0 ? 1 + this.random(due) : due;
    const method = this.pick(["cash", "cash", "upi", "card"] as const) ?? "cash";
    const isCarried = method === "cash" && this.random(3) === 0;
    const by = (isCarried && this.pick(this.riders)) || this.owner;
    this.record(by, order.id, { kind: "payment", method, amountPaise, isCarried });
    const { day } = this.dayOf(this.at);
    day.netPaise[method] += amountPaise;
    if (method === "cash" && !isCarried) day.cashPaise += amountPaise;
  }

  refund(): void {
    const order = this.pick(this.orders);
    const paid = order ? this.balanceOf(order).paidPaise : 0;
    if (!order || paid === 0) return;
    const [amountPaise, method] = [
      1 + this.random(paid),
      this.pick(["cash", "upi"] as const) ?? "upi",
    ];
    this.record(this.owner, order.id, { kind: "refund", method, amountPaise, reason: "Cold" });
    const { day } = this.dayOf(this.at);
    day.netPaise[method] -= amountPaise;
    if (method === "cash") day.cashPaise -= amountPaise;
  }

  claim(): void {
    const order = this.pick(this.orders);
    if (order)
      this.record(this.owner, order.id, { kind: "claim", method: "upi", amountPaise: 5000 });
  }

  reverse(): void {
    const target = this.pick(
      this.taken.filter(({ isOpen, kind }) => isOpen && kind !== "reversal"),
    );
    if (!target) return;
    const { method, amountPaise, kind } = target;
    // Of what a rider has handed in, the cash goes back from the drawer.
    const isCarried = Boolean(target.isCarried) && cashOwedPaise(target.by.id) >= amountPaise;
    target.isOpen = false;
    const by = isCarried ? target.by : this.owner;
    const entry = {
      kind: "reversal",
      method,
      amountPaise,
      isCarried,
      appliesTo: target.id,
    } as const;
    this.record(by, target.orderId, entry);
    if (kind === "claim") return;
    const paise = kind === "refund" ? amountPaise : -amountPaise;
    const { day } = this.dayOf(this.at);
    day.netPaise[method] += paise;
    if (method === "cash" && !isCarried) day.cashPaise += paise;
  }

  cancel(): void {
    const order = this.pick(this.orders.filter(({ isCancelled }) => !isCancelled));
    if (!order) return;
    order.isCancelled = true;
    sqlite.prepare("update orders set status = 'cancelled' where id = ?").run(order.id);
    sqlite
      .prepare(`insert into order_changes (id, order_id, kind, from_value, to_value, by_role, created_at)
        values (?, ?, 'status', 'pending', 'cancelled', 'owner', ?)`)
      .run(newId(), order.id, this.at.getTime());
    this.dayOfOrder(this.at).day.cancelled += 1;
    const placedOn = this.days.get(order.day);
    if (!placedOn || this.closed.has(order.day)) return;
    placedOn.orders -= 1;
    placedOn.totalPaise -= order.totalPaise;
  }

  handIn(): void {
    const rider = this.pick(this.riders);
    const owedPaise = rider ? cashOwedPaise(rider.id) : 0;
    if (!rider || owedPaise <= 0) return;
    const amount = 1 + this.random(owedPaise);
    const received = receiveCash(this.owner, { riderId: rider.id, owedPaise, amount });
    expect(received.ok).toBe(true);
    this.dayOf(this.at).day.cashPaise += amount;
  }

  useDrawer(): void {
    const { day, name } = this.dayOf(this.at);
    if (this.random(2) === 0) {
      const float = this.random(300_000);
      if (openDrawer(this.owner, name, { float }).ok) day.cashPaise += float;
      if (dayInPune(this.at) <= this.lastClosed) day.late -= 1;
      return;
    }
    const kind = this.pick(["in", "out"] as const) ?? "in";
    const amount = 1 + this.random(50_000);
    expect(addDrawerEntry(this.owner, name, { kind, amount, reason: "Ice" }).ok).toBe(true);
    day.cashPaise += kind === "in" ? amount : -amount;
  }

  check(name: string, report: DayReport, expected = this.expectedOf(name)): void {
    const { cashPaise, netPaise, late, ...orders } = expected;
    expect(report.cash.expectedPaise, `cash of ${name}`).toBe(cashPaise);
    for (const method of ["cash", "upi", "card", "bank"] as const) {
      const found = report.methods.find((row) => row.method === method)?.netPaise ?? 0;
      expect(found, `${method} of ${name}`).toBe(netPaise[method]);
    }
    const total = Object.values(netPaise).reduce((sum, paise) => sum + paise, 0);
    const people = report.people.flatMap((person) => Object.values(person.netPaise));
    expect(people.reduce((sum, paise) => sum + paise, 0)).toBe(total);
    expect(report.channels.reduce((sum, row) => sum + row.netPaise, 0)).toBe(total);
    const { count, totalPaise, cancelled } = report.orders;
    expect({ orders: count, totalPaise, cancelled }, name).toEqual(orders);
    expect(report.channels.reduce((sum, row) => sum + row.orders, 0)).toBe(count);
    expect(report.late.length, `late rows of ${name}`).toBe(late);
  }

  close(): void {
    const name = dayToClose();
    if (!name) return;
    const expected = this.expectedOf(name);
    const expectedPaise = computeReport(name).cash.expectedPaise;
    const shownPaise = this.random(3) === 0 ? this.random(10_000) : 0;
    const countedPaise = expectedPaise + shownPaise;
    const closed = closeDay(this.owner, name, { countedPaise, shownPaise, note: "" });
    expect(closed).toMatchObject({ ok: true, value: { isClosed: true } });
    const report = reportOfDay(name);
    expect(report.closing).not.toBeNull();
    this.check(name, report, expected);
    this.closed.set(name, report);
    for (const order of this.orders) if (order.day === NEXT) order.day = name;
    this.days.delete(NEXT);
    this.lastClosed = name;
  }

  wait(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
    vi.setSystemTime(this.at);
  }

  step(): void {
    this.wait((1 + this.random(60)) * MINUTE_MS);
    const actions = [
      ...Array(4).fill(this.place),
      ...Array(5).fill(this.pay),
      this.refund,
      this.reverse,
      this.claim,
      this.cancel,
      this.handIn,
      this.useDrawer,
    ];
    this.pick(actions)?.call(this);
    this.wait(1);
    // All that is open, so that more comes in after the closing of the same day.
    if (this.random(25) === 0) while (dayToClose()) this.close();
    // Days off, now and then.
    if (this.random(25) === 0) this.wait((1 + this.random(3)) * DAY_MS);
  }
}

test.each([1, 2, 3])(
  "drawer and report of random days agree with the ledger, and a closed day does not change (seed %i)",
  (seed) => {
    for (const table of [
      "payments",
      "order_changes",
      "orders",
      "cash_handovers",
      "drawer_entries",
      "business_days",
    ]) {
      sqlite.exec(`delete from ${table}`);
    }
    const days = new RandomDays(seed);

    for (let step = 0; step < STEPS; step += 1) days.step();

    expect(days.closed.size).toBeGreaterThan(5);
    expect([...days.closed.values()].some(({ late }) => late.length > 0)).toBe(true);
    for (const [name, report] of days.closed) expect(reportOfDay(name)).toEqual(report);
    for (const name of days.days.keys()) {
      if (name !== NEXT && !days.closed.has(name) && name > days.lastClosed) {
        days.check(name, reportOfDay(name));
      }
    }
    const closed = [...days.closed.keys()];
    expect(new Set(closed.map((name) => name.slice(0, 4))).size).toBe(2);
    expect(
      closed.some((name, index) => index > 0 && addDays(closed[index - 1] ?? "", 1) < name),
    ).toBe(true);
  },
);
