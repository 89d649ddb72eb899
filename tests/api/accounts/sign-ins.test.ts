import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop({ env: { TRUST_PROXY: "1", SITE_URL: "https://chatpata.test" } });
let admin: FormVisitor;
beforeAll(async () => {
  admin = await shop.signedIn(firstAdmin);
});

const from = (ip: string) => shop.api.withHeaders({ "x-forwarded-for": ip });

function logged(userId: string | null) {
  return shop.database
    .rows("select kind, client_ip from sign_ins where user_id is ? order by seq", userId)
    .map(({ kind, client_ip }) => `${kind} ${client_ip}`);
}

describe("the log of sign-ins", () => {
  test("names the account and the network address of logins, failures and new passwords", async () => {
    const person = await registerCustomer(from("203.0.113.1"));
    const { email, password, user } = person;
    await from("203.0.113.2").post("/api/auth/login", { email, password: "wrong-password" });
    await from("203.0.113.3").post("/api/auth/login", { email, password });
    const visitor = await shop.logIn(person);
    await visitor.postForm(
      "/profile/password",
      { currentPassword: password, password: "sev-puri-99", confirmPassword: "sev-puri-99" },
      { headers: { "x-forwarded-for": "203.0.113.4" } },
    );

    expect(logged(user.id)).toEqual([
      "signed_in 203.0.113.1",
      "wrong_password 203.0.113.2",
      "signed_in 203.0.113.3",
      expect.stringMatching(/^signed_in /),
      "password_changed 203.0.113.4",
    ]);
    const page = await admin.read("/admin/sign-ins");
    expect(page).toContain("Wrong password");
    expect(page).toContain(person.name);
    expect(page).toContain("203.0.113.2");
  });

  test("has wrong passwords and codes that were typed while logged in, and the second factor", async () => {
    const wrong = {
      currentPassword: "wrong-password",
      password: "sev-puri-99",
      confirmPassword: "sev-puri-99",
    };
    const headers = { "x-forwarded-for": "203.0.113.5" };
    await admin.postForm("/profile/password", wrong, { headers });
    await admin.postForm("/profile/second-factor", wrong, { headers });
    const right = { currentPassword: firstAdmin.password };
    await admin.postForm("/profile/second-factor", right, { headers });
    const setup = "/profile/second-factor/setup";
    const [, secret = ""] = /<code[^>]*>([A-Z2-7]{32})</.exec((await admin.get(setup)).text) ?? [];
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const done = await admin.postForm(setup, { code: totp.generate() }, { headers });
    const removal = { ...right, code: "not a code" };
    await admin.postForm("/profile/second-factor/removal", removal, { headers });
    const recoveryCode = /<code[^>]*>((?:[A-Z2-7]{4}-){6}[A-Z2-7]{2})</.exec(done.text)?.[1] ?? "";
    const off = { ...right, code: recoveryCode };
    await admin.postForm("/profile/second-factor/removal", off, { headers });

    const { id } = shop.database.row("select id from users where role = 'owner'");
    expect(logged(String(id)).filter((line) => line.endsWith(" 203.0.113.5"))).toEqual(
      [
        "wrong_password",
        "wrong_password",
        "second_factor_on",
        "wrong_code",
        "recovery_code_used",
        "second_factor_off",
      ].map((kind) => `${kind} 203.0.113.5`),
    );
  });

  test("has failures of unknown addresses without the address, and never a password", async () => {
    const typed = { email: "nobody@chatpata.test", password: "typed-by-nobody" };
    await from("203.0.113.9").post("/api/auth/login", typed);

    expect(logged(null)).toEqual(["wrong_password 203.0.113.9"]);
    const stored = JSON.stringify(shop.database.rows("select * from sign_ins"));
    const page = (await admin.get("/admin/sign-ins")).text;
    for (const secret of [typed.email, typed.password, firstAdmin.password]) {
      expect(stored).not.toContain(secret);
      expect(page).not.toContain(secret);
    }
  });

  test("is in one's own data, and goes with the account", async () => {
    const { user, email, password } = await registerCustomer(from("203.0.113.20"));
    const visitor = await shop.signedIn({ email, password });
    expect((await visitor.get("/profile/data.json")).text).toContain("203.0.113.20");

    await visitor.postForm("/profile/closure", { password });

    expect(logged(user.id)).toEqual([]);
  });

  test("is cut at 90 days", async () => {
    const { user, email, password } = await registerCustomer(from("203.0.113.30"));
    const old = Date.now() - 91 * 86_400_000;
    shop.database.change("update sign_ins set created_at = ? where user_id = ?", old, user.id);

    await from("203.0.113.31").post("/api/auth/login", { email, password });

    expect(logged(user.id)).toEqual(["signed_in 203.0.113.31"]);
  });
});
