import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";
import { HOUR_MS, now } from "../clock.ts";
import { pick } from "../pick.ts";
import { bestEffortWrite } from "../storage.server.ts";
import type { CartOwner } from "./cart.ts";
import { findCartId } from "./own-cart.server.ts";

/** The names and values of a form, in document order. */
type FormEntries = [name: string, value: string][];

/** How long a form waits for its owner to log in again. */
export const UNSENT_FORM_HOURS = 24;
const MAX_FORM_BYTES = 50_000;
const MAX_CART_BYTES = 100_000;
const MAX_SENDER_BYTES = 500_000;
const MAX_TOTAL_BYTES = 4_000_000;
/** Each form counts at least this much, even if empty, so that the number of forms is bounded as well. */
const ROW_BYTES = 2_000;
/** A new key at each start, so that no backup reveals who sent what. */
const SENDER_KEY = randomBytes(32);

const insert = prepareInsert(unsentForms);
const find = db
  .select(pick(unsentForms, ["path", "page", "fields", "typedBy"]))
  .from(unsentForms)
  .where(
    and(
      given(unsentForms.tokenHash),
      inArray(unsentForms.typedBy, ["", sql.placeholder("userId")]),
      gt(unsentForms.createdAt, sql.placeholder("since")),
    ),
  )
  .prepare();
const claim = db
  .update(unsentForms)
  .set({ typedBy: sql`${sql.placeholder("userId")}` })
  .where(and(given(unsentForms.tokenHash), eq(unsentForms.typedBy, "")))
  .prepare();
const remove = db
  .delete(unsentForms)
  .where(
    and(
      given(unsentForms.tokenHash, unsentForms.path),
      inArray(unsentForms.typedBy, ["", sql.placeholder("userId")]),
    ),
  )
  .prepare();
const replace = db
  .delete(unsentForms)
  .where(given(unsentForms.tokenHash, unsentForms.path))
  .prepare();
const removeOld = db
  .delete(unsentForms)
  .where(lt(unsentForms.createdAt, sql.placeholder("since")))
  .prepare();
/**
 * Guests may post as often as the rate limits allow. When there is too much, a cart keeps its
 * newest forms, a sender keeps the carts with the fewest bytes, and the shop keeps the senders with
 * the fewest bytes, so that a flood only removes its own forms.
 */
const removeExcess = db
  .delete(unsentForms)
  .where(
    sql`rowid in (
      with in_carts as (
        select rowid as seq, sender, octet_length(fields) + ${sql.raw(`${ROW_BYTES}`)} as bytes,
          sum(octet_length(fields) + ${sql.raw(`${ROW_BYTES}`)})
            over (partition by sender, cart_id order by rowid desc) as in_cart
        from form_drafts
      ), by_senders as (
        select *, sum(bytes) over (partition by sender order by in_cart, seq desc) as of_sender from in_carts
      ), in_total as (
        select *, sum(bytes) over (order by of_sender, seq desc) as of_all from by_senders
      )
      select seq from in_total
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

export type UnsentForm = {
  /** Where the form is sent. */
  path: string;
  /** The page on which the form is. */
  page: string;
  fields: FormEntries;
};

type StoredForm = UnsentForm & {
  /** The id of the person who typed it; empty for a guest. */
  typedBy: string;
  /** The token of the browser's earlier forms. */
  token: string | null;
};

/** Stores a form whose session has expired. Returns the token that finds it again, or null if it is too long. */
export function storeUnsentForm(
  { path, page, fields, typedBy, token: earlier }: StoredForm,
  { address, cart }: { address: string; cart: CartOwner },
): string | null {
  const json = JSON.stringify(fields);
  if (Buffer.byteLength(json) > MAX_FORM_BYTES) return null;
  const token = earlier ?? randomBytes(24).toString("base64url");
  const tokenHash = hashOf(token);
  write(() => {
    removeOld.run({ since: oldest().getTime() });
    replace.run({ tokenHash, path });
    insert.run({
      tokenHash,
      path,
      page,
      fields: json,
      typedBy,
      sender: createHmac("sha256", SENDER_KEY).update(address).digest("base64url"),
      cartId: findCartId(cart) ?? "",
      createdAt: now(),
    });
    removeExcess.run();
  });
  return token;
}

/**
 * The unsent forms of a browser that this person typed. Forms that a guest typed belong to the
 * first person who logs in.
 */
export function findUnsentForms(token: string, userId: string): UnsentForm[] {
  const tokenHash = hashOf(token);
  const rows = find.all({ tokenHash, userId, since: oldest().getTime() });
  if (rows.some(({ typedBy }) => typedBy === "")) {
    bestEffortWrite(undefined, () => claim.run({ tokenHash, userId }));
  }
  return rows.map(({ path, page, fields }) => ({ path, page, fields: JSON.parse(fields) }));
}

export function deleteUnsentForm(token: string, path: string, userId: string): void {
  remove.run({ tokenHash: hashOf(token), path, userId });
}
