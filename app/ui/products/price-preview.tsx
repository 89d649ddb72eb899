import type { ReactNode } from "react";
import type {
  ChoicePriceRow,
  KeptPrice,
  PricePreview,
  PriceRow,
} from "#app/domain/menu/price-change.ts";
import { formatRupees } from "#app/domain/money.ts";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";
import { Table } from "../table.tsx";

const LISTED_DISHES = 3;

function keptText(kept: KeptPrice, newPaise: number): string {
  if (kept === "unchanged") return "Stays the same";
  if (kept === "sizes") return "Follows its sizes, which stay the same";
  return kept === "not positive"
    ? "Stays the same, because it would be ₹0 or less"
    : `Stays the same, because ${formatRupees(newPaise)} is more than a price can be`;
}

function alsoInText(dishes: string[]): string {
  const listed = dishes.length > LISTED_DISHES ? [`${dishes.length} other dishes`] : dishes;
  return `Also in ${new Intl.ListFormat("en").format(listed)}`;
}

function Change({ row: { oldPaise, newPaise, kept } }: { row: PriceRow }) {
  if (kept !== null) return <span className="muted">{formatRupees(oldPaise)}</span>;
  return (
    <span className="price-step">
      <del>
        <span className="visually-hidden">now </span>
        {formatRupees(oldPaise)}
      </del>{" "}
      <span aria-hidden="true">→</span>{" "}
      <ins>
        <span className="visually-hidden">then </span>
        {formatRupees(newPaise)}
      </ins>
    </span>
  );
}

type PriceTableProps<Row> = { caption: string; rows: Row[]; name: (row: Row) => ReactNode };

function PriceTable<Row extends PriceRow>({ caption, rows, name }: PriceTableProps<Row>) {
  return (
    <div className="price-table">
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            label: "Name",
            rowHeader: true,
            cell: (row) => (
              <>
                {name(row)}
                {row.kept !== null && (
                  <span
                    className={
                      row.kept === "unchanged" || row.kept === "sizes"
                        ? "subtext"
                        : "subtext price-warning"
                    }
                  >
                    {keptText(row.kept, row.newPaise)}
                  </span>
                )}
              </>
            ),
          },
          { label: "Price", numeric: true, cell: (row) => <Change row={row} /> },
        ]}
      />
    </div>
  );
}

function ChoiceName({ row }: { row: ChoicePriceRow }) {
  return (
    <>
      {row.group}: {row.name}
      {row.alsoIn.length > 0 && <span className="subtext">{alsoInText(row.alsoIn)}</span>}
    </>
  );
}

/** What would change, and why some prices would not. */
export function PricePreviewTables({ preview: { dishes, choices } }: { preview: PricePreview }) {
  const refused = [...dishes, ...choices].filter(
    ({ kept }) => kept === "not positive" || kept === "too high",
  ).length;
  return (
    <>
      {refused > 0 && (
        <Notice
          tone="warn"
          title={refused === 1 ? "1 price cannot change" : `${refused} prices cannot change`}
        >
          <p>They are marked below and stay as they are.</p>
        </Notice>
      )}
      <Section title={`Dishes (${dishes.length})`}>
        <PriceTable caption="Dishes" rows={dishes} name={(row) => row.name} />
      </Section>
      {choices.length > 0 && (
        <Section title={`Sizes and paid choices (${choices.length})`}>
          <PriceTable
            caption="Sizes and paid choices"
            rows={choices}
            name={(row) => <ChoiceName row={row} />}
          />
        </Section>
      )}
    </>
  );
}
