import { m } from "#messages";
import { formatDay } from "../catering/event-times.ts";
import type { DayReport } from "../day/day-report.ts";
import {
  cashLines,
  differenceText,
  type Line,
  methodLines,
  orderLines,
  personLine,
  taxLines,
} from "../day/report-lines.ts";
import { formatRupees } from "../money.ts";
import { shop } from "../shop.ts";
import type { PrintDocument, PrintLine } from "./document.ts";

const text = (line: string, isBold = false): PrintLine => ({ kind: "text", text: line, isBold });
const row = ({ label, value }: Line): PrintLine => ({ kind: "columns", left: label, right: value });

function part(title: string, lines: Line[]): PrintDocument {
  return lines.length === 0 ? [] : [{ kind: "rule" }, text(title, true), ...lines.map(row)];
}

export function dayDocument(report: DayReport): PrintDocument {
  const { cash, closing, carried, people } = report;
  const rider = carried.map(({ name, amountPaise }) => ({
    label: name,
    value: formatRupees(amountPaise),
  }));
  return [
    { kind: "text", text: shop.name, align: "center", isBold: true, isLarge: true },
    { kind: "text", text: m.printing_reportOf({ day: formatDay(report.day) }), align: "center" },
    ...part(m.shared_cashInTheDrawer(), [
      ...cashLines(cash),
      { label: m.shared_expected(), value: formatRupees(cash.expectedPaise) },
      ...(closing
        ? [{ label: m.shared_counted(), value: formatRupees(closing.countedPaise) }]
        : []),
    ]),
    ...(closing ? [text(differenceText(closing.differencePaise), true)] : []),
    ...(closing?.note ? [text(closing.note)] : []),
    ...part(m.shared_cashStillWithRiders(), rider),
    ...part(m.printing_orders(), orderLines(report)),
    ...part(m.shared_moneyByMethod(), methodLines(report)),
    ...part(m.admin_whoTookIt(), people.map(personLine)),
    ...part(m.admin_billsAndTax(), taxLines(report)),
  ];
}
