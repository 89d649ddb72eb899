import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { isPublicPath, localPath } from "#app/domain/language/paths.ts";
import { type AppRoute, allRoutes } from "#tests/support/admin-routes.ts";
import { openDatabase, type TestDatabase } from "#tests/support/database.ts";
import { FormVisitor } from "#tests/support/form.ts";
import { firstAdmin, startServer, type TestServer } from "#tests/support/server.ts";
import { latinTexts, textsOfPage } from "#tests/support/untranslated.ts";

const DEMO_PASSWORD = "pani-puri-demo";

/** Texts that stay English, with the reason. */
const exceptions: { on: RegExp; text: RegExp; reason: string }[] = [];

let server: TestServer;
let database: TestDatabase;
let stored: { values: Set<string>; all: string; names: Set<string> };

beforeAll(async () => {
  server = await startServer();
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
  stored = storedTexts();
}, 300_000);
afterAll(async () => {
  database?.close();
  await server?.stop();
  server?.removeFiles();
});

/** What people typed and the demo made up; not the words of the code, which are in small letters. */
function storedTexts() {
  const values = new Set<string>();
  const tables = database.rows("select name from pragma_table_list where type = 'table' and schema = 'main' and name not like 'sqlite%' and name not like '%fts%'");
  for (const { name } of tables) {
    for (const row of database.rows(`select * from "${name}"`)) {
      for (const value of Object.values(row)) {
        if (typeof value !== "string" || !/[A-Z ]/.test(value)) continue;
        const texts = /^[[{]/.test(value) ? (value.match(/"[^"]*"/g) ?? []) : value.split("\n");
        for (const text of texts) values.add(text.replaceAll('"', "").trim());
      }
    }
  }
  const people = database.rows(
    "select name from users union select customer_name from orders union select street from orders union select street from events",
  );
  const names = people.flatMap(({ name }) => String(name).split(/[ ,-]+/));
  return { values, all: [...values].join("\n"), names: new Set(names) };
}

function isStored(text: string): boolean {
  const words = text.split(/[ -]+/);
  return (
    stored.values.has(text) ||
    words.every((word) => stored.names.has(word)) ||
    (words.length > 1 && stored.all.includes(text))
  );
}

function value(sql: string): string {
  return String(Object.values(database.rows(sql)[0] ?? {})[0] ?? "missing");
}

function pathOf({ path }: AppRoute, parameters: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? name);
}

function parametersOf(customer: string): Record<string, string> {
  const own = `(select id from users where email = '${customer}')`;
  return {
    slug: value("select slug from posts where status = 'published' order by seq limit 1"),
    dishSlug: "mix-bhel",
    orderId: value("select id from orders order by seq desc limit 1"),
    orderNumber: value(`select order_number from orders where user_id = ${own} order by seq desc limit 1`),
    paymentId: value("select id from payments order by id limit 1"),
    eventNumber: value(`select event_number from events where user_id = ${own} order by seq desc limit 1`),
    creditId: value("select id from statement_credits where payment_id is null order by id limit 1"),
    billId: value("select id from bills order by id limit 1"),
    couponId: value("select id from coupons order by id limit 1"),
    eventId: value("select id from events order by seq limit 1"),
    productId: value("select id from products order by seq limit 1"),
    subjectId: value("select id from products order by seq limit 1"),
    kind: "dish",
    zoneId: value("select id from zones order by id limit 1"),
    stationId: value("select id from stations order by id limit 1"),
    groupId: value("select id from option_groups order by id limit 1"),
    category: "chaat",
    postId: value("select id from posts order by seq limit 1"),
    userId: value("select id from users where role = 'customer' order by seq limit 1"),
    reviewId: value("select id from reviews order by seq limit 1"),
    messageId: value("select id from contact_messages order by seq limit 1"),
    addressId: value(`select id from addresses where user_id = ${own}`),
    date: value("select max(day) from business_days"),
    subscriberId: value("select id from newsletter_subscribers order by seq limit 1"),
  };
}

/** What is still English on a page. */
function problemsOf(path: string, html: string): string[] {
  return textsOfPage(html).flatMap((text) =>
    latinTexts(text)
      .filter((english) => !isStored(english))
      .filter((english) => !exceptions.some((one) => one.on.test(path) && one.text.test(english)))
      .map((english) => `${path}: ${english} (${text})`),
  );
}

test("pages in Hindi have no English texts", async () => {
  const customer = value(
    `select email from users where id in (select user_id from events) and id in (select user_id from orders)
     order by id in (select user_id from orders where status not in ('delivered', 'cancelled')) desc limit 1`,
  );
  const parameters = parametersOf(customer);
  const visitors = {
    guest: new FormVisitor(server.baseUrl),
    customer: new FormVisitor(server.baseUrl),
    admin: new FormVisitor(server.baseUrl),
  };
  for (const visitor of Object.values(visitors)) {
    await visitor.postForm("/preferences/language", { language: "hi", returnTo: "/" });
  }
  await visitors.customer.signInAs({ email: customer, password: DEMO_PASSWORD });
  await visitors.admin.signInAs(firstAdmin);
  const screens = (await allRoutes()).filter(
    ({ path, respondsToGet }) => respondsToGet && !/^\/(api\/|images|healthz)|stream$|\*|\.\w+$/.test(path),
  );

  const problems: string[] = [];
  const pages: string[] = [];
  const missing: string[] = [];
  for (const route of screens) {
    const english = pathOf(route, parameters);
    const path = isPublicPath(english) ? localPath(english, "hi") : english;
    const who = route.path.startsWith("/admin") ? ["admin"] : ["guest", "customer"];
    let isPage = false;
    for (const name of who) {
      const reply = await visitors[name as keyof typeof visitors].get(path);
      if (reply.location) continue;
      if (!reply.headers.get("content-type")?.startsWith("text/html")) continue;
      isPage ||= reply.status === 200;
      problems.push(...problemsOf(route.path, reply.text));
    }
    (isPage ? pages : missing).push(route.path);
  }
  console.log(missing); if (process.env.OUT) (await import('node:fs')).writeFileSync(process.env.OUT, [...new Set(problems)].join('\n'));
  expect(pages.length).toBeGreaterThan(150);
  expect([...new Set(problems)]).toEqual([]);
}, 300_000);
