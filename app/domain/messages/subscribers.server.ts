import { and, asc, count, desc, gt, gte, lt, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import {
  newsletterSubscribers,
  newsletterSubscribers as subscribers,
} from "#db/schema/messages.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { dayInIndia, now } from "../clock.ts";
import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import type { ListView } from "../lists/list-url.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import { pick } from "../pick.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { SUBSCRIBERS_PER_PAGE, type subscribersList } from "./subscriber-list-url.ts";

export type Subscriber = { id: string; email: string; createdAt: Date };

const columns = pick(subscribers, ["id", "email", "createdAt"]);
// A range uses the index; LIKE would scan the table.
const hasPrefix = and(
  gte(subscribers.email, sql.placeholder("from")),
  lt(subscribers.email, sql.placeholder("to")),
);
const select = () =>
  db
    .select(columns)
    .from(subscribers)
    .limit(SUBSCRIBERS_PER_PAGE)
    .offset(sql.placeholder("offset"));

const newest = select().orderBy(desc(subscribers.seq)).prepare();
const found = select().where(hasPrefix).orderBy(asc(subscribers.email)).prepare();
const countAll = db.select({ total: count() }).from(subscribers).prepare();
const countFound = db.select({ total: count() }).from(subscribers).where(hasPrefix).prepare();
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

const ofUser = db.select(columns).from(subscribers).where(given(subscribers.userId)).prepare();

/** The subscriptions made while logged in. */
export function listOwnNewsletters(person: User): Subscriber[] {
  return ofUser.all({ userId: person.id });
}

const byId = db.select(columns).from(subscribers).where(given(subscribers.id)).prepare();
const remove = db.delete(subscribers).where(given(subscribers.id)).prepare();

/** Email addresses are stored in lower case; the last Unicode character ends the range. */
function rangeOf(search: string) {
  const from = search.toLowerCase();
  return { from, to: `${from}\u{10FFFF}` };
}

/** Newest first; search results in alphabetical order. */
export function listSubscribers({ search, page }: ListView<typeof subscribersList>): {
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

/** By email address, 500 at a time. */
function* subscriberChunks(search: string): Generator<Subscriber[]> {
  const range = rangeOf(search);
  let after = "";
  while (true) {
    const chunk = next.all({ ...range, after });
    if (chunk.length === 0) return;
    after = chunk.at(-1)?.email ?? "";
    yield chunk;
  }
}

export function findSubscriber(id: string): Subscriber | undefined {
  return byId.get({ id });
}

/** For admins. Returns the removed subscriber. Problems: `forbidden`, `not_found`. */
export function removeSubscriber(actor: User, id: string): Result<Subscriber> {
  return write(() => {
    if (!may(actor, "answer messages")) return adminOnly;
    const subscriber = findSubscriber(id);
    if (!subscriber) return problem("not_found", m.messages_subscriberNotFound());
    remove.run({ id });
    recordAudit(actor, {
      action: "subscriber.removed",
      // The log outlives the subscription, so it must not contain the email address.
      subject: { id, name: id },
      before: { createdAt: subscriber.createdAt.toISOString() },
      after: null,
    });
    return ok(subscriber);
  });
}

// If somebody else subscribes the same address, it is no longer deleted with the first person's account.
const insert = prepareInsert(newsletterSubscribers, (insert) =>
  insert.onConflictDoUpdate({
    target: newsletterSubscribers.email,
    set: { userId: null },
    setWhere: sql`${newsletterSubscribers.userId} is not excluded.user_id`,
  }),
);

/** Subscribing twice gives the same reply, so that it does not reveal who is subscribed. */
export function subscribe(sender: User | null, email: string): void {
  insert.run({ id: newId(), email, userId: sender?.id, createdAt: now() });
}

/** `search` is the start of the email addresses. */
export function* exportedSubscribers(search: string): Generator<string> {
  yield csvStart(["Email", "Subscribed On"]);
  for (const chunk of subscriberChunks(search)) {
    yield csvLines(chunk.map(({ email, createdAt }) => [email, dayInIndia(createdAt)]));
  }
}
