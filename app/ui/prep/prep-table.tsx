import type { PrepCounts, PrepDay } from "#app/domain/prep/prep-plan.ts";
import { formatCount } from "../dashboard/format-count.ts";

const countOrDash = (count: number | null) => (count ? formatCount(count) : "–");
const difference = ({ walkIns, sold }: PrepCounts) =>
  walkIns === null ? "–" : (walkIns - sold).toLocaleString("en-IN", { signDisplay: "exceptZero" });

type Column = { label: string; cell: (counts: PrepCounts) => string };

const planned: Column[] = [
  { label: "With a time", cell: ({ ordered }) => countOrDash(ordered) },
  { label: "Catering", cell: ({ catering }) => countOrDash(catering) },
];
const ahead: Column[] = [
  ...planned,
  { label: "Walk-ins", cell: ({ walkIns }) => countOrDash(walkIns) },
  { label: "Total", cell: ({ total }) => formatCount(total) },
];
const over: Column[] = [
  ...planned,
  { label: "Expected", cell: ({ walkIns }) => countOrDash(walkIns) },
  { label: "Sold", cell: ({ sold }) => countOrDash(sold) },
  { label: "Error", cell: difference },
];

/** A table at every width, so that a phone shows many dishes at once. */
export function PrepTable({ rows, total, isPast }: Pick<PrepDay, "rows" | "total" | "isPast">) {
  const columns = isPast ? over : ahead;
  const cells = (counts: PrepCounts) =>
    columns.map(({ label, cell }) => <td key={label}>{cell(counts)}</td>);
  return (
    <table className="prep-table">
      <caption className="visually-hidden">Plates by dish</caption>
      <thead>
        <tr>
          <th scope="col">Dish</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All dishes</th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}
