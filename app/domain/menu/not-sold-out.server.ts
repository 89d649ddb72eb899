import { sql } from "drizzle-orm";
import { products } from "#db/schema/products.ts";

/** The rule of `isSoldOut`, the other way round, for a query with a placeholder `at` (UTC milliseconds). Source: as `isSoldOut`. */
export const notSoldOut = sql`${products.stock} > 0 and coalesce(${products.soldOutUntil}, 0) <= ${sql.placeholder("at")}`;
