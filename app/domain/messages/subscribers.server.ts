import { and, asc, count, desc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newsletterSubscribers as subscribers } from "#db/schema/messages.ts";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { type Paging, pagingOf } from "../paging.ts";
import { ok, problem, type Result } from "../result.ts";
import { SUBSCRIBERS_PER_PAGE, type SubscribersView } from "./subscribers-view.ts";

export type Subscriber = { id: string; email: string; createdAt: Date };

const columns = {
  id: subscribers.id,
  email: subscribers.email,
  createdAt: subscribers.createdAt,
};
// A range of the index of addresses: LIKE would read them all.
const beginsSo = and(
  gte(subscribers.email, sql.placeholder("from")),
  lt(subscribers.email, sql.placeholder("to")),
);
const some = () =>
  db
    .select(columns)
    .from(subscribers)
    .limit(SUBSCRIBERS_PER_PAGE)
    .offset(sql.placeholder("offset"));

const newest = some().orderBy(desc(subscribers.seq)).prepare();
const found = some().where(beginsSo).orderBy(asc(subscribers.email)).prepare();
const countAll = db.select({ total: count() }).from(subscribers).prepare();
const countFound = db.select({ total: count() }).from(subscribers).where(beginsSo).prepare();
const next = db
  .select(columns)
  .from(subscribers)
  .where(
    and(
      gte(subscribers.email, sql.placeholder("from")),
      lt(subscribers.email, sql.placeholder("to")),
      gt(subscribers.email, sql.placeholder("after")),
    ),
  )
  .orderBy(asc(subscribers.email))
  .limit(500)
  .prepare();

const byId = db
  .select(columns)
  .from(subscribers)
  .where(eq(subscribers.id, sql.placeholder("id")))
  .prepare();
const remove = db
  .delete(subscribers)
  .where(eq(subscribers.id, sql.placeholder("id")))
  .prepare();

/** Addresses are kept in small letters; the last of all characters ends the range of those that begin so. */
function rangeOf(search: string) {
  const from = search.toLowerCase();
  return { from, to: `${from}\u{10FFFF}` };
}

/**
 * Takes a view, returns the newsletter's subscribers (newest first; those whose address begins as
 * searched for by address) and the list's place. Source: decisions, Content that was fake or dead.
 */
export function listSubscribers({ search, page }: SubscribersView): {
  items: Subscriber[];
  pagination: Paging;
} {
  const offset = (page - 1) * SUBSCRIBERS_PER_PAGE;
  const range = rangeOf(search);
  const total = (search ? countFound : countAll).get(range)?.total ?? 0;
  return {
    items: search ? found.all({ ...range, offset }) : newest.all({ offset }),
    pagination: pagingOf(page, SUBSCRIBERS_PER_PAGE, total),
  };
}

/** Takes how addresses begin, hands out all such subscribers by address, 500 at a time. Source: as `listSubscribers`. */
export function* subscriberChunks(search: string): Generator<Subscriber[]> {
  const range = rangeOf(search);
  let after = "";
  while (true) {
    const some = next.all({ ...range, after });
    if (some.length === 0) return;
    after = some.at(-1)?.email ?? "";
    yield some;
  }
}

/** Takes a subscriber's id, returns them, or undefined. */
export function findSubscriber(id: string): Subscriber | undefined {
  return byId.get({ id });
}

/** Takes who acts (an admin) and a subscriber's id, takes them off the list. Returns who it was. Problems: `forbidden`, `not_found`. Source: decisions, Content that was fake or dead. */
export function removeSubscriber(actor: User, id: string): Result<Subscriber> {
  return write(() => {
    if (actor.role !== "admin") return problem("forbidden", "Admin access required");
    const subscriber = findSubscriber(id);
    if (!subscriber) return problem("not_found", "Subscriber not found");
    remove.run({ id });
    recordAudit(actor, {
      action: "subscriber.removed",
      // Who left the list wants to be forgotten: the log does not keep the address.
      subject: { id, name: id },
      before: { createdAt: subscriber.createdAt.toISOString() },
      after: null,
    });
    return ok(subscriber);
  });
}
