import { shownDiscardedOrder } from "#app/domain/audit/discarded-order.ts";
import type { DayReport } from "#app/domain/day/day-report.ts";
import {
  cashLines,
  channelLine,
  differenceText,
  lateLine,
  methodLines,
  orderLines,
  personLine,
  shiftLines,
  taxLines,
} from "#app/domain/day/report-lines.ts";
import { formatRupees } from "#app/domain/money.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { discardReasons } from "#app/domain/orders/reasons.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { Line, type LineProps, Lines } from "./lines.tsx";

/** The figures of a day, on screen and on paper. */
export function ReportCards({ report }: { report: DayReport }) {
  const { carried, channels, people, unpaid, late, dishes = [], discards = [] } = report;
  const { onlineFeePaise = 0 } = report;
  const methods = methodLines(report);
  return (
    <div className="day-report">
      {report.closing && <CashCard report={report} />}
      <LinesCard title={m.day_shifts()} lines={shiftLines(report)} />
      <LinesCard
        title={m.shared_cashStillWithRiders()}
        lines={carried.map(({ id, name, amountPaise }) => ({
          id,
          label: name,
          value: formatRupees(amountPaise),
        }))}
      />
      <LinesCard title={m.shared_orders()} lines={orderLines(report)} />
      <Card title={m.shared_moneyByMethod()}>
        {methods.length === 0 ? (
          <p className="muted">{m.day_noPaymentsYet()}</p>
        ) : (
          <Lines>
            {methods.map((line) => (
              <Line key={line.label} {...line} />
            ))}
            <Line
              strong
              label={m.day_together()}
              value={formatRupees(report.methods.reduce((sum, row) => sum + row.netPaise, 0))}
            />
            {onlineFeePaise > 0 && (
              <Line
                label={m.payments_fees()}
                note={m.payments_online()}
                value={formatRupees(onlineFeePaise)}
              />
            )}
          </Lines>
        )}
      </Card>
      <LinesCard
        title={m.day_salesByDish()}
        lines={dishes.map(({ name, sold, paise }) => ({
          label: `${sold} × ${name}`,
          value: formatRupees(paise),
        }))}
      />
      <LinesCard
        title={m.day_discardedOrders()}
        lines={discards.map(({ name, reason, amountPaise, at }) => ({
          id: at,
          label: shownDiscardedOrder(name),
          note: discardReasons.shown(reason),
          value: formatRupees(amountPaise),
        }))}
      />
      <LinesCard title={m.admin_whoTookIt()} lines={people.map(personLine)} />
      <LinesCard title={m.day_whereItCameFrom()} lines={channels.map(channelLine)} />
      <LinesCard title={m.admin_billsAndTax()} lines={taxLines(report)} />
      <LinesCard
        title={m.day_notPaidYet({ count: unpaid.length })}
        lines={unpaid.map(({ orderId, token, duePaise }) => ({
          id: orderId,
          label: <Link to={orderUrl(orderId)}>{m.shared_token({ token })}</Link>,
          value: formatRupees(duePaise),
        }))}
      />
      <LinesCard
        title={m.day_fromEarlierDays()}
        hint={m.day_lateEntryHint()}
        lines={late.map((row) => ({ id: `${row.what} ${row.name} ${row.at}`, ...lateLine(row) }))}
      />
    </div>
  );
}

type LinesCardProps = {
  title: string;
  hint?: string;
  /** Each has an id if its label is not unique. */
  lines: (LineProps & { id?: string })[];
};

function LinesCard({ title, hint, lines }: LinesCardProps) {
  if (lines.length === 0) return null;
  return (
    <Card title={title}>
      {hint && <p className="muted">{hint}</p>}
      <Lines>
        {lines.map(({ id, ...line }) => (
          <Line key={id ?? String(line.label)} {...line} />
        ))}
      </Lines>
    </Card>
  );
}

function CashCard({ report: { cash, closing } }: { report: DayReport }) {
  return (
    <Card title={m.shared_cashInTheDrawer()}>
      <Lines>
        {cashLines(cash).map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <Line strong label={m.shared_expected()} value={formatRupees(cash.expectedPaise)} />
        {closing && <Line label={m.shared_counted()} value={formatRupees(closing.countedPaise)} />}
      </Lines>
      {closing && (
        <Notice tone={closing.differencePaise === 0 ? "good" : "warn"}>
          <strong>{differenceText(closing.differencePaise)}</strong>
          {closing.note && <p>{closing.note}</p>}
        </Notice>
      )}
    </Card>
  );
}
