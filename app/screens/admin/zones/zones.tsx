import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { formatDeliveryFee } from "#app/domain/terms/delivery-fee.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { Breadcrumb } from "#app/ui/page/breadcrumb.tsx";
import { LoadFailureScreen } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_deliveryZones(), m.zones_description());

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
    get label() {
      return m.shared_zone();
    },
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`/admin/zones/${id}`} className="tap-target wrap-anywhere">
        {name}
      </Link>
    ),
  },
  {
    get label() {
      return m.zones_pincodesLabel();
    },
    numeric: true,
    cell: ({ count }) => count,
  },
  {
    get label() {
      return m.shared_fee();
    },
    numeric: true,
    cell: ({ feePaise }) => (feePaise === 0 ? m.shared_free() : formatRupees(feePaise)),
  },
  {
    get label() {
      return m.shared_freeAbove();
    },
    numeric: true,
    cell: ({ freeAbovePaise }) =>
      freeAbovePaise === null ? m.zones_never() : formatRupees(freeAbovePaise),
  },
  {
    get label() {
      return m.shared_minimum();
    },
    numeric: true,
    cell: ({ minimumPaise }) => (minimumPaise === 0 ? m.zones_none() : formatRupees(minimumPaise)),
  },
  {
    get label() {
      return m.zones_minutes();
    },
    numeric: true,
    cell: ({ minutes }) => minutes ?? m.zones_usual(),
  },
  {
    get label() {
      return m.shared_state();
    },
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "good" : "warn"}>
        {isActive ? m.shared_active() : m.zones_paused()}
      </Badge>
    ),
  },
];

export default function Zones() {
  const { zones, everywhere } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/admin/zones/add" icon="plus">
      {m.zones_addZone()}
    </ButtonLink>
  );
  return (
    <Page
      title={m.shared_deliveryZones()}
      intro={m.zones_intro()}
      before={
        <Breadcrumb
          trail={[
            { label: m.shared_settings(), to: "/admin/settings" },
            { label: m.shared_deliveryZones() },
          ]}
        />
      }
      actions={
        zones.length > 0 && (
          <>
            <a href="/admin/zones.csv" className={buttonClass({ variant: "secondary" })} download>
              <Icon name="download" />
              {m.shared_exportCsv()}
            </a>
            {add}
          </>
        )
      }
    >
      {zones.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.zones_noZonesYouDeliverEverywhere()}
          action={add}
        >
          {m.zones_noZonesHint({ everywhere })}
        </EmptyState>
      ) : (
        <Table
          caption={m.shared_deliveryZones()}
          columns={columns}
          rows={zones}
          rowKey={({ id }) => id}
        />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <LoadFailureScreen title={m.shared_deliveryZones()} message={m.zones_failedToLoadTheZones()} />
  );
}
