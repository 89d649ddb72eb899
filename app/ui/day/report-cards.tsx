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
import { Line, Lines } from "./lines.tsx";

/** The figures of a day, on screen and on paper. */
export function ReportCards({ report }: { report: DayReport }) {
  const { carried, channels, people, unpaid, late, dishes = [], discards = [] } = report;
  const { onlineFeePaise = 0 } = report;
  const tax = taxLines(report);
  const shifts = shiftLines(report);
  const methods = methodLines(report);
  return (
    <div className="day-report">
      {report.closing && <CashCard report={report} />}
      {shifts.length > 0 && (
        <Card title={m.day_shifts()}>
          <Lines>
            {shifts.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </Lines>
        </Card>
      )}
      {carried.length > 0 && (
        <Card title={m.shared_cashStillWithRiders()}>
          <Lines>
            {carried.map(({ id, name, amountPaise }) => (
              <Line key={id} label={name} value={formatRupees(amountPaise)} />
            ))}
          </Lines>
        </Card>
      )}
      <Card title={m.shared_orders()}>
        <Lines>
          {orderLines(report).map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </Lines>
      </Card>
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
      {dishes.length > 0 && (
        <Card title={m.day_salesByDish()}>
          <Lines>
            {dishes.map(({ name, sold, paise }) => (
              <Line key={name} label={`${sold} × ${name}`} value={formatRupees(paise)} />
            ))}
          </Lines>
        </Card>
      )}
      {discards.length > 0 && (
        <Card title={m.day_discardedOrders()}>
          <Lines>
            {discards.map(({ name, reason, amountPaise, at }) => (
              <Line
                key={at}
                label={shownDiscardedOrder(name)}
                note={discardReasons.shown(reason)}
                value={formatRupees(amountPaise)}
              />
            ))}
          </Lines>
        </Card>
      )}
      {people.length > 0 && (
        <Card title={m.admin_whoTookIt()}>
          <Lines>
            {people.map((person) => (
              <Line key={person.name} {...personLine(person)} />
            ))}
          </Lines>
        </Card>
      )}
      {channels.length > 0 && (
        <Card title={m.day_whereItCameFrom()}>
          <Lines>
            {channels.map((totals) => (
              <Line key={totals.channel} {...channelLine(totals)} />
            ))}
          </Lines>
        </Card>
      )}
      {tax.length > 0 && (
        <Card title={m.admin_billsAndTax()}>
          <Lines>
            {tax.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </Lines>
        </Card>
      )}
      {unpaid.length > 0 && (
        <Card title={m.day_notPaidYet({ count: unpaid.length })}>
          <Lines>
            {unpaid.map(({ orderId, token, duePaise }) => (
              <Line
                key={orderId}
                label={<Link to={orderUrl(orderId)}>{m.shared_token({ token })}</Link>}
                value={formatRupees(duePaise)}
              />
            ))}
          </Lines>
        </Card>
      )}
      {late.length > 0 && (
        <Card title={m.day_fromEarlierDays()}>
          <p className="muted">{m.day_lateEntryHint()}</p>
          <Lines>
            {late.map((row) => (
              <Line key={`${row.what} ${row.name} ${row.at}`} {...lateLine(row)} />
            ))}
          </Lines>
        </Card>
      )}
    </div>
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
