import { formatRupees } from "#app/domain/money.ts";
import type { Zone } from "#app/domain/zones/zone.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { ButtonLink, DownloadLink } from "../button.tsx";
import { type Column, Table } from "../details/table.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Link } from "../link.tsx";

type ZoneRow = Omit<Zone, "pincodes"> & { pincodeCount: number };

const columns: Column<ZoneRow>[] = [
  {
    label: m.shared_zone,
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`/admin/zones/${id}`} className="tap-target wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { label: m.zones_pincodesLabel, numeric: true, cell: ({ pincodeCount }) => pincodeCount },
  {
    label: m.shared_fee,
    numeric: true,
    cell: ({ feePaise }) => (feePaise === 0 ? m.shared_free() : formatRupees(feePaise)),
  },
  {
    label: m.shared_freeAbove,
    numeric: true,
    cell: ({ freeAbovePaise }) =>
      freeAbovePaise === null ? m.zones_never() : formatRupees(freeAbovePaise),
  },
  {
    label: m.shared_minimum,
    numeric: true,
    cell: ({ minimumPaise }) => (minimumPaise === 0 ? m.zones_none() : formatRupees(minimumPaise)),
  },
  { label: m.zones_minutes, numeric: true, cell: ({ minutes }) => minutes ?? m.zones_usual() },
  {
    label: m.shared_state,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "good" : "warn"}>
        {isActive ? m.shared_active() : m.zones_paused()}
      </Badge>
    ),
  },
];

type ZoneListProps = {
  zones: ZoneRow[];
  /** The fee without zones, as text. */
  feeEverywhere: string;
};

export function ZoneList({ zones, feeEverywhere }: ZoneListProps) {
  const add = (
    <ButtonLink to="/admin/zones/add" icon="plus">
      {m.zones_addZone()}
    </ButtonLink>
  );
  return (
    <section className="stack" id="zones">
      <div className="between">
        <h2>{m.shared_deliveryZones()}</h2>
        {zones.length > 0 && (
          <div className="row">
            <DownloadLink href="/admin/zones.csv" />
            {add}
          </div>
        )}
      </div>
      <p className="muted">{m.zones_intro()}</p>
      {zones.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.zones_noZonesYouDeliverEverywhere()}
          action={add}
        >
          {m.zones_noZonesHint({ everywhere: feeEverywhere })}
        </EmptyState>
      ) : (
        <Table
          caption={m.shared_deliveryZones()}
          columns={columns}
          rows={zones}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
