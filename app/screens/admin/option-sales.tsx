import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import { listDishesWithChoices, salesOfChoices } from "#app/domain/reports/option-sales.server.ts";
import { optionSales, optionSalesCsvUrl, salesPeriods } from "#app/domain/reports/option-sales.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { plainMeta, SelectField } from "#app/ui/form/field.tsx";
import { FilterForm } from "#app/ui/form/filter-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ChoiceTables } from "#app/ui/products/choice-tables.tsx";
import { Stat, Stats } from "#app/ui/stat.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export const meta: MetaFunction = () => pageMeta("Option Sales");

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
      title="Option Sales"
      intro="What customers choose with a dish, and for the parts of a combo."
      before={
        <Breadcrumb trail={[{ label: "Dashboard", to: "/admin" }, { label: "Option Sales" }]} />
      }
      actions={
        <a
          href={optionSalesCsvUrl(days)}
          className={buttonClass({ variant: "secondary" })}
          download
        >
          <Icon name="download" />
          Export CSV
        </a>
      }
    >
      <FilterForm
        action={optionSales.url()}
        label="Dish"
        submitLabel="Show"
        hiddenFields={{ days }}
      >
        <SelectField
          key={dish?.id}
          meta={plainMeta("dish", { value: dish?.id })}
          label="Dish"
          options={dishes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterForm>
      <Tabs
        label="Period"
        tabs={salesPeriods.map((period) => ({
          label: `${period} days`,
          to: optionSales.url({ dish: dish?.id, days: `${period}` }),
          current: days === `${period}`,
        }))}
      />
      {sales && (
        <Stats>
          <Stat label="Portions sold" value={sales.portions.toLocaleString("en-IN")} />
          <Stat label="Of these in combos" value={sales.inCombos.toLocaleString("en-IN")} />
          <Stat label="Revenue of the choices" value={formatRupees(revenuePaise)} />
        </Stats>
      )}
      {dish && sales && sales.choices.length > 0 ? (
        <ChoiceTables sales={sales} />
      ) : (
        <EmptyState illustration="/illustrations/empty-search.svg" title="Nothing was chosen">
          {dish
            ? `In the last ${days} days, no order of ${dish.name} had a choice.`
            : "No dish on the menu has options."}
        </EmptyState>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Option Sales" message="Failed to load the sales of options" />;
}
