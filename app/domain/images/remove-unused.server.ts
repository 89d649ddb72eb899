import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { images } from "#db/schema/images.ts";

// The same picture is kept once, whoever shows it: a review, a dish, a post's head or its text.
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

/** Takes the ids of pictures that something just stopped showing, removes those that nothing else shows. Call it inside the transaction of that change. Source: decisions, Images. */
export function removeUnusedImages(ids: string[]): void {
  for (const id of ids) removeUnused.run({ id });
}
