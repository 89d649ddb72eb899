import type { ShoppingList } from "#app/domain/events/kitchen-quantities.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { m } from "#messages";
import { type Column, Table } from "../details/table.tsx";

const columns: Column<ShoppingList["lines"][number]>[] = [
  { label: m.shared_name, rowHeader: true, cell: ({ name }) => name },
  {
    label: m.catering_quantity,
    numeric: true,
    cell: ({ thousandths, unit }) => (
      <strong>
        {formatNumber(thousandths / 1000)} {unit}
      </strong>
    ),
  },
];

/** The amounts that the owner entered for packages and dishes, added up. */
export function ShoppingTable({ shopping }: { shopping: ShoppingList }) {
  const { lines, without } = shopping;
  return (
    <section className="stack stack-small">
      <h2>{m.events_toBuy()}</h2>
      {lines.length > 0 && (
        <Table
          caption={m.events_toBuy()}
          columns={columns}
          rows={lines}
          rowKey={({ name, unit }) => `${name} ${unit}`}
        />
      )}
      {without.length > 0 && (
        <p className="muted">{m.events_withoutAmounts({ names: without.join(", ") })}</p>
      )}
    </section>
  );
}
