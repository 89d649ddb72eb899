import { listUrl, searchText, wholeNumber } from "../lists/list-url.ts";

export const PHONE_CUSTOMERS_PER_PAGE = 50;

/** Who ordered by phone without an account; `before` is the last order of the previous page. */
export const phoneCustomersList = listUrl("/admin/customers/by-phone", {
  search: searchText,
  before: wholeNumber(),
});

export type PhoneCustomer = {
  /** The number of the last order in the order of placing. */
  seq: number;
  name: string;
  phone: string;
  orderCount: number;
  totalPaise: number;
  lastOrderOn: string;
};
