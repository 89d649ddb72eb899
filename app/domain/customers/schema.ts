import { z } from "zod";
import { apiRoles } from "../access/roles.ts";
import { userOutput } from "../accounts/schema.ts";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../lists/paging.ts";
import { customerSorts, DEFAULT_CUSTOMER_SORT } from "./customer-list-url.ts";

/** Invalid values fall back to the defaults. */
export const customersQuery = z.object({
  sort: z.enum(customerSorts).catch(DEFAULT_CUSTOMER_SORT).default(DEFAULT_CUSTOMER_SORT),
  role: z.enum(apiRoles).optional().catch(undefined),
  search: searchQuery,
  page: pageQuery,
  limit: limitQuery(100),
});
export type CustomersQuery = z.output<typeof customersQuery>;

export const customersOutput = z.object({ data: z.array(userOutput), pagination: pagingOutput });
