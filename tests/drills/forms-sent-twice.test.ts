import { beforeAll, expect, test } from "vitest";
import { fillForm } from "#tests/support/http/fill-form.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { formsOf } from "#tests/support/http/form-fields.ts";
import { addFormRecords, formPages } from "#tests/support/http/form-pages.ts";
import { type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { everything } from "#tests/support/shop/everything.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

// audit-coverage.test.ts posts the forms of the admin area twice.
const shop = runningShop();
let ids: RouteIds;
let tokens: { owner: string; admin: string };

beforeAll(async () => {
  ({ ids, tokens } = await addFormRecords(shop));
});

function signedIn(person: keyof typeof tokens): FormVisitor {
  const visitor = shop.visitor();
  visitor.continueSession(tokens[person]);
  return visitor;
}

/** The input that forms need to be accepted if a first guess at their fields is not enough. */
const typed: [RegExp, FormFields][] = [
  [/^\/contact$/, { phone: "" }],
  [/^\/profile\?edit/, { name: "Asha Patil", phone: "9812345678", email: "asha@chatpata.test" }],
];

/** Adds to a quantity that the page shows at once. */
const COUNTED = /^\/cart\/lines$/;

const customersPages = formPages.filter(({ path }) => !path.startsWith("/admin"));
/** Removals come last, because other forms need the records that they remove. */
const order = (path: string) => Number(/removal|cancellation|closure|\/cart/.test(path));

test("every form of customers changes nothing when it arrives a second time", async () => {
  const changing = new Set<string>();
  const seen = new Set(["/logout"]);
  for (const { path } of customersPages.toSorted((one, two) => order(one.path) - order(two.path))) {
    const visitor = signedIn("owner");
    const url = urlOf({ path }, ids);
    const page = await visitor.get(url);
    if (page.status !== 200) continue;
    const own = url.split("?")[0] ?? url;
    for (const { attributes, content } of formsOf(page.text)) {
      const action = attributes.action ?? own;
      if (attributes.method?.toLowerCase() !== "post" || seen.has(action) || COUNTED.test(action))
        continue;
      seen.add(action);
      const fields = {
        ...fillForm(page.text, action, own, content).fields,
        ...typed.find(([pattern]) => pattern.test(action))?.[1],
      };
      const before = everything(shop.database);
      await visitor.postForm(action, fields);
      const once = everything(shop.database);
      await visitor.postForm(action, fields);
      expect(everything(shop.database), action).toEqual(once);
      if (JSON.stringify(once) !== JSON.stringify(before)) changing.add(path);
    }
  }
  expect([...changing]).toEqual(
    expect.arrayContaining([
      "/checkout",
      "/contact",
      "/menu/:dishSlug",
      "/my-orders",
      "/my-orders/:orderNumber/cancellation",
      "/profile?edit",
      "/reviews",
    ]),
  );
}, 120_000);

test("a form counts again with another key, or with the same key once a field was changed", async () => {
  const visitor = signedIn("owner");
  const count = () =>
    Number(shop.database.value("select count(*) from contact_messages where name = 'Twice'"));
  const form = {
    ...(await visitor.formOn("/contact")),
    name: "Twice",
    email: "twice@chatpata.test",
    subject: "general",
    message: "Do you make bhel without onion?",
  };
  expect(form).toHaveProperty("once");
  const send = (fields: FormFields = {}) => visitor.postForm("/contact", { ...form, ...fields });

  await Promise.all([send(), send()]);
  expect(count()).toBe(1);
  await send({ message: "Do you make bhel without garlic?" });
  expect(count()).toBe(2);
  await send({ once: "another-key", message: "Is there parking?" });
  await send({ once: "a-third-key", message: "Is there parking?" });
  // The second tap hits the button on the page that the first one loaded.
  expect(count()).toBe(3);
});

test("a refused form counts once it is corrected or sent again", async () => {
  const visitor = signedIn("owner");
  const form = {
    ...(await visitor.formOn("/contact")),
    name: "Refused",
    email: "not an address",
    subject: "general",
    message: "Do you make bhel without onion?",
  };
  expect((await visitor.postForm("/contact", form)).status).toBe(400);
  const corrected = { ...form, email: "refused@chatpata.test" };
  expect((await visitor.postForm("/contact", corrected)).status).toBe(303);
  expect(shop.database.value("select count(*) from contact_messages where name = 'Refused'")).toBe(
    1,
  );
});
