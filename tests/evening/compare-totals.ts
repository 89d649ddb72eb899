import { dayInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { chartRows, metricsOf } from "#tests/support/records/dashboard.ts";
import type { Books } from "./books.ts";
import { cell } from "./books.ts";
import type { Differences } from "./differences.ts";
import type { Scene } from "./scene.ts";
import { duePaise, paidPaise, paiseOf, type Sale, sum } from "./tally.ts";

const numberIn = (text = "") => Number(/[\d,.]+/.exec(text)?.[0].replaceAll(",", "") ?? 0);
const paiseIn = (text = "") => paiseOf(numberIn(/₹[\d,.]+/.exec(text)?.[0]));
const totalPaise = (sales: Sale[]) => sum(sales.map((sale) => sale.totalPaise));
const parts = (sales: Sale[]) =>
  sales.map((sale) => ({ number: sale.number, paise: sale.totalPaise }));

/** These figures count by calendar day, whenever days are closed. */
const isPlaced = (sale: Sale, from: string, to: string) => {
  const day = dayInIndia(sale.placedAt);
  return day >= from && day <= to;
};

export async function compareTotals(
  differences: Differences,
  books: Books,
  scene: Scene,
): Promise<void> {
  const { tally, clock } = scene;
  const { sales } = tally;
  const today = dayInIndia(clock.now);
  const metrics = metricsOf(books.dashboard);
  const open = (some: Sale[]) => some.filter(({ isCancelled }) => !isCancelled);
  const delivered = (some: Sale[]) => some.filter(({ status }) => status === "delivered");
  const compare = (what: string, shop: number, some: Sale[]) =>
    differences.samePaise(what, shop, totalPaise(some), parts(some));

  const ofToday = open(sales.filter((sale) => isPlaced(sale, today, today)));
  const { value: count, hint: countHint } = metrics["Orders Today"] ?? {};
  differences.same("Orders today", numberIn(count), ofToday.length);
  differences.same("Delivered today", numberIn(countHint), delivered(ofToday).length);
  compare("Ordered today", paiseIn(metrics["Ordered Today"]?.value), ofToday);
  compare("Ordered and delivered", paiseIn(metrics["Ordered Today"]?.hint), delivered(ofToday));
  differences.same("All orders", numberIn(metrics["Total Orders"]?.value), sales.length);
  compare("Revenue", paiseIn(metrics["Total Revenue"]?.value), delivered(sales));
  compare("Revenue in the API", paiseOf(books.stats.stats.totalRevenue), delivered(sales));
  for (const [label, status] of [
    ["Delivered", "delivered"],
    ["Cancelled", "cancelled"],
    ["Preparing", "preparing"],
  ] as const) {
    const own = sales.filter((sale) => sale.status === status).length;
    differences.same(`${label} on the dashboard`, numberIn(metrics[label]?.value), own);
  }

  for (const [page, html, from] of [
    ["the month", books.month, `${today.slice(0, 7)}-01`],
    ["the week", books.week, mondayOf(today)],
  ] as const) {
    const all = sales.filter((sale) => isPlaced(sale, from, today));
    const report = metricsOf(html);
    differences.same(`Orders of ${page}`, numberIn(report.Orders?.value), open(all).length);
    const cancelled = all.length - open(all).length;
    differences.same(`Cancelled of ${page}`, numberIn(report.Orders?.hint), cancelled);
    compare(`Revenue of ${page}`, paiseIn(report.Revenue?.value), delivered(all));
    for (const title of open(all).length > 0 ? ["Payment methods", "Channels"] : []) {
      const rows = chartRows(html, title).map(([, text]) => paiseIn(text));
      compare(`${title} of ${page}`, sum(rows), open(all));
    }
  }
  for (const { date, rows } of books.ordersByDay) {
    const own = sales.filter((sale) => isPlaced(sale, date, date));
    differences.same(`The orders in the file of ${date}`, rows.length, own.length);
    compare(`The file of orders of ${date}`, sum(rows.map((row) => cell(row, "Total"))), own);
  }
  compareRates(differences, books);
  await compareCustomers(differences, scene);
}

function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The sums of the tax rates are those of the bills. */
function compareRates(differences: Differences, { rates, bills }: Books): void {
  const sums = rates.filter(({ Rate }) => Rate === "Total");
  const issued = bills.filter(({ Kind }) => Kind !== "MISSING");
  differences.same("Missing numbers of bills", bills.length - issued.length, 0);
  for (const title of ["Taxable", "CGST", "SGST", "IGST", "Round off", "Total"]) {
    const ofRates = sum(sums.map((row) => cell(row, title)));
    const ofBills = issued.map((row) => ({ number: row.Order ?? "", paise: cell(row, title) }));
    const billed = sum(ofBills.map(({ paise }) => paise));
    differences.samePaise(`${title} of the tax rates`, ofRates, billed, ofBills);
  }
}

/** Compares each order with what its customer sees. */
async function compareOwn(differences: Differences, api: ApiClient, own: Sale[]): Promise<void> {
  const reply = await api.get<{ items: OrderOutput[] }>("/api/orders/user?limit=100");
  const found = new Map(reply.body.data.items.map((order) => [order.orderNumber, order]));
  differences.same("The number of a customer's orders", found.size, own.length);
  for (const sale of own) {
    const order = found.get(sale.number);
    differences.same(
      `The status of ${sale.number} for its customer`,
      order?.status ?? "missing",
      sale.status,
    );
    differences.samePaise(
      `Paid for ${sale.number}, as its customer sees it,`,
      paiseOf(order?.amountPaid ?? 0),
      paidPaise(sale),
    );
    const due = Math.max(0, duePaise(sale));
    differences.samePaise(
      `Due for ${sale.number}, as its customer sees it,`,
      paiseOf(order?.amountDue ?? 0),
      due,
    );
  }
}

/** Compares the figures above customers' orders, the uses of coupons, and the orders given up at the counter. */
async function compareCustomers(differences: Differences, scene: Scene): Promise<void> {
  const { customers, tally, database, counts } = scene;
  for (const { name, visitor, api } of customers) {
    const all = tally.sales.filter((sale) => sale.customer === name);
    await compareOwn(differences, api, all);
    const own = all.filter(({ isCancelled }) => !isCancelled);
    const metrics = metricsOf((await visitor.get("/my-orders")).text);
    const spent = paiseIn(metrics["Total Spent"]?.value);
    differences.samePaise(`Spent by ${name}`, spent, totalPaise(own), parts(own));
  }
  for (const coupon of database.rows("select code, uses, saved_paise saved from coupons")) {
    const own = tally.sales.filter(
      ({ couponCode, isCancelled }) => couponCode === coupon.code && !isCancelled,
    );
    differences.same(`Uses of ${coupon.code}`, Number(coupon.uses), own.length);
    const saved = own.map(({ number, discountPaise }) => ({ number, paise: discountPaise }));
    const savedPaise = sum(saved.map(({ paise }) => paise));
    differences.samePaise(`Saved by ${coupon.code}`, Number(coupon.saved), savedPaise, saved);
  }
  const discarded = database.value("select count(*) from audit_log where action like '%discard%'");
  differences.same("Discarded orders", Number(discarded), counts.discards);
}
