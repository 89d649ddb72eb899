import {
  type CustomerColumn,
  customersList,
  readSort,
  sortBy,
} from "#app/domain/customers/customer-list-url.ts";
import type { ListedCustomer } from "#app/domain/customers/customer-row.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Price } from "../dish/price.tsx";
import { Link } from "../link.tsx";

type CustomerTableProps = { customers: ListedCustomer[]; view: ListView<typeof customersList> };

export function CustomerTable({ customers, view }: CustomerTableProps) {
  const { column: present, isDescending } = readSort(view.sort);
  const sort = (column: CustomerColumn): Column<ListedCustomer>["sort"] => ({
    href: customersList.url({
      ...view,
      sort: sortBy(view.sort, column),
      page: 1,
      customer: undefined,
    }),
    direction: column !== present ? undefined : isDescending ? "descending" : "ascending",
  });
  const columns: Column<ListedCustomer>[] = [
    {
      label: m.shared_name(),
      rowHeader: true,
      sort: sort("name"),
      cell: ({ id, name, phone, isActive }) => (
        <>
          <Link
            to={
              id
                ? customersList.url({ ...view, customer: id })
                : allOrdersList.url({ search: phone })
            }
            className="row-title"
            preventScrollReset={id !== null}
          >
            {name || phone}
          </Link>
          {!isActive && <Badge tone="bad">{m.admin_inactive()}</Badge>}
        </>
      ),
    },
    {
      label: m.shared_email(),
      sort: sort("email"),
      cell: ({ email, phone }) => (
        <span className="wrap-anywhere customer-email">
          {email || phone}
          {email && phone && <span className="subtext">{phone}</span>}
        </span>
      ),
    },
    {
      label: m.customers_joined(),
      sort: sort("createdAt"),
      cell: ({ joinedOn }) => joinedOn ?? <span className="muted">{m.customers_byPhone()}</span>,
    },
    {
      label: m.admin_lastLogin(),
      sort: sort("lastLogin"),
      cell: ({ lastLoginAt }) => lastLoginAt ?? <span className="muted">{m.admin_never()}</span>,
    },
    { label: m.shared_orders(), numeric: true, cell: ({ orderCount }) => orderCount },
    { label: m.customers_lastOrder(), cell: ({ lastOrderOn }) => lastOrderOn },
    {
      label: m.customers_totalSpent(),
      numeric: true,
      cell: ({ spentPaise }) => <Price paise={spentPaise} />,
    },
  ];
  return (
    <div className="customer-table">
      <Table
        caption={m.shared_customers()}
        columns={columns}
        rows={customers}
        rowKey={({ id, phone }) => id ?? phone}
      />
    </div>
  );
}
