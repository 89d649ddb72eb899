import { sqlite } from "#db/client.server.ts";
import { formatDate } from "../clock.ts";
import type { ListView } from "../lists/list-url.ts";
import { orderSearchQuery } from "../order-lists/order-search-query.server.ts";
import {
  PHONE_CUSTOMERS_PER_PAGE,
  type PhoneCustomer,
  type phoneCustomersList,
} from "./phone-customer.ts";

type Row = Omit<PhoneCustomer, "lastOrderOn"> & { lastOrderAt: number };
type Range = { before: number; match: string | null };

const ofPhone =
  "from orders other where other.phone_digits = o.phone_digits and other.phone_digits <> ''";
const columns = `o.seq, o.customer_name name, o.phone, o.created_at lastOrderAt,
  (select count(*) ${ofPhone}) orderCount,
  (select coalesce(sum(total_paise), 0) ${ofPhone} and other.status <> 'cancelled') totalPaise`;
// The condition of the index is repeated word by word. Each number is listed with its last order.
const lastOfPhone = `user_id is null and phone_digits <> ''
  and not exists (select 1 ${ofPhone} and other.seq > o.seq)`;
const limit = `limit ${PHONE_CUSTOMERS_PER_PAGE + 1}`;

const newest = sqlite.prepare<Range, Row>(`select ${columns} from orders o
  where ${lastOfPhone} and o.seq < :before order by o.seq desc ${limit}`);
const found = sqlite.prepare<Range, Row>(`select ${columns}
  from orders_fts join orders o on o.seq = orders_fts.rowid
  where orders_fts match :match and orders_fts.rowid < :before and ${lastOfPhone}
  order by orders_fts.rowid desc ${limit}`);

/** Who ordered last is first. `olderThan` is null on the last page. */
export function listPhoneCustomers({ search, before }: ListView<typeof phoneCustomersList>): {
  items: PhoneCustomer[];
  olderThan: number | null;
} {
  const match = orderSearchQuery(search, true);
  if (search && !match) return { items: [], olderThan: null };
  const rows = (match ? found : newest).all({ before: before ?? Number.MAX_SAFE_INTEGER, match });
  const items = rows
    .slice(0, PHONE_CUSTOMERS_PER_PAGE)
    .map(({ lastOrderAt, ...row }) => ({ ...row, lastOrderOn: formatDate(new Date(lastOrderAt)) }));
  const isMore = rows.length > PHONE_CUSTOMERS_PER_PAGE;
  return { items, olderThan: isMore ? (items.at(-1)?.seq ?? null) : null };
}
