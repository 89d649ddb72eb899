import { beforeAll, expect, test } from "vitest";
import { fillForm } from "#tests/support/http/fill-form.ts";
import { formsOf } from "#tests/support/http/form-fields.ts";
import { addFormRecords, formPages } from "#tests/support/http/form-pages.ts";
import { type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let ids: RouteIds;
let tokens: { owner: string; admin: string };

beforeAll(async () => {
  ({ ids, tokens } = await addFormRecords(shop));
});

/** The forms of a page that take typed input, one per action. */
function typedForms(html: string, path: string) {
  const own = path.split("?")[0] ?? path;
  const forms = formsOf(html)
    .filter(({ attributes }) => attributes.method?.toLowerCase() === "post")
    .map(({ attributes, content }) => ({ action: attributes.action ?? own, content }));
  return forms.filter(
    ({ action, content }, at) =>
      forms.findIndex((other) => other.action === action) === at &&
      fillForm(html, action, own, content).typed.length > 0,
  );
}

/** Forms that guests can send as well, so they need no session. */
const OPEN =
  /^\/(pincode|coupon|contact|login|register|password-reset|newsletter|preferences|language|menu|cart\/lines|here\/order|quote\/|admin\/switch)/;

/** Its choice applies at once, so an unsent one must not look as if it were stored. */
const CHOICE = /^\/admin\/events\/[^/]+\/status$/;
const SECRET = /password|^pin$/i;

function valuesOf(value: string | string[] = []): string[] {
  return [value].flat().filter(Boolean).sort();
}

let count = 0;

test.each(formPages)("$path keeps the input when the session has ended", async ({ path }) => {
  const person = /^\/(admin|profile\/second-factor)/.test(path) ? "admin" : "owner";
  const visitor = shop.visitor();
  visitor.continueSession(tokens[person]);
  const url = urlOf({ path }, ids);
  const page = await visitor.get(url);
  if (page.status !== 200) return;

  for (const { action, content } of typedForms(page.text, url)) {
    if (OPEN.test(action) || CHOICE.test(action)) continue;
    count += 1;
    const { fields, typed } = fillForm(page.text, action, url, content);
    visitor.endSession();
    const sent = await visitor.postForm(action, fields);
    expect(sent.location, action).toMatch(/^\/login\?returnTo=/);
    visitor.continueSession(tokens[person]);
    const back = new URLSearchParams(sent.location?.split("?")[1]).get("returnTo") ?? "";
    const opened = await visitor.get(back);
    expect(opened.status, back).toBe(200);
    const shown = opened.form(action);
    for (const name of typed) {
      // A typed reason takes precedence over a chosen one.
      if (name.startsWith("usual-")) continue;
      const expected = SECRET.test(name) ? [] : valuesOf(fields[name]);
      expect(valuesOf(shown[name]), `${name} of ${action}`).toEqual(expected);
    }
  }
});

test("the pages have all the forms", () => {
  expect(count).toBeGreaterThan(60);
});
