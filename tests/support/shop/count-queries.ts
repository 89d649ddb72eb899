/**
 * Opens every screen of the built shop in this process, on the database at DATABASE_PATH, and prints how many statements
 * each ran: `{"admin /admin/orders": 9, …}`. Responses other than pages are left out.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { resolve } from "node:path";
import { mock } from "node:test";
import { pathToFileURL } from "node:url";
import { createRequestHandler, installGlobals, type ServerBuild } from "@remix-run/node";
import Database, { type Statement } from "better-sqlite3";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { linkTokenOf } from "#tests/support/http/route-records.ts";

installGlobals({ nativeFetch: true });
const ORIGIN = "http://shop.test";
const DEMO_PASSWORD = "pani-puri-demo";

/** Jobs run statements meanwhile, outside of any request. */
const counted = new AsyncLocalStorage<{ statements: number }>();
const statements: Statement = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
for (const method of ["run", "get", "all"] as const) {
  const uncounted = statements[method];
  statements[method] = function countedStatement(this: Statement, ...values: unknown[]) {
    const request = counted.getStore();
    if (request) request.statements += 1;
    return uncounted.apply(this, values);
  } as never;
}

const built: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
const { shop } = built.entry.module as unknown as typeof import("#app/entry.server.tsx");
await shop.start();
// Shared reads read again when a minute begins.
mock.timers.enable({ apis: ["Date"], now: new Date() });
const handleRequest = createRequestHandler(built, "production");
const file = new Database(process.env.DATABASE_PATH ?? "", { readonly: true });
const value = (sql: string) => String(file.prepare(sql).pluck().get());

async function signIn(email: string, password: string): Promise<string> {
  const reply = await handleRequest(
    new Request(`${ORIGIN}/login`, {
      method: "POST",
      headers: { origin: ORIGIN, host: "shop.test" },
      body: new URLSearchParams({ email, password }),
    }),
  );
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
// While the shop is open, the scan of a code leads to the menu: the hour must not decide what is counted.
const switchedOff = await handleRequest(
  new Request(`${ORIGIN}/admin/settings/opening/self-orders`, {
    method: "POST",
    headers: { origin: ORIGIN, host: "shop.test", cookie: cookies.admin },
    body: new URLSearchParams(),
  }),
);
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

/** Like the API client of a customer, who gets the tracking link with the order. */
async function trackingToken(): Promise<string> {
  const id = value(
    `select id from orders where status not in ('delivered', 'cancelled') and user_id is not null
     order by seq limit 1`,
  );
  const owner = value(
    `select email from users where id = (select user_id from orders where id = '${id}')`,
  );
  const headers = { host: "shop.test", cookie: await signIn(owner, DEMO_PASSWORD) };
  const reply = await handleRequest(new Request(`${ORIGIN}/api/orders/${id}`, { headers }));
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

const writer = new Database(process.env.DATABASE_PATH ?? "");
/** They are kept until something public changes. */
function forgetSharedReads(): void {
  writer.exec("update public_version set version = version + 1");
}

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
    const headers = { host: "shop.test", cookie: cookies[visitor] };
    // The first request also prepares what is prepared once; the second one counts.
    for (let round = 0; round < 2; round += 1) {
      forgetSharedReads();
      const request = { statements: 0 };
      const page = await counted.run(request, () =>
        handleRequest(new Request(ORIGIN + url, { headers })),
      );
      await page.text();
      if (page.status === 200) counts[`${visitor} ${path}`] = request.statements;
    }
  }
}
process.stdout.write(`\n${JSON.stringify(counts)}\n`, () => process.exit());
