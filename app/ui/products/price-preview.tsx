import type { ReactNode } from "react";
import { allOf } from "#app/domain/language/formats.ts";
import type {
  ChoicePriceRow,
  KeptPrice,
  PricePreview,
  PriceRow,
} from "#app/domain/menu/price-change.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Table } from "../details/table.tsx";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";

const LISTED_DISHES = 3;

function keptText(kept: KeptPrice, newPaise: number): string {
  if (kept === "unchanged") return m.products_staysTheSame();
  if (kept === "sizes") return m.products_followsSizes();
  return kept === "not positive"
    ? m.products_priceWouldBeZero()
    : m.products_priceWouldBeTooHigh({ new: formatRupees(newPaise) });
}

function alsoInText(dishes: string[]): string {
  const listed =
    dishes.length > LISTED_DISHES ? [m.products_otherDishes({ count: dishes.length })] : dishes;
  return m.products_alsoIn({ listed: allOf(listed) });
}

function Change({ row: { oldPaise, newPaise, kept } }: { row: PriceRow }) {
  if (kept !== null) return <span className="muted">{formatRupees(oldPaise)}</span>;
  return (
    <span className="price-step">
      <del>
        <span className="visually-hidden">{m.products_priceNow()} </span>
        {formatRupees(oldPaise)}
      </del>{" "}
      <span aria-hidden="true">→</span>{" "}
      <ins>
        <span className="visually-hidden">{m.products_priceThen()} </span>
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
            label: m.shared_name(),
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
          { label: m.shared_price(), numeric: true, cell: (row) => <Change row={row} /> },
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

/** The changes, and why some prices would stay. */
export function PricePreviewTables({ preview: { dishes, choices } }: { preview: PricePreview }) {
  const refused = [...dishes, ...choices].filter(
    ({ kept }) => kept === "not positive" || kept === "too high",
  ).length;
  return (
    <>
      {refused > 0 && (
        <Notice tone="warn" title={m.products_countPricesCannotChange({ count: refused })}>
          <p>{m.products_problemsMarkedBelow()}</p>
        </Notice>
      )}
      <Section title={m.products_dishes({ count: dishes.length })}>
        <PriceTable caption={m.shared_dishesTitle()} rows={dishes} name={(row) => row.name} />
      </Section>
      {choices.length > 0 && (
        <Section title={m.products_sizesAndPaidChoices({ count: choices.length })}>
          <PriceTable
            caption={m.products_sizesAndChoicesCaption()}
            rows={choices}
            name={(row) => <ChoiceName row={row} />}
          />
        </Section>
      )}
    </>
  );
}
