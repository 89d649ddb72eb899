import { z } from "zod";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../paging.ts";
import { customerSorts, USUAL_CUSTOMER_SORT } from "./customers-url.ts";
import { userOutput } from "./schema.ts";

/** Invalid values fall back to the defaults. */
export const customersQuery = z.object({
  sort: z.enum(customerSorts).catch(USUAL_CUSTOMER_SORT).default(USUAL_CUSTOMER_SORT),
  role: z.enum(["customer", "admin"]).nullable().catch(null).default(null),
  search: searchQuery,
  page: pageQuery,
  limit: limitQuery(100),
});
export type CustomersView = z.output<typeof customersQuery>;

export const customersOutput = z.object({ data: z.array(userOutput), pagination: pagingOutput });
