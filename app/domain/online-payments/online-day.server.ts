import { sqlite } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { onlineTransfers } from "#db/schema/online-payments.ts";
import { m } from "#messages";
import { DAY_MS, formatShortDate, formatShortDateTime, instantInIndia } from "../clock.ts";
import { csvLines, csvStart, rupeesCell } from "../csv/write-csv.server.ts";
import type { TransferState } from "../ledger/online-transfer.ts";
import { findTransfer } from "../ledger/online-transfers.server.ts";
import { type ProviderTransfer, paymentProvider } from "../ledger/payment-provider.ts";
import { formatRupees } from "../money.ts";
import { pick } from "../pick.ts";
import { ok, problem, type Result } from "../result.ts";
import type { Difference, OnlineDay } from "./online-day.ts";

type Row = {
  id: string;
  providerId: string | null;
  orderId: string | null;
  eventId: string | null;
  number: string;
  refundOf: string | null;
  amountPaise: number;
  askedPaise: number;
  currency: string;
  state: TransferState;
  feePaise: number | null;
  settlementId: string;
  settledAtMs: number | null;
  atMs: number;
};

const ROWS_PER_PIECE = 500;
type After = { atMs: number; id: string };

const following = sqlite.prepare<After & { untilMs: number }, Row>(`
  select transfer.id, transfer.provider_id providerId, link.order_id orderId, link.event_id eventId,
    coalesce(orders.order_number, events.event_number, '') number, transfer.refund_of refundOf,
    transfer.amount_paise amountPaise, link.amount_paise askedPaise, transfer.currency, transfer.state,
    transfer.fee_paise feePaise, transfer.settlement_id settlementId, transfer.settled_at settledAtMs,
    transfer.created_at atMs
  from online_transfers transfer join payment_links link on link.id = transfer.link_id
  left join orders on orders.id = link.order_id left join events on events.id = link.event_id
  where (transfer.created_at, transfer.id) > (:atMs, :id) and transfer.created_at < :untilMs
  order by transfer.created_at, transfer.id limit ${ROWS_PER_PIECE}`);

/** Reads from the start of one day to the end of another, in pieces. */
function* rowsBetween(from: string, to: string): Generator<Row[]> {
  const untilMs = instantInIndia(to, 0).getTime() + DAY_MS;
  let after: After | undefined = { atMs: instantInIndia(from, 0).getTime(), id: "" };
  while (after) {
    const rows: Row[] = following.all({ ...after, untilMs });
    if (rows.length > 0) yield rows;
    after = rows.length === ROWS_PER_PIECE ? rows.at(-1) : undefined;
  }
}

const rowsOf = (day: string): Row[] => [...rowsBetween(day, day)].flat();

/** Why somebody must look at it; empty if nobody must. */
function concernOf({ currency, refundOf, amountPaise, askedPaise, state }: Row): string {
  if (currency !== "INR") return m.payments_notInRupees({ currency, amount: amountPaise / 100 });
  if (state === "failed") return m.payments_refundFailed();
  if (refundOf || amountPaise === askedPaise) return "";
  return m.payments_askedFor({ asked: formatRupees(askedPaise) });
}

/** Payments and refunds through the payment provider on a day in India. */
export function onlineDay(day: string): OnlineDay {
  const rows = rowsOf(day);
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0);
  const isCounted = ({ currency, state }: Row) => currency === "INR" && state !== "failed";
  const inRupees = (row: Row) => (isCounted(row) ? row.amountPaise : 0);
  return {
    rows: rows.map((row) => ({
      ...pick(row, ["id", "orderId", "eventId", "number"]),
      at: formatShortDateTime(new Date(row.atMs)),
      state: row.state,
      amountPaise: inRupees(row) * (row.refundOf ? -1 : 1),
      feePaise: row.feePaise,
      settledOn: row.settledAtMs ? formatShortDate(new Date(row.settledAtMs)) : "",
      concern: concernOf(row),
    })),
    receivedPaise: sum((row) => (row.refundOf ? 0 : inRupees(row))),
    refundedPaise: sum((row) => (row.refundOf ? inRupees(row) : 0)),
    feePaise: sum((row) => row.feePaise ?? 0),
    settledPaise: sum((row) => (row.settlementId ? inRupees(row) * (row.refundOf ? -1 : 1) : 0)),
  };
}

function noteBooks({ id, feePaise, settlementId, settledAt }: ProviderTransfer): void {
  const own = findTransfer(id);
  if (!own) return;
  updateRow(onlineTransfers, own.id, {
    feePaise: feePaise ?? own.feePaise,
    settlementId: settlementId || own.settlementId,
    settledAt: settledAt ?? own.settledAt,
  });
}

const amountText = ({ amountPaise, currency }: { amountPaise: number; currency: string }) =>
  currency === "INR" ? formatRupees(amountPaise) : `${currency} ${amountPaise / 100}`;

/** Compares a day with the provider's records, and adopts its fees and settlements. Problems: `unavailable`. */
export async function compareDay(day: string): Promise<Result<Difference[]>> {
  const answer = await paymentProvider()?.transfersOf(day);
  if (!answer?.ok) return problem("unavailable", m.payments_providerSilent());
  const theirs = answer.value;
  for (const transfer of theirs) noteBooks(transfer);
  const own = rowsOf(day).filter(({ state }) => state !== "waiting" && state !== "failed");
  const ids = new Set([...theirs.map(({ id }) => id), ...own.map((row) => row.providerId ?? "")]);
  const differences = [...ids].flatMap((id) => {
    // A transfer around midnight may be recorded here on the neighbouring day.
    const found = own.find(({ providerId }) => providerId === id) ?? findTransfer(id);
    const ours = found?.state === "failed" ? undefined : found;
    const other = theirs.find((transfer) => transfer.id === id);
    const [here, there] = [ours, other].map((one) => (one ? amountText(one) : ""));
    return here === there ? [] : [{ id, here: here ?? "", there: there ?? "" }];
  });
  return ok(differences);
}

const titles = [
  ...["Date", "Number", "Kind", "State", "Currency", "Amount", "Fee", "Asked For"],
  ...["Provider ID", "Settlement", "Settled On"],
];

function cells(row: Row): (string | number)[] {
  return [
    new Date(row.atMs).toISOString(),
    row.number,
    row.refundOf ? "refund" : "payment",
    row.state,
    row.currency,
    rupeesCell(row.refundOf ? -row.amountPaise : row.amountPaise),
    row.feePaise === null ? "" : rupeesCell(row.feePaise),
    row.refundOf ? "" : rupeesCell(row.askedPaise),
    row.providerId ?? "",
    row.settlementId,
    row.settledAtMs ? new Date(row.settledAtMs).toISOString() : "",
  ];
}

/** Amounts of refunds are negative; Asked For differs from Amount if something else arrived. */
export function* exportedOnlineDays(from: string, to: string): Generator<string> {
  yield csvStart(titles);
  for (const rows of rowsBetween(from, to)) yield csvLines(rows.map(cells));
}
