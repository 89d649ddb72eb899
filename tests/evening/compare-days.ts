import { dayInIndia } from "#app/domain/clock.ts";
import type { DayReportOutput } from "#app/domain/day/present-day.ts";
import { type LedgerMethod, ledgerMethods } from "#app/domain/ledger/payment.ts";
import { type Books, cell } from "./books.ts";
import { type Differences, type Part, rupees } from "./differences.ts";
import {
  type Account,
  duePaise,
  type Money,
  paiseOf,
  type Sale,
  sum,
  type Tally,
} from "./tally.ts";

const columnOf: Record<LedgerMethod, string> = {
  ...{ cash: "Cash", upi: "UPI", card: "Card", bank: "Bank Transfer", online: "Online" },
};

type Moved = Money & { account: Account; channel: string };

const parts = <Item>(items: Item[], part: (item: Item) => Part) => items.map(part);
const amounts = (found: Part[]) => sum(found.map(({ paise }) => paise));

function movedOn(tally: Tally, day: string): Moved[] {
  const all = [...tally.sales, ...tally.bookings].flatMap((account) =>
    account.money.map((money) => ({
      ...money,
      ...{ account, channel: "channel" in account ? (account as Sale).channel : "catering" },
    })),
  );
  return all.filter((money) => money.day === day);
}

const moneyParts = (money: Moved[]): Part[] =>
  parts(money, ({ account, paise }) => ({ number: account.number, paise }));
const totals = (sales: Sale[]): Part[] =>
  parts(sales, ({ number, totalPaise }) => ({ number, paise: totalPaise }));

/** Compares a day that is open, or was just closed. */
export function compareDay(
  differences: Differences,
  { date, report, row, page }: Books["days"][number],
  issued: Books["bills"],
  tally: Tally,
): void {
  const placed = tally.sales.filter(({ day, isCancelled }) => day === date && !isCancelled);
  const cancelled = tally.sales.filter(({ cancelledOn }) => cancelledOn === date);
  const moved = movedOn(tally, date);
  const on = (what: string) => `${what} on ${date}`;
  /** The day's report, its row in the file and its page all say the same. */
  const same: Same = (what, title, shopRupees, told, isOnPage = true) => {
    const paise = amounts(told);
    differences.samePaise(on(what), paiseOf(shopRupees), paise, told);
    if (title) differences.samePaise(on(`${title} in the file`), cell(row, title), paise, told);
    if (isOnPage && paise !== 0 && page && !page.includes(rupees(Math.abs(paise)))) {
      differences.same(on(`${what} on the page`), "missing", rupees(paise));
    }
  };
  const count = (what: string, title: string, shop: number, told: number) => {
    differences.same(on(what), shop, told);
    differences.same(on(`${title} in the file`), Number(row?.[title] ?? 0), told);
  };

  const { orders, tax, unpaid, late } = report;
  count("Orders", "Orders", orders.count, placed.length);
  same("Their value", "Order Value", orders.total, totals(placed));
  const of = (name: "discountPaise" | "tipPaise") =>
    parts(placed, (sale) => ({ number: sale.number, paise: sale[name] }));
  same("Discounts", "Discounts", orders.discounts, of("discountPaise"));
  same("Tips", "Tips", orders.tips, of("tipPaise"));
  count("Cancelled orders", "Cancelled Orders", orders.cancelled, cancelled.length);
  same("Cancelled value", "Cancelled Value", orders.cancelledTotal, totals(cancelled));

  const isShown = (method: LedgerMethod) => report.closed || method !== "cash";
  for (const method of ledgerMethods) {
    const net = report.methods.find((one) => one.method === method)?.net ?? 0;
    const own = moneyParts(moved.filter((money) => money.method === method));
    same(`Net by ${method}`, columnOf[method], net, own, isShown(method));
  }
  const fees = parts(moved, ({ account, feePaise }) => ({
    ...{ number: account.number, paise: feePaise },
  }));
  differences.samePaise(on("Online fees"), cell(row, "Online Fees"), amounts(fees), fees);
  compareMoney(differences, report, moved, placed, on);
  const received = sum(report.methods.map(({ net }) => paiseOf(net)));
  differences.samePaise(on("Received in the file"), cell(row, "Received"), received);
  compareCash(report, moved, tally, same);

  const isNote = ({ Kind }: (typeof issued)[number]) => Kind === "Credit Note";
  count("Bills", "Bills", tax.bills, issued.filter((bill) => !isNote(bill)).length);
  count("Credit notes", "Credit Notes", tax.creditNotes, issued.filter(isNote).length);
  const billed = parts(issued, (bill) => ({
    ...{ number: bill.Order ?? "", paise: cell(bill, "Total") },
  }));
  same("Billed", "Billed", tax.total, billed);

  const due = placed
    .map((sale) => ({ number: sale.number, paise: duePaise(sale) }))
    .filter(({ paise }) => paise > 0);
  count("Unpaid orders", "Unpaid Orders", unpaid.length, due.length);
  const shopDue = sum(unpaid.map((one) => paiseOf(one.due)));
  differences.samePaise(on("Unpaid"), shopDue, amounts(due), due);
  differences.samePaise(on("Unpaid in the file"), cell(row, "Unpaid Amount"), amounts(due), due);

  count("Late rows", "Late Rows", late.length, lateRows(tally, date));
}

/** Rows from before the day that count on it because an earlier day was closed. */
function lateRows(tally: Tally, date: string): number {
  const isLate = ({ day, at }: { day: string; at: Date }) => day === date && dayInIndia(at) < date;
  const rows = [
    ...tally.sales.map(({ day, placedAt }) => ({ day, at: placedAt })),
    ...tally.allMoney(),
    ...tally.drawer.filter(({ kind }) => kind !== "float"),
  ];
  return rows.filter(isLate).length;
}

function compareMoney(
  differences: Differences,
  { methods, people, channels }: DayReportOutput,
  moved: Moved[],
  placed: Sale[],
  on: (what: string) => string,
): void {
  for (const method of ledgerMethods) {
    const own = moved.filter((money) => money.method === method);
    const found = methods.find((one) => one.method === method);
    const ofKind = (kind: Money["kind"], sign = 1) =>
      moneyParts(own.filter((money) => money.kind === kind)).map((part) => ({
        ...{ ...part, paise: sign * part.paise },
      }));
    for (const [what, rupeesFound, told] of [
      ["Paid", found?.paid, ofKind("payment")],
      ["Refunded", found?.refunded, ofKind("refund", -1)],
      ["Reversed", found?.reversed, ofKind("reversal", -1)],
    ] as const) {
      const name = on(`${what} by ${method}`);
      differences.samePaise(name, paiseOf(rupeesFound ?? 0), amounts(told), told);
    }
  }
  for (const name of new Set([
    ...people.map((person) => person.name),
    ...moved.map(({ by }) => by),
  ])) {
    for (const method of ledgerMethods) {
      const shop = sum(
        people.filter((one) => one.name === name).map((one) => paiseOf(one[method])),
      );
      const own = moneyParts(moved.filter((one) => one.by === name && one.method === method));
      differences.samePaise(on(`${method} of ${name}`), shop, amounts(own), own);
    }
  }
  for (const channel of ["web", "counter", "self", "phone", "catering"] as const) {
    const found = channels.find((one) => one.channel === channel);
    const own = placed.filter((sale) => sale.channel === channel);
    const net = moneyParts(moved.filter((money) => money.channel === channel));
    const ordered = totals(own);
    differences.same(on(`Orders by ${channel}`), found?.orders ?? 0, own.length);
    const name = on(`Ordered by ${channel}`);
    differences.samePaise(name, paiseOf(found?.ordered ?? 0), amounts(ordered), ordered);
    differences.samePaise(on(`Net by ${channel}`), paiseOf(found?.net ?? 0), amounts(net), net);
  }
}

type Same = (
  what: string,
  title: string | null,
  shopRupees: number,
  told: Part[],
  isOnPage?: boolean,
) => void;

/** Compares the cash in the drawer and with the riders. */
function compareCash(
  { date, cash, cashWithRiders, closed }: DayReportOutput,
  moved: Moved[],
  tally: Tally,
  same: Same,
): void {
  const inDrawer = moved.filter(({ method, isCarried }) => method === "cash" && !isCarried);
  const drawer = tally.drawer.filter(({ day }) => day === date);
  const ofKind = (kind: (typeof drawer)[number]["kind"], sign = 1) =>
    parts(
      drawer.filter((one) => one.kind === kind),
      ({ paise }) => ({ number: kind, paise: sign * paise }),
    );
  const [float, cameIn, out] = [ofKind("float"), ofKind("in"), ofKind("out")];
  const handedIn = ofKind("handover");
  // While the day is open, the page does not reveal how much should be in the drawer.
  same("Float", "Float", cash.float, float, closed);
  same("Cash in", "Cash In", cash.in, cameIn, closed);
  same("Cash out", "Cash Out", cash.out, out, closed);
  same("Handed in", "Handed In", cash.handedIn, handedIn, closed);
  const expected = [
    ...[...float, ...cameIn, ...ofKind("out", -1), ...handedIn],
    ...moneyParts(inDrawer),
  ];
  same("Expected cash", "Expected Cash", cash.expected, expected, closed);
  const collected = tally.allMoney().filter(({ isCarried }) => isCarried);
  const carriers = new Set(collected.map(({ by }) => by));
  for (const name of closed ? [] : carriers) {
    const found = cashWithRiders.find((one) => one.name === name)?.amount ?? 0;
    same(`Cash with ${name}`, null, found, [{ number: name, paise: tally.carriedPaise(name) }]);
  }
}
