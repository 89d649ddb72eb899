import { sqlite } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { variants } from "#db/variants.ts";
import { phoneCell } from "../accounts/phone.ts";
import { dayInIndia } from "../clock.ts";
import { csvLines, csvStart, rupeesCell } from "../csv/write-csv.server.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import { orderSearchQuery } from "../order-lists/order-search-query.server.ts";
import { type CustomerSort, readSort } from "./customer-list-url.ts";
import { type ListedCustomer, listedCustomer, type PersonRow } from "./customer-row.ts";

const PER_PAGE = 50;
const ROWS_PER_PIECE = 500;

/**
 * The SQL equivalent of `phoneDigits` for stored accounts. It is indexed, but SQLite uses the index
 * only for values without column affinity: hence the `+`.
 */
const digitsOf = (user: string) => `substr(replace(replace(${user}.phone, ' ', ''), '+', ''), -10)`;
const matches = "select rowid from";
const limited = `limit ${MAX_SEARCH_RESULTS})`;

/**
 * Every customer account, and every phone number that ordered without an account and belongs to
 * none. Staff are left out.
 */
const peopleOf = (isSearch: boolean) => `with people as (
  select id, seq, 0 isGuest, name, email, phone, ${digitsOf("users")} digits, is_active isActive,
    created_at createdAt, last_login_at lastLogin
  from users where role = 'customer'
    ${isSearch ? `and seq in (${matches} users_fts where users_fts match :accounts order by rowid desc ${limited}` : ""}
  union all
  select null, seq, 1, customer_name, '', phone, phone_digits, 1, created_at, null
  from orders o where user_id is null and phone_digits <> ''
    and not exists (select 1 from orders later where later.phone_digits = o.phone_digits
      and later.phone_digits <> '' and later.user_id is null and later.seq > o.seq)
    and not exists (select 1 from users where ${digitsOf("users")} = +o.phone_digits)
    ${isSearch ? `and seq in (${matches} orders_fts where orders_fts match :guests order by rowid desc ${limited}` : ""})`;

/**
 * The orders of one person: those of the account and those by phone. Orders by phone count for the
 * first account with that number.
 */
const ordersOf = (id: string, digits: string, seq: string) => `
  select seq from orders where user_id = ${id}
  union all
  select orders.seq from orders where phone_digits = ${digits} and phone_digits <> '' and user_id is null
    and (${id} is null or not exists (select 1 from users earlier
      where ${digitsOf("earlier")} = +${digits} and earlier.seq < ${seq}))`;

const totals = `
  (select count(*) from orders where seq in (${ordersOf("shown.id", "shown.digits", "shown.seq")})) orderCount,
  (select coalesce(sum(total_paise), 0) from orders where status <> 'cancelled'
    and seq in (${ordersOf("shown.id", "shown.digits", "shown.seq")})) spentPaise,
  (select max(created_at) from orders
    where seq in (${ordersOf("shown.id", "shown.digits", "shown.seq")})) lastOrderAt`;

type Search = { accounts: string; guests: string };

const pages = variants(({ sort, isSearch }: { sort: CustomerSort; isSearch: boolean }) => {
  const { column, isDescending } = readSort(sort);
  const direction = isDescending ? "desc" : "asc";
  // Everybody in this list is a customer.
  const by = column === "role" ? "seq" : column;
  return sqlite.prepare<[Partial<Search> & { offset: number }], PersonRow>(`${peopleOf(isSearch)}
    select shown.*, ${totals} from (
      select * from people order by ${by} ${direction}, seq ${direction} limit ${PER_PAGE} offset :offset) shown`);
});
const counts = variants(({ isSearch }: { isSearch: boolean }) =>
  sqlite
    .prepare<[Partial<Search>], number>(`${peopleOf(isSearch)} select count(*) from people`)
    .pluck(),
);
const pieces = variants(({ isSearch }: { isSearch: boolean }) =>
  sqlite.prepare<
    [Partial<Search> & { isGuest: 0 | 1; after: number }],
    PersonRow
  >(`${peopleOf(isSearch)}
    select shown.*, ${totals} from (
      select * from people where isGuest = :isGuest and seq > :after
      order by seq limit ${ROWS_PER_PIECE}) shown`),
);

/** Null if no word was typed; an empty search finds everybody. */
function searchOf(typed: string): Partial<Search> | null {
  if (!typed) return {};
  const accounts = fullTextQuery(typed);
  const guests = orderSearchQuery(typed, true);
  return accounts && guests ? { accounts, guests } : null;
}

/** A page number past the end shows the last page. */
export function listEverybody(view: { search: string; sort: CustomerSort; page: number }): {
  items: ListedCustomer[];
  pagination: Paging;
} {
  const { sort, search } = view;
  const found = searchOf(search);
  const isSearch = search !== "";
  const total = found ? (counts({ isSearch }).get(found) ?? 0) : 0;
  const { totalPages } = pagingOf(1, PER_PAGE, total);
  const page = Math.min(view.page, totalPages);
  const offset = (page - 1) * PER_PAGE;
  const rows = found ? pages({ sort, isSearch }).all({ ...found, offset }) : [];
  return { items: rows.map(listedCustomer), pagination: pagingOf(page, PER_PAGE, total) };
}

const totalsOf = sqlite.prepare<[string], { totalOrders: number; spentPaise: number }>(`
  select orderCount totalOrders, spentPaise from (
    select ${totals} from (select id, seq, ${digitsOf("users")} digits from users where id = ?) shown)`);

/** A person's orders in total, with and without the account. */
export function totalsOfCustomer(id: string): { totalOrders: number; spentPaise: number } {
  return totalsOf.get(id) ?? { totalOrders: 0, spentPaise: 0 };
}

const dayCell = (ms: number | null) => (ms === null ? "" : dayInIndia(new Date(ms)));

/** Accounts first, then people without one. */
export function* exportedCustomers(typed: string): Generator<string> {
  yield csvStart(["Name", "Email", "Phone", "Joined", "Orders", "Last Order", "Total Spent"]);
  const found = searchOf(typed);
  if (!found) return;
  for (const isGuest of [0, 1] as const) {
    for (let after = 0; ; ) {
      const rows = pieces({ isSearch: typed !== "" }).all({ ...found, isGuest, after });
      if (rows.length === 0) break;
      after = rows.at(-1)?.seq ?? 0;
      yield csvLines(
        rows.map(({ id, name, email, phone, createdAt, orderCount, lastOrderAt, spentPaise }) => [
          ...[name, email, phoneCell(phone), id ? dayCell(createdAt) : "", orderCount],
          ...[dayCell(lastOrderAt), rupeesCell(spentPaise)],
        ]),
      );
    }
  }
}
