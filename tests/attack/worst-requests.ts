import { type AttackRequest, json } from "./connection.ts";

/** Node takes 16 KB of headers, the URL included. */
const HEAD_BYTES = 15_000;
/** The shop answers URLs up to 8,000 characters. */
const QUERY_BYTES = 7_800;
const BODY_BYTES = 65_536;

function repeated(text: string, bytes = HEAD_BYTES): string {
  return text.repeat(Math.floor(bytes / text.length));
}

/** What backtracking, splitting and nesting find hardest. */
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

const LARGE = 900_000;
const deepJson = [
  `${"[".repeat(LARGE / 2)}${"]".repeat(LARGE / 2)}`,
  `${'{"a":'.repeat(LARGE / 6)}1${"}".repeat(LARGE / 6)}`,
  `{"items":[${repeated('{"product":"a","quantity":1},', LARGE)}1]}`,
  `{${repeated('"a":1,', LARGE)}"email":1}`,
  `{"email":"${repeated("\\u0000", LARGE)}"}`,
].flatMap((body) => ["/api/auth/login", "/api/orders"].map((path) => json(path, body)));

const bigForms = [
  repeated("a=1&", LARGE),
  repeated("&", LARGE),
  `${repeated("a.", LARGE)}=1`,
  `${repeated("a[0]", LARGE)}=1`,
  `items[999999].name=1&${repeated("items[9].a=1&", LARGE)}`,
  `name=${repeated("%F0%9F%8D%B2", LARGE)}`,
].flatMap((body) =>
  ["/login", "/contact", "/catering/book", "/cart/lines"].map((path) => form(path, body)),
);

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
  "worst inputs of patterns": fields,
  "search terms": searches.flatMap((path) =>
    searchTerms.map((text) => ({ path: path + repeated(text, QUERY_BYTES) })),
  ),
};
