import { sqlite } from "#db/client.server.ts";

/** Which of the given subjects still exist and so have a page. */
const rowsOf = (table: string, condition = "true") =>
  sqlite
    .prepare<[string], string>(
      `select id from ${table} where id in (select value from json_each(?)) and ${condition}`,
    )
    .pluck();

type Page = { url: (id: string) => string; existing?: ReturnType<typeof rowsOf> };

/** By kind. Without `existing`, the page exists even if the subject does not. */
const pages: Record<string, Page> = {
  order: { url: (id) => `/admin/orders/${id}`, existing: rowsOf("orders") },
  product: {
    url: (id) => `/admin/products/edit/${id}`,
    existing: rowsOf("products", "deleted_at is null"),
  },
  option: { url: (id) => `/admin/options/${id}`, existing: rowsOf("option_groups") },
  coupon: { url: (id) => `/admin/coupons/${id}`, existing: rowsOf("coupons") },
  event: { url: (id) => `/admin/events?event=${id}`, existing: rowsOf("events") },
  post: { url: (id) => `/admin/blogs/edit/${id}`, existing: rowsOf("posts") },
  review: { url: (id) => `/admin/reviews?review=${id}`, existing: rowsOf("reviews") },
  customer: { url: (id) => `/admin/customers?customer=${id}`, existing: rowsOf("users") },
  staff: {
    url: (id) => `/admin/staff/${id}`,
    existing: rowsOf("users", "role <> 'customer'"),
  },
  zone: { url: (id) => `/admin/zones/${id}`, existing: rowsOf("zones") },
  message: {
    url: (id) => `/admin/messages?message=${id}`,
    existing: rowsOf("contact_messages"),
  },
  email: { url: () => "/admin/emails" },
  cash: { url: () => "/admin/deliveries" },
  day: { url: (id) => `/admin/day/${id}` },
  device: { url: () => "/admin/devices" },
  section: { url: () => "/admin/products/order" },
  station: { url: () => "/admin/settings/stations" },
  printer: { url: () => "/admin/settings/printers" },
  translation: { url: (id) => `/admin/translations/${id}` },
  content: { url: (id) => `/admin/content/${id}` },
  settings: { url: () => "/admin/settings" },
};

type Subject = { subjectKind: string; subjectId: string };

/** The admin URLs of the subjects that still exist, by subject id. */
export function subjectUrls(subjects: Subject[]): Map<string, string> {
  const urls = new Map<string, string>();
  for (const [kind, { url, existing }] of Object.entries(pages)) {
    const named = subjects.filter(({ subjectKind }) => subjectKind === kind);
    if (named.length === 0) continue;
    const ids = [...new Set(named.map(({ subjectId }) => subjectId))];
    for (const id of existing?.all(JSON.stringify(ids)) ?? ids) urls.set(id, url(id));
  }
  return urls;
}
