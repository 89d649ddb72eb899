import { formatNumber } from "#app/domain/language/formats.ts";
import { formatRupees } from "#app/domain/money.ts";
import { type DishSales, shareText } from "#app/domain/reports/option-sales.ts";
import { m } from "#messages";
import { Table } from "../details/table.tsx";
import { Section } from "../section.tsx";

/** A table for each group of options, or part of a combo. */
export function ChoiceTables({ sales: { portions, choices } }: { sales: DishSales }) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => (
    <Section key={group} title={group}>
      <div className="choice-table">
        <Table
          caption={group}
          rows={choices.filter((choice) => choice.group === group)}
          rowKey={({ id }) => id}
          columns={[
            { label: m.shared_choice(), rowHeader: true, cell: ({ name }) => name },
            {
              label: m.admin_sold(),
              numeric: true,
              cell: ({ sold }) => formatNumber(sold),
            },
            {
              label: m.products_shareOfPortions(),
              numeric: true,
              cell: (choice) => (
                <>
                  <meter
                    className="choice-share"
                    min={0}
                    max={portions}
                    value={choice.portions}
                    aria-hidden="true"
                  />{" "}
                  {shareText(choice.portions, portions)}
                </>
              ),
            },
            {
              label: m.admin_revenue(),
              numeric: true,
              cell: ({ revenuePaise }) => formatRupees(revenuePaise),
            },
          ]}
        />
      </div>
    </Section>
  ));
}
