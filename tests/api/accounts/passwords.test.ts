import { afterAll, describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { anyPerson, type Registration, registerCustomer } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({ env: mail.env });
const weakOwner = runningShop({ database: "empty", env: { ADMIN_PASSWORD: "password" } });

const ADVICE = "Your password is easy to guess";

async function register(person: Registration): Promise<FormVisitor> {
  const visitor = shop.visitor();
  const reply = await visitor.fillIn("/register", { ...person, confirmPassword: person.password });
  expect(reply.location).toBe("/");
  return visitor;
}

test("a second tap on Create Account logs in, with the right password only", async () => {
  const person = anyPerson();
  await register(person);

  const again = await register(person);

  expect(await profileOf(again)).toContain(person.name);
  const guess = { ...person, password: "another-7", confirmPassword: "another-7" };
  const refused = await shop.visitor().postForm("/register", guess);
  expect(refused.status).toBe(409);
  shop.database.change("update users set created_at = 1 where email = ?", person.email);
  const later = { ...person, confirmPassword: person.password };
  expect((await shop.visitor().postForm("/register", later)).status).toBe(409);
});

async function profileOf(visitor: FormVisitor): Promise<string> {
  return await visitor.read("/profile");
}

const isSignedIn = async (person: Pick<Registration, "email" | "password">) =>
  (await shop.api.post("/api/auth/login", person)).status === 200;

test("password fields hide what is typed, and take what a password manager pastes", async () => {
  const [guest, owner] = [shop.visitor(), shop.visitor()];
  await owner.signInAs(firstAdmin);
  const pages = [
    await guest.get("/login"),
    await guest.get("/register"),
    await owner.get("/profile/password"),
    await owner.get("/profile/second-factor"),
  ];
  const fields = pages.map(({ text }) =>
    [...text.matchAll(/<input[^>]* name="\w*password"[^>]*>/gi)].map(([field]) => field),
  );

  expect(fields.map(({ length }) => length)).toEqual([1, 2, 3, 1]);
  for (const field of fields.flat()) {
    expect(field).toContain(' type="password"');
    expect(field).toMatch(/ autocomplete="(current|new)-password"/i);
    expect(field).not.toMatch(/maxlength|onpaste|readonly/i);
  }
});

test("a password is compared as it was typed: in other case, with spaces or cut, it is wrong", async () => {
  const password = `Bhel-Puri ${"7".repeat(190)}`;
  const { email } = await registerCustomer(shop.api, { password });
  const typed = [
    password.toLowerCase(),
    password.toUpperCase(),
    ` ${password.slice(0, 199)}`,
    `${password.slice(0, 199)} `,
    password.slice(0, 199),
    password.slice(0, 72),
  ];

  for (const wrong of typed)
    expect(await isSignedIn({ email, password: wrong }), wrong).toBe(false);
  expect(await isSignedIn({ email, password })).toBe(true);
  const spaced = await registerCustomer(shop.api, { password: " bhel-puri " });
  expect(await isSignedIn({ ...spaced, password: "bhel-puri" })).toBe(false);
  expect(await isSignedIn(spaced)).toBe(true);
});

describe("a customer's password", () => {
  test.each([
    ["that many people use", { password: "123456" }],
    ["that is the person's name", { name: "Asha Kulkarni", password: "asha kulkarni" }],
  ])("%s is accepted, but advised against at once and on the profile", async (_, known) => {
    const visitor = await register(anyPerson(known));

    expect(await visitor.read("/")).toContain(ADVICE);
    expect(await profileOf(visitor)).toContain(ADVICE);
  });

  test("that is hard to guess gets no advice, and a better one ends it", async () => {
    const person = anyPerson({ password: "password" });
    const visitor = await register(person);
    const change = { currentPassword: person.password, confirmPassword: "sev-puri-99" };

    await visitor.postForm("/profile/password", { ...change, password: "sev-puri-99" });

    expect(await profileOf(visitor)).not.toContain(ADVICE);
    const good = await register(anyPerson());
    expect(await good.read("/")).not.toContain(ADVICE);
    expect(await profileOf(good)).not.toContain(ADVICE);
  });

  test("that is easy to guess is advised against by the API", async () => {
    const weak = await shop.api.post("/api/auth/register", anyPerson({ password: "123456" }));
    const good = await shop.api.post("/api/auth/register", anyPerson());

    expect(weak.status).toBe(201);
    expect(weak.text).toContain(ADVICE);
    expect(good.text).not.toContain("advice");
  });

  test("of spaces only is refused where it is set: in the form, by the API, and when it is changed", async () => {
    const spaces = "      ";
    const msg = "Password must not be only spaces";
    const person = anyPerson({ password: spaces });
    const page = await shop.visitor().postForm("/register", { ...person, confirmPassword: spaces });
    const call = await shop.api.post("/api/auth/register", person);
    const known = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(known);
    const change = await visitor.postForm("/profile/password", {
      currentPassword: known.password,
      password: spaces,
      confirmPassword: spaces,
    });

    expect([page.status, call.status, change.status]).toEqual([400, 400, 400]);
    expect(page.text).toContain(msg);
    expect(call.body.errors).toEqual([{ path: "password", msg }]);
    expect(change.text).toContain(msg);
    expect(await isSignedIn(known)).toBe(true);
  });
});

describe("an admin's password", () => {
  test.each([
    ["too short", "sev-puri-99", "it has fewer than 12 characters"],
    ["common", "password1234", "many people use it"],
    ["the person's address", firstAdmin.email, "it is made of a name or an email address"],
  ])("that is %s is refused, and the old one stays", async (_, password, reason) => {
    const visitor = await shop.signedIn(firstAdmin);
    const change = { currentPassword: firstAdmin.password, password, confirmPassword: password };

    const reply = await visitor.postForm("/profile/password", change);

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain(reason);
    expect(await isSignedIn(firstAdmin)).toBe(true);
  });

  test("is held to the same by a link to a new one", async () => {
    await shop.visitor().postForm("/password-reset", { email: firstAdmin.email });
    const subject = "Choose a new password for Chatpata";
    const { text } = await mail.email({ to: firstAdmin.email, subject });
    const visitor = shop.visitor();
    await visitor.follow(await visitor.get(`/password-reset/new?${/key=\S+/.exec(text)?.[0]}`));

    const short = { password: "sev-puri-99", confirmPassword: "sev-puri-99" };
    const refused = await visitor.postForm("/password-reset/new", short);

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("it has fewer than 12 characters");
    expect(await isSignedIn(firstAdmin)).toBe(true);
    const long = { password: firstAdmin.password, confirmPassword: firstAdmin.password };
    expect((await visitor.postForm("/password-reset/new", long)).location).toBe("/login");
  });

  test("in ADMIN_PASSWORD that is easy to guess only warns in the log", async () => {
    const warnings = weakOwner.server.output().match(/"level":40.*easy to guess.*ADMIN_PASSWORD/g);
    expect(warnings).toHaveLength(1);
    const visitor = weakOwner.visitor();
    await visitor.signInAs({ email: firstAdmin.email, password: "password" });
    expect(await profileOf(visitor)).toContain(ADVICE);
    expect(shop.server.output()).not.toContain("easy to guess");
  });
});
