import { listUrl, oneOf, wholeNumber } from "../lists/list-url.ts";

const emailFilters = ["all", "waiting", "sent", "given_up"] as const;
export type EmailFilter = (typeof emailFilters)[number];

export const EMAILS_PER_PAGE = 50;

/** The email queue. `before` is the last email of the previous page: the list shows older ones. */
export const emailsList = listUrl("/admin/emails", {
  show: oneOf(emailFilters, "all"),
  before: wholeNumber(),
});
