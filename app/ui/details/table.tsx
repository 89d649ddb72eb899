import type { ReactNode } from "react";
import { rowProps } from "#app/domain/lists/row-anchor.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";

export type Column<Row> = {
  /** Constants pass a function, which is called in the current language. */
  label: string | (() => string);
  /** `place`: the index of the row. */
  cell: (row: Row, place: number) => ReactNode;
  /** Right-aligned, with tabular digits. */
  numeric?: boolean;
  /** Whether it is the row header and, on a phone, the title of the card. Only one column. */
  rowHeader?: boolean;
  /** Shows the label to screen readers only, for a column of buttons. */
  hideLabel?: boolean;
  sort?: { href: string; direction?: "ascending" | "descending" };
};

type TableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Whether its rows have `RowButtons`. */
  hasButtons?: boolean;
};

/** On a phone, each row becomes a card and each cell shows its column's label. */
export function Table<Row>({ caption, rows, rowKey, hasButtons, ...table }: TableProps<Row>) {
  const columns = table.columns.map(withLabel);
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={cellClass(column)}
              aria-sort={column.sort?.direction}
            >
              <ColumnLabel column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={rowKey(row)} {...(hasButtons && rowProps(rowKey(row)))}>
            {columns.map((column) =>
              column.rowHeader ? (
                <th key={column.label} scope="row" className={cellClass(column)}>
                  {column.cell(row, place)}
                </th>
              ) : (
                <td
                  key={column.label}
                  className={cellClass(column)}
                  data-label={column.hideLabel ? undefined : column.label}
                >
                  {column.cell(row, place)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LabelledColumn<Row> = Column<Row> & { label: string };

function withLabel<Row>({ label, ...column }: Column<Row>): LabelledColumn<Row> {
  return { ...column, label: typeof label === "string" ? label : label() };
}

function ColumnLabel<Row>({ column }: { column: LabelledColumn<Row> }) {
  if (column.hideLabel) return <span className="visually-hidden">{column.label}</span>;
  if (!column.sort) return column.label;
  return (
    <Link to={column.sort.href} preventScrollReset>
      {column.label}
      {column.sort.direction && (
        <Icon name={column.sort.direction === "ascending" ? "arrow-up" : "chevron-down"} />
      )}
    </Link>
  );
}

function cellClass<Row>(column: Column<Row>): string | undefined {
  return classNames(column.numeric && "numeric") || undefined;
}
