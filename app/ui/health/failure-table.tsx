import { m } from "#messages";
import { type Column, Table } from "../details/table.tsx";

/** `at` is local time; `reference` was shown to the visitor. */
type FailureRow = { at: string; name: string; reference: string | null };

const columns: Column<FailureRow>[] = [
  { label: m.admin_error, cell: ({ name }) => name, rowHeader: true },
  { label: m.admin_when, cell: ({ at }) => at },
  {
    label: m.admin_reference,
    cell: ({ reference }) => <span className="wrap-anywhere">{reference ?? m.admin_none()}</span>,
  },
];

export function FailureTable({ failures }: { failures: FailureRow[] }) {
  if (failures.length === 0) return <p>{m.admin_noneSinceTheLastStart()}</p>;
  return (
    <Table
      caption={m.admin_recentErrors()}
      columns={columns}
      rows={failures}
      rowKey={({ at, reference }) => `${at} ${reference}`}
    />
  );
}
