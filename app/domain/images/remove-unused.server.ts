import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { images } from "#db/schema/images.ts";

// An image is stored once, even if a review, a dish and a post show it.
const removeUnused = db
  .delete(images)
  .where(
    sql`${eq(images.id, sql.placeholder("id"))}
      and not exists (select 1 from review_images where image_id = ${images.id})
      and not exists (select 1 from products where instr(image, '/images/' || ${images.id} || '/') > 0)
      and not exists (select 1 from posts where instr(featured_image, '/images/' || ${images.id} || '/') > 0
        or instr(content, '/images/' || ${images.id} || '/') > 0)`,
  )
  .prepare();

/** Removes those of the images that nothing shows any more. Call it inside the transaction of the change. */
export function removeUnusedImages(ids: string[]): void {
  for (const id of ids) removeUnused.run({ id });
}
