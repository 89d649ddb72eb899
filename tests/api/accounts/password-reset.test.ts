import { createHash } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { languages } from "#app/domain/language/language.ts";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { anyPerson, type Person, registerCustomer } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({ env: mail.env });
const proxied = runningShop({
  env: { ...mail.env, RATE_LIMITS: "on", TRUST_PROXY: "1", SITE_URL: "https://shop.test" },
});
const withoutMail = runningShop();

const ASK = "/password-reset";
const CHOOSE = "/password-reset/new";
const SUBJECT = "Choose a new password for Chatpata";
const newPassword = { password: "sev-puri-99", confirmPassword: "sev-puri-99" };
const EXPIRED = "This link no longer works. It has been used, or it is older than 30 minutes.";

async function requestLink(email: string, visitor = shop.visitor()): Promise<FormReply> {
  return visitor.fillIn(ASK, { email });
}

async function keyFor(person: Person): Promise<string> {
  await requestLink(person.email);
  const { text } = await mail.email({ to: person.email, subject: SUBJECT });
  const link = /^https:\/\/chatpata\.test(\/password-reset\/new\?key=\S+)$/m.exec(text)?.[1];
  return new URL(link ?? "", shop.server.baseUrl).searchParams.get("key") ?? "";
}

/** Opens a link and follows the redirect to the page without the key. */
async function openLink(key: string): Promise<{ visitor: FormVisitor; page: FormReply }> {
  const visitor = shop.visitor();
  const reply = await visitor.get(`${CHOOSE}?key=${key}`);
  expect(reply.location).toBe(CHOOSE);
  return { visitor, page: await visitor.follow(reply) };
}

async function canLogIn(email: string, password: string): Promise<boolean> {
  return (await shop.api.post("/api/auth/login", { email, password })).status === 200;
}

describe("a link to a new password", () => {
  test("sets the password once and ends every session", async () => {
    const person = await registerCustomer(shop.api);
    const otherDevice = await shop.signedIn(person);
    const key = await keyFor(person);
    const { visitor, page } = await openLink(key);

    const done = await visitor.postForm(CHOOSE, { ...page.form(CHOOSE), ...newPassword });

    expect(done.location).toBe("/login");
    expect((await visitor.follow(done)).visibleText).toContain("Password changed");
    expect(await canLogIn(person.email, newPassword.password)).toBe(true);
    expect(await canLogIn(person.email, person.password)).toBe(false);
    expect((await otherDevice.get("/profile")).location).toContain("/login");
    expect((await person.api.get("/api/auth/verify")).status).toBe(401);

    const again = await openLink(key);
    expect(again.page.status).toBe(410);
    expect(again.page.visibleText).toContain(EXPIRED);
    const third = { password: "third-one-1", confirmPassword: "third-one-1" };
    expect((await again.visitor.postForm(CHOOSE, third)).location).toBe(CHOOSE);
    expect(await canLogIn(person.email, "third-one-1")).toBe(false);
  });

  test("expires after 30 minutes", async () => {
    const person = await registerCustomer(shop.api);
    const key = await keyFor(person);
    const { visitor, page } = await openLink(key);
    const row = shop.database.row(
      "select * from password_resets where user_id = ?",
      person.user._id,
    );
    expect(Number(row.expires_at) - Number(row.created_at)).toBe(30 * 60_000);

    shop.database.change(
      "update password_resets set expires_at = ? where user_id = ?",
      Date.now() - 1,
      person.user._id,
    );
    const late = await visitor.postForm(CHOOSE, { ...page.form(CHOOSE), ...newPassword });

    expect((await visitor.follow(late)).visibleText).toContain(EXPIRED);
    expect(await canLogIn(person.email, person.password)).toBe(true);
  });

  test("which no longer works says so in the language of each visitor", async () => {
    const expired = { en: EXPIRED, hi: "यह लिंक अब काम नहीं करता।", mr: "ही लिंक आता चालत नाही." };
    for (const language of languages) {
      const visitor = shop.visitor();
      await visitor.speak(language);
      const page = await visitor.follow(await visitor.get(`${CHOOSE}?key=none`));
      expect(page.visibleText).toContain(expired[language]);
    }
  });

  test("is stored only as a hash and appears in no page, log or stored email", async () => {
    const person = await registerCustomer(shop.api);
    const key = await keyFor(person);
    const { page } = await openLink(key);

    const row = shop.database.row(
      "select * from password_resets where user_id = ?",
      person.user._id,
    );
    const received = shop.database.row(
      "select * from emails where recipient = ? and kind = 'password_reset'",
      person.email,
    );
    expect(row.token_hash).toBe(createHash("sha256").update(key).digest("base64url"));
    expect(JSON.stringify([row, received])).not.toContain(key);
    expect(received.body).toBe("");
    expect(page.text).not.toContain(key);
    const lines = shop.server.output().split("\n");
    expect(lines.filter((line) => line.startsWith("{") && line.includes(key))).toEqual([]);
    // The stored hash is not a valid key.
    expect((await openLink(String(row.token_hash))).page.status).toBe(410);
  });

  test("opens a page that is not cached, indexed or sent as a referrer", async () => {
    const person = await registerCustomer(shop.api);
    const visitor = shop.visitor();
    const sent = await visitor.get(`${CHOOSE}?key=${await keyFor(person)}`);
    const page = await visitor.follow(sent);

    for (const { headers } of [sent, page]) {
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect(sent.headers.get("set-cookie")).toMatch(/HttpOnly/);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
  });

  test("applies the password rules of registration", async () => {
    const { visitor, page } = await openLink(await keyFor(await registerCustomer(shop.api)));

    const short = await visitor.postForm(CHOOSE, {
      ...page.form(CHOOSE),
      password: "puri",
      confirmPassword: "puri",
    });
    const mismatched = await visitor.postForm(CHOOSE, {
      ...newPassword,
      confirmPassword: "sev-puri-98",
    });

    expect(short.status).toBe(400);
    expect(short.text).toContain("Password must be at least 6 characters");
    expect(mismatched.text).toContain("Passwords do not match");
    expect(mismatched.text).not.toContain("sev-puri-98");
  });
});

describe("requesting a link", () => {
  test("gets the same response for known and unknown email addresses", async () => {
    const person = await registerCustomer(shop.api);
    const [known, unknown] = [shop.visitor(), shop.visitor()];

    const toKnown = await requestLink(person.email, known);
    const toUnknown = await requestLink(anyPerson().email, unknown);

    expect([toKnown.status, toKnown.location]).toEqual([toUnknown.status, toUnknown.location]);
    const knownPage = (await known.follow(toKnown)).visibleText;
    expect((await unknown.follow(toUnknown)).visibleText).toBe(knownPage);
    expect(knownPage).toContain("If the address has an account, an email is on its way");
    await mail.email({ to: person.email, subject: SUBJECT });
  });

  test("is rate-limited for known and unknown email addresses", async () => {
    const person = await registerCustomer(proxied.api);
    for (const email of [person.email, anyPerson().email]) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const visitor = proxied.visitor();
        const reply = await requestLink(email, visitor);
        statuses.push(reply.status);
      }
      expect(statuses).toEqual([303, 303, 303, 429]);
    }
  });

  test("leaves nothing behind for an address without an account", async () => {
    const { email } = anyPerson();
    expect((await requestLink(email)).status).toBe(303);
    const count = () =>
      shop.database.value(
        "select count(*) from emails where recipient = ? and kind = 'password_reset'",
        email,
      );
    await expect.poll(count).toBe(0);
    const known = await registerCustomer(shop.api);
    await requestLink(known.email);
    await mail.email({ to: known.email, subject: SUBJECT });
  });

  test("from one address does not keep the owner from asking at another", async () => {
    const person = await registerCustomer(proxied.api);
    const ask = (ip: string) =>
      proxied
        .visitor()
        .postForm(ASK, { email: person.email }, { headers: { "x-forwarded-for": ip } });
    const asked: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) asked.push((await ask("203.0.113.9")).status);

    expect(asked).toEqual([303, 303, 303, 429, 429]);
    expect((await ask("198.51.100.7")).status).toBe(303);
  });

  test("from many addresses sends no more than three emails in a quarter of an hour", async () => {
    const person = await registerCustomer(proxied.api);
    for (let host = 1; host <= 6; host += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${host}` };
      const reply = await proxied.visitor().postForm(ASK, { email: person.email }, { headers });
      expect(reply.status).toBe(303);
    }
    const sent = "select count(*) from emails where recipient = ? and kind = 'password_reset'";
    expect(proxied.database.value(sent, person.email)).toBe(3);
  });

  test("starts on the login page, and a form from another site is refused", async () => {
    const visitor = shop.visitor();
    const login = await visitor.get("/login");
    const foreign = await visitor.postForm(
      ASK,
      { email: "somebody@chatpata.test" },
      { headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" } },
    );

    expect(login.text).toContain('href="/password-reset"');
    expect(login.visibleText).toContain("Forgot Password?");
    expect(foreign.status).toBe(403);
  });

  test("asks for a phone call when the shop has no mail server", async () => {
    const page = await withoutMail.visitor().get(ASK);

    expect(page.visibleText).toContain("Please call us");
    expect(page.text).toContain('href="tel:+912048905511"');
    expect(page.text).not.toContain('name="email" id="password-reset');
  });
});
