import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const limited = runningShop({ env: { RATE_LIMITS: "on" } });

const OVERVIEW = "/profile/second-factor";
const SETUP = "/profile/second-factor/setup";
const REMOVAL = "/profile/second-factor/removal";
const STEP_SECONDS = 30;
const WRONG_CODE = "This code is wrong or was already used";

/** The code that an authenticator app shows now, or half a minute later, because each code works only once. */
function codeOf(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + later * STEP_SECONDS * 1000 });
}

function wrongCodeOf(secret: string): string {
  const shown = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find(
    (code) => !shown.includes(code),
  ) as string;
}

/** Sets up the admin's second factor through the pages. The first code is spent. */
async function setUp(at = shop) {
  const visitor = await at.signedIn(firstAdmin);
  const begun = await visitor.postForm(OVERVIEW, { currentPassword: firstAdmin.password });
  expect(begun.location).toBe(SETUP);
  const page = await visitor.follow(begun);
  const secret = /<code[^>]*>([A-Z2-7]{32})<\/code>/.exec(page.text)?.[1] ?? "";
  const done = await visitor.postForm(SETUP, { code: codeOf(secret) });
  const recoveryCodes = [
    ...done.text.matchAll(/<code[^>]*>((?:[A-Z2-7]{4}-){6}[A-Z2-7]{2})<\/code>/g),
  ].map(([, code]) => code as string);
  return { visitor, page, done, secret, recoveryCodes };
}

function turnOff(): void {
  shop.database.change("delete from second_factors");
  shop.database.change("delete from recovery_codes");
}

async function passwordStep(visitor: FormVisitor, returnTo = "/"): Promise<FormReply> {
  const path = `/login?returnTo=${encodeURIComponent(returnTo)}`;
  await visitor.get(path);
  return visitor.postForm(path, firstAdmin);
}

async function isSignedIn(visitor: FormVisitor): Promise<boolean> {
  return (await visitor.get("/admin")).status === 200;
}

describe("setting up a second factor", () => {
  test("asks for the password, shows a QR code and a key, and turns on with the app's first code", async () => {
    const elsewhere = await shop.signedIn(firstAdmin);
    const visitor = await shop.signedIn(firstAdmin);
    expect((await visitor.get("/profile")).text).toContain(OVERVIEW);
    const wrong = await visitor.postForm(OVERVIEW, { currentPassword: "not-this-one" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("This is not your current password");
    expect(await visitor.read(SETUP)).toContain("nothing to set up");

    const { page, done, secret, recoveryCodes } = await setUp();

    expect(page.text).toContain('aria-label="QR code for your authenticator app"');
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(secret).not.toBe("");
    expect(done.status).toBe(200);
    expect(done.headers.get("cache-control")).toBe("no-store");
    expect(done.visibleText).toContain("Two-step verification is on");
    expect(new Set(recoveryCodes).size).toBe(8);
    expect(await isSignedIn(elsewhere)).toBe(false);
    turnOff();
  });

  test("does not turn on with a wrong code", async () => {
    const visitor = await shop.signedIn(firstAdmin);
    await visitor.postForm(OVERVIEW, { currentPassword: firstAdmin.password });
    const page = await visitor.get(SETUP);
    const secret = /<code[^>]*>([A-Z2-7]{32})<\/code>/.exec(page.text)?.[1] ?? "";
    const reply = await visitor.postForm(SETUP, { code: wrongCodeOf(secret) });

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain("This is not the code your app shows now");
    expect((await signInAdmin(shop.api)).token).not.toBe("");
  });

  test("stores the recovery codes as hashes, shows them once, and shows the key no more", async () => {
    const { visitor, secret, recoveryCodes } = await setUp();
    const stored = JSON.stringify(shop.database.rows("select * from recovery_codes"));
    expect(JSON.parse(stored)).toHaveLength(8);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
    for (const path of [OVERVIEW, SETUP, REMOVAL, "/profile"]) {
      const { text } = await visitor.get(path);
      expect(text).not.toContain(secret);
      for (const code of recoveryCodes) expect(text).not.toContain(code);
    }
    turnOff();
  });

  test("is for staff: customers get 403, guests log in first", async () => {
    const customer = await shop.signedIn(await registerCustomer(shop.api));
    expect((await customer.get("/profile")).text).not.toContain(`href="${OVERVIEW}"`);
    for (const path of [OVERVIEW, SETUP, REMOVAL]) {
      expect((await customer.get(path)).status).toBe(403);
      expect((await customer.postForm(path, { currentPassword: "bhel-puri-7" })).status).toBe(403);
      expect((await shop.visitor().get(path)).location).toMatch(/^\/login\?returnTo=/);
      expect((await shop.visitor().postForm(path, {})).location).toMatch(/^\/login\?returnTo=/);
    }
    expect(shop.database.value("select count(*) from second_factors")).toBe(0);
  });
});

describe("with a second factor", () => {
  test("the login form asks for the code on a second page, which leads on to where one wanted to go", async () => {
    const { secret } = await setUp();
    const visitor = shop.visitor();
    const first = await passwordStep(visitor, "/admin/log");
    expect(first.location).toBe("/login/code?returnTo=%2Fadmin%2Flog");
    expect(await isSignedIn(visitor)).toBe(false);

    const page = await visitor.follow(first);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const wrong = await visitor.postForm(String(first.location), { code: wrongCodeOf(secret) });
    expect(wrong.status).toBe(401);
    expect(wrong.visibleText).toContain(WRONG_CODE);
    expect(await isSignedIn(visitor)).toBe(false);

    const inDevanagari = codeOf(secret, 1).replace(/\d/g, (digit) => "०१२३४५६७८९".charAt(+digit));
    const copied = `\u202A${inDevanagari}\u202C`;
    const right = await visitor.postForm(String(first.location), { code: copied });
    expect(right.location).toBe("/admin/log");
    expect(await isSignedIn(visitor)).toBe(true);
    turnOff();
  });

  test("the second page lets nobody in who has not typed the password", async () => {
    const { secret } = await setUp();
    const stranger = shop.visitor();
    expect((await stranger.get("/login/code?returnTo=%2Fmenu")).location).toBe(
      "/login?returnTo=%2Fmenu",
    );
    const reply = await stranger.postForm("/login/code", { code: codeOf(secret, 1) });
    expect(reply.location).toBe("/login");
    expect(await isSignedIn(stranger)).toBe(false);
    turnOff();
  });

  test("a login that waits for the code ends when the password changes", async () => {
    const { visitor: owner, secret } = await setUp();
    const halfway = shop.visitor();
    await passwordStep(halfway);
    expect((await halfway.get("/login/code")).status).toBe(200);
    const changed = await owner.postForm("/profile/password", {
      currentPassword: firstAdmin.password,
      password: "kothimbir-vadi-77",
      confirmPassword: "kothimbir-vadi-77",
    });
    expect(changed.status, changed.visibleText).toBe(303);

    expect((await halfway.get("/login/code")).location).toBe("/login");
    const entered = await halfway.postForm("/login/code", { code: codeOf(secret, 1) });
    expect(entered.location).toBe("/login");
    expect(await isSignedIn(halfway)).toBe(false);

    await owner.postForm("/profile/password", {
      currentPassword: "kothimbir-vadi-77",
      password: firstAdmin.password,
      confirmPassword: firstAdmin.password,
    });
    turnOff();
  });

  test("a code works once, and a recovery code works once in its place", async () => {
    const { secret, recoveryCodes } = await setUp();
    const enter = async (code: string) => {
      const visitor = shop.visitor();
      await visitor.follow(await passwordStep(visitor));
      return (await visitor.postForm("/login/code", { code })).status;
    };
    const code = codeOf(secret, 1);
    expect([await enter(code), await enter(code)]).toEqual([303, 401]);
    const spare = recoveryCodes[0]?.toLowerCase().replaceAll("-", " ") ?? "";
    expect([await enter(spare), await enter(spare)]).toEqual([303, 401]);
    expect(shop.database.value("select count(*) from recovery_codes")).toBe(7);
    turnOff();
  });

  test("the API asks for it, too: without or with a wrong `code` 401, with the right one a token", async () => {
    const { secret } = await setUp();
    const logIn = (code?: string) => shop.api.post("/api/auth/login", { ...firstAdmin, code });

    const without = await logIn();
    const wrong = await logIn(wrongCodeOf(secret));
    const right = await logIn(codeOf(secret, 1));

    expect(without.status).toBe(401);
    expect(without.body.errors).toEqual([
      { path: "code", msg: "Enter the code from your authenticator app" },
    ]);
    expect(without.body.token).toBeUndefined();
    expect(wrong.status).toBe(401);
    expect(wrong.body.errors).toEqual([{ path: "code", msg: WRONG_CODE }]);
    expect(right.status).toBe(200);
    expect(right.body.token).toMatch(/^[\w-]{43}$/);
    turnOff();
  });

  test("it is turned off with the password and a code", async () => {
    const { visitor, secret } = await setUp();
    const wrongPassword = await visitor.postForm(REMOVAL, {
      currentPassword: "not-this-one",
      code: codeOf(secret, 1),
    });
    const wrongCode = await visitor.postForm(REMOVAL, {
      currentPassword: firstAdmin.password,
      code: wrongCodeOf(secret),
    });
    expect([wrongPassword.status, wrongCode.status]).toEqual([400, 400]);
    expect(shop.database.value("select count(*) from second_factors")).toBe(1);

    const off = await visitor.postForm(REMOVAL, {
      currentPassword: firstAdmin.password,
      code: codeOf(secret, 1),
    });

    expect(off.location).toBe("/profile");
    expect(shop.database.value("select count(*) from second_factors")).toBe(0);
    expect(shop.database.value("select count(*) from recovery_codes")).toBe(0);
    expect((await signInAdmin(shop.api)).token).not.toBe("");
  });
});

test("twenty codes an hour may be tried with the right password, then the right code waits as well, even after a reset of the password", async () => {
  const { secret } = await setUp(limited);
  const logIn = (code: string) => limited.api.post("/api/auth/login", { ...firstAdmin, code });
  const wrong = wrongCodeOf(secret);
  const statuses: number[] = [];
  for (let tries = 0; tries < 20; tries += 1) statuses.push((await logIn(wrong)).status);

  expect(statuses).toEqual(Array(20).fill(401));
  expect((await logIn(codeOf(secret, 1))).status).toBe(429);

  const key = "k".repeat(43);
  limited.database.change(
    `insert into password_resets (token_hash, user_id, created_at, expires_at)
     select ?, id, ?, ? from users where email = ?`,
    createHash("sha256").update(key).digest("base64url"),
    Date.now(),
    Date.now() + 60_000,
    firstAdmin.email,
  );
  const visitor = limited.visitor();
  await visitor.follow(await visitor.get(`/password-reset/new?key=${key}`));
  const { password } = firstAdmin;
  const reset = { password, confirmPassword: password };
  expect((await visitor.postForm("/password-reset/new", reset)).location).toBe("/login");
  expect((await logIn(codeOf(secret, 1))).status).toBe(429);
});
