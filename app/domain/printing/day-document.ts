import { m } from "#messages";
import { formatDay } from "../clock.ts";
import type { DayReport } from "../day/day-report.ts";
import {
  cashLines,
  differenceText,
  type Line,
  methodLines,
  orderLines,
  personLine,
  reopenedText,
  shiftLines,
  taxLines,
} from "../day/report-lines.ts";
import { formatRupees } from "../money.ts";
import { shop } from "../shop.ts";
import { bold, center, columns, large, type PrintDocument, rule, text } from "./document.ts";

function section(title: string, lines: Line[]): PrintDocument {
  if (lines.length === 0) return [];
  return [rule, text(title, bold), ...lines.map(({ label, value }) => columns(label, value))];
}

export function dayDocument(report: DayReport): PrintDocument {
  const { cash, closing, reopened, carried, people } = report;
  const rider = carried.map(({ name, amountPaise }) => ({
    label: name,
    value: formatRupees(amountPaise),
  }));
  return [
    text(shop.name, large),
    text(m.printing_reportOf({ day: formatDay(report.day) }), center),
    ...(reopened ? [text(reopenedText(reopened))] : []),
    ...section(m.shared_cashInTheDrawer(), [
      ...cashLines(cash),
      { label: m.shared_expected(), value: formatRupees(cash.expectedPaise) },
      ...(closing
        ? [{ label: m.shared_counted(), value: formatRupees(closing.countedPaise) }]
        : []),
    ]),
    ...(closing ? [text(differenceText(closing.differencePaise), bold)] : []),
    ...(closing?.note ? [text(closing.note)] : []),
    ...section(m.day_shifts(), shiftLines(report)),
    ...section(m.shared_cashStillWithRiders(), rider),
    ...section(m.shared_orders(), orderLines(report)),
    ...section(m.shared_moneyByMethod(), methodLines(report)),
    ...section(m.admin_whoTookIt(), people.map(personLine)),
    ...section(m.admin_billsAndTax(), taxLines(report)),
  ];
}
