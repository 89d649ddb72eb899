import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { placeholders } from "#db/placeholders.ts";
import { formDrafts } from "#db/schema/drafts.ts";
import { now } from "../clock.ts";

/** The names and values of a form, in document order. */
export type FormFields = [name: string, value: string][];

/** How long a draft waits for its owner to log in again. */
export const DRAFT_HOURS = 24;
const HOUR_MS = 3_600_000;
const MAX_DRAFT_LENGTH = 500_000;
// Guests may post as often as the rate limits allow, so the total is bounded.
const MAX_DRAFTS = 500;

const insert = db
  .insert(formDrafts)
  .values(placeholders("tokenHash", "path", "fields", "createdAt"))
  .prepare();
const find = db
  .select({ fields: formDrafts.fields })
  .from(formDrafts)
  .where(
    and(
      eq(formDrafts.tokenHash, sql.placeholder("tokenHash")),
      eq(formDrafts.path, sql.placeholder("path")),
      gt(formDrafts.createdAt, sql.placeholder("since")),
    ),
  )
  .prepare();
const remove = db
  .delete(formDrafts)
  .where(eq(formDrafts.tokenHash, sql.placeholder("tokenHash")))
  .prepare();
const removeOld = db
  .delete(formDrafts)
  .where(lt(formDrafts.createdAt, sql.placeholder("since")))
  .prepare();
const removeBeyond = db
  .delete(formDrafts)
  .where(
    sql`${formDrafts.tokenHash} in (select token_hash from form_drafts order by created_at desc limit -1 offset ${sql.raw(String(MAX_DRAFTS - 1))})`,
  )
  .prepare();

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function oldest(): Date {
  return new Date(now().getTime() - DRAFT_HOURS * HOUR_MS);
}

/** Stores a form whose session has expired. Returns the token that finds it again, or null when it is too long. */
export function saveFormDraft(path: string, fields: FormFields): string | null {
  const json = JSON.stringify(fields);
  if (json.length > MAX_DRAFT_LENGTH) return null;
  const token = randomBytes(24).toString("base64url");
  write(() => {
    removeOld.run({ since: oldest().getTime() });
    removeBeyond.run();
    insert.run({ tokenHash: hashOf(token), path, fields: json, createdAt: now() });
  });
  return token;
}

export function findFormDraft(path: string, token: string): FormFields | null {
  const row = find.get({ tokenHash: hashOf(token), path, since: oldest().getTime() });
  return row ? (JSON.parse(row.fields) as FormFields) : null;
}

export function deleteFormDraft(token: string): void {
  remove.run({ tokenHash: hashOf(token) });
}
