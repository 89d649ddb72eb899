import { type Column, Table } from "../table.tsx";

/** `at` is local time; `reference` was shown to the visitor. */
export type FailureRow = { at: string; name: string; reference: string | null };

const columns: Column<FailureRow>[] = [
  { label: "Error", cell: ({ name }) => name, rowHeader: true },
  { label: "When", cell: ({ at }) => at },
  {
    label: "Reference",
    cell: ({ reference }) => <span className="wrap-anywhere">{reference ?? "None"}</span>,
  },
];

export function FailureTable({ failures }: { failures: FailureRow[] }) {
  if (failures.length === 0) return <p>None since the last start.</p>;
  return (
    <Table
      caption="Recent errors"
      columns={columns}
      rows={failures}
      rowKey={({ at, reference }) => `${at} ${reference}`}
    />
  );
}
