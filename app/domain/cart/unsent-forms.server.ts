import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";
import { now } from "../clock.ts";
import type { CartOwner } from "./cart.ts";
import { findCartId } from "./own-cart.server.ts";

/** The names and values of a form, in document order. */
type UnsentForm = [name: string, value: string][];

/** How long a form waits for its owner to log in again. */
export const UNSENT_FORM_HOURS = 24;
const HOUR_MS = 3_600_000;
const MAX_FORM_BYTES = 50_000;
const MAX_CART_BYTES = 100_000;
const MAX_SENDER_BYTES = 500_000;
const MAX_TOTAL_BYTES = 4_000_000;
/** What even an empty form counts, so that the number of forms is bounded as well. */
const ROW_BYTES = 2_000;
/** New with each start, so that no backup tells who sent what. */
const SENDER_KEY = randomBytes(32);

const insert = prepareInsert(unsentForms);
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
/**
 * Guests may post as often as the rate limits allow. Of each cart the newest forms stay; of each sender those of the carts
 * with the fewest bytes; of all those of the senders with the fewest bytes. So a flood only removes itself.
 */
const removeExcess = db
  .delete(unsentForms)
  .where(
    sql`token_hash in (
      with in_carts as (
        select token_hash, sender, octet_length(fields) + ${sql.raw(`${ROW_BYTES}`)} as bytes, rowid as seq,
          sum(octet_length(fields) + ${sql.raw(`${ROW_BYTES}`)})
            over (partition by sender, cart_id order by rowid desc) as in_cart
        from form_drafts
      ), by_senders as (
        select *, sum(bytes) over (partition by sender order by in_cart, seq desc) as of_sender from in_carts
      ), in_total as (
        select *, sum(bytes) over (order by of_sender, seq desc) as of_all from by_senders
      )
      select token_hash from in_total
      where in_cart > ${sql.raw(`${MAX_CART_BYTES}`)}
        or of_sender > ${sql.raw(`${MAX_SENDER_BYTES}`)} or of_all > ${sql.raw(`${MAX_TOTAL_BYTES}`)}
    )`,
  )
  .prepare();

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function oldest(): Date {
  return new Date(now().getTime() - UNSENT_FORM_HOURS * HOUR_MS);
}

/** Stores a form whose session has expired. Returns the token that finds it again, or null if it is too long. */
export function storeUnsentForm(
  path: string,
  fields: UnsentForm,
  { address, cart }: { address: string; cart: CartOwner },
): string | null {
  const json = JSON.stringify(fields);
  if (Buffer.byteLength(json) > MAX_FORM_BYTES) return null;
  const token = randomBytes(24).toString("base64url");
  write(() => {
    removeOld.run({ since: oldest().getTime() });
    insert.run({
      tokenHash: hashOf(token),
      path,
      fields: json,
      sender: createHmac("sha256", SENDER_KEY).update(address).digest("base64url"),
      cartId: findCartId(cart) ?? "",
      createdAt: now(),
    });
    removeExcess.run();
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
