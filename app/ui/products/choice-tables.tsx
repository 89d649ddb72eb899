import { formatRupees } from "#app/domain/money.ts";
import { type DishSales, shareText } from "#app/domain/reports/option-sales.ts";
import { Section } from "../section.tsx";
import { Table } from "../table.tsx";

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
            { label: "Choice", rowHeader: true, cell: ({ name }) => name },
            { label: "Sold", numeric: true, cell: ({ sold }) => sold.toLocaleString("en-IN") },
            {
              label: "Share of portions",
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
              label: "Revenue",
              numeric: true,
              cell: ({ revenuePaise }) => formatRupees(revenuePaise),
            },
          ]}
        />
      </div>
    </Section>
  ));
}
