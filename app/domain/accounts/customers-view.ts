import { z } from "zod";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../paging.ts";
import { customerSorts, USUAL_CUSTOMER_SORT } from "./customers-url.ts";
import { userOutput } from "./schema.ts";

/** What an address may ask of the list of customers; nonsense falls back. Source: API contract, GET /api/auth/users. */
export const customersQuery = z.object({
  sort: z.enum(customerSorts).catch(USUAL_CUSTOMER_SORT).default(USUAL_CUSTOMER_SORT),
  role: z.enum(["customer", "admin"]).nullable().catch(null).default(null),
  search: searchQuery,
  page: pageQuery,
  limit: limitQuery(100),
});
export type CustomersView = z.output<typeof customersQuery>;

/** Source: API contract, GET /api/auth/users. */
export const customersOutput = z.object({ data: z.array(userOutput), pagination: pagingOutput });
