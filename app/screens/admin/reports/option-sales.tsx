import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "#app/domain/language/formats.ts";
import { formatRupees } from "#app/domain/money.ts";
import { listDishesWithChoices, salesOfChoices } from "#app/domain/reports/option-sales.server.ts";
import {
  type DishSales,
  optionSales,
  optionSalesCsvUrl,
  salesPeriods,
  shareText,
} from "#app/domain/reports/option-sales.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink } from "#app/ui/button.tsx";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { plainMeta, SelectField } from "#app/ui/form/field.tsx";
import { FilterForm } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.options_optionSales());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const view = optionSales.read(new URL(request.url).searchParams);
  const dishes = listDishesWithChoices();
  const dish = dishes.find(({ id }) => id === view.dish) ?? dishes[0];
  return {
    days: view.days,
    dish,
    sales: dish && salesOfChoices(dish, Number(view.days)),
    dishes: dishes.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  };
}

export default function OptionSales() {
  const { days, dish, sales, dishes } = useLoaderData<typeof loader>();
  const revenuePaise = sales?.choices.reduce((sum, choice) => sum + choice.revenuePaise, 0) ?? 0;
  return (
    <Page
      title={m.options_optionSales()}
      intro={m.options_description()}
      trail={[{ label: m.shared_dashboard(), to: "/admin" }]}
      actions={<DownloadLink href={optionSalesCsvUrl(days)} />}
    >
      <FilterForm
        action={optionSales.url()}
        label={m.shared_dish()}
        submitLabel={m.admin_show()}
        hiddenFields={{ days }}
      >
        <SelectField
          key={dish?.id}
          meta={plainMeta("dish", { value: dish?.id })}
          label={m.shared_dish()}
          options={dishes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterForm>
      <Tabs
        label={m.shared_period()}
        tabs={salesPeriods.map((period) => ({
          label: m.options_days({ period }),
          to: optionSales.url({ dish: dish?.id, days: `${period}` }),
          current: days === `${period}`,
        }))}
      />
      {sales && (
        <Stats>
          <Stat label={m.shared_portionsSold()} value={formatNumber(sales.portions)} />
          <Stat label={m.options_ofTheseInCombos()} value={formatNumber(sales.inCombos)} />
          <Stat label={m.options_revenueOfTheChoices()} value={formatRupees(revenuePaise)} />
        </Stats>
      )}
      {dish && sales && sales.choices.length > 0 ? (
        <ChoiceTables sales={sales} />
      ) : (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.options_nothingWasChosen()}
        >
          {dish ? m.options_noSales({ days, name: dish.name }) : m.options_noDishHasOptions()}
        </EmptyState>
      )}
    </Page>
  );
}

/** A table for each group of options, or part of a combo. */
function ChoiceTables({ sales: { portions, choices } }: { sales: DishSales }) {
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

export const ErrorBoundary = loadFailure(m.options_optionSales, m.options_salesNotLoaded);
