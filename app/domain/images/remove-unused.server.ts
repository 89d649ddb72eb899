import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { images } from "#db/schema/images.ts";
import { shownByRows } from "./orphan-image-cleanup.server.ts";

// An image is stored once, even if a review, a dish and a post show it. Orders show removed dishes.
const removeUnused = db
  .delete(images)
  .where(
    sql`${eq(images.id, sql.placeholder("id"))}
      and not exists (select 1 from products where instr(image, '/images/' || ${images.id} || '/') > 0)
      and not ${shownByRows}`,
  )
  .prepare();

/** Removes those of the images that nothing shows any more. Call it inside the transaction of the change. */
export function removeUnusedImages(ids: string[]): void {
  for (const id of ids) removeUnused.run({ id });
}
