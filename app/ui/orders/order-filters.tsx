import type { ListView } from "#app/domain/list-url.ts";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { type OrderStatus, orderStatuses, orderStatusLabel } from "#app/domain/orders/status.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { Tabs } from "../tabs.tsx";

type OrderFiltersProps = {
  view: ListView<typeof allOrdersList>;
  /** Of all orders. */
  counts: Record<string, number>;
};

export function OrderFilters({ view: { search, status }, counts }: OrderFiltersProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tab = (label: string, to: OrderStatus | undefined, count: number) => ({
    label,
    to: allOrdersList.url({ search, status: to }),
    current: to === status,
    // The counts cover all orders, so they would mislead beside a search.
    count: search ? undefined : count,
  });
  return (
    <>
      <FilterForm
        action="/admin/orders"
        label="Search orders"
        submitLabel="Search"
        hiddenFields={{ status }}
      >
        <Field
          key={search}
          meta={plainMeta("search", { value: search, maxLength: MAX_SEARCH_LENGTH })}
          label="Search orders"
          hideLabel
          placeholder="Number, name, email or phone"
          type="search"
        />
      </FilterForm>
      <Tabs
        label="Order status"
        tabs={[
          tab("All Orders", undefined, total),
          ...orderStatuses.map((to) => tab(orderStatusLabel(to), to, counts[to] ?? 0)),
        ]}
      />
      {search && (
        <p className="row">
          Orders that match “{search}”
          <ButtonLink to={allOrdersList.url({ status })} variant="quiet">
            Clear search
          </ButtonLink>
        </p>
      )}
    </>
  );
}
