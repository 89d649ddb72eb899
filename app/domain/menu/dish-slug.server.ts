import { sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { productSlugs, products } from "#db/schema/products.ts";
import { firstFreeSlug, slugOf } from "../slug.ts";

const bySlug = db.select({ id: products.id }).from(products).where(given(products.slug)).prepare();

const byEarlierSlug = db
  .select({ id: productSlugs.productId })
  .from(productSlugs)
  .where(given(productSlugs.slug))
  .prepare();

const rememberSlug = prepareInsert(productSlugs, (insert) =>
  insert.onConflictDoUpdate({
    target: productSlugs.slug,
    set: { productId: sql`excluded.product_id` },
  }),
);

/** Adds `-2`, `-3` … if another dish has or had the slug. Call it inside the transaction that writes the dish. */
export function uniqueDishSlug(name: string, id: string): string {
  return firstFreeSlug(slugOf(name, "dish"), (slug) => {
    const existing = bySlug.get({ slug }) ?? byEarlierSlug.get({ slug });
    return !existing || existing.id === id;
  });
}

/** The slug after a rename; the earlier one redirects. Call it inside a transaction. */
export function renamedSlug(
  dish: { id: string; name: string; slug: string },
  name: string,
): string {
  if (name === dish.name) return dish.slug;
  const slug = uniqueDishSlug(name, dish.id);
  if (slug !== dish.slug) rememberSlug.run({ slug: dish.slug, productId: dish.id });
  return slug;
}

/** The dish that used to have this slug, even if it is off the menu. */
export function dishOfEarlierSlug(slug: string): string | undefined {
  return byEarlierSlug.get({ slug })?.id;
}
