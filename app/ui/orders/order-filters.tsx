import type { ListView } from "#app/domain/list-url.ts";
import { type OrderListFilter, statusesOf } from "#app/domain/orders/order-list-filter.ts";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { ButtonLink } from "../button.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { FilterForm } from "../form/filter-form.tsx";
import { Tabs } from "../tabs.tsx";

const segments: { label: string; filter: OrderListFilter }[] = [
  { label: "Open", filter: "open" },
  { label: "New", filter: "pending" },
  { label: "Cooking", filter: "cooking" },
  { label: "Out", filter: "out_for_delivery" },
  { label: "Done", filter: "delivered" },
  { label: "Cancelled", filter: "cancelled" },
  { label: "All", filter: "all" },
];

type View = ListView<typeof allOrdersList>;

export function OrderSearch({ view: { search, status } }: { view: View }) {
  return (
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
        enterKeyHint="search"
      />
    </FilterForm>
  );
}

type OrderSegmentsProps = {
  view: View;
  filter: OrderListFilter;
  /** Of all orders, by status. */
  counts: Record<string, number>;
};

export function OrderSegments({ view: { search, status }, filter, counts }: OrderSegmentsProps) {
  // A search covers one status or all.
  const offered = segments.filter(
    (segment) => !search || !["open", "cooking"].includes(segment.filter),
  );
  return (
    <>
      <Tabs
        label="Order status"
        tabs={offered.map((segment) => ({
          label: segment.label,
          to: allOrdersList.url({
            search,
            status: segment.filter === (search ? "all" : "open") ? undefined : segment.filter,
          }),
          current: segment.filter === filter || isPartOf(segment.filter, filter),
          // The counts cover all orders, so they would mislead beside a search.
          count: search ? undefined : countOf(segment.filter, counts),
        }))}
      />
      {search && (
        <p className="row">
          Orders that match “{search}”
          <ButtonLink to={allOrdersList.url({ status })} variant="quiet" size="small">
            Clear search
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Confirmed orders and those being prepared are in one segment. */
function isPartOf(segment: OrderListFilter, filter: OrderListFilter): boolean {
  return segment === "cooking" && statusesOf(segment).some((status) => status === filter);
}

function countOf(filter: OrderListFilter, counts: Record<string, number>): number {
  return statusesOf(filter).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
