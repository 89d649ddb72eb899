import { sqlite } from "#db/client.server.ts";
import { phoneCell } from "../accounts/phone.ts";
import { formatDate, formatShortDateTime } from "../clock.ts";
import { csvLines, csvStart, rupeesCell } from "../csv/write-csv.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { duePaise, notChargedPaise, owedPaise, paymentNames } from "../ledger/payment.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import {
  confirmedClaim,
  listFor,
  type OpenMoney,
  type OpenTotal,
  type PaymentListName,
} from "./payment-lists.ts";

type Row = Omit<OpenMoney, "what" | "at" | "claim"> & {
  atMs: number;
  waivedPaise: number;
  keptPaise: number;
  /** The row's position in its list. */
  key: number | string;
  claimId?: string;
  reference?: string;
};

const costs = "iif(status = 'cancelled', kept_paise, max(0, total_paise - waived_paise))";

const columns = `orders.id, order_number number, customer_name customerName, phone, orders.status, payment_method method,
  total_paise totalPaise, paid_paise paidPaise, orders.waived_paise waivedPaise,
  kept_paise keptPaise`;

const eventColumns = `id, event_number number, contact_name customerName, contact_phone phone, status,
  coalesce((select method from payments where event_id = events.id and kind = 'payment' order by id desc limit 1), '') method,
  total_paise totalPaise, paid_paise paidPaise, waived_paise waivedPaise, kept_paise keptPaise, created_at atMs`;

// Each query walks an index that holds only open rows: its condition is repeated word for word.
const open = `from orders indexed by orders_unpaid
  where payment_status in ('pending', 'partly_paid') and status <> 'cancelled'`;
const refunds = "from orders indexed by orders_to_refund where payment_status = 'refund_due'";
const claims = `from orders indexed by orders_claimed
  join payments claim on claim.order_id = orders.id and claim.kind = 'claim'
  where claimed_paise > 0
    and not exists (select 1 from payments answer where answer.applies_to = claim.id)`;
const eventRefunds = `from events indexed by events_to_refund
  where paid_paise > 0 and paid_paise > iif(status = 'cancelled', kept_paise, total_paise - waived_paise)`;
const eventBalances = `from events indexed by events_with_balance
  where status <> 'pending' and status <> 'cancelled' and paid_paise < total_paise - waived_paise`;

/** A booking's position in its list. */
const byDay = "event_date || printf(' %012d', seq)";

const due = `${costs} - paid_paise`;
const owed = `paid_paise - ${costs}`;

const lists = {
  open: `select ${columns}, seq key, created_at atMs, ${due} openPaise ${open}`,
  claims: `select ${columns}, claim.id key, claim.id claimId, claim.reference, claim.created_at atMs,
    claim.amount_paise openPaise ${claims}`,
  refunds: `select ${columns}, seq key, created_at atMs, ${owed} openPaise ${refunds}`,
  events: `select ${eventColumns}, seq key, ${owed} openPaise ${eventRefunds}`,
  bookings: `select ${eventColumns}, ${byDay} key, ${due} openPaise ${eventBalances}`,
};
const totals = {
  open: `select count(*) count, coalesce(sum(${due}), 0) paise ${open}`,
  claims: `select count(*) count, coalesce(sum(claim.amount_paise), 0) paise ${claims}`,
  refunds: `select count(*) count, coalesce(sum(${owed}), 0) paise ${refunds}`,
  events: `select count(*) count, coalesce(sum(${owed}), 0) paise ${eventRefunds}`,
  bookings: `select count(*) count, coalesce(sum(${due}), 0) paise ${eventBalances}`,
};

const prepareAll = <Binding extends unknown[], Result>(
  texts: Record<keyof typeof lists, string>,
) => ({
  open: sqlite.prepare<Binding, Result>(texts.open),
  claims: sqlite.prepare<Binding, Result>(texts.claims),
  refunds: sqlite.prepare<Binding, Result>(texts.refunds),
  events: sqlite.prepare<Binding, Result>(texts.events),
  bookings: sqlite.prepare<Binding, Result>(texts.bookings),
});
const pages = prepareAll<[limit: number, offset: number], Row>({
  open: `${lists.open} order by seq desc limit ? offset ?`,
  claims: `${lists.claims} order by claim.id limit ? offset ?`,
  refunds: `${lists.refunds} order by seq limit ? offset ?`,
  events: `${lists.events} order by seq limit ? offset ?`,
  bookings: `${lists.bookings} order by event_date, seq limit ? offset ?`,
});
/** An export takes time, and payments recorded meanwhile must not shift the rows that follow. */
const following = prepareAll<[key: number | string, limit: number], Row>({
  open: `${lists.open} and seq < ? order by seq desc limit ?`,
  claims: `${lists.claims} and claim.id > ? order by claim.id limit ?`,
  refunds: `${lists.refunds} and seq > ? order by seq limit ?`,
  events: `${lists.events} and seq > ? order by seq limit ?`,
  bookings: `${lists.bookings} and ${byDay} > ? order by event_date, seq limit ?`,
});
const firstKeys = {
  open: Number.MAX_SAFE_INTEGER,
  claims: "",
  refunds: 0,
  events: 0,
  bookings: "",
};
const sums = prepareAll<[], OpenTotal>(totals);

function present(
  what: OpenMoney["what"],
  { key: _, atMs, waivedPaise: __, keptPaise: ___, claimId, reference = "", method, ...row }: Row,
): OpenMoney {
  return {
    ...row,
    what,
    method: paymentNames[method as keyof typeof paymentNames] ?? "",
    at: formatShortDateTime(new Date(atMs)),
    claim: claimId ? { paymentId: claimId, reference } : null,
  };
}

/** Newest first. Claims and refunds are oldest first, because somebody is waiting for them; bookings are by day. */
export function listOpenMoney(
  list: PaymentListName,
  { page, limit }: { page: number; limit: number },
): { items: OpenMoney[]; pagination: Paging } {
  const total = sums[list].get()?.count ?? 0;
  const rows = pages[list].all(limit, (page - 1) * limit);
  const items = rows.map((row) => present(list === "bookings" ? "event" : "order", row));
  return { items, pagination: pagingOf(page, limit, total) };
}

const confirmed = sqlite.prepare<[string], Row>(`
  select ${columns}, claim.id key, claim.id claimId, claim.reference, claim.created_at atMs,
    claim.amount_paise openPaise
  from payments claim join orders on orders.id = claim.order_id
  join payments answer on answer.applies_to = claim.id and answer.kind = 'payment'
  where claim.id = ? and not exists (select 1 from payments reversal where reversal.applies_to = answer.id)`);

/** A claim that has left the list of claims because it was confirmed. */
export function findConfirmedClaim(claimId: string): OpenMoney | undefined {
  const row = confirmed.get(claimId);
  return row && { ...present("order", row), done: confirmedClaim(row.id, claimId) };
}

const MAX_EVENTS = 100;

/** Catering bookings that must be refunded, oldest first. */
export function eventsToRefund(): OpenMoney[] {
  return pages.events.all(MAX_EVENTS, 0).map((row) => present("event", row));
}

const added = (one: OpenTotal | undefined, other: OpenTotal | undefined): OpenTotal => ({
  count: (one?.count ?? 0) + (other?.count ?? 0),
  paise: (one?.paise ?? 0) + (other?.paise ?? 0),
});

/** `withEvents`: for people who run catering. */
export function refundsDue(withEvents: boolean): OpenTotal {
  return added(sums.refunds.get(), withEvents ? sums.events.get() : undefined);
}

const owedTo = sqlite
  .prepare<[], string>(
    `select orders.id || ' ' || (${owed}) ${refunds} union all select id || ' ' || (${owed}) ${eventRefunds}`,
  )
  .pluck();

/** Each refund that is due, with its amount, to check whether somebody has seen it. */
export function refundsOwed(): string[] {
  return owedTo.all();
}

export function openTotals(withEvents: boolean): Record<PaymentListName, OpenTotal> {
  return {
    open: added(sums.open.get(), undefined),
    claims: added(sums.claims.get(), undefined),
    refunds: refundsDue(withEvents),
    bookings: added(withEvents ? sums.bookings.get() : undefined, undefined),
  };
}

const ROWS_PER_PIECE = 500;
const titles = [
  ...["Number", "Date", "Customer", "Phone", "Status", "Method"],
  // Total = Not Charged + Paid + Due - Refund Due
  ...["Total", "Not Charged", "Paid", "Due", "Refund Due"],
];
const claimTitles = [...titles, "Claimed", "Reference"];

function cells(row: Row): (string | number)[] {
  const { number, atMs, customerName, phone, status, method, totalPaise, paidPaise } = row;
  const amounts = [totalPaise, notChargedPaise(row), paidPaise, duePaise(row), owedPaise(row)];
  const texts = [
    number,
    inLanguage("en", () => formatDate(new Date(atMs))),
    customerName,
    phoneCell(phone),
    status,
    method,
  ];
  // In groups of four, because spreadsheets show twelve digits as a rounded number.
  const reference = row.reference?.replace(/(\d{4})(?=\d)/g, "$1 ");
  const claim = reference === undefined ? [] : [rupeesCell(row.openPaise), reference];
  return [...texts, ...amounts.map(rupeesCell), ...claim];
}

/** All pages of the list. */
export function* exportedOpenMoney(asked: PaymentListName, withEvents: boolean): Generator<string> {
  const list = listFor(asked, withEvents);
  yield csvStart(list === "claims" ? claimTitles : titles);
  for (const source of list === "refunds" && withEvents ? ([list, "events"] as const) : [list]) {
    let rows = following[source].all(firstKeys[source], ROWS_PER_PIECE);
    while (rows.length > 0) {
      yield csvLines(rows.map(cells));
      rows = following[source].all(rows.at(-1)?.key ?? 0, ROWS_PER_PIECE);
    }
  }
}
