import { day, listUrl } from "../lists/list-url.ts";

/** Without a day, today. */
export const prepList = listUrl("/admin/prep", { day });

export const prepCsvUrl = (of: string) => `/admin/prep.csv?day=${of}`;

const STOCK_PATH = "/admin/prep/stock";
export const prepStockUrl = (of: string) => `${STOCK_PATH}?day=${of}`;
