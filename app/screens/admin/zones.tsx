import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import { formatDeliveryFee } from "#app/domain/orders/delivery-fee.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { type Column, Table } from "#app/ui/table.tsx";

export const meta: MetaFunction = () =>
  pageMeta("Delivery zones", "Where you deliver, and for how much.");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return {
    zones: listZones().map(({ pincodes, ...zone }) => ({ ...zone, count: pincodes.length })),
    everywhere: formatDeliveryFee(shopSettings().delivery),
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["zones"][number];

const columns: Column<Row>[] = [
  {
    label: "Zone",
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`/admin/zones/${id}`} className="tap-target wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { label: "Pincodes", numeric: true, cell: ({ count }) => count },
  {
    label: "Fee",
    numeric: true,
    cell: ({ feePaise }) => (feePaise === 0 ? "Free" : formatRupees(feePaise)),
  },
  {
    label: "Free above",
    numeric: true,
    cell: ({ freeAbovePaise }) =>
      freeAbovePaise === null ? "Never" : formatRupees(freeAbovePaise),
  },
  {
    label: "Minimum",
    numeric: true,
    cell: ({ minimumPaise }) => (minimumPaise === 0 ? "None" : formatRupees(minimumPaise)),
  },
  { label: "Minutes", numeric: true, cell: ({ minutes }) => minutes ?? "Usual" },
  {
    label: "State",
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "good" : "warn"}>{isActive ? "Active" : "Paused"}</Badge>
    ),
  },
];

export default function Zones() {
  const { zones, everywhere } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/admin/zones/add" icon="plus">
      Add Zone
    </ButtonLink>
  );
  return (
    <Page
      title="Delivery zones"
      intro="Where you deliver, and on which terms. A pincode in no active zone can only choose pickup."
      before={
        <Breadcrumb
          trail={[{ label: "Settings", to: "/admin/settings" }, { label: "Delivery zones" }]}
        />
      }
      actions={
        zones.length > 0 && (
          <>
            <a href="/admin/zones.csv" className={buttonClass({ variant: "secondary" })} download>
              <Icon name="download" />
              Export CSV
            </a>
            {add}
          </>
        )
      }
    >
      {zones.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title="No zones: you deliver everywhere"
          action={add}
        >
          Every pincode gets the usual terms now: {everywhere}. After the first zone, only the
          pincodes of your zones are delivered to; everybody else can choose pickup.
        </EmptyState>
      ) : (
        <Table caption="Delivery zones" columns={columns} rows={zones} rowKey={({ id }) => id} />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Delivery zones" message="Failed to load the zones" />;
}
