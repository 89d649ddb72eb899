import { and, isNotNull, lt, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { imageFiles, images } from "#db/schema/images.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { ok, type Result } from "../result.ts";
import { drawImage } from "./draw-image.server.ts";
import { type Image, imageIdOf } from "./image.ts";
import type { DrawnImage } from "./redraw-image.server.ts";

/** How long an image waits for its form to be sent. */
const WAIT_MS = 24 * 3_600_000;

// If an image is sent again, it keeps its row, and the waiting time of an unattached one restarts.
const insert = prepareInsert(images, (insert) =>
  insert.onConflictDoUpdate({
    target: images.id,
    set: {
      expiresAt: sql`case when ${images.expiresAt} is null then null else excluded.draft_until end`,
    },
  }),
);

const insertFile = prepareInsert(imageFiles, (insert) => insert.onConflictDoNothing());

const markAttached = db
  .update(images)
  .set({ expiresAt: null })
  .where(given(images.id))
  .returning({ id: images.id })
  .prepare();

const removeExpired = db
  .delete(images)
  .where(and(isNotNull(images.expiresAt), lt(images.expiresAt, sql.placeholder("before"))))
  .prepare();

function insertUnattached({ files, ...image }: DrawnImage): void {
  const at = now();
  insert.run({ ...image, createdAt: at, expiresAt: new Date(at.getTime() + WAIT_MS) });
  for (const file of files) insertFile.run({ ...file, imageId: image.id });
}

/**
 * Stores an uploaded image for a day, so that a refused form can show it again; `attachImage` makes it permanent.
 * Problems: those of `drawImage`.
 */
export async function storeUnattachedImage(
  file: Blob,
  actor: User,
  signal: AbortSignal,
): Promise<Result<Image>> {
  const drawn = await drawImage(file, actor, signal);
  if (!drawn.ok) return drawn;
  const { id, width, height } = drawn.value;
  write(() => {
    removeExpired.run({ before: now().getTime() });
    insertUnattached(drawn.value);
  });
  return ok({ id, width, height });
}

/** The URL of a stored image, or a newly drawn image. */
export type ChosenImage = string | DrawnImage;

/**
 * Makes an image permanent. Returns its id, or null if no image is stored at that URL. Call it
 * inside the transaction that writes the record showing it.
 */
export function attachImage(chosen: ChosenImage): string | null {
  if (typeof chosen !== "string") insertUnattached(chosen);
  const id = typeof chosen === "string" ? imageIdOf(chosen) : chosen.id;
  return (id && markAttached.get({ id })?.id) ?? null;
}
