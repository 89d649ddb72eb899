/**
 * Opens every screen of the built shop in this process, on the database at DATABASE_PATH, and
 * prints how many statements each ran: `{"admin /admin/orders": 9, …}`. Responses other than pages
 * are left out.
 */
import { mock } from "node:test";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { linkTokenOf } from "#tests/support/http/route-records.ts";
import { ask, forgetSharedReads, ORIGIN, printResult, value } from "./shop-in-process.ts";

const DEMO_PASSWORD = "pani-puri-demo";

// Shared reads are read again when a minute begins.
mock.timers.enable({ apis: ["Date"], now: new Date() });

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  ask(path, {
    method: "POST",
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams(fields),
  });

async function signIn(email: string, password: string): Promise<string> {
  const reply = await post("/login", { email, password });
  if (reply.status !== 303) throw new Error(`${email} is not signed in (${reply.status})`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const customer = value(
  `select email from users where id in (select user_id from events) and id in (select user_id from orders)
   order by id in (select user_id from orders where status not in ('delivered', 'cancelled')) limit 1`,
);
const cookies = {
  guest: "",
  customer: await signIn(customer, DEMO_PASSWORD),
  admin: await signIn(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD ?? ""),
};
// While the shop is open, scanning a code leads to the menu, but the time of day must not affect
// the counts.
const switchedOff = await post("/admin/settings/opening/self-orders", {}, cookies.admin);
if (switchedOff.status !== 303) throw new Error(`Still taking orders (${switchedOff.status})`);

const pathParameters: Record<string, string> = {
  slug: value("select slug from posts where status = 'published' order by seq limit 1"),
  dishSlug: "mix-bhel",
  orderId: value("select id from orders order by seq limit 1"),
  eventId: value("select id from events order by seq limit 1"),
  productId: value("select id from products order by seq limit 1"),
  groupId: value("select id from option_groups order by id limit 1"),
  category: "chaat",
  postId: value("select id from posts order by seq limit 1"),
  userId: value("select id from users where role = 'customer' order by seq limit 1"),
  reviewId: value("select id from reviews order by seq limit 1"),
  messageId: value("select id from contact_messages order by seq limit 1"),
  addressId: value(
    `select id from addresses where user_id = (select id from users where email = '${customer}')`,
  ),
  date: value("select max(day) from business_days"),
  subscriberId: value("select id from newsletter_subscribers order by seq limit 1"),
};

/** Like a customer's API client, which gets the tracking link with the order. */
async function trackingToken(): Promise<string> {
  const id = value(
    `select id from orders where status not in ('delivered', 'cancelled') and user_id is not null
     order by seq limit 1`,
  );
  const owner = value(
    `select email from users where id = (select user_id from orders where id = '${id}')`,
  );
  const headers = { cookie: await signIn(owner, DEMO_PASSWORD) };
  const reply = await ask(`/api/orders/${id}`, { headers });
  return (
    String((await reply.json()).data.trackingUrl)
      .split("/")
      .at(-1) ?? ""
  );
}
pathParameters.token = await trackingToken();
pathParameters.payToken = linkTokenOf(
  { value },
  value(
    "select id from orders where status not in ('delivered', 'cancelled') order by seq limit 1",
  ),
  "pay order",
);
pathParameters.quoteToken = linkTokenOf(
  { value },
  value("select event_id from event_quotes order by event_id limit 1"),
  "quote event",
);

const counts: Record<string, number> = {};
for (const { path } of (await allRoutes()).filter(({ respondsToGet }) => respondsToGet)) {
  if (/^\/(api\/|images|previews|healthz|admin\/orders\/stream)|\*|\.\w+$/.test(path)) continue;
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => pathParameters[name] ?? name);
  // Without a tab, the wishlist redirects.
  const url = path === "/wishlist" ? `${pathname}?tab=reviews` : pathname;
  const visitors = path.startsWith("/admin")
    ? (["admin"] as const)
    : (["guest", "customer"] as const);
  for (const visitor of visitors) {
    const headers = { cookie: cookies[visitor] };
    // The first request also prepares things that are prepared only once; the second one counts.
    for (let round = 0; round < 2; round += 1) {
      forgetSharedReads();
      let statements = 0;
      const page = await ask(url, { headers }, () => {
        statements += 1;
      });
      await page.text();
      if (page.status === 200) counts[`${visitor} ${path}`] = statements;
    }
  }
}
printResult(counts);
