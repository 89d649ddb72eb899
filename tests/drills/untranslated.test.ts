import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localPath } from "#app/domain/language/paths.ts";
import { latinTexts, textsOfPage } from "#tests/source/untranslated.ts";
import { type AppRoute, allRoutes } from "#tests/support/http/admin-routes.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { type FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { formsOf } from "#tests/support/http/form-fields.ts";
import { linkTokenOf } from "#tests/support/http/route-records.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addPrinter } from "#tests/support/records/printers.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { makeDemo } from "#tests/support/shop/demo-shop.ts";
import { type MailServer, startMailServer } from "#tests/support/shop/mail-server.ts";
import { firstAdmin, startServer, type TestServer } from "#tests/support/shop/server.ts";

const DEMO_PASSWORD = "pani-puri-demo";

/** English texts that stay, by the pattern of the page's URL. */
const exceptions: { on: RegExp; text: RegExp; reason: string }[] = [
  { on: /^/, text: /^Chatpata'?$/, reason: "the shop's name, as its sign says it" },
  { on: /^/, text: /^(YouTube|Facebook|Instagram|WhatsApp)$/, reason: "a brand" },
  { on: /^/, text: /^English$/, reason: "each language is named in its own script" },
  { on: /^\/api$/, text: /^/, reason: "developers read the description of the API in English" },
  {
    on: /^\/privacy$/,
    text: /^(session|cart|removedLine|pin|coupon|preferences|stall|flash|draft|seenPosts|wish|secondStep|device|passwordReset|track|pincode)$/,
    reason: "the name of a cookie",
  },
  { on: /^\/admin\//, text: /^(KB|MB|GB|mm|UPI|CSV)$/, reason: "a unit or abbreviation" },
];

let mail: MailServer;
let server: TestServer;
let database: TestDatabase;
let stored: ReturnType<typeof storedTexts>;

beforeAll(async () => {
  mail = await startMailServer();
  server = await startServer({ env: mail.env });
  await server.stop();
  for (const end of ["", "-wal", "-shm"]) rmSync(`${server.databasePath}${end}`, { force: true });
  await makeDemo(server.databasePath, 60);
  await server.restart();
  database = openDatabase(server.databasePath);
}, 300_000);
afterAll(async () => {
  database?.close();
  await server?.stop();
  server?.removeFiles();
  await mail?.stop();
});

/** Texts that people typed and the demo invented; words of the code, such as "pending", are left out. */
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

/** Without user input. */
function ownTexts(line: string): string {
  const rest = stored.texts
    .filter((text) => line.includes(text))
    .reduce((left, text) => left.replaceAll(text, " "), line);
  return rest.replace(/\p{L}+/gu, (word) => (stored.names.has(word) ? " " : word));
}

/** The remaining English texts of a page. */
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
    : {};
  return path.replace(/:(\w+)/g, (_, name) => special[name] ?? parameters[name] ?? name);
}

/** The page whose key was emailed to this address. */
async function pathInEmail(to: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?\\S+`);
  const sent = () =>
    mail.received().find((email) => email.to.includes(to) && link.test(email.text));
  await expect.poll(sent, { timeout: 30_000 }).toBeDefined();
  return link.exec(sent()?.text ?? "")?.[0] ?? path;
}

/** Records a payment with its form and returns its id. */
async function pay(admin: FormVisitor, of: "order" | "event", id: string): Promise<string> {
  const path = `/admin/${of}s/${id}/payments`;
  await admin.fillIn(path, { method: "cash" });
  return value(`select id from payments where ${of}_id = '${id}' and kind = 'payment'`);
}

function addClaim(orderId: string): string {
  const id = randomUUID();
  database.change(
    `insert into payments (id, order_id, kind, method, amount_paise, reference, day, created_at)
     values (?, ?, 'claim', 'upi', 100, '410000000001', '2026-01-01', 1)`,
    id,
    orderId,
  );
  return id;
}

const isOpenOrder =
  "status not in ('delivered', 'cancelled') and payment_status = 'pending' and user_id is not null";

/** The parameters that open each page; adds records that the demo lacks. */
async function parametersOf(customer: string, visitors: Visitors): Promise<Parameters> {
  const own = `(select id from users where email = '${customer}')`;
  const { admin } = visitors;
  const dish = value("select id from products where slug = 'masala-chai'");
  await visitors.customer.postForm("/cart/lines", { product: dish, quantity: "1" });
  await visitors.customer.postForm("/profile/verification-emails");
  await visitors.guest.postForm("/password-reset", { email: customer });
  const today = dayFromToday(0);
  await admin.postForm(`/admin/day/${today}/opening`, { float: "1000" });
  const [, date = today] =
    /\/admin\/day\/([\d-]+)\/closing/.exec((await admin.get("/admin/day")).text) ?? [];
  const orderId = value(`select id from orders where ${isOpenOrder} order by seq desc`);
  const eventId = value("select id from events where status = 'pending' order by seq desc");
  const email = value(
    `select email from users where id = (select user_id from orders where id = '${orderId}')`,
  );
  const api = new ApiClient(server.baseUrl, {}, () => {});
  const login = await api.post("/api/auth/login", { email, password: DEMO_PASSWORD });
  const { body } = await api.withToken(login.body.token ?? "").get(`/api/orders/${orderId}`);
  const trackingUrl = (body as { data: { trackingUrl: string } }).data.trackingUrl;
  return {
    token: trackingUrl.split("/").at(-1) ?? "",
    payToken: linkTokenOf(database, orderId, "pay order"),
    quoteToken: linkTokenOf(database, value("select event_id from event_quotes"), "quote event"),
    orderId,
    claimId: addClaim(orderId),
    paymentId: await pay(admin, "order", orderId),
    eventId,
    eventPaymentId: await pay(admin, "event", eventId),
    date,
    dishSlug: "mix-bhel",
    kind: "dish",
    category: "chaat",
    couponId: (await addCoupon(admin, database, { name: "दिवाळी" })).id,
    zoneId: addZone(database, { name: "कोथरूड" }).id,
    subject: "value",
    contentId: "value-2",
    step: "menu",
    printerId: addPrinter(database, { name: "किचन" }).id,
    deviceId: addShopDevice(database, "Z").id,
    lineId: value(`select id from cart_lines where product_id = '${dish}' order by rowid desc`),
    slug: value("select slug from posts where status = 'published' order by seq"),
    orderNumber: value(`select order_number from orders where user_id = ${own} order by seq desc`),
    eventNumber: value(`select event_number from events where user_id = ${own} order by seq desc`),
    billId: value("select id from bills"),
    productId: value("select id from products order by seq"),
    subjectId: value("select id from products order by seq"),
    stationId: value("select id from stations"),
    groupId: value("select id from option_groups"),
    postId: value("select id from posts order by seq"),
    userId: value("select id from users where role = 'customer' order by seq"),
    reviewId: value("select id from reviews order by seq"),
    messageId: value("select id from contact_messages order by seq"),
    addressId: value(`select id from addresses where user_id = ${own}`),
    subscriberId: value("select id from newsletter_subscribers order by seq"),
  };
}

type Visitors = Record<"guest" | "customer" | "admin", FormVisitor>;

async function signIn(customer: string): Promise<Visitors> {
  const [guest, person, admin] = [1, 2, 3].map(() => new FormVisitor(server.baseUrl)) as [
    FormVisitor,
    FormVisitor,
    FormVisitor,
  ];
  await person.signInAs({ email: customer, password: DEMO_PASSWORD });
  await admin.signInAs(firstAdmin);
  for (const visitor of [guest, person, admin]) await visitor.speak("hi");
  await admin.postForm("/admin/settings/stations/language", { language: "hi" });
  return { guest, customer: person, admin };
}

const hasTextFields = /<textarea|<input(?![^>]*type="(?:hidden|radio|checkbox|submit|search)")/;

/** Sends the page's forms without the required input. */
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

/** Opens a page; redirects that only change the query of its URL are followed. */
async function open(visitor: FormVisitor, path: string): Promise<FormReply | null> {
  const page = await visitor.get(path);
  const isSamePage = page.location?.split("?")[0] === path.split("?")[0];
  const reply = isSamePage ? await visitor.follow(page) : page;
  const isPage = reply.headers.get("content-type")?.startsWith("text/html") && !reply.location;
  return isPage ? reply : null;
}

/** The pages of the second factor, which depend on one another. */
async function secondFactorPages(admin: FormVisitor): Promise<Record<string, FormReply>> {
  const [overview, setup] = ["/profile/second-factor", "/profile/second-factor/setup"] as const;
  await admin.postForm(overview, { currentPassword: firstAdmin.password });
  const begun = await admin.get(setup);
  const secret = /<code[^>]*>([A-Z2-7]{32})<\/code>/.exec(begun.text)?.[1] ?? "";
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const visitor = new FormVisitor(server.baseUrl);
  await visitor.speak("hi");
  const recovery = await admin.postForm(setup, { code });
  const isOn = await admin.get(overview);
  const path = "/profile/second-factor/removal";
  const removal = await admin.get(path);
  await visitor.postForm("/login", firstAdmin);
  const login = await visitor.get("/login/code");
  const refused = await visitor.postForm("/login/code", { code: "000000" });
  return { [setup]: begun, recovery, isOn, [path]: removal, "/login/code": login, refused };
}

/** The pages for somebody at a table, both while the shop takes self orders and while it does not. */
async function selfOrderPages({ guest, admin }: Visitors): Promise<Record<string, FormReply>> {
  const PATH = "/here/order";
  await saveSettings(admin, "hours", openAllDay);
  await saveSettings(admin, "opening/self-orders", { takesSelfOrders: "on" });
  await guest.get("/here/12");
  const dish = value("select id from products where stock > 5 and kind = 'dish' order by seq");
  await guest.postForm("/cart/lines", { product: dish, quantity: "1" });
  const order = await guest.get(PATH);
  const form = { ...order.form(PATH), handover: "here" };
  const refused = await guest.postForm(PATH, { ...form, customerName: "" });
  const ticket = await guest.follow(await guest.postForm(PATH, { ...form, customerName: "आशा" }));
  await saveSettings(admin, "opening/self-orders", {});
  const closed = await guest.get("/here");
  return { [PATH]: order, refused, ticket, "/here": closed, "/here/:table": closed };
}

test("pages, refused forms and emails in Hindi have no English texts", async () => {
  const customer = value(
    `select email from users where id in (select user_id from events) and id in (select user_id from orders)
     order by id in (select user_id from orders where status not in ('delivered', 'cancelled')) desc`,
  );
  const visitors = await signIn(customer);
  const parameters = await parametersOf(customer, visitors);
  const withKey: Record<string, string> = {
    "/email-verification": await pathInEmail(customer, "/email-verification"),
    "/password-reset/new": await pathInEmail(customer, "/password-reset/new"),
  };
  // While the shop is open, customers who have scanned a code order there and not at checkout.
  await saveSettings(visitors.admin, "opening/self-orders", {});
  stored = storedTexts();
  const screens = (await allRoutes()).filter(
    ({ path, file, respondsToGet }) => respondsToGet && file.endsWith(".tsx") && path !== "/*",
  );

  const problems: string[] = [];
  const sent = new Set<string>();
  const notOpened = new Set(screens.map(({ path }) => path));
  for (const route of screens) {
    const path = localPath(withKey[route.path] ?? pathOf(route, parameters), "hi");
    const names = route.path.startsWith("/admin/")
      ? (["admin"] as const)
      : (["guest", "customer", "admin"] as const);
    for (const name of names) {
      const page = await open(visitors[name], path);
      if (!page) continue;
      if (page.status === 200) notOpened.delete(route.path);
      const replies = [page, ...(await refusals(visitors[name], path, page, sent))];
      problems.push(...replies.flatMap(({ text }) => problemsOf(route.path, text)));
    }
  }
  // Shown only after a restore.
  const numbers = "/admin/settings/tax/numbers";
  database.change("insert into settings (key, value) values ('restored', 'true')");
  const { guest, admin } = visitors;
  const elsewhere = {
    headers: { origin: "https://elsewhere.test", "sec-fetch-site": "cross-site" },
  };
  const pages = {
    [numbers]: await admin.get(numbers),
    // Shown only to a browser without cookies.
    "/cookie-check": await new FormVisitor(server.baseUrl).get("/hi/cookie-check"),
    missing: await guest.get("/hi/no-such-page"),
    forbidden: await visitors.customer.get("/admin"),
    otherSite: await guest.postForm("/hi/contact", {}, elsewhere),
    tooLarge: await guest.postForm("/hi/contact", { message: "x".repeat(2_000_000) }),
    ...(await secondFactorPages(admin)),
    ...(await selfOrderPages(visitors)),
  };
  expect(
    [pages.missing, pages.forbidden, pages.otherSite, pages.tooLarge].map(({ status }) => status),
  ).toEqual([404, 403, 403, 413]);
  for (const [path, { status, text }] of Object.entries(pages)) {
    if (status === 200) notOpened.delete(path);
    problems.push(...problemsOf(path, text));
  }
  for (const { headers, text } of mail.received()) {
    problems.push(...problemsOf("email", `${headers.subject}\n${text}`));
  }

  expect([...notOpened]).toEqual([]);
  expect(sent.size).toBeGreaterThan(60);
  expect([...new Set(problems)]).toEqual([]);
}, 300_000);
