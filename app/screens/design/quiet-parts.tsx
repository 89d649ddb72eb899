import { formatRupees } from "#app/domain/money.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { StatusBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/charts/chart.tsx";
import { ShareChart } from "#app/ui/charts/share-chart.tsx";
import { CancellationForm } from "#app/ui/form/cancellation-form.tsx";
import { History } from "#app/ui/history.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Price } from "#app/ui/price.tsx";
import { Stat, Stats } from "#app/ui/stat.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

const here = "/design?part=admin";

type SampleOrder = {
  number: string;
  customer: string;
  status: OrderStatus;
  placed: string;
  totalPaise: number;
};

const orders: SampleOrder[] = [
  {
    number: "CP-1042",
    customer: "Saraswati Deshpande-Kulkarni",
    status: "pending",
    placed: "Nov 21, 2025, 7:42 PM",
    totalPaise: 45000,
  },
  {
    number: "CP-1041",
    customer: "अनुराधा पाटील",
    status: "preparing",
    placed: "Nov 21, 2025, 7:31 PM",
    totalPaise: 12050,
  },
  {
    number: "CP-1040",
    customer: "Imran Shaikh",
    status: "delivered",
    placed: "Nov 21, 2025, 6:58 PM",
    totalPaise: 1240000,
  },
];

const history = [
  { what: "Order placed", who: "अनुराधा पाटील", role: "Customer", reason: "" },
  { what: "Pending → Cancelled", who: "Imran Shaikh", role: "Admin", reason: "A dish ran out" },
].map((entry) => ({ ...entry, id: entry.what, at: "Nov 21, 2025, 7:31 PM" }));

const days = [420, 380, 510, 640, 700, 880, 960, 430, 400, 560, 610, 720, 910, 1020].map(
  (value, at) => ({
    label: `Nov ${at + 8}`,
    value,
  }),
);
const formatRupeesOf = (rupees: number) => formatRupees(rupees * 100);

const columns: Column<SampleOrder>[] = [
  { label: "Order", cell: (order) => order.number, rowHeader: true },
  { label: "Customer", cell: (order) => order.customer },
  {
    label: "Placed",
    cell: (order) => order.placed,
    sort: { href: `${here}&sort=placed`, direction: "descending" },
  },
  { label: "Status", cell: (order) => <StatusBadge status={order.status} /> },
  { label: "Total", cell: (order) => <Price paise={order.totalPaise} exact />, numeric: true },
  {
    label: "Actions",
    hideLabel: true,
    cell: (order) => (
      <ButtonLink
        to={here}
        variant="secondary"
        size="small"
        aria-label={`View details of ${order.number}`}
      >
        View details
      </ButtonLink>
    ),
  },
];

export function QuietParts() {
  return (
    <div className="quiet stack">
      <Stats>
        <Stat label="Orders" value="1,284" icon="receipt" to={here} hint="12 today" />
        <Stat label="Revenue" value={<Price paise={48215050} exact />} icon="chart" />
        <Stat label="Customers" value={412} icon="user" />
        <Stat label="Events" value={9} icon="calendar" />
      </Stats>
      <Card
        title="Recent orders"
        actions={
          <ButtonLink to={here} variant="quiet">
            View all
          </ButtonLink>
        }
      >
        <Table
          caption="Recent orders"
          columns={columns}
          rows={orders}
          rowKey={(order) => order.number}
        />
        <Pagination
          page={2}
          pages={7}
          hrefFor={(page) => `${here}&page=${page}`}
          label="Order pages"
          summary="Showing 21 to 40 of 128 results"
        />
      </Card>
      <Card>
        <History entries={history} />
      </Card>
      <CancellationForm
        submitLabel="Cancel order"
        failed="Failed to update order status"
        lastResult={undefined}
        hint="The customer reads it in My Orders."
        usualReasons={["A dish ran out"]}
        received={{ title: "This order is paid", from: "Imran Shaikh" }}
      >
        <ButtonLink to={here} variant="quiet">
          Keep the order
        </ButtonLink>
      </CancellationForm>
      <div className="grid grid-wide">
        <Card as="div">
          <Chart
            title="Revenue"
            summary="Daily revenue of two weeks, highest on Nov 15"
            points={days}
            format={formatRupeesOf}
            valueLabel="Revenue"
          />
        </Card>
        <Card as="div">
          <Chart
            title="Orders"
            summary="Daily orders of two weeks, rising"
            points={days}
            variant="line"
            valueLabel="Orders"
          />
        </Card>
        <Card as="div">
          <ShareChart
            title="Best sellers"
            summary="Plates of three dishes, most of Classic Pani Puri"
            shares={[
              { label: "Classic Pani Puri", value: 128, note: "₹10,240" },
              { label: "Dahi Puri", value: 64, note: "₹6,432" },
              { label: "Malai Kulfi", value: 12 },
            ]}
            rowLabel="Dish"
            valueLabel="Plates"
          />
        </Card>
      </div>
      <Card title="Delivery address" titleLevel={3}>
        <dl className="pairs">
          <div>
            <dt>Street</dt>
            <dd>12 Apte Road</dd>
          </div>
          <div>
            <dt>City</dt>
            <dd>Pune 411004</dd>
          </div>
        </dl>
      </Card>
    </div>
  );
}
