import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { describeUserAgent } from "#app/domain/accounts/describe-user-agent.ts";
import { isEmail } from "#app/domain/accounts/email.ts";
import { isPhone } from "#app/domain/accounts/phone-number.ts";
import { loginInput } from "#app/domain/accounts/schema.ts";
import { formatAuditValue } from "#app/domain/audit/audit-field-format.ts";
import { isFeaturedImage } from "#app/domain/blog/featured-image.ts";
import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { uniqueWords } from "#app/domain/blog/word-list.ts";
import { oneLine } from "#app/domain/emails/email.ts";
import { base64OfDataImage } from "#app/domain/images/data-image.ts";
import { isProductImage } from "#app/domain/menu/product-image.ts";
import { splitTags } from "#app/domain/reviews/tags.ts";
import { slugOf } from "#app/domain/slug.ts";
import { upiIdPattern } from "#app/domain/terms/upi-payee.ts";
import { cleanText } from "#app/domain/text.ts";
import { escapeXml } from "#app/domain/xml.ts";
import { readForm } from "#app/http/form/read-form.server.ts";
import { isFormWithinBudget, isJsonWithinBudget } from "#app/http/limits/input-budget.ts";
import { loggedPath, withoutPeople } from "#app/http/log.server.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { authenticate } from "#app/http/session/authenticate.server.ts";
import { cookiesOfAnonymous } from "#app/http/session/shop-cookie.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { fullTextQuery } from "#db/full-text.ts";

const KB = 1024;
// With longer texts, garbage collection would take most of the time on some machines and distort
// the measurement.
const SHORT = 2 * KB;
const LONG = 16 * KB;
/** Linear work grows eightfold, quadratic work 64-fold; the limit in between leaves room for a busy machine. */
const MAX_GROWTH = 24;
const ROUNDS = 5;
const MEASURABLE_US = 2_000;

type Work = (input: string) => unknown;

/**
 * CPU time, which other processes do not lengthen. Takes the minimum of several rounds, which
 * garbage collection does not lengthen either.
 */
async function cost(work: Work, input: string, times: number, rounds = ROUNDS): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    for (let time = 0; time < times; time += 1) {
      const done = work(input);
      if (done instanceof Promise) await done;
    }
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, user + system);
  }
  return least;
}

async function growth(work: Work, inputOf: (size: number) => string): Promise<number> {
  let times = 1;
  let first = await cost(work, inputOf(SHORT), times, 1);
  for (; first < MEASURABLE_US; first = await cost(work, inputOf(SHORT), times, 1)) times *= 2;
  // Work that takes so long that noise does not matter is not repeated.
  const rounds = first > 100 * MEASURABLE_US ? 1 : ROUNDS;
  let least = Number.POSITIVE_INFINITY;
  // A busy machine exceeds the limit now and then, but quadratic work does so every time.
  for (let attempt = 0; attempt < 3 && least >= MAX_GROWTH; attempt += 1) {
    const short = await cost(work, inputOf(SHORT), times, rounds);
    least = Math.min(least, (await cost(work, inputOf(LONG), times, rounds)) / short);
  }
  return least;
}

function repeated(pattern: string, size: number): string {
  return pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size);
}

const url = "http://shop.test/";
const withHeader = (name: string, value: string) =>
  new Request(url, { headers: { [name]: value } });
const withBody = (type: string) =>
  new Request(url, { method: "POST", body: "--x", headers: { "content-type": type } });

/** The functions that match visitors' input, each with the repeated characters for which it is slowest. */
const functions: [name: string, work: Work, start: string, repeated: string, end: string][] = [
  ["loggedPath, one segment", loggedPath, "/", "a", ""],
  ["loggedPath, segments", loggedPath, "", "/aB%40", ""],
  ["withoutPeople, one word", withoutPeople, "", "a", ""],
  ["withoutPeople, half addresses", withoutPeople, "", "@%4", ""],
  ["withoutPeople, parameters", withoutPeople, "params: ", "\n   at", ""],
  ["isEmail", isEmail, "a@", ".", "@"],
  ["the login's schema", (email) => loginInput.safeParse({ email, password: "x" }), "a@", ".", "@"],
  ["isPhone", isPhone, "+", " 1", "x"],
  ["describeUserAgent", describeUserAgent, "", "Mac OS iPhon", ""],
  [
    "isFormWithinBudget",
    (names) => isFormWithinBudget(new URLSearchParams(names)),
    "",
    "a[0].b&",
    "",
  ],
  ["isJsonWithinBudget, a text", isJsonWithinBudget, '"', '\\"', ""],
  ["isJsonWithinBudget, spaces", isJsonWithinBudget, "[", " ", "]"],
  ["cookiesOfAnonymous", cookiesOfAnonymous, "", ";", "x"],
  [
    "authenticate",
    (value) => authenticate("user", withHeader("authorization", value)),
    "Bearer a",
    " ",
    "b",
  ],
  ["siteOrigin", (host) => siteOrigin(withHeader("host", host)), "", "1.", ":"],
  [
    "readForm",
    (type) =>
      readForm(withBody(type), {
        maxBytes: KB,
        maxTextBytes: KB,
        maxPlainBytes: KB,
        keepsFiles: false,
      }),
    "multipart/form-data;",
    "boundary=",
    "",
  ],
  ["safeRedirect", (path) => safeRedirect(path, "/"), "/", "../", "/evil.test"],
  ["cleanText", cleanText, "", "\r\u0000", ""],
  ["oneLine", oneLine, "a", " ", "a"],
  ["escapeXml", escapeXml, "", "&\u0000", ""],
  ["fullTextQuery", fullTextQuery, "+", " 1", "a"],
  ["splitTags", (tag) => splitTags([tag]), "a", " ", "a"],
  ["uniqueWords", (word) => uniqueWords([word]), "a", " ", "a"],
  ["slugOf", (name) => slugOf(name, "dish"), "a", "-'", "a"],
  ["readTimeMinutes", readTimeMinutes, "", "a ", ""],
  ["base64OfDataImage", base64OfDataImage, "data:image/", "a", ";base64"],
  ["base64OfDataImage, content", base64OfDataImage, "data:image/png;base64,", "A", "==="],
  ["isProductImage", isProductImage, "/illustrations/", "a/", "."],
  ["isFeaturedImage", isFeaturedImage, "/illustrations/", "a/", "."],
  ["upiIdPattern", (id) => upiIdPattern.test(id), "aa@a", ".", "@"],
  ["formatAuditValue", (value) => formatAuditValue("status", value), "a", "_a", "_"],
];

test.each(functions)("%s takes linear time", async (_, work, start, pattern, end) => {
  const inputOf = (size: number) => start + repeated(pattern, size) + end;

  expect(await growth(work, inputOf)).toBeLessThan(MAX_GROWTH);
});

function expressionsIn(file: string): { file: string; expression: RegExp }[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
  );
  const found: { file: string; expression: RegExp }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ file, expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const expressions = ["app", "db"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|m?js)$/.test(name) && !name.includes(".test."))
    .flatMap((name) => expressionsIn(`${folder}/${name}`)),
);
const anything = [
  "a",
  "A",
  "0",
  " ",
  "\n",
  "/",
  "//",
  ".",
  "-",
  "_",
  "@",
  "[",
  "<",
  "<h1>",
  "=",
  "%40",
  "a.",
  "a-",
  "a/",
  " a",
];
const inputs = anything.map((pattern) => {
  const [short, long] = [SHORT, LONG].map((size) => `${repeated(pattern, size)}\u0001`);
  return (size: number) => (size === SHORT ? short : long) ?? "";
});

test("no regular expression of the shop takes quadratic time on repeated characters", async () => {
  expect(expressions.length).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const { file, expression } of expressions) {
    const work = (text: string) => text.search(expression);
    for (const inputOf of inputs) {
      // Most return at once.
      if ((await cost(work, inputOf(LONG), 1, 1)) < MEASURABLE_US) continue;
      if ((await growth(work, inputOf)) > MAX_GROWTH) slow.push(`${file}: ${expression}`);
    }
  }
  expect(slow).toEqual([]);
}, 60_000);
