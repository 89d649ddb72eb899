import { sqlite } from "#db/client.server.ts";
import { formatDateTime } from "../clock.ts";
import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { presentCredit } from "./matches.server.ts";

type Row = {
  seq: number;
  id: string;
  reference: string;
  amountPaise: number;
  receivedAtMs: number;
  hasTime: number;
  description: string;
  ignoredAt: number | null;
  orderNumber: string | null;
  statement: string;
};

const columns = `credit.rowid seq, credit.id, credit.reference, credit.amount_paise amountPaise,
  credit.received_at receivedAtMs, credit.has_time hasTime, credit.description,
  credit.ignored_at ignoredAt, statements.name statement, coalesce(
    (select order_number from payments join orders on orders.id = payments.order_id
     where payments.id = credit.payment_id),
    (select order_number from payment_references used
     join payments on payments.id = used.payment_id and payments.kind = 'payment'
     join orders on orders.id = payments.order_id
     where used.reference = credit.reference)) orderNumber`;

const page = sqlite.prepare<[after: number], Row>(`
  select ${columns} from statement_credits credit
  join statements on statements.id = credit.statement_id
  where credit.rowid > ? order by credit.rowid limit 500`);

const dismissed = sqlite.prepare<[], Row>(`
  select ${columns} from statement_credits credit
  join statements on statements.id = credit.statement_id
  where credit.ignored_at is not null order by credit.ignored_at desc limit 20`);

const recent = sqlite.prepare<
  [],
  { id: string; name: string; newCount: number; creditCount: number; createdAt: number }
>(`
  select id, name, new_count newCount, credit_count creditCount, created_at createdAt
  from statements order by id desc limit 10`);

export function recentStatements() {
  return recent.all().map(({ createdAt, ...statement }) => ({
    ...statement,
    at: formatDateTime(new Date(createdAt)),
  }));
}

/** Those marked as not for an order, latest first. */
export function dismissedCredits() {
  return dismissed.all().map(presentCredit);
}

const titles = ["Received", "Amount", "Reference", "Text", "State", "Order", "Statement"];

/** All credits with their state. */
export function* exportedCredits(): Generator<string> {
  yield csvStart(titles);
  for (let rows = page.all(0); rows.length > 0; rows = page.all(rows.at(-1)?.seq ?? 0)) {
    yield csvLines(rows.map(cells));
  }
}

function cells(row: Row): (string | number)[] {
  const state = row.orderNumber ? "paid" : row.ignoredAt ? "not for an order" : "open";
  return [
    inLanguage("en", () => presentCredit(row).at),
    row.amountPaise / 100,
    // In groups, because a spreadsheet rounds long numbers.
    row.reference.replace(/(\d{4})(?=\d)/g, "$1 "),
    row.description,
    state,
    row.orderNumber ?? "",
    row.statement,
  ];
}
