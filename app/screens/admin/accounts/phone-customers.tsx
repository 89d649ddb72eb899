import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type PhoneCustomer, phoneCustomersList } from "#app/domain/customers/phone-customer.ts";
import { listPhoneCustomers } from "#app/domain/customers/phone-customers.server.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { Price } from "#app/ui/dish/price.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm, SearchField } from "#app/ui/form/filter-form.tsx";
import { CustomerTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { LoadFailureScreen } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_customers(), m.customers_byPhoneHint());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "manage customers");
  const view = phoneCustomersList.read(new URL(request.url).searchParams);
  return { view, ...listPhoneCustomers(view) };
}

const columns: Column<PhoneCustomer>[] = [
  {
    get label() {
      return m.shared_name();
    },
    rowHeader: true,
    cell: ({ name, phone }) => (
      <Link to={allOrdersList.url({ search: phone })} className="row-title">
        {name || phone}
      </Link>
    ),
  },
  {
    get label() {
      return m.shared_phone();
    },
    cell: ({ phone }) => (
      <a className="nowrap" href={`tel:${phone.replace(/\s/g, "")}`}>
        {phone}
      </a>
    ),
  },
  {
    get label() {
      return m.shared_orders();
    },
    numeric: true,
    cell: ({ orderCount }) => orderCount,
  },
  {
    get label() {
      return m.customers_lastOrder();
    },
    cell: ({ lastOrderOn }) => lastOrderOn,
  },
  {
    get label() {
      return m.customers_totalSpent();
    },
    numeric: true,
    cell: ({ totalPaise }) => <Price paise={totalPaise} />,
  },
];

export default function PhoneCustomers() {
  const { view, items, olderThan } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_customers()} intro={m.customers_byPhoneHint()} before={<CustomerTabs />}>
      <FilterForm
        action="/admin/customers/by-phone"
        label={m.customers_searchCustomers()}
        submitLabel={m.shared_search()}
      >
        <SearchField
          name="search"
          value={view.search}
          label={m.shared_search()}
          hideLabel
          placeholder={m.customers_nameOrPhone()}
        />
      </FilterForm>
      {items.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.customers_noCustomersFound()}
        />
      ) : (
        <Table
          caption={m.shared_customers()}
          columns={columns}
          rows={items}
          rowKey={({ seq }) => String(seq)}
        />
      )}
      {olderThan && (
        <ButtonLink to={phoneCustomersList.url({ ...view, before: olderThan })} variant="secondary">
          {m.shared_older()}
        </ButtonLink>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <LoadFailureScreen title={m.shared_customers()} message={m.customers_failedToLoadCustomers()} />
  );
}
