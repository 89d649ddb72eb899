import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { localPath } from "#app/domain/language/paths.ts";
import { type AppRoute, allRoutes } from "#tests/support/admin-routes.ts";
import { ApiClient } from "#tests/support/client.ts";
import { addCoupon } from "#tests/support/coupons.ts";
import { openDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type FormReply, FormVisitor } from "#tests/support/form.ts";
import { formsOf } from "#tests/support/form-fields.ts";
import { signInAdmin } from "#tests/support/people.ts";
import { addPrinter } from "#tests/support/printers.ts";
import { firstAdmin, startServer, type TestServer } from "#tests/support/server.ts";
import { addShopDevice } from "#tests/support/shop-devices.ts";
import { latinTexts, textsOfPage } from "#tests/support/untranslated.ts";
import { addZone } from "#tests/support/zones.ts";

const DEMO_PASSWORD = "pani-puri-demo";

/** English texts that stay, by the pattern of the page's address. */
const exceptions: { on: RegExp; text: RegExp; reason: string }[] = [
  { on: /^/, text: /^Chatpata$/, reason: "the shop's name, as its sign says it" },
  { on: /^/, text: /^(YouTube|Facebook|Instagram|WhatsApp)$/, reason: "a brand" },
  { on: /^/, text: /^English$/, reason: "each language is named in its own script" },
  { on: /^\/api$/, text: /^/, reason: "developers read the description of the API in English" },
  {
    on: /^\/privacy$/,
    text: /^(session|cart|removedLine|pin|coupon|preferences|flash|draft|seenPosts|wish|secondStep|device|passwordReset|track|pincode)$/,
    reason: "the name of a cookie",
  },
  { on: /^\/admin\//, text: /^(KB|MB|GB|mm|UPI|CSV)$/, reason: "a unit or abbreviation" },
];

/** Pages that a visitor without a second factor does not get. */
const notOpened = [
  "/login/code",
  "/profile/second-factor/setup",
  "/profile/second-factor/removal",
  "/admin/orders/:orderId/claims/:claimId/rejection",
  "/admin/events/:eventId/payments/:eventPaymentId/reversal",
];

let server: TestServer;
let database: TestDatabase;
let stored: ReturnType<typeof storedTexts>;

beforeAll(async () => {
  server = await startServer({
    // A mail server that never answers: emails are written and wait.
    env: { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
  });
  await server.stop();
  for (const end of ["", "-wal", "-shm"]) rmSync(`${server.databasePath}${end}`, { force: true });
  execFileSync(process.execPath, ["--import", "tsx", "db/demo/run.ts", "--orders", "60"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATABASE_PATH: server.databasePath,
      ADMIN_EMAIL: firstAdmin.email,
      ADMIN_PASSWORD: firstAdmin.password,
      LOG_LEVEL: "silent",
      BACKUP_EVERY: "0",
    },
  });
  await server.restart();
  database = openDatabase(server.databasePath);
}, 300_000);
afterAll(async () => {
  database?.close();
  await server?.stop();
  server?.removeFiles();
});

/** What people typed and the demo made up; words of the code, such as "pending", are left out. */
function storedTexts(): { texts: string[]; names: Set<string> } {
  const tables = database.rows(
    `select name from pragma_table_list
     where schema = 'main' and type = 'table' and name not like 'sqlite%' and name not like '%fts%'`,
  );
  const texts = new Set<string>();
  for (const { name } of tables) {
    for (const row of database.rows(`select * from "${name}"`)) {
      for (const value of Object.values(row)) {
        if (typeof value !== "string" || !/^\[|[A-Z -]/.test(value)) continue;
        const parts = /^[[{]/.test(value) ? (value.match(/"[^"]*"/g) ?? []) : value.split("\n");
        for (const part of parts) texts.add(part.replaceAll('"', "").trim());
      }
    }
  }
  const places = database.rows(
    `select name from users union select customer_name from orders
     union select street from orders union select street from events`,
  );
  const names = places.flatMap(({ name }) => String(name).split(/[ ,-]+/));
  return {
    texts: [...texts].filter((text) => text.length > 2).sort((a, b) => b.length - a.length),
    names: new Set(names),
  };
}

/** Without what people typed. */
function ownTexts(line: string): string {
  const rest = stored.texts
    .filter((text) => line.includes(text))
    .reduce((left, text) => left.replaceAll(text, " "), line);
  return rest.replace(/\p{L}+/gu, (word) => (stored.names.has(word) ? " " : word));
}

/** What is still English on a page. */
function problemsOf(path: string, html: string): string[] {
  return textsOfPage(html)
    .flatMap((text) => text.split("\n"))
    .filter((line) => latinTexts(line).length > 0)
    .flatMap((line) =>
      latinTexts(ownTexts(line))
        .filter((english) => !exceptions.some((one) => one.on.test(path) && one.text.test(english)))
        .map((english) => `${path}: ${english} (${line})`),
    );
}

function value(sql: string): string {
  return String(Object.values(database.rows(sql)[0] ?? {})[0] ?? "missing");
}

type Parameters = Record<string, string>;

function pathOf({ path }: AppRoute, parameters: Parameters): string {
  const special: Parameters = path.startsWith("/admin/staff/")
    ? { userId: value("select id from users where role = 'rider'") }
    : path.includes(":paymentId")
      ? { orderId: value("select order_id from payments order by id limit 1") }
      : path.endsWith("/closing")
        ? { date: value("select max(day) from business_days where closed_at is null") }
        : {};
  return path.replace(/:(\w+)/g, (_, name) => special[name] ?? parameters[name] ?? name);
}

/** What opens each page; adds what the demo has none of. */
async function parametersOf(customer: string, visitors: Visitors): Promise<Parameters> {
  const own = `(select id from users where email = '${customer}')`;
  const { admin } = visitors;
  const dish = value("select id from products where slug = 'masala-chai'");
  await visitors.customer.postForm("/cart/lines", { productId: dish, quantity: "1" });
  const orderId = value(
    "select id from orders where status not in ('delivered', 'cancelled') order by seq desc limit 1",
  );
  const { api } = await signInAdmin(new ApiClient(server.baseUrl, {}, () => {}));
  const { body } = await api.get(`/api/orders/${orderId}`);
  const trackingUrl = (body as { data: { trackingUrl: string } }).data.trackingUrl;
  return {
    token: trackingUrl.split("/").at(-1) ?? "",
    orderId,
    dishSlug: "mix-bhel",
    kind: "dish",
    category: "chaat",
    couponId: (await addCoupon(admin, database, { name: "दिवाळी" })).id,
    zoneId: addZone(database, { name: "कोथरूड" }).id,
    printerId: addPrinter(database, { name: "किचन" }).id,
    deviceId: addShopDevice(database, "Z").id,
    lineId: value(`select id from cart_lines order by id limit 1`),
    slug: value("select slug from posts where status = 'published' order by seq limit 1"),
    orderNumber: value(
      `select order_number from orders where user_id = ${own} order by seq desc limit 1`,
    ),
    paymentId: value("select id from payments order by id limit 1"),
    eventNumber: value(
      `select event_number from events where user_id = ${own} order by seq desc limit 1`,
    ),
    creditId: value(
      "select id from statement_credits where payment_id is null order by id limit 1",
    ),
    billId: value("select id from bills order by id limit 1"),
    eventId: value("select id from events order by seq limit 1"),
    productId: value("select id from products order by seq limit 1"),
    subjectId: value("select id from products order by seq limit 1"),
    stationId: value("select id from stations order by id limit 1"),
    groupId: value("select id from option_groups order by id limit 1"),
    postId: value("select id from posts order by seq limit 1"),
    userId: value("select id from users where role = 'customer' order by seq limit 1"),
    reviewId: value("select id from reviews order by seq limit 1"),
    messageId: value("select id from contact_messages order by seq limit 1"),
    addressId: value(`select id from addresses where user_id = ${own}`),
    date: value("select max(day) from business_days"),
    subscriberId: value("select id from newsletter_subscribers order by seq limit 1"),
  };
}

type Visitors = Record<"guest" | "customer" | "admin", FormVisitor>;

async function signIn(customer: string): Promise<Visitors> {
  const [guest, person, admin] = [1, 2, 3].map(() => new FormVisitor(server.baseUrl)) as [
    FormVisitor,
    FormVisitor,
    FormVisitor,
  ];
  for (const visitor of [guest, person, admin]) {
    await visitor.postForm("/preferences/language", { language: "hi", returnTo: "/" });
  }
  await person.signInAs({ email: customer, password: DEMO_PASSWORD });
  await admin.signInAs(firstAdmin);
  await admin.postForm("/admin/settings/stations/language", { language: "hi" });
  return { guest, customer: person, admin };
}

const hasTextFields = /<textarea|<input(?![^>]*type="(?:hidden|radio|checkbox|submit|search)")/;

/** Sends the page's forms without what has to be typed. */
async function refusals(visitor: FormVisitor, path: string, page: FormReply, sent: Set<string>) {
  const replies: FormReply[] = [];
  for (const { attributes, content } of formsOf(page.text)) {
    const action = attributes.action ?? path;
    const kind = action.replace(/[\da-f-]{36}|CP-[\d-]+/g, "…").replace(/\?.*/, "");
    if (attributes.method !== "post" || !hasTextFields.test(content) || sent.has(kind)) continue;
    sent.add(kind);
    const fields = Object.entries(page.form(action)).filter(([name]) =>
      new RegExp(`type="hidden"[^>]*name="${name}"`).test(content),
    );
    const headers = { referer: new URL(path, server.baseUrl).href };
    const reply = await visitor.postForm(action, Object.fromEntries(fields), { headers });
    replies.push(reply.location?.startsWith("/") ? await visitor.follow(reply) : reply);
  }
  return replies;
}

test("pages, refused forms and emails in Hindi have no English texts", async () => {
  const customer = value(
    `select email from users where id in (select user_id from events) and id in (select user_id from orders)
     order by id in (select user_id from orders where status not in ('delivered', 'cancelled')) desc limit 1`,
  );
  const visitors = await signIn(customer);
  const parameters = await parametersOf(customer, visitors);
  stored = storedTexts();
  const screens = (await allRoutes()).filter(
    ({ path, file, respondsToGet }) => respondsToGet && file.endsWith(".tsx") && path !== "/*",
  );

  const problems: string[] = [];
  const missing: string[] = [];
  const sent = new Set<string>();
  for (const route of screens) {
    const path = localPath(pathOf(route, parameters), "hi");
    const names = route.path.startsWith("/admin/")
      ? ["admin" as const]
      : (["guest", "customer", "admin"] as const);
    let isOpened = false;
    for (const name of names) {
      const page = await visitors[name].get(path);
      if (!page.headers.get("content-type")?.startsWith("text/html") || page.location) continue;
      isOpened ||= page.status === 200;
      const replies = [page, ...(await refusals(visitors[name], path, page, sent))];
      problems.push(...replies.flatMap(({ text }) => problemsOf(route.path, text)));
    }
    if (!isOpened) missing.push(route.path);
  }
  if (process.env.OUT)
    (await import("node:fs")).writeFileSync(process.env.OUT, [...new Set(problems)].join("\n"));
  console.log([...sent], missing);
  expect(missing.sort()).toEqual(notOpened.sort());
  expect(sent.size).toBeGreaterThan(60);
  expect([...new Set(problems)]).toEqual([]);
}, 300_000);
