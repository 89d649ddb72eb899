import { listUrl, oneOf, pageNumber, recordId, searchText } from "../lists/list-url.ts";

/** A leading minus sorts descending. */
const customerColumns = ["name", "email", "role", "createdAt", "lastLogin"] as const;
export type CustomerColumn = (typeof customerColumns)[number];
export type CustomerSort = CustomerColumn | `-${CustomerColumn}`;

export const customerSorts: CustomerSort[] = customerColumns.flatMap((column): CustomerSort[] => [
  column,
  `-${column}`,
]);

/** Newest accounts first. */
export const DEFAULT_CUSTOMER_SORT: CustomerSort = "-createdAt";

export function readSort(sort: CustomerSort): { column: CustomerColumn; isDescending: boolean } {
  const isDescending = sort.startsWith("-");
  const column = customerColumns.find((known) => known === sort.replace("-", ""));
  return { column: column ?? "createdAt", isDescending };
}

/** The sort that a click on the column header leads to. */
export function sortBy(current: CustomerSort, column: CustomerColumn): CustomerSort {
  if (current === column) return `-${column}`;
  if (current === `-${column}`) return column;
  // Dates start with the latest; text starts alphabetically.
  return column === "createdAt" || column === "lastLogin" ? `-${column}` : column;
}

/** `customer` is the id of the customer whose details are open. */
export const customersList = listUrl("/admin/customers", {
  search: searchText,
  sort: oneOf(customerSorts, DEFAULT_CUSTOMER_SORT),
  page: pageNumber,
  customer: recordId,
});
