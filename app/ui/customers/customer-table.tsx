import {
  type CustomerColumn,
  customersList,
  readSort,
  sortBy,
} from "#app/domain/customers/customer-list-url.ts";
import type { CustomerRow } from "#app/domain/customers/customer-row.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Link } from "../link.tsx";

type CustomerTableProps = { customers: CustomerRow[]; view: ListView<typeof customersList> };

export function CustomerTable({ customers, view }: CustomerTableProps) {
  const { column: present, isDescending } = readSort(view.sort);
  const sort = (column: CustomerColumn): Column<CustomerRow>["sort"] => ({
    href: customersList.url({
      ...view,
      sort: sortBy(view.sort, column),
      page: 1,
      customer: undefined,
    }),
    direction: column !== present ? undefined : isDescending ? "descending" : "ascending",
  });
  const columns: Column<CustomerRow>[] = [
    {
      label: m.shared_name(),
      rowHeader: true,
      sort: sort("name"),
      cell: ({ id, name, isActive }) => (
        <>
          <Link
            to={customersList.url({ ...view, customer: id })}
            className="row-title"
            preventScrollReset
          >
            {name}
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
          {email}
          {phone && <span className="subtext">{phone}</span>}
        </span>
      ),
    },
    {
      label: m.shared_role(),
      sort: sort("role"),
      cell: ({ isStaff, roleLabel }) =>
        isStaff ? <Badge tone="info">{roleLabel}</Badge> : roleLabel,
    },
    { label: m.customers_joined(), sort: sort("createdAt"), cell: ({ joinedOn }) => joinedOn },
    {
      label: m.admin_lastLogin(),
      sort: sort("lastLogin"),
      cell: ({ lastLoginAt }) => lastLoginAt ?? <span className="muted">{m.admin_never()}</span>,
    },
  ];
  return (
    <div className="customer-table">
      <Table
        caption={m.shared_customers()}
        columns={columns}
        rows={customers}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
