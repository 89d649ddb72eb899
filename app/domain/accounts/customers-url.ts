import type { CustomersView } from "./customers-view.ts";

/** The columns a list of customers can be sorted by; a minus turns one round. Source: spec 2 §2 /admin/customers, §3 Customer. */
export const customerColumns = ["name", "email", "role", "createdAt", "lastLogin"] as const;
export type CustomerColumn = (typeof customerColumns)[number];
export type CustomerSort = CustomerColumn | `-${CustomerColumn}`;

export const customerSorts: CustomerSort[] = customerColumns.flatMap((column): CustomerSort[] => [
  column,
  `-${column}`,
]);

/** Last registered first. */
export const USUAL_CUSTOMER_SORT: CustomerSort = "-createdAt";

/** Takes a sort, returns its column and whether it runs downwards. Source: as `customerSorts`. */
export function readSort(sort: CustomerSort): { column: CustomerColumn; isDescending: boolean } {
  const isDescending = sort.startsWith("-");
  const column = customerColumns.find((known) => known === sort.replace("-", ""));
  return { column: column ?? "createdAt", isDescending };
}

/** Takes the present sort and the column whose title is pressed, returns the sort it leads to. Source: spec 2 §2 ("sortable customer table"). */
export function sortBy(present: CustomerSort, column: CustomerColumn): CustomerSort {
  if (present === column) return `-${column}`;
  if (present === `-${column}`) return column;
  // Of days the latest is wanted first, of words the first.
  return column === "createdAt" || column === "lastLogin" ? `-${column}` : column;
}

type Shown = Partial<Pick<CustomersView, "sort" | "role" | "search" | "page">> & {
  /** Whose details are open. */
  customer?: string;
};

/** Takes what the list of customers shows, returns its address. Source: spec 2 §2 /admin/customers. */
export function customersUrl({ search, role, sort, page, customer }: Shown): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (role) query.set("role", role);
  if (sort && sort !== USUAL_CUSTOMER_SORT) query.set("sort", sort);
  if (page && page > 1) query.set("page", String(page));
  if (customer) query.set("customer", customer);
  return query.size > 0 ? `/admin/customers?${query}` : "/admin/customers";
}
