import {
  type Difference,
  differenceText,
  type OnlineDay,
  type OnlineRow as Row,
} from "#app/domain/online-payments/online-day.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Stat, Stats } from "../details/stat.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Price } from "../dish/price.tsx";
import { eventsUrl } from "../events/events-view.ts";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";

export function OnlineTotals({ day }: { day: OnlineDay }) {
  const { receivedPaise, refundedPaise, feePaise, settledPaise } = day;
  const rows = [
    [m.payments_received(), receivedPaise],
    [m.payments_backToCustomers(), refundedPaise],
    [m.payments_fees(), feePaise],
    [m.payments_inTheBank(), settledPaise],
  ] as const;
  return (
    <Stats>
      {rows.map(([label, paise]) => (
        <Stat key={label} label={label} value={<Price paise={paise} exact />} />
      ))}
    </Stats>
  );
}

const stateLabels: Record<Row["state"], () => string> = {
  captured: () => m.shared_paid(),
  waiting: () => m.payments_refundWaiting(),
  pending: () => m.payments_refundPending(),
  processed: () => m.payments_refundedStatus(),
  failed: () => m.payments_refundNotMade(),
};

const columns = (): Column<Row>[] => [
  {
    label: m.shared_order(),
    rowHeader: true,
    cell: ({ number, orderId, eventId }) => (
      <Link to={orderId ? orderUrl(orderId) : eventsUrl({ event: eventId ?? "" })}>{number}</Link>
    ),
  },
  { label: m.shared_time(), cell: ({ at }) => <span className="nowrap">{at}</span> },
  {
    label: m.admin_status(),
    cell: ({ state, concern }) => (
      <>
        {stateLabels[state]()}
        {concern && <Badge tone="bad">{concern}</Badge>}
      </>
    ),
  },
  {
    label: m.shared_amount(),
    numeric: true,
    cell: ({ amountPaise }) => <Price paise={amountPaise} exact />,
  },
  {
    label: m.payments_fees(),
    numeric: true,
    cell: ({ feePaise }) => (feePaise === null ? "" : <Price paise={feePaise} exact />),
  },
  { label: m.payments_inTheBank(), cell: ({ settledOn }) => settledOn },
];

export function OnlineTransfers({ rows }: { rows: Row[] }) {
  return (
    <Table
      caption={m.payments_onlinePayments()}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

export function OnlineDifferences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return <Notice tone="good" title={m.payments_bothAgree()} />;
  return (
    <Notice tone="bad" role="alert" title={m.payments_bothDiffer()}>
      <ul>
        {differences.map((difference) => (
          <li key={difference.id}>{differenceText(difference)}</li>
        ))}
      </ul>
    </Notice>
  );
}
