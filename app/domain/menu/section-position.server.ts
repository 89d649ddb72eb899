import { and, eq, isNull, max } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";

/** At the end of a section that was ordered by hand; 0 in one that was not. */
export function lastPosition(section: { kind: "dish" | "combo"; category: string }): number {
  const inSection = and(
    eq(products.kind, section.kind),
    section.kind === "dish" ? eq(products.category, section.category) : undefined,
    isNull(products.deletedAt),
  );
  const found = db
    .select({ last: max(products.position) })
    .from(products)
    .where(inSection)
    .get();
  return found?.last ? found.last + 1 : 0;
}
