import type { CustomersView } from "./customers-view.ts";

/** A leading minus sorts descending. */
export const customerColumns = ["name", "email", "role", "createdAt", "lastLogin"] as const;
export type CustomerColumn = (typeof customerColumns)[number];
export type CustomerSort = CustomerColumn | `-${CustomerColumn}`;

export const customerSorts: CustomerSort[] = customerColumns.flatMap((column): CustomerSort[] => [
  column,
  `-${column}`,
]);

/** Newest accounts first. */
export const USUAL_CUSTOMER_SORT: CustomerSort = "-createdAt";

export function readSort(sort: CustomerSort): { column: CustomerColumn; isDescending: boolean } {
  const isDescending = sort.startsWith("-");
  const column = customerColumns.find((known) => known === sort.replace("-", ""));
  return { column: column ?? "createdAt", isDescending };
}

/** The sort that a click on the column header leads to. */
export function sortBy(current: CustomerSort, column: CustomerColumn): CustomerSort {
  if (current === column) return `-${column}`;
  if (current === `-${column}`) return column;
  // Dates start with the latest, text in alphabetical order.
  return column === "createdAt" || column === "lastLogin" ? `-${column}` : column;
}

type Shown = Partial<Pick<CustomersView, "sort" | "role" | "search" | "page">> & {
  /** The id of the customer whose details are open. */
  customer?: string;
};

export function customersUrl({ search, role, sort, page, customer }: Shown): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (role) query.set("role", role);
  if (sort && sort !== USUAL_CUSTOMER_SORT) query.set("sort", sort);
  if (page && page > 1) query.set("page", String(page));
  if (customer) query.set("customer", customer);
  return query.size > 0 ? `/admin/customers?${query}` : "/admin/customers";
}
