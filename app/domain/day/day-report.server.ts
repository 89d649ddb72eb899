import { sqlite } from "#db/client.server.ts";
import { firstIdAt } from "#db/new-id.ts";
import { lastClosedDay } from "../business-day.server.ts";
import { addDays, DAY_MS, instantInIndia } from "../clock.ts";
import type { LedgerMethod } from "../ledger/payment.ts";
import { ledgerMethods } from "../ledger/payment.ts";
import type { OrderChannel } from "../orders/order.ts";
import { cashCarriers } from "../payments/carried-cash.server.ts";
import { NOT_ANSWERED } from "../reasons/known-reasons.ts";
import type { BusinessDay } from "./business-days.server.ts";
import { dayToClose, findBusinessDay } from "./business-days.server.ts";
import type { Cash, ChannelTotals, DayReport, LateRow, MethodTotals, Shift } from "./day-report.ts";

// A reversal counts against the row it reverses; claimed payments do not count.
const LEDGER = `
  from payments row
  left join payments target on target.id = row.applies_to and row.kind = 'reversal'
  where row.day = ? and row.kind <> 'claim' and coalesce(target.kind, '') <> 'claim'`;
const AMOUNT = "coalesce(target.amount_paise, row.amount_paise)";
const METHOD = "coalesce(target.method, row.method)";
const REVERSED = `iif(row.kind = 'reversal', iif(target.kind = 'refund', -${AMOUNT}, ${AMOUNT}), 0)`;
const NET = `case row.kind when 'payment' then ${AMOUNT} when 'refund' then -${AMOUNT} else -${REVERSED} end`;

type MethodRow = Omit<MethodTotals, "netPaise"> & { isCarried: 0 | 1 };

const byMethod = sqlite.prepare<[string], MethodRow>(`
  select ${METHOD} method, row.is_carried isCarried,
    sum(row.kind = 'payment') payments, sum(iif(row.kind = 'payment', row.amount_paise, 0)) paidPaise,
    sum(row.kind = 'refund') refunds, sum(iif(row.kind = 'refund', row.amount_paise, 0)) refundedPaise,
    sum(row.kind = 'reversal') reversals, sum(${REVERSED}) reversedPaise
  ${LEDGER} group by 1, 2`);

const onlineFees = sqlite
  .prepare<[string], number>(`
    select coalesce(sum(fee_paise), 0) from payments row
    join online_transfers on payment_id = row.id where row.day = ?`)
  .pluck();

const byPerson = sqlite.prepare<
  [string],
  { id: string | null; name: string; method: LedgerMethod; netPaise: number }
>(`
  select taker.id, coalesce(taker.name, '') name, sums.method, sums.netPaise from (
    select coalesce(target.by_user_id, row.by_user_id) userId, ${METHOD} method, sum(${NET}) netPaise
    ${LEDGER} group by 1, 2) sums
  left join users taker on taker.id = sums.userId`);

const byChannel = sqlite.prepare<
  [string],
  { channel: ChannelTotals["channel"]; netPaise: number }
>(`
  select coalesce(orders.channel, 'catering') channel, sum(netPaise) netPaise from (
    select row.order_id orderId, ${NET} netPaise ${LEDGER})
  left join orders on orders.id = orderId group by 1`);

const handedIn = sqlite
  .prepare<[string], number>(
    "select coalesce(sum(amount_paise), 0) from cash_handovers where day = ?",
  )
  .pluck();

const entriesOf = sqlite.prepare<
  [string],
  { kind: "in" | "out"; amountPaise: number; reason: string; by: string; atMs: number }
>(`
  select kind, amount_paise amountPaise, reason, coalesce(users.name, '') "by",
    drawer_entries.created_at atMs
  from drawer_entries left join users on users.id = by_user_id where day = ?
  order by drawer_entries.id`);

const shiftsOf = sqlite.prepare<[string], Omit<Shift, "at"> & { atMs: number }>(`
  select coalesce(users.name, '') "by", expected_paise expectedPaise, counted_paise countedPaise,
    shifts.created_at atMs
  from shifts left join users on users.id = by_user_id where day = ? order by shifts.id`);

const latePayments = sqlite.prepare<
  [string, number],
  { what: LateRow["what"]; name: string; amountPaise: number; atMs: number }
>(`
  select row.kind what, coalesce(orders.order_number, events.event_number, '') name,
    row.amount_paise amountPaise, row.created_at atMs
  from payments row
  left join payments target on target.id = row.applies_to and row.kind = 'reversal'
  left join orders on orders.id = row.order_id
  left join events on events.id = row.event_id
  where row.day = ? and row.created_at < ? and row.kind <> 'claim'
    and coalesce(target.kind, '') <> 'claim' order by row.id`);

const lateHandovers = sqlite.prepare<
  [string, number],
  { name: string; amountPaise: number; atMs: number }
>(`
  select coalesce(users.name, '') name, amount_paise amountPaise, cash_handovers.created_at atMs
  from cash_handovers left join users on users.id = rider_id
  where day = ? and cash_handovers.created_at < ?`);

/** From, until and closed; then the first and last id of orders that were placed earlier and arrived late. */
type OrderRange = [number, number, string, string, string, number];

// Ids sort by when an order reached the shop, which may be later than when a device took it.
const ORDERS = `(
  select seq from orders where created_at >= ? and created_at < ? and id < ?
  union all
  select seq from orders where id >= ? and id < ? and created_at < ?)`;

const ordersByChannel = sqlite.prepare<
  OrderRange,
  {
    channel: OrderChannel;
    orders: number;
    totalPaise: number;
    discountPaise: number;
    tipPaise: number;
  }
>(`
  select channel, count(*) orders, sum(total_paise) totalPaise, sum(discount_paise) discountPaise,
    sum(tip_paise) tipPaise
  from orders where seq in ${ORDERS} and status <> 'cancelled' group by channel`);

const unpaidOrders = sqlite.prepare<OrderRange, DayReport["unpaid"][number]>(`
  select id orderId, order_number orderNumber, token,
    max(0, total_paise - waived_paise) - paid_paise duePaise
  from orders where seq in ${ORDERS} and status <> 'cancelled'
    and payment_status in ('pending', 'partly_paid')`);

const lateOrders = sqlite.prepare<
  [string, string, number],
  { name: string; amountPaise: number; atMs: number }
>(`
  select order_number name, total_paise amountPaise, created_at atMs
  from orders where id >= ? and id < ? and created_at < ?`);

const cancelled = sqlite.prepare<
  [string, string],
  { cancelled: number; cancelledPaise: number; unanswered: number }
>(`
  select count(*) cancelled, coalesce(sum(total_paise), 0) cancelledPaise,
    coalesce(sum(reason = '${NOT_ANSWERED}'), 0) unanswered
  from order_changes change join orders on orders.id = change.order_id
  where change.id >= ? and change.id < ? and change.kind = 'status' and to_value = 'cancelled'
    and not exists (select 1 from order_changes undone where undone.order_id = change.order_id
      and undone.kind = 'status' and undone.id > change.id)`);

/**
 * The day and the id that its bills must precede; then the first and last id of earlier days' bills
 * that arrived late.
 */
type BillRange = [string, string, string, string, string];

// Bills have the date of the sale. Bills made after the closing of that day count on the next day
// that is closed, as orders do.
const BILLS = `(
  select id from bills where day = ? and id < ?
  union all
  select id from bills where id >= ? and id < ? and day < ?)`;

const billsOf = sqlite.prepare<
  BillRange,
  { bills: number; creditNotes: number; totalPaise: number }
>(`
  select coalesce(sum(kind = 'bill'), 0) bills, coalesce(sum(kind = 'credit_note'), 0) creditNotes,
    coalesce(sum(iif(kind = 'bill', total_paise, -total_paise)), 0) totalPaise
  from bills where id in ${BILLS}`);

const taxRates = sqlite.prepare<BillRange, DayReport["tax"]["rates"][number]>(`
  select line.value ->> 'basisPoints' basisPoints,
    sum(iif(kind = 'bill', 1, -1) * (line.value ->> 'taxablePaise')) taxablePaise,
    sum(iif(kind = 'bill', 1, -1) *
      ((line.value ->> 'totalPaise') - (line.value ->> 'taxablePaise'))) taxPaise
  from bills, json_each(bills.lines) line where bills.id in ${BILLS} group by 1`);

type SoldDish = NonNullable<DayReport["dishes"]>[number];

/** A combo counts as one dish, including what its parts add. */
const dishesSold = sqlite.prepare<OrderRange, SoldDish>(`
  select coalesce(combo.name, item.name) name, sum(iif(combo.id is null, item.quantity, 0)) sold,
    sum(item.total_paise - item.discount_paise) paise
  from order_items item left join order_items combo on combo.id = item.part_of
  where item.order_id in (
    select id from orders where seq in ${ORDERS} and status <> 'cancelled')
  group by 1`);
const byAmount = (one: SoldDish, other: SoldDish) =>
  other.paise - one.paise || one.name.localeCompare(other.name);

const discardedOrders = sqlite.prepare<
  [string, string],
  { name: string; reason: string; amountPaise: number; atMs: number }
>(`
  select subject_name name, after ->> 'reason' reason, after ->> 'totalPaise' amountPaise,
    created_at atMs
  from audit_log where id >= ? and id < ? and action = 'order.discarded' order by id`);

const channels: ChannelTotals["channel"][] = ["counter", "self", "phone", "web", "catering"];
/** Greater than every id. */
const NO_ID = "~";
/** Devices send an order within a week; see `takeOrder`. */
const LATE_DAYS = 8;

const iso = (ms: number) => new Date(ms).toISOString();

function methodTotals(rows: MethodRow[]): MethodTotals[] {
  return ledgerMethods.flatMap((method) => {
    const ofMethod = rows.filter((row) => row.method === method);
    const sum = (name: Exclude<keyof MethodTotals, "method" | "netPaise">) =>
      ofMethod.reduce((total, row) => total + row[name], 0);
    if (ofMethod.length === 0) return [];
    const [paidPaise, refundedPaise] = [sum("paidPaise"), sum("refundedPaise")];
    const reversedPaise = sum("reversedPaise");
    return {
      method,
      payments: sum("payments"),
      paidPaise,
      refunds: sum("refunds"),
      refundedPaise,
      reversals: sum("reversals"),
      reversedPaise,
      netPaise: paidPaise - refundedPaise - reversedPaise,
    };
  });
}

function peopleTotals(day: string): DayReport["people"] {
  const people = new Map<string | null, DayReport["people"][number]>();
  for (const { id, name, method, netPaise } of byPerson.all(day)) {
    const person = people.get(id) ?? {
      name,
      netPaise: { cash: 0, upi: 0, card: 0, bank: 0, online: 0 },
    };
    person.netPaise[method] += netPaise;
    people.set(id, person);
  }
  // Entries without a name come last.
  const key = ({ name }: { name: string }) => name || "\uffff";
  return [...people.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function cashOf(
  day: string,
  floatPaise: number,
  rows: MethodRow[],
  entries: DayReport["entries"],
): Cash {
  const inDrawer = rows.find((row) => row.method === "cash" && !row.isCarried);
  const entered = (kind: "in" | "out") =>
    entries
      .filter((entry) => entry.kind === kind)
      .reduce((sum, entry) => sum + entry.amountPaise, 0);
  const cash = {
    floatPaise,
    paymentsPaise: inDrawer?.paidPaise ?? 0,
    refundsPaise: inDrawer?.refundedPaise ?? 0,
    reversedPaise: inDrawer?.reversedPaise ?? 0,
    handedInPaise: handedIn.get(day) ?? 0,
    inPaise: entered("in"),
    outPaise: entered("out"),
  };
  const cameIn = floatPaise + cash.paymentsPaise + cash.handedInPaise + cash.inPaise;
  const wentOut = cash.refundsPaise + cash.reversedPaise + cash.outPaise;
  return { ...cash, expectedPaise: cameIn - wentOut };
}

type Bounds = {
  start: Date;
  orders: OrderRange;
  bills: BillRange;
  late: [string, string, number];
  changes: [string, string];
};

/** Everything after a closing belongs to the next day that is closed, so that nothing is left on a day off. */
function boundsOf(day: string, closedAt: Date | null): Bounds {
  const [start, end] = [instantInIndia(day, 0), instantInIndia(addDays(day, 1), 0)];
  const lastClosed = lastClosedDay();
  const isFirst = lastClosed !== null && day === (dayToClose() ?? addDays(lastClosed, 1));
  const closedBefore = (isFirst && findBusinessDay(lastClosed)?.closedAt) || null;
  const lastId = closedAt ? firstIdAt(closedAt) : NO_ID;
  const lateUntil = new Date(start.getTime() + LATE_DAYS * DAY_MS);
  const late: Bounds["late"] = [
    closedBefore ? firstIdAt(closedBefore) : NO_ID,
    closedAt && closedAt < lateUntil ? lastId : firstIdAt(lateUntil),
    start.getTime(),
  ];
  const dayOff = closedBefore && lastClosed ? instantInIndia(addDays(lastClosed, 1), 0) : start;
  const changesFrom = closedBefore && closedBefore < dayOff ? closedBefore : dayOff;
  const changesUntil = closedAt && closedAt < end ? closedAt : end;
  return {
    start,
    late,
    orders: [start.getTime(), end.getTime(), lastId, ...late],
    bills: [day, lastId, late[0], late[1], day],
    changes: [firstIdAt(changesFrom), firstIdAt(changesUntil)],
  };
}

function lateRows(day: string, { start, late }: Bounds, entries: DayReport["entries"]): LateRow[] {
  const fromMs = start.getTime();
  const rows = [
    ...lateOrders.all(...late).map((row) => ({ what: "order" as const, ...row })),
    ...latePayments.all(day, fromMs),
    ...lateHandovers.all(day, fromMs).map((row) => ({ what: "handover" as const, ...row })),
  ];
  const lateEntries = entries
    .filter(({ at }) => new Date(at) < start)
    .map(({ kind, reason, amountPaise, at }) => {
      return {
        what: kind === "in" ? "cash in" : "cash out",
        name: reason,
        amountPaise,
        at,
      } as const;
    });
  return [...rows.map(({ atMs, ...row }) => ({ ...row, at: iso(atMs) })), ...lateEntries];
}

function openingOf({ openedAt, openedByName }: BusinessDay): DayReport["opening"] {
  return openedAt ? { by: openedByName, at: openedAt.toISOString() } : null;
}

/** The figures of a day now, or at the instant at which it is being closed. */
export function computeReport(day: string, closedAt: Date | null = null): DayReport {
  const drawer = findBusinessDay(day);
  const entries = entriesOf.all(day).map(({ atMs, ...entry }) => ({ ...entry, at: iso(atMs) }));
  const bounds = boundsOf(day, closedAt);
  const rows = byMethod.all(day);
  const placed = ordersByChannel.all(...bounds.orders);
  const sum = (name: "orders" | "totalPaise" | "discountPaise" | "tipPaise") =>
    placed.reduce((total, row) => total + row[name], 0);
  const money = new Map(byChannel.all(day).map(({ channel, netPaise }) => [channel, netPaise]));
  const ofChannel = (channel: ChannelTotals["channel"]) => {
    const ofOrders = placed.find((row) => row.channel === channel);
    return {
      channel,
      orders: ofOrders?.orders ?? 0,
      ...(channel !== "catering" && { orderedPaise: ofOrders?.totalPaise ?? 0 }),
      netPaise: money.get(channel) ?? 0,
    };
  };
  const tax = billsOf.get(...bounds.bills) ?? { bills: 0, creditNotes: 0, totalPaise: 0 };
  return {
    day,
    opening: drawer ? openingOf(drawer) : null,
    closing: null,
    cash: cashOf(day, drawer?.floatPaise ?? 0, rows, entries),
    carried: cashCarriers().map(({ id, name, owedPaise }) => ({
      id,
      name,
      amountPaise: owedPaise,
    })),
    entries,
    shifts: shiftsOf.all(day).map(({ atMs, ...shift }) => ({ ...shift, at: iso(atMs) })),
    methods: methodTotals(rows),
    onlineFeePaise: onlineFees.get(day) ?? 0,
    people: peopleTotals(day),
    channels: channels
      .map(ofChannel)
      .filter(({ orders, netPaise }) => orders > 0 || netPaise !== 0),
    orders: {
      count: sum("orders"),
      totalPaise: sum("totalPaise"),
      discountPaise: sum("discountPaise"),
      tipPaise: sum("tipPaise"),
      ...(cancelled.get(...bounds.changes) ?? { cancelled: 0, cancelledPaise: 0 }),
    },
    dishes: dishesSold.all(...bounds.orders).sort(byAmount),
    discards: discardedOrders
      .all(...bounds.changes)
      .map(({ atMs, ...row }) => ({ ...row, at: iso(atMs) })),
    tax: { ...tax, rates: taxRates.all(...bounds.bills) },
    unpaid: unpaidOrders.all(...bounds.orders),
    late: lateRows(day, bounds, entries),
  };
}

/** For a closed day, the stored report; for an open day, the current figures. */
export function reportOfDay(day: string): DayReport {
  return findBusinessDay(day)?.report ?? computeReport(day);
}
