import { listUrl, pageNumber, searchText } from "../lists/list-url.ts";
import { addMonths, monthLabel } from "../month.ts";

export const BILLS_PER_PAGE = 50;

/** `month` is `YYYY-MM`; empty for the current month. */
export const billsList = listUrl("/admin/bills", {
  month: { fallback: "", read: (text) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : "") },
  q: searchText,
  page: pageNumber,
});

export function monthLinks(month: string, today: string) {
  const next = addMonths(month, 1);
  return {
    label: monthLabel(month),
    previous: billsList.url({ month: addMonths(month, -1) }),
    next: next <= today.slice(0, 7) ? billsList.url({ month: next }) : null,
  };
}
