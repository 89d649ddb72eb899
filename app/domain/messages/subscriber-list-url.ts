import { listUrl, pageNumber, searchText, urlWithQuery } from "../lists/list-url.ts";

export const SUBSCRIBERS_PER_PAGE = 50;

/** `search` is the start of the email address. */
export const subscribersList = listUrl("/admin/subscribers", {
  search: searchText,
  page: pageNumber,
});

export function subscribersCsvUrl(search: string): string {
  return urlWithQuery("/admin/subscribers/export.csv", { search });
}
