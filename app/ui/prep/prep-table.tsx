import { cateringDishLabel } from "#app/domain/events/menu-labels.ts";
import type { PrepCounts, PrepDay } from "#app/domain/prep/prep-plan.ts";
import { m } from "#messages";
import { formatCount } from "../dashboard/format-count.ts";

const countOrDash = (count: number | null) => (count ? formatCount(count) : "–");
const difference = ({ walkIns, sold }: PrepCounts) =>
  walkIns === null ? "–" : (walkIns - sold).toLocaleString("en-IN", { signDisplay: "exceptZero" });

type Column = { label: string; cell: (counts: PrepCounts) => string };

const planned: Column[] = [
  {
    get label() {
      return m.prep_withATime();
    },
    cell: ({ ordered }) => countOrDash(ordered),
  },
  {
    get label() {
      return m.shared_catering();
    },
    cell: ({ catering }) => countOrDash(catering),
  },
];
const ahead: Column[] = [
  ...planned,
  {
    get label() {
      return m.prep_walkIns();
    },
    cell: ({ walkIns }) => countOrDash(walkIns),
  },
  {
    get label() {
      return m.shared_total();
    },
    cell: ({ total }) => formatCount(total),
  },
];
const over: Column[] = [
  ...planned,
  {
    get label() {
      return m.prep_expected();
    },
    cell: ({ walkIns }) => countOrDash(walkIns),
  },
  {
    get label() {
      return m.admin_sold();
    },
    cell: ({ sold }) => countOrDash(sold),
  },
  {
    get label() {
      return m.prep_error();
    },
    cell: difference,
  },
];

/** A table at every width, so that a phone shows many dishes at once. */
export function PrepTable({ rows, total, isPast }: Pick<PrepDay, "rows" | "total" | "isPast">) {
  const columns = isPast ? over : ahead;
  const cells = (counts: PrepCounts) =>
    columns.map(({ label, cell }) => <td key={label}>{cell(counts)}</td>);
  return (
    <table className="prep-table">
      <caption className="visually-hidden">{m.prep_platesByDish()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.shared_dish()}</th>
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
            {/* Only catering knows what has no stock. */}
            <th scope="row">{row.stock === null ? cateringDishLabel(row.name) : row.name}</th>
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
