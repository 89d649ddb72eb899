import { and, isNull, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { posts } from "#db/schema/blog.ts";
import { coupons } from "#db/schema/coupons.ts";
import { events } from "#db/schema/events.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { optionGroups } from "#db/schema/options.ts";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { reviews } from "#db/schema/reviews.ts";
import { zones } from "#db/schema/zones.ts";

const among = sql`(select value from json_each(${sql.placeholder("ids")}))`;

const existing = {
  order: db.select({ id: orders.id }).from(orders).where(sql`${orders.id} in ${among}`).prepare(),
  product: db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} in ${among}`, isNull(products.deletedAt)))
    .prepare(),
  option: db
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .where(sql`${optionGroups.id} in ${among}`)
    .prepare(),
  coupon: db
    .select({ id: coupons.id })
    .from(coupons)
    .where(sql`${coupons.id} in ${among}`)
    .prepare(),
  event: db.select({ id: events.id }).from(events).where(sql`${events.id} in ${among}`).prepare(),
  post: db.select({ id: posts.id }).from(posts).where(sql`${posts.id} in ${among}`).prepare(),
  review: db
    .select({ id: reviews.id })
    .from(reviews)
    .where(sql`${reviews.id} in ${among}`)
    .prepare(),
  customer: db.select({ id: users.id }).from(users).where(sql`${users.id} in ${among}`).prepare(),
  zone: db.select({ id: zones.id }).from(zones).where(sql`${zones.id} in ${among}`).prepare(),
  staff: db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} in ${among}`, ne(users.role, "customer")))
    .prepare(),
  message: db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(sql`${contactMessages.id} in ${among}`)
    .prepare(),
};

function isKnown(kind: string): kind is keyof typeof existing {
  return kind in existing;
}

const subjectUrl: Record<keyof typeof existing, (id: string) => string> = {
  order: (id) => `/admin/orders/${id}`,
  product: (id) => `/admin/products/edit/${id}`,
  option: (id) => `/admin/options/${id}`,
  coupon: (id) => `/admin/coupons/${id}`,
  event: (id) => `/admin/events?event=${id}`,
  post: (id) => `/admin/blogs/edit/${id}`,
  review: (id) => `/admin/reviews?review=${id}`,
  customer: (id) => `/admin/customers?customer=${id}`,
  staff: (id) => `/admin/staff/${id}`,
  zone: (id) => `/admin/zones/${id}`,
  message: (id) => `/admin/messages?message=${id}`,
};

type Subject = { subjectKind: string; subjectId: string };

/** The admin URLs of the subjects that still exist, by subject id. */
export function subjectUrls(subjects: Subject[]): Map<string, string> {
  const urls = new Map<string, string>();
  for (const kind of new Set(subjects.map(({ subjectKind }) => subjectKind))) {
    const ids = subjects
      .filter(({ subjectKind }) => subjectKind === kind)
      .map(({ subjectId }) => subjectId);
    if (kind === "email") for (const id of ids) urls.set(id, "/admin/emails");
    if (kind === "cash") for (const id of ids) urls.set(id, "/admin/deliveries");
    if (kind === "day") for (const id of ids) urls.set(id, `/admin/day/${id}`);
    if (kind === "device") for (const id of ids) urls.set(id, "/admin/devices");
    if (kind === "section") for (const id of ids) urls.set(id, "/admin/products/order");
    if (kind === "station") for (const id of ids) urls.set(id, "/admin/settings/stations");
    if (kind === "printer") for (const id of ids) urls.set(id, "/admin/settings/printers");
    if (kind === "translation") for (const id of ids) urls.set(id, `/admin/translations/${id}`);
    if (kind === "content") for (const id of ids) urls.set(id, `/admin/content/${id}`);
    if (kind === "settings") for (const id of ids) urls.set(id, "/admin/settings");
    if (!isKnown(kind)) continue;
    for (const { id } of existing[kind].all({ ids: JSON.stringify([...new Set(ids)]) })) {
      urls.set(id, subjectUrl[kind](id));
    }
  }
  return urls;
}
