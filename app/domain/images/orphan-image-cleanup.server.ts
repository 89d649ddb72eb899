import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { images } from "#db/schema/images.ts";
import { now } from "../clock.ts";

/** A replaced image may still be on an open page or in an unsent form. */
const MIN_AGE_MS = 24 * 3_600_000;
/** Small enough that no order has to wait. */
const BATCH_ROWS = 5000;

// A dish removed from the menu is still shown in carts.
const shownByRows = sql`(
  exists (select 1 from review_images where image_id = ${images.id})
  or exists (select 1 from contact_messages as message where instr(message.images, '/images/' || ${images.id} || '/') > 0)
  or exists (select 1 from products as dish where instr(dish.image, '/images/' || ${images.id} || '/') > 0
    and (dish.deleted_at is null or exists (select 1 from cart_lines where product_id = dish.id)))
  or exists (select 1 from menu_sections as section where instr(section.image, '/images/' || ${images.id} || '/') > 0)
  or exists (select 1 from posts where instr(featured_image, '/images/' || ${images.id} || '/') > 0
    or instr(content, '/images/' || ${images.id} || '/') > 0)
  or exists (select 1 from content where instr(fields || coalesce(former, ''), '/images/' || ${images.id} || '/') > 0)
  or exists (select 1 from form_drafts where instr(fields, '/images/' || ${images.id} || '/') > 0)
)`;

const unshown = db
  .select({ id: images.id })
  .from(images)
  .where(
    sql`${images.createdAt} < ${sql.placeholder("before")}
      and coalesce(${images.expiresAt}, 0) < ${sql.placeholder("at")} and not ${shownByRows}`,
  )
  .prepare();

const remove = db
  .delete(images)
  .where(sql`${given(images.id)} and not ${shownByRows}`)
  .prepare();

type OrderedImage = { rowId: number; image: string };

const orderedAfter = db
  .select({ rowId: sql<number>`rowid`, image: sql<string>`image` })
  .from(sql`order_items`)
  .where(sql`rowid > ${sql.placeholder("rowId")}`)
  .orderBy(sql`rowid`)
  .limit(BATCH_ROWS)
  .prepare();

function retainOrdered(unused: Set<string>, ordered: OrderedImage[]): number {
  for (const { image } of ordered) {
    if (image.startsWith("/images/")) unused.delete(image.split("/")[2] ?? "");
  }
  return ordered.length;
}

/**
 * Removes images that nothing has shown for a day: those of replaced or removed dishes and of forms
 * that were never sent. Images of orders, reviews, messages, sections, posts and unsent forms are
 * kept. Returns how many were removed.
 */
export async function removeOrphanImages(): Promise<number> {
  const at = now().getTime();
  const unused = new Set(unshown.all({ at, before: at - MIN_AGE_MS }).map(({ id }) => id));
  let rowId = 0;
  while (unused.size > 0) {
    const ordered = orderedAfter.all({ rowId });
    if (retainOrdered(unused, ordered) < BATCH_ROWS) break;
    rowId = ordered.at(-1)?.rowId ?? rowId;
    await nextTurn();
  }
  if (unused.size === 0) return 0;
  return write(() => {
    // Orders placed during the scan may show more of them.
    retainOrdered(unused, orderedAfter.all({ rowId }));
    let removed = 0;
    for (const id of unused) removed += remove.run({ id }).changes;
    return removed;
  });
}

// An image is stored only once, even if a review, a dish and a post show it. Orders show removed
// dishes.
const removeUnused = db
  .delete(images)
  .where(
    sql`${given(images.id)}
      and not exists (select 1 from products where instr(image, '/images/' || ${images.id} || '/') > 0)
      and not ${shownByRows}`,
  )
  .prepare();

/** Removes those of the given images that nothing shows any more. Call it inside the transaction of the change. */
export function removeUnusedImages(ids: string[]): void {
  for (const id of ids) removeUnused.run({ id });
}
