import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { placeholders } from "#db/placeholders.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";
import { now } from "./clock.ts";

/** The names and values of a form, in document order. */
export type UnsentForm = [name: string, value: string][];

/** How long a form waits for its owner to log in again. */
export const UNSENT_FORM_HOURS = 24;
const HOUR_MS = 3_600_000;
const MAX_FORM_LENGTH = 500_000;
// Guests may post as often as the rate limits allow, so the total is bounded.
const MAX_FORMS = 500;

const insert = db
  .insert(unsentForms)
  .values(placeholders("tokenHash", "path", "fields", "createdAt"))
  .prepare();
const find = db
  .select({ fields: unsentForms.fields })
  .from(unsentForms)
  .where(
    and(
      eq(unsentForms.tokenHash, sql.placeholder("tokenHash")),
      eq(unsentForms.path, sql.placeholder("path")),
      gt(unsentForms.createdAt, sql.placeholder("since")),
    ),
  )
  .prepare();
const remove = db
  .delete(unsentForms)
  .where(eq(unsentForms.tokenHash, sql.placeholder("tokenHash")))
  .prepare();
const removeOld = db
  .delete(unsentForms)
  .where(lt(unsentForms.createdAt, sql.placeholder("since")))
  .prepare();
const removeBeyond = db
  .delete(unsentForms)
  .where(
    sql`${unsentForms.tokenHash} in (select token_hash from form_drafts order by created_at desc limit -1 offset ${sql.raw(String(MAX_FORMS - 1))})`,
  )
  .prepare();

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function oldest(): Date {
  return new Date(now().getTime() - UNSENT_FORM_HOURS * HOUR_MS);
}

/** Stores a form whose session has expired. Returns the token that finds it again, or null if it is too long. */
export function storeUnsentForm(path: string, fields: UnsentForm): string | null {
  const json = JSON.stringify(fields);
  if (json.length > MAX_FORM_LENGTH) return null;
  const token = randomBytes(24).toString("base64url");
  write(() => {
    removeOld.run({ since: oldest().getTime() });
    removeBeyond.run();
    insert.run({ tokenHash: hashOf(token), path, fields: json, createdAt: now() });
  });
  return token;
}

export function findUnsentForm(path: string, token: string): UnsentForm | null {
  const row = find.get({ tokenHash: hashOf(token), path, since: oldest().getTime() });
  return row ? (JSON.parse(row.fields) as UnsentForm) : null;
}

export function deleteUnsentForm(token: string): void {
  remove.run({ tokenHash: hashOf(token) });
}
