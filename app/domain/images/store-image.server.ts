import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { imageFiles, images } from "#db/schema/images.ts";
import { now } from "../clock.ts";
import { ok, type Result } from "../result.ts";
import { type DrawnImage, drawImage } from "./draw-image.server.ts";
import { type Image, imageIdOf } from "./image.ts";

/** How long a picture waits for the form it was sent with. */
const DRAFT_MS = 24 * 3_600_000;

// The same picture sent again is the same row; a draft waits anew, and what a page shows stays kept.
const insert = db
  .insert(images)
  .values({
    id: sql.placeholder("id"),
    width: sql.placeholder("width"),
    height: sql.placeholder("height"),
    createdAt: sql.placeholder("at"),
    draftUntil: sql.placeholder("draftUntil"),
  })
  .onConflictDoUpdate({
    target: images.id,
    set: {
      draftUntil: sql`case when ${images.draftUntil} is null then null else excluded.draft_until end`,
    },
  })
  .prepare();

const insertFile = db
  .insert(imageFiles)
  .values({
    imageId: sql.placeholder("imageId"),
    width: sql.placeholder("width"),
    contentType: sql.placeholder("contentType"),
    bytes: sql.placeholder("bytes"),
  })
  .onConflictDoNothing()
  .prepare();

const markUsed = db
  .update(images)
  .set({ draftUntil: null })
  .where(eq(images.id, sql.placeholder("id")))
  .returning({ id: images.id })
  .prepare();

const removeForgotten = db
  .delete(images)
  .where(and(isNotNull(images.draftUntil), lt(images.draftUntil, sql.placeholder("before"))))
  .prepare();

function insertDraft({ files, ...image }: DrawnImage): void {
  const at = now();
  insert.run({ ...image, at, draftUntil: new Date(at.getTime() + DRAFT_MS) });
  for (const file of files) insertFile.run({ ...file, imageId: image.id });
}

/**
 * Takes the bytes of a file that came with a form, keeps its picture for a day: a form that is refused
 * shows it again, and `useImage` keeps it for good. Problems: those of `drawImage`.
 * Source: decisions, Images; Every screen without JavaScript ("values kept").
 */
export async function storeDraftImage(bytes: Uint8Array): Promise<Result<Image>> {
  const drawn = await drawImage(bytes);
  if (!drawn.ok) return drawn;
  const { id, width, height } = drawn.value;
  write(() => {
    removeForgotten.run({ before: now().getTime() });
    insertDraft(drawn.value);
  });
  return ok({ id, width, height });
}

/** A picture that a form or a call names: one that is kept, by its address, or one just drawn. */
export type ChosenImage = string | DrawnImage;

/**
 * Takes a picture that something is going to show, keeps it for good and returns its id, or null when
 * nothing is kept under that address. Call it inside the transaction that writes what shows it.
 * Source: decisions, Images.
 */
export function attachImage(chosen: ChosenImage): string | null {
  if (typeof chosen !== "string") insertDraft(chosen);
  const id = typeof chosen === "string" ? imageIdOf(chosen) : chosen.id;
  return (id && markUsed.get({ id })?.id) ?? null;
}
