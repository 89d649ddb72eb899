import { m } from "#messages";
import { formatLongDay } from "../clock.ts";
import { type Email, oneLine } from "../emails/email.ts";
import { emailBody } from "../emails/email-layout.ts";
import { formatRupees } from "../money.ts";
import type { DayReport } from "./day-report.ts";
import {
  cashLines,
  differenceText,
  lateLine,
  methodLines,
  orderLines,
  reopenedText,
  shiftLines,
  taxLines,
} from "./report-lines.ts";

const textOf = (lines: { label: string; value: string }[]) =>
  lines.map(({ label, value }) => `${oneLine(label)}: ${value}`).join("\n");

function section(title: string, lines: { label: string; value: string }[]): string | null {
  return lines.length > 0 ? `${title}\n${textOf(lines)}` : null;
}

export function dayReportEmail(report: DayReport, adminName: string, siteUrl: string): Email {
  const { day, cash, closing, reopened, carried, unpaid, late } = report;
  const drawer = [
    ...cashLines(cash),
    { label: m.shared_expected(), value: formatRupees(cash.expectedPaise) },
    ...(closing
      ? [
          { label: m.shared_counted(), value: formatRupees(closing.countedPaise) },
          { label: m.emails_difference(), value: differenceText(closing.differencePaise) },
        ]
      : []),
  ];
  const riders = carried.map(({ name, amountPaise }) => {
    return { label: name, value: formatRupees(amountPaise) };
  });
  const open = unpaid.map(({ token, duePaise }) => {
    return { label: m.shared_token({ token }), value: formatRupees(duePaise) };
  });
  return {
    subject: (reopened ? m.emails_isClosedAgain : m.emails_isClosed)({ day: formatLongDay(day) }),
    body: emailBody(adminName, [
      closing ? m.emails_hasClosed({ by: oneLine(closing.by), day: formatLongDay(day) }) : null,
      reopened ? `${m.emails_replacesReport()} ${oneLine(reopenedText(reopened))}` : null,
      closing?.note ? m.emails_dayReportNote({ note: oneLine(closing.note) }) : null,
      section(m.shared_cashInTheDrawer(), drawer),
      section(m.day_shifts(), shiftLines(report)),
      section(m.shared_cashStillWithRiders(), riders),
      section(m.shared_moneyByMethod(), methodLines(report)),
      section(m.shared_orders(), orderLines(report)),
      section(m.shared_tax(), taxLines(report)),
      section(m.emails_notPaidYet(), open),
      section(m.emails_dayReportLateEntries(), late.map(lateLine)),
      `${siteUrl}/admin/day/${day}`,
    ]),
  };
}
