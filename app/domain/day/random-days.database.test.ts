import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { Random } from "#db/demo/random.ts";
import { newId } from "#db/new-id.ts";
import { addPerson } from "#tests/support/records/random-payments.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import type { User } from "../access/user.ts";
import { addDays, DAY_MS, dayInIndia, instantInIndia, MINUTE_MS } from "../clock.ts";
import { duePaise, type LedgerEntry, type LedgerMethod } from "../ledger/payment.ts";
import { cashOwedPaise, receiveCash } from "../payments/carried-cash.server.ts";
import { recordEntry } from "../payments/record-payment.server.ts";
import { dayToClose, findBusinessDay } from "./business-days.server.ts";
import { closeDay } from "./close-day.server.ts";
import { computeReport, reportOfDay } from "./day-report.server.ts";
import type { DayReport } from "./day-report.ts";
import { addDrawerEntry, openDrawer } from "./drawer.server.ts";
import { reopenDay } from "./reopen-day.server.ts";
import { unfinishedOn } from "./unfinished.server.ts";

const STEPS = 500;
/** Everything after a closing, until the next day is closed. */
const NEXT = "next";

/** The totals that the test itself computes for a day. */
type Expected = {
  cashPaise: number;
  netPaise: Record<LedgerMethod, number>;
  orders: number;
  totalPaise: number;
  cancelled: number;
  billedPaise: number;
  late: number;
};

type Happening = {
  /**
   * Money belongs to the day on which it moved; after a closing, everything else waits for the next day that is closed.
   */
  kind: "money" | "float" | "order" | "cancellation" | "bill";
  /** Its date in Pune. */
  date: string;
  /** The day on which it counts. */
  day: string;
  paise: number;
  method?: LedgerMethod;
  isInDrawer?: boolean;
  order?: Placed;
};

type Placed = { id: string; totalPaise: number; isCancelled: boolean };
type Taken = LedgerEntry & { id: string; orderId: string; by: User; isOpen: boolean };

const newBills = sqlite.prepare<[string], { id: string; paise: number }>(
  "select id, iif(kind = 'bill', total_paise, -total_paise) paise from bills where id > ? order by id",
);

const noMoney = () => ({ cash: 0, upi: 0, card: 0, bank: 0, online: 0 });

beforeAll(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => vi.useRealTimers());

class RandomDays {
  readonly random: (below: number) => number;
  readonly owner = addPerson("owner");
  readonly riders = [addPerson("rider"), addPerson("rider")];
  readonly happenings: Happening[] = [];
  /** In order, each with the number of events that had happened before it. */
  readonly closings: { name: string; happened: number }[] = [];
  readonly closed = new Map<string, DayReport>();
  readonly orders: Placed[] = [];
  readonly taken: Taken[] = [];
  reopenings = 0;
  lastBill = "";
  at: Date;

  constructor(seed: number) {
    // Later than the current time and the days of earlier seeds, because ids never go back in time.
    this.at = instantInIndia(`${2040 + seed}-12-10`, 15 * 60);
    vi.setSystemTime(this.at);
    const random = new Random(String(seed));
    this.random = (below) => random.integer(0, below - 1);
  }

  get lastClosed(): string {
    return this.closings.at(-1)?.name ?? "";
  }

  dayFor({ kind, date }: Pick<Happening, "kind" | "date">): string {
    if (date > this.lastClosed) return date;
    return kind === "money" ? addDays(this.lastClosed, 1) : NEXT;
  }

  happened(kind: Happening["kind"], paise: number, more: Partial<Happening> = {}): void {
    const happening = { kind, date: dayInIndia(this.at), paise, ...more };
    this.happenings.push({ day: this.dayFor(happening), ...happening });
  }

  added(name: string): Expected {
    const day = {
      cashPaise: 0,
      netPaise: noMoney(),
      ...{ orders: 0, totalPaise: 0, cancelled: 0, billedPaise: 0, late: 0 },
    };
    for (const one of this.happenings.filter((happening) => happening.day === name)) {
      if (one.isInDrawer) day.cashPaise += one.paise;
      if (one.method) day.netPaise[one.method] += one.paise;
      if (one.order && !one.order.isCancelled) {
        day.orders += 1;
        day.totalPaise += one.paise;
      }
      if (one.kind === "cancellation") day.cancelled += 1;
      if (one.kind === "bill") day.billedPaise += one.paise;
      if ((one.kind === "money" || one.order) && one.date !== name) day.late += 1;
    }
    return day;
  }

  /**
   * The figures of an open day. The first open day also gets the cancellations of the days off
   * before it and everything that waits.
   */
  expectedOf(name: string): Expected {
    const own = this.added(name);
    if (this.lastClosed === "" || name !== (dayToClose() ?? addDays(this.lastClosed, 1)))
      return own;
    const names = new Set(this.happenings.map(({ day }) => day));
    const off = [...names].filter((other) => other > this.lastClosed && other < name);
    const before = off.map((other) => this.added(other));
    for (const { orders, netPaise } of before) {
      expect({ orders, netPaise }).toEqual({ orders: 0, netPaise: noMoney() });
    }
    const waiting = this.added(NEXT);
    return {
      ...own,
      orders: own.orders + waiting.orders,
      totalPaise: own.totalPaise + waiting.totalPaise,
      cancelled: before.reduce(
        (sum, day) => sum + day.cancelled,
        own.cancelled + waiting.cancelled,
      ),
      billedPaise: own.billedPaise + waiting.billedPaise,
      late: own.late + waiting.late,
    };
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.random(items.length)];
  }

  place(): void {
    // Sometimes an order that a device took offline up to a day ago.
    const ago = this.random(4) === 0 ? this.random(24 * 60) * MINUTE_MS : 0;
    const at = new Date(this.at.getTime() - ago);
    const [id, totalPaise] = [newId(), 1000 + this.random(50_000)];
    const channel = this.pick(["web", "counter", "phone"]);
    insertRow(sqlite, "orders", {
      ...{ id, order_number: id, delivery_type: "pickup", payment_method: "cash", channel },
      ...{ subtotal_paise: totalPaise, total_paise: totalPaise, created_at: at.getTime() },
    });
    const order = { id, totalPaise, isCancelled: false };
    this.orders.push(order);
    this.happened("order", totalPaise, { date: dayInIndia(at), order });
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
    for (const { id: bill, paise } of newBills.all(this.lastBill)) {
      this.happened("bill", paise);
      this.lastBill = bill;
    }
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
    this.happened("money", amountPaise, { method, isInDrawer: method === "cash" && !isCarried });
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
    this.happened("money", -amountPaise, { method, isInDrawer: method === "cash" });
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
    // Refunding cash that a rider has handed in takes it from the drawer.
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
    this.happened("money", paise, { method, isInDrawer: method === "cash" && !isCarried });
  }

  cancel(): void {
    const order = this.pick(this.orders.filter(({ isCancelled }) => !isCancelled));
    if (!order) return;
    order.isCancelled = true;
    sqlite.prepare("update orders set status = 'cancelled' where id = ?").run(order.id);
    const change = { kind: "status", from_value: "pending", to_value: "cancelled" };
    insertRow(sqlite, "order_changes", {
      ...{ ...change, id: newId(), order_id: order.id, by_role: "owner" },
      created_at: this.at.getTime(),
    });
    this.happened("cancellation", order.totalPaise);
  }

  handIn(): void {
    const rider = this.pick(this.riders);
    const owedPaise = rider ? cashOwedPaise(rider.id) : 0;
    if (!rider || owedPaise <= 0) return;
    const amount = 1 + this.random(owedPaise);
    const received = receiveCash(this.owner, { riderId: rider.id, owedPaise, amount });
    expect(received.ok).toBe(true);
    this.happened("money", amount, { isInDrawer: true });
  }

  useDrawer(): void {
    const day = this.dayFor({ kind: "money", date: dayInIndia(this.at) });
    if (this.random(2) === 0) {
      const float = this.random(300_000);
      if (openDrawer(this.owner, day, { float }).ok) {
        this.happened("float", float, { day, isInDrawer: true });
      }
      return;
    }
    const kind = this.pick(["in", "out"] as const) ?? "in";
    const amount = 1 + this.random(50_000);
    const added = addDrawerEntry(this.owner, day, { kind, amount, reason: "Ice" });
    if (!added.ok) {
      // More than the drawer holds.
      expect([kind, added.code]).toEqual(["out", "validation"]);
      return;
    }
    this.happened("money", kind === "in" ? amount : -amount, { isInDrawer: true });
  }

  check(name: string, report: DayReport, expected = this.expectedOf(name)): void {
    const { cashPaise, netPaise, billedPaise, late, ...orders } = expected;
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
    expect(report.tax.totalPaise, `bills of ${name}`).toBe(billedPaise);
    expect(report.late.length, `late rows of ${name}`).toBe(late);
  }

  close(): void {
    const name = dayToClose();
    if (!name) return;
    const expected = this.expectedOf(name);
    const expectedPaise = computeReport(name).cash.expectedPaise;
    const shownPaise = this.random(3) === 0 ? this.random(10_000) : 0;
    const form = { countedPaise: expectedPaise + shownPaise, shownPaise, note: "" };
    const unfinished = unfinishedOn(computeReport(name))?.key ?? "";
    if (unfinished) {
      const early = closeDay(this.owner, name, { ...form, unfinished: "" });
      expect(early).toMatchObject({ ok: true, value: { isClosed: false } });
    }
    const closed = closeDay(this.owner, name, { ...form, unfinished });
    expect(closed).toMatchObject({ ok: true, value: { isClosed: true } });
    const report = reportOfDay(name);
    expect(report.closing).not.toBeNull();
    this.check(name, report, expected);
    this.closed.set(name, report);
    for (const one of this.happenings) if (one.day === NEXT) one.day = name;
    this.closings.push({ name, happened: this.happenings.length });
  }

  reopen(): void {
    const { lastClosed: name } = this;
    const closedAt = findBusinessDay(name)?.closedAt?.toISOString() ?? "";
    const isOpenedLater = this.happenings.some(({ kind, day }) => kind === "float" && day > name);
    const reopened = reopenDay(this.owner, name, { reason: "Too early", closedAt });
    expect(reopened.ok, name).toBe(name !== "" && !isOpenedLater);
    if (!reopened.ok) return;
    this.reopenings += 1;
    this.closings.pop();
    this.closed.delete(name);
    const since = this.closings.at(-1)?.happened ?? 0;
    for (const one of this.happenings.slice(since)) {
      if (one.kind !== "float") one.day = this.dayFor(one);
    }
    this.checkOpen();
  }

  checkOpen(): void {
    for (const name of new Set(this.happenings.map(({ day }) => day))) {
      if (name !== NEXT && name > this.lastClosed) this.check(name, reportOfDay(name));
    }
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
    // Closes every open day, so that more arrives after the same day's closing.
    if (this.random(25) === 0) while (dayToClose()) this.close();
    if (this.random(40) === 0) this.reopen();
    // Sometimes days off.
    if (this.random(25) === 0) this.wait((1 + this.random(3)) * DAY_MS);
  }
}

test.each([1, 2, 3])(
  "drawer and report of random days agree with the ledger, and a closed day does not change until it is reopened (seed %i)",
  (seed) => {
    for (const table of [
      "payments",
      "order_changes",
      "orders",
      "bills",
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
    days.checkOpen();
    expect(days.reopenings).toBeGreaterThan(2);
    const closed = [...days.closed.keys()];
    expect(new Set(closed.map((name) => name.slice(0, 4))).size).toBe(2);
    expect(
      closed.some((name, index) => index > 0 && addDays(closed[index - 1] ?? "", 1) < name),
    ).toBe(true);
  },
);
