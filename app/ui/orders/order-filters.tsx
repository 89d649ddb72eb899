import type { ListView } from "#app/domain/lists/list-url.ts";
import {
  type OrderListFilter,
  orderListFilters,
  statusesOf,
} from "#app/domain/order-lists/order-list-filter.ts";
import {
  allOrdersList,
  isNarrowed,
  ordersCsvUrl,
} from "#app/domain/order-lists/order-list-urls.ts";
import { paymentFilterLabels, paymentFilters } from "#app/domain/order-lists/payment-filter.ts";
import { orderStatuses, orderStatusLabel } from "#app/domain/orders/status.ts";
import { m } from "#messages";
import { DownloadLink, QuietLink } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { FilterForm, FilterSelect, SearchField } from "../form/filter-form.tsx";
import { useMay } from "../staff/use-may.ts";
import { Tabs } from "../tabs.tsx";

const segments = [
  "open",
  "pending",
  "confirmed",
  "preparing",
  "ready",
  "out_for_delivery",
  "delivered",
  "cancelled",
  "all",
] as const;

function filterLabel(filter: OrderListFilter): string {
  if (filter === "open") return m.orders_open();
  if (filter === "ready") return m.shared_ready();
  return filter === "all" ? m.shared_all() : orderStatusLabel(filter);
}

type View = ListView<typeof allOrdersList>;

export function OrderSearch({ view: { search, status, from, to, payment } }: { view: View }) {
  return (
    <FilterForm
      action="/admin/orders"
      label={m.orders_searchOrders()}
      submitLabel={m.shared_search()}
      hiddenFields={{ status, from, to, payment }}
    >
      <SearchField
        name="search"
        value={search}
        label={m.orders_searchOrders()}
        hideLabel
        placeholder={m.orders_numberOrName()}
      />
    </FilterForm>
  );
}

type OrderSegmentsProps = {
  view: View;
  filter: OrderListFilter;
  /** How many orders each single-status filter shows. */
  counts: Record<string, number>;
};

export function OrderSegments({ view, filter, counts }: OrderSegmentsProps) {
  const { search, status, from, to, payment } = view;
  const narrowed = isNarrowed(view);
  const seesPayments = useMay()("see contacts and payments");
  // The tab for unpaid orders sits next to the status tabs; any other filter applies within each of them.
  const isUnpaid = payment === "unpaid";
  const kept = { search, from, to, payment: isUnpaid ? undefined : payment };
  const keepsFilter = isNarrowed(kept);
  // A search or another filter covers one status or all.
  const offered = segments.filter((one) => !keepsFilter || (one !== "open" && one !== "ready"));
  const offeredFilters = narrowed ? (["all", ...orderStatuses] as const) : orderListFilters;
  const tabs = offered.map((segment) => ({
    label: filterLabel(segment),
    to: allOrdersList.url({
      ...kept,
      status: segment === (keepsFilter ? "all" : "open") ? undefined : segment,
    }),
    current: segment === filter && !isUnpaid,
    // The counts cover all orders, so they would be misleading next to a search or filter.
    count: keepsFilter ? undefined : countOf(segment, counts),
  }));
  const unpaid = {
    label: paymentFilterLabels.unpaid,
    to: allOrdersList.url({ ...kept, payment: "unpaid" }),
    current: isUnpaid,
  };
  return (
    <>
      <div className="order-statuses">
        <Tabs label={m.orders_orderStatus()} tabs={seesPayments ? [...tabs, unpaid] : tabs} />
        <FilterForm
          action="/admin/orders"
          label={m.orders_orderStatus()}
          submitLabel={m.orders_filter()}
          hiddenFields={{ search: search || undefined, from, to, payment }}
        >
          <FilterSelect
            name="status"
            value={filter}
            label={m.orders_orderStatus()}
            hideLabel
            options={offeredFilters.map((value) => ({ value, label: filterLabel(value) }))}
          />
        </FilterForm>
      </div>
      {search && (
        <p className="row">
          {m.orders_thatMatch({ search })}
          <QuietLink to={allOrdersList.url({ status, from, to, payment })} size="small">
            {m.shared_clearSearch()}
          </QuietLink>
        </p>
      )}
    </>
  );
}

/** Filters by date and payment, which staff seldom need; the export has the same filters. */
export function OrderNarrowing({ view }: { view: View }) {
  const may = useMay();
  const seesPayments = may("see contacts and payments");
  const label = seesPayments ? m.orders_filterByDateOrPayment() : m.orders_filterByDate();
  const { search, status, from, to, payment } = view;
  const isOn = Boolean(from || to || payment);
  return (
    <Disclosure summary={label} open={isOn} key={String(isOn)}>
      <FilterForm
        action="/admin/orders"
        label={label}
        submitLabel={m.orders_filter()}
        hiddenFields={{ search: search || undefined, status }}
        clearLink={
          <>
            {isOn && (
              <QuietLink to={allOrdersList.url({ search, status })}>{m.shared_clear()}</QuietLink>
            )}
            {may("keep the books") && <DownloadLink href={ordersCsvUrl(view)} />}
          </>
        }
      >
        <Field
          key={`from ${from}`}
          meta={plainMeta("from", { value: from })}
          label={m.shared_from()}
          type="date"
          width="m"
        />
        <Field
          key={`to ${to}`}
          meta={plainMeta("to", { value: to })}
          label={m.shared_to()}
          type="date"
          width="m"
        />
        {seesPayments && (
          <FilterSelect
            name="payment"
            value={payment ?? ""}
            label={m.shared_payment()}
            placeholder={m.shared_all()}
            options={paymentFilters.map((value) => ({ value, label: paymentFilterLabels[value] }))}
          />
        )}
      </FilterForm>
    </Disclosure>
  );
}

function countOf(filter: OrderListFilter, counts: Record<string, number>): number {
  if (filter === "ready") return counts.ready ?? 0;
  return statusesOf(filter).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
