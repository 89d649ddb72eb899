import { beforeEach, expect, test } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import type { CartOwner } from "./cart.ts";
import { ensureCart } from "./own-cart.server.ts";
import { findUnsentForms, storeUnsentForm } from "./unsent-forms.server.ts";

const PATH = "/catering/book";
const form = { path: PATH, page: PATH, typedBy: "", token: null };
const noCart: CartOwner = { userId: null, token: null };
const guest = { address: "203.0.113.7", cart: noCart };

beforeEach(() => {
  sqlite.exec("delete from form_drafts");
});

function store(bytes: number, sender = guest): string {
  const token = storeUnsentForm({ ...form, fields: [["notes", "x".repeat(bytes)]] }, sender);
  if (token === null) throw new Error(`A form of ${bytes} bytes was not stored`);
  return token;
}

function isStored(token: string): boolean {
  return findUnsentForms(token, "mira").length > 0;
}

function stored() {
  return sqlite
    .prepare<[], { forms: number; bytes: number }>(
      "select count(*) as forms, sum(octet_length(fields)) as bytes from form_drafts",
    )
    .get();
}

/** One transaction, because committing each form separately would take most of the time. */
function flood(count: number, storeOne: (index: number) => string): string[] {
  return write(() => Array.from({ length: count }, (_, index) => storeOne(index)));
}

function newCart() {
  const { newToken = "" } = write(() => ensureCart(noCart));
  return { userId: null, token: newToken };
}

test("a form of more than 50 KB is not stored", () => {
  expect(isStored(store(49_000))).toBe(true);
  const long = { ...form, fields: [["notes", "आ".repeat(17_000)]] satisfies [string, string][] };
  expect(storeUnsentForm(long, guest)).toBeNull();
});

test.each([
  ["600 small", 600, 10],
  ["40 large", 40, 45_000],
])("%s forms from one address remove only each other", (_, count, bytes) => {
  const first = store(2_000);
  const others = flood(count, () => store(bytes, { ...guest, address: "198.51.100.1" }));

  expect(isStored(first)).toBe(true);
  expect(isStored(others.at(-1) ?? "")).toBe(true);
  expect(stored()?.bytes).toBeLessThan(105_000);
  expect(stored()?.forms).toBeLessThanOrEqual(52);
});

test("a flood with many carts from one address removes only the largest of that address", () => {
  const first = store(2_000);
  const neighbour = store(2_000, { ...guest, address: "198.51.100.1", cart: newCart() });
  flood(20, () => store(45_000, { address: "198.51.100.1", cart: newCart() }));

  expect([first, neighbour].map(isStored)).toEqual([true, true]);
  expect(stored()?.bytes).toBeLessThan(505_000);
});

test("a flood from many addresses stores at most 4 MB and keeps the form of one guest", () => {
  const first = store(2_000);
  flood(100, (index) => store(45_000, { ...guest, address: `198.51.100.${index}` }));

  expect(isStored(first)).toBe(true);
  expect(stored()?.bytes).toBeGreaterThan(3_000_000);
  expect(stored()?.bytes).toBeLessThan(4_000_000);
});

test("the address is stored so that nobody can read it", () => {
  store(10);

  const rows = sqlite.prepare<[], { sender: string }>("select sender from form_drafts").all();
  expect(rows).toMatchObject([{ sender: expect.stringMatching(/^[\w-]{43}$/) }]);
});

test("a browser keeps a form for each path, the last that was sent", () => {
  const token = store(10);
  const send = (path: string, note: string) =>
    storeUnsentForm({ ...form, path, page: path, fields: [["note", note]], token }, guest);
  send("/checkout", "first");
  send("/checkout", "second");

  const found = findUnsentForms(token, "mira");
  expect(found.map(({ path }) => path)).toEqual([PATH, "/checkout"]);
  expect(found[1]?.fields).toEqual([["note", "second"]]);
});

test("a form belongs to the person who typed it, and a guest's to the first who logs in", () => {
  const typedBy = (person: string) =>
    storeUnsentForm({ ...form, fields: [["note", "x"]], typedBy: person }, guest) ?? "";
  const ofMira = typedBy("mira");
  const ofGuest = typedBy("");

  expect(findUnsentForms(ofMira, "ravi")).toEqual([]);
  expect(findUnsentForms(ofMira, "mira")).toHaveLength(1);
  expect(findUnsentForms(ofGuest, "ravi")).toHaveLength(1);
  expect(findUnsentForms(ofGuest, "mira")).toEqual([]);
});
