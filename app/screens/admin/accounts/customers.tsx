import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUser } from "#app/domain/accounts/queries.server.ts";
import { detailsOf } from "#app/domain/customers/customer-details.server.ts";
import { customersList, DEFAULT_CUSTOMER_SORT } from "#app/domain/customers/customer-list-url.ts";
import { listEverybody } from "#app/domain/customers/list-everybody.server.ts";
import { whyNotDeletable } from "#app/domain/customers/remove-account.server.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { formatCount } from "#app/domain/lists/search-limits.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink } from "#app/ui/button.tsx";
import { CustomerDialog } from "#app/ui/customers/customer-dialog.tsx";
import { CustomerTable } from "#app/ui/customers/customer-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ClearFilters, FilterForm, SearchField } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_customers(), m.customers_everybody());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "manage customers");
  const view = customersList.read(new URL(request.url).searchParams);
  const { items, pagination } = listEverybody(view);
  const customer = view.customer ? findUser(view.customer) : undefined;
  return data(
    {
      view: { ...view, page: pagination.page },
      pagination,
      customers: items,
      details: customer && detailsOf(customer),
      whyNot: customer ? (whyNotDeletable(user, customer)?.message ?? null) : null,
    },
    { status: view.customer && !customer ? 404 : 200 },
  );
}

export default function Customers() {
  const { view, pagination, customers, details, whyNot } = useLoaderData<typeof loader>();
  const { page, limit, totalItems, totalPages } = pagination;
  const isFiltered = Boolean(view.search);
  const total = formatCount(totalItems, view.search);
  return (
    <Page title={m.shared_customers()}>
      <CustomerFilters view={view} />
      <div className="row between">
        <p className="muted" role="status">
          {view.search
            ? m.customers_thatMatch({ total, search: view.search })
            : m.customers_customers({ total })}
        </p>
        <DownloadLink
          href={`/admin/customers/export.csv?${new URLSearchParams({ search: view.search })}`}
          variant="quiet"
          size="small"
        />
      </div>
      {customers.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={isFiltered ? m.customers_noCustomersFound() : m.customers_noCustomersYet()}
          clearTo={isFiltered ? "/admin/customers" : undefined}
        >
          {isFiltered ? m.customers_listNoMatch() : m.customers_listEmpty()}
        </EmptyState>
      ) : (
        <CustomerTable customers={customers} view={view} />
      )}
      <Pagination
        page={page}
        pages={totalPages}
        hrefFor={(number) => customersList.url({ ...view, page: number, customer: undefined })}
        label={m.customers_pagesOfCustomers()}
        results={{ limit, shown: customers.length, total }}
      />
      {view.customer && (
        <CustomerDialog
          customer={details}
          whyNotDeletable={whyNot}
          closeHref={customersList.url({ ...view, customer: undefined })}
        />
      )}
    </Page>
  );
}

type CustomerFiltersProps = { view: ListView<typeof customersList> };

function CustomerFilters({ view: { search, sort } }: CustomerFiltersProps) {
  return (
    <FilterForm
      action="/admin/customers"
      label={m.customers_searchCustomers()}
      submitLabel={m.shared_search()}
      hiddenFields={{ sort: sort === DEFAULT_CUSTOMER_SORT ? undefined : sort }}
      clearLink={search && <ClearFilters to="/admin/customers" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.shared_search()}
        hideLabel
        placeholder={m.customers_nameEmailOrPhone()}
      />
    </FilterForm>
  );
}

export const ErrorBoundary = loadFailure(m.shared_customers, m.customers_failedToLoadCustomers);
