import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { anyPerson, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function errorsOf(reply: { body: { errors?: { path: string; msg: string }[] } }) {
  return Object.fromEntries((reply.body.errors ?? []).map(({ path, msg }) => [path, msg]));
}

describe("registering", () => {
  test("creates a customer, logs them in and returns 201", async () => {
    const person = anyPerson({ phone: "+91 98220 12345", address: "12 Laxmi Road" });

    const reply = await shop.api.post("/api/auth/register", person);

    expect(reply.status).toBe(201);
    expect(reply.body.message).toBe("Account created successfully!");
    expect(reply.body.user).toMatchObject({
      name: person.name,
      email: person.email,
      phone: "+91 98220 12345",
      address: "12 Laxmi Road",
      role: "customer",
    });
    expect(reply.body.user?.id).toBe(reply.body.user?._id);
    expect(reply.text).not.toMatch(/password|hash/i);
    const verified = await shop.api.withToken(reply.body.token ?? "").get("/api/auth/verify");
    expect(verified.body.user).toEqual(reply.body.user);
  });

  test("needs no confirmation password, creates no admin and ignores unknown fields", async () => {
    const person = { ...anyPerson(), role: "admin", isActive: false, _id: "mine", id: "mine" };

    const reply = await shop.api.post("/api/auth/register", person);

    expect(reply.status).toBe(201);
    expect(reply.body.user?.role).toBe("customer");
    expect(reply.body.user?.id).not.toBe("mine");
  });

  test("stores the password as an argon2id hash and the token hashed", async () => {
    const { user, password, token } = await registerCustomer(shop.api);

    const stored = shop.database.row("select * from users where id = ?", user.id);
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(password);
    const session = shop.database.row("select * from sessions where user_id = ?", user.id);
    expect(JSON.stringify(session)).not.toContain(token);
  });

  test("trims names and addresses and stores email addresses in lower case", async () => {
    const { email, password } = anyPerson();

    const reply = await shop.api.post("/api/auth/register", {
      name: "  Asha K  ",
      email: `  ${email.toUpperCase()} `,
      password,
      address: " Deccan ",
    });

    expect(reply.body.user).toMatchObject({ name: "Asha K", email, address: "Deccan" });
  });

  test("returns 409 at the email field for an existing account", async () => {
    const { email } = await registerCustomer(shop.api);

    const reply = await shop.api.post(
      "/api/auth/register",
      anyPerson({ email: email.toUpperCase() }),
    );

    const message = "An account with this email already exists. Log in, or use another email.";
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe(message);
    expect(errorsOf(reply)).toEqual({ email: message });
    expect(shop.database.value("select count(*) from users where email = ?", email)).toBe(1);
  });

  test("creates one account for twenty simultaneous registrations of one email address", async () => {
    const person = anyPerson();

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => shop.api.post("/api/auth/register", person)),
    );

    const statuses = replies.map((reply) => reply.status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(shop.database.value("select count(*) from users where email = ?", person.email)).toBe(1);
  });

  test("refuses an empty payload and lists every missing field", async () => {
    const reply = await shop.api.post("/api/auth/register", {});

    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe("Validation failed");
    expect(errorsOf(reply)).toEqual({
      name: "Name is required",
      email: "Email is required",
      password: "Password is required",
    });
  });

  test.each([
    ["name", "", "Name is required"],
    ["name", "   ", "Name is required"],
    ["name", "A", "Name must be at least 2 characters"],
    ["name", " A ", "Name must be at least 2 characters"],
    ["name", "a".repeat(81), "Name must be at most 80 characters"],
    ["name", 42, "Must be text"],
    ["name", null, "Must be text"],
    ["email", "", "Email is required"],
    ["email", "asha", "Please enter a valid email"],
    ["email", "asha@chatpata", "Please enter a valid email"],
    ["email", "as ha@chatpata.test", "Please enter a valid email"],
    ["email", `${"a".repeat(241)}@chatpata.test`, "Please enter a valid email"],
    ["email", ["asha@chatpata.test"], "Must be text"],
    ["password", "", "Password is required"],
    ["password", "12345", "Password must be at least 6 characters"],
    ["password", "a".repeat(201), "Password must be at most 200 characters"],
    ["password", 123456, "Must be text"],
    ["phone", "0982201234", "Please enter a valid phone number"],
    ["phone", "+0982201234", "Please enter a valid phone number"],
    ["phone", "98220_12345", "Please enter a valid phone number"],
    ["phone", "1".repeat(17), "Please enter a valid phone number"],
    ["phone", 9822012345, "Must be text"],
    ["address", "a".repeat(301), "Must be at most 300 characters"],
    ["address", {}, "Must be text"],
  ])("%s %j is refused: %s", async (field, value, message) => {
    const person = { ...anyPerson(), [field]: value };

    const reply = await shop.api.post("/api/auth/register", person);

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ path: field, msg: message }]);
  });

  test.each([
    ["name", "Al"],
    ["name", "a".repeat(80)],
    ["email", `${crypto.randomUUID()}@chatpata.test`.padStart(254, "a")],
    ["password", "123456"],
    ["password", "a".repeat(200)],
    ["phone", ""],
    ["phone", "1"],
    ["phone", "+91 98220 12345"],
    ["phone", "1".repeat(16)],
    ["address", "a".repeat(300)],
  ])("%s %j is accepted", async (field, value) => {
    const reply = await shop.api.post("/api/auth/register", { ...anyPerson(), [field]: value });

    expect(reply.status, reply.text).toBe(201);
  });
});

describe("logging in", () => {
  test("returns a new token and the user", async () => {
    const { email, password, token, user } = await registerCustomer(shop.api);

    const reply = await shop.api.post("/api/auth/login", { email, password });

    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe("Welcome back!");
    expect(reply.body.user?.id).toBe(user.id);
    expect(reply.body.token).not.toBe(token);
    expect(reply.headers.get("set-cookie")).toBeNull();
  });

  test("renews a password's hash that was made with other costs", async () => {
    const { email, password, user } = await registerCustomer(shop.api);
    const weaker = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const stored = () =>
      shop.database.value("select password_hash from users where id = ?", user.id);
    shop.database.change("update users set password_hash = ? where id = ?", weaker, user.id);

    const wrong = await shop.api.post("/api/auth/login", { email, password: `${password}!` });
    expect([wrong.status, stored()]).toEqual([401, weaker]);
    await shop.api.post("/api/auth/login", { email, password });

    const renewed = stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await shop.api.post("/api/auth/login", { email, password })).status).toBe(200);
    expect(stored()).toBe(renewed);
  });

  test("ignores case and surrounding spaces in the email address", async () => {
    const { email, password } = await registerCustomer(shop.api);

    const reply = await shop.api.post("/api/auth/login", {
      email: ` ${email.toUpperCase()} `,
      password,
    });

    expect(reply.status).toBe(200);
  });

  test("ignores an invalid token in the request", async () => {
    const { email, password } = await registerCustomer(shop.api);

    const reply = await shop.api.withToken("dead").post("/api/auth/login", { email, password });

    expect(reply.status).toBe(200);
  });

  test("refuses an unknown email address and a wrong password with the same message", async () => {
    const { email, password } = await registerCustomer(shop.api);

    const wrong = await shop.api.post("/api/auth/login", { email, password: `${password}!` });
    const unknown = await shop.api.post("/api/auth/login", { email: anyPerson().email, password });

    expect(wrong.status).toBe(401);
    expect(wrong.text).toBe('{"success":false,"message":"Invalid email or password"}');
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.text).toBe(wrong.text);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test("refuses a disabled account and rejects its tokens", async () => {
    const { api, email, password, user } = await registerCustomer(shop.api);
    // No page disables an account.
    shop.database.change("update users set is_active = 0 where id = ?", user.id);

    const login = await shop.api.post("/api/auth/login", { email, password });
    const verify = await api.get("/api/auth/verify");

    expect(login.body.message).toBe("Invalid email or password");
    expect(verify.status).toBe(401);
  });

  test.each([
    [{}, { email: "Email is required", password: "Password is required" }],
    [
      { email: "asha", password: "12345" },
      { email: "Please enter a valid email", password: "Password must be at least 6 characters" },
    ],
  ])("refuses %j with a message for each field", async (payload, messages) => {
    const reply = await shop.api.post("/api/auth/login", payload);

    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe("Validation failed");
    expect(errorsOf(reply)).toEqual(messages);
  });
});

describe("a token", () => {
  test("is verified with its user", async () => {
    const { api, user } = await registerCustomer(shop.api);

    const reply = await api.get("/api/auth/verify");

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, user });
  });

  test.each(["Bearer unknown", "Bearer ", "Bearer", "Basic YTpi", "unknown", "Bearer a b"])(
    "given as '%s' returns 401 'Invalid or expired token'",
    async (authorization) => {
      const reply = await shop.api.get("/api/auth/verify", { headers: { authorization } });

      expect(reply.status).toBe(401);
      expect(reply.body.message).toBe("Invalid or expired token");
    },
  );

  test("may follow the scheme `Bearer` in any case", async () => {
    const { token } = await registerCustomer(shop.api);

    const reply = await shop.api.get("/api/auth/verify", {
      headers: { authorization: `bearer ${token}` },
    });

    expect(reply.status).toBe(200);
  });

  test("returns 401 once it has expired", async () => {
    const { api, user } = await registerCustomer(shop.api);
    expect((await api.get("/api/auth/verify")).status).toBe(200);
    shop.database.change("update sessions set expires_at = ? where user_id = ?", 1, user.id);

    const reply = await api.get("/api/auth/verify");

    expect(reply.status).toBe(401);
    expect(reply.body.message).toBe("Invalid or expired token");
  });

  const DAY_MS = 86_400_000;
  /** As if somebody had logged in at that time and last used the session a while ago. */
  const usedSince = (userId: string, daysAgo: number, unusedHours: number) => {
    const now = Date.now();
    shop.database.change(
      "update sessions set created_at = ?, last_seen_at = ? where user_id = ?",
      now - daysAgo * DAY_MS,
      now - (unusedHours * DAY_MS) / 24,
      userId,
    );
  };
  const daysUntilEnd = (userId: string) => {
    const end = shop.database.value(
      "select max(expires_at) from sessions where user_id = ?",
      userId,
    );
    return (Number(end) - Date.now()) / DAY_MS;
  };

  test("of a customer lives for 30 days without use, and for 90 days however often it is used", async () => {
    const { api, user } = await registerCustomer(shop.api);
    expect(daysUntilEnd(user.id)).toBeCloseTo(30, 1);

    usedSince(user.id, 80, 2);
    expect((await api.get("/api/auth/verify")).status).toBe(200);

    expect(daysUntilEnd(user.id)).toBeCloseTo(10, 1);
  });

  test("of an admin lives for 12 hours without use, and for 30 days however often it is used", async () => {
    // The shop's first session of the owner would last longer than the one that is measured.
    shop.database.change("delete from sessions where user_id = ?", shop.owner.id);
    const { api, user } = await signInAdmin(shop.api);
    expect(daysUntilEnd(user.id)).toBeCloseTo(0.5, 1);

    usedSince(user.id, 29.9, 1);
    expect((await api.get("/api/auth/verify")).status).toBe(200);

    expect(daysUntilEnd(user.id)).toBeCloseTo(0.1, 1);
  });

  test("is rejected after logout, while the person's other tokens stay valid", async () => {
    const person = await registerCustomer(shop.api);
    const second = await shop.api.post("/api/auth/login", person);
    const secondApi = shop.api.withToken(second.body.token ?? "");

    const reply = await person.api.post("/api/auth/logout");

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: "Logged out successfully" });
    expect((await person.api.get("/api/auth/verify")).status).toBe(401);
    expect((await person.api.post("/api/auth/logout")).status).toBe(401);
    expect((await secondApi.get("/api/auth/verify")).status).toBe(200);
  });
});

describe("the profile", () => {
  test("accepts changes of name, phone and address only", async () => {
    const { api, user } = await registerCustomer(shop.api);

    const reply = await api.put("/api/auth/profile", {
      name: " Asha Rao ",
      phone: "98220 12345",
      address: "Kothrud",
      email: "other@chatpata.test",
      role: "admin",
    });

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      message: "Profile updated successfully!",
      user: { ...user, name: "Asha Rao", phone: "98220 12345", address: "Kothrud" },
    });
    expect((await api.get("/api/auth/verify")).body.user).toEqual(reply.body.user);
  });

  test.each([
    [{}, "name", "Name is required"],
    [{ name: "A" }, "name", "Name must be at least 2 characters"],
    [{ name: "Asha", phone: "call me" }, "phone", "Please enter a valid phone number"],
    [{ name: "Asha", address: 5 }, "address", "Must be text"],
  ])("%j is refused at %s", async (payload, path, msg) => {
    const { api, user } = await registerCustomer(shop.api);

    const reply = await api.put("/api/auth/profile", payload);

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ path, msg }]);
    expect((await api.get("/api/auth/verify")).body.user).toEqual(user);
  });
});

describe("a cookie instead of a token", () => {
  async function signedInByCookie() {
    const person = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(person);
    const cookie = visitor.cookieHeader();
    return { person, api: shop.api.withHeaders({ cookie }) };
  }

  test("is accepted for reading", async () => {
    const { api, person } = await signedInByCookie();

    const reply = await api.get("/api/auth/verify");

    expect(reply.status).toBe(200);
    expect(reply.body.user?.id).toBe(person.user.id);
  });

  test("is accepted for a change from the shop's own origin", async () => {
    const { api } = await signedInByCookie();

    const reply = await api.put(
      "/api/auth/profile",
      { name: "Asha Rao" },
      { headers: { origin: shop.server.baseUrl } },
    );

    expect(reply.status).toBe(200);
    expect(reply.body.user?.name).toBe("Asha Rao");
  });

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["another site according to Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
    ["another port", { origin: "http://127.0.0.1:1" }],
    ["an unknown origin", { origin: "null" }],
    ["no stated origin", {}],
  ])("is refused with 403 for a change from %s", async (_, headers) => {
    const { api, person } = await signedInByCookie();

    const profile = await api.put(
      "/api/auth/profile",
      { name: "Mallory" },
      { headers: headers as Record<string, string> },
    );
    const logout = await api.post("/api/auth/logout", undefined, {
      headers: headers as Record<string, string>,
    });

    expect(profile.status).toBe(403);
    expect(logout.status).toBe(403);
    expect((await api.get("/api/auth/verify")).body.user?.name).toBe(person.name);
  });

  test("does not make an invalid token valid", async () => {
    const { api } = await signedInByCookie();

    const reply = await api.withToken("unknown").get("/api/auth/verify");

    expect(reply.status).toBe(401);
    expect(reply.body.message).toBe("Invalid or expired token");
  });
});
