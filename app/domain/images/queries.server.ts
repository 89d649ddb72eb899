import { and, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { imageFiles, images } from "#db/schema/images.ts";
import { type Image, imageIdOf } from "./image.ts";

const file = db
  .select({ contentType: imageFiles.contentType, bytes: imageFiles.bytes })
  .from(imageFiles)
  .where(and(eq(imageFiles.imageId, sql.placeholder("id")), given(imageFiles.width)))
  .prepare();

const byIds = db
  .select({ id: images.id, width: images.width, height: images.height })
  .from(images)
  .where(sql`${images.id} in (select value from json_each(${sql.placeholder("ids")}))`)
  .prepare();

export function findImageFile(
  id: string,
  width: number,
): { contentType: string; bytes: Buffer } | undefined {
  return file.get({ id, width });
}

/** The stored images at these URLs, in the same order. */
export function imagesAt(urls: string[]): Image[] {
  const ids = urls.map(imageIdOf).filter((id) => id !== null);
  const stored = new Map(byIds.all({ ids: JSON.stringify(ids) }).map((image) => [image.id, image]));
  return ids.flatMap((id) => stored.get(id) ?? []);
}
