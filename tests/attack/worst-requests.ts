import { type AttackRequest, json } from "./connection.ts";

/** Node accepts 16 KB of headers, including the URL. */
const HEAD_BYTES = 15_000;
/** The shop answers URLs up to 8,000 characters. */
const QUERY_BYTES = 7_800;
/** The shop reads bodies up to 64 KB. */
const BODY_BYTES = 60_000;

function repeated(text: string, bytes = HEAD_BYTES): string {
  return text.repeat(Math.floor(bytes / text.length));
}

/** The hardest inputs for backtracking, splitting and nesting. */
const PATTERNS = [
  "a",
  "a@",
  "@",
  "a.",
  "A-",
  "%40",
  "%25",
  " ",
  "0",
  "<a ",
  "![",
  "[",
  "\n- ",
  "é",
];

const paths = ["a", "@", "a@", "%40", "%", "/A", "a.", "//", "/..", "a:", "=", "-"].map(
  (text) => `/${repeated(text)}`,
);
const searchTerms = [
  "a",
  "a%20",
  "ab%20cd%20",
  "%22",
  "*",
  "(",
  "%E0%A4%95",
  "%F0%9F%8D%B2",
  "-a+",
];
const searches = ["/menu?q=", "/blog?search=", "/api/products?search=", "/api/blogs?search="];

const headers: Record<string, string>[] = [
  { cookie: repeated("a=b; ") },
  { cookie: `session=${repeated("A")}` },
  { cookie: `preferences=${repeated("%22")}` },
  { cookie: repeated("cart=e30=; ") },
  { "accept-language": repeated("en-IN;q=0.9,") },
  { "x-forwarded-for": repeated("1.2.3.4, ") },
  { authorization: `Bearer ${repeated("a")}` },
  { "if-none-match": repeated('"a", ') },
  { referer: `https://${repeated("a@")}` },
  { "user-agent": repeated("a ") },
  Object.fromEntries(Array.from({ length: 1_900 }, (_, index) => [`x${index}`, ""])),
];

const form = (path: string, body: string): AttackRequest => ({
  method: "POST",
  path,
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body,
});

/** A body that is too large, and one of the maximum size. */
const SIZES = [900_000, BODY_BYTES];
const wrongItem = '{"product":1,"quantity":"a","options":[{}],"parts":[{"options":[{}]}]},';
const deepJson = SIZES.flatMap((bytes) => [
  `${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}`,
  `${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}`,
  `{"items":[${repeated("{},", bytes)}1]}`,
  `{"items":[${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}]}`,
  `{"items":[${repeated('{"product":"a","quantity":1},', bytes)}1]}`,
  `{"items":[${repeated(wrongItem, bytes)}1]}`,
  `{${repeated('"a":1,', bytes)}"email":1}`,
  `{"email":"${repeated("\\u0000", bytes)}"}`,
])
  .concat(`{"items":[${wrongItem.repeat(300)}1]}`, `{"items":[${"{},".repeat(1_900)}1]}`)
  .flatMap((body) =>
    ["/api/auth/login", "/api/quote", "/api/orders"].map((path) => json(path, body)),
  );

/** `k1[99][99]…[99]=1`, as many as fit. */
function nestedFields(bytes: number, levels: number, index: number): string {
  const names = Array.from({ length: 990 }, (_, at) => `k${at}${`[${index}]`.repeat(levels)}=1`);
  return names.join("&").slice(0, bytes);
}

const bigForms = SIZES.flatMap((bytes) => [
  repeated("a=1&", bytes),
  repeated("&", bytes),
  `${repeated("a.", bytes)}=1`,
  `${repeated("a[0]", bytes)}=1`,
  `items[999999].name=1&${repeated("items[9].a=1&", bytes)}`,
  `name=${repeated("%F0%9F%8D%B2", bytes)}`,
  `message=${repeated("<", bytes)}`,
  nestedFields(bytes, 48, 99),
  nestedFields(bytes, 1, 99),
])
  .concat(".=1", "a..b=1", "constructor=1", "__proto__=1", "a=1&a=1&a.length=4294967294")
  .concat(nestedFields(BODY_BYTES, 1, 0), nestedFields(BODY_BYTES, 0, 0))
  .flatMap((body) =>
    ["/login", "/contact", "/catering/book", "/cart/lines", "/checkout"].map((path) =>
      form(path, body),
    ),
  );

const queries = [
  "step=parts.a[999999999].product:1",
  "parts.a[999999999].product=1",
  nestedFields(QUERY_BYTES, 48, 99),
  nestedFields(QUERY_BYTES, 1, 99),
  repeated("parts.a[99].product=1&", QUERY_BYTES),
];

const fields = PATTERNS.flatMap((text) => {
  const value = `${repeated(text, BODY_BYTES)}!`;
  const person = { name: value, email: `a@${value}`, phone: value, password: value };
  const message = { name: "Asha", email: "asha@chatpata.test", subject: "Bhel", message: value };
  return [
    json("/api/auth/register", person),
    json("/api/auth/login", { email: value, password: "wrong" }),
    form("/newsletter/subscriptions", String(new URLSearchParams({ email: value }))),
    form("/contact", String(new URLSearchParams(message))),
    { method: "POST", path: "/client-errors", body: value.slice(0, 1_900) },
  ];
});

export const worstRequests: Record<string, AttackRequest[]> = {
  "long URLs": paths.map((path) => ({ path })),
  "long return addresses": paths.map((path) => ({
    path: `/login?returnTo=${path.slice(0, QUERY_BYTES)}`,
  })),
  "long headers": headers.map((sent) => ({ path: "/menu", headers: sent })),
  "deep or long JSON": deepJson,
  "big forms": bigForms,
  "forms in queries": queries.map((query) => ({
    path: `/menu/classic-pani-puri?quantity=1&${query}`,
  })),
  "worst inputs of patterns": fields,
  "search terms": searches.flatMap((path) =>
    searchTerms.map((text) => ({ path: path + repeated(text, QUERY_BYTES) })),
  ),
};
