import { formatNumber } from "#app/domain/language/formats.ts";
import type { PrepCounts, PrepDay } from "#app/domain/prep/prep-plan.ts";
import { m } from "#messages";

const countOrDash = (count: number) => (count ? formatNumber(count) : "–");

type Column = { label: () => string; cell: (counts: PrepCounts) => string };

const planned: Column[] = [
  { label: m.prep_withATime, cell: ({ ordered }) => countOrDash(ordered) },
  { label: m.shared_catering, cell: ({ catering }) => countOrDash(catering) },
  { label: m.prep_usually, cell: ({ usual }) => countOrDash(usual) },
];
const sold: Column = { label: m.admin_sold, cell: ({ sold }) => countOrDash(sold) };

type Props = Pick<PrepDay, "rows" | "total" | "isPast" | "isToday">;

/** A table at every width, so that a phone shows many dishes at once. */
export function PrepTable({ rows, total, isPast, isToday }: Props) {
  const columns = isPast || isToday ? [...planned, sold] : planned;
  const cells = (counts: PrepCounts) =>
    columns.map(({ label, cell }) => <td key={label()}>{cell(counts)}</td>);
  return (
    <table className="prep-table">
      <caption className="visually-hidden">{m.prep_platesByDish()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.shared_dish()}</th>
          {columns.map(({ label }) => (
            <th key={label()} scope="col">
              {label()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.shared_allDishes()}</th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}
