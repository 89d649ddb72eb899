import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffRole } from "#app/domain/access/roles.ts";
import { hashPassword } from "#app/domain/sign-in/password.server.ts";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addStaff, givePin, makeDevice } from "#tests/support/records/staff.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({ env: mail.env });

const ADD = "/admin/staff/add";
const SWITCH = "/admin/switch";
const PASSWORD = "a long one for the stall";

let owner: FormVisitor;
beforeAll(async () => {
  owner = await shop.signedIn(firstAdmin);
});

let number = 0;
const invitation = (overrides: Record<string, string> = {}) => ({
  name: "Meera Joshi",
  email: `meera.${++number}@chatpata.test`,
  role: "counter",
  pin: "",
  ...overrides,
});
const idOf = (email: string) =>
  String(shop.database.value("select id from users where email = ?", email));
const accountOf = (email: string) =>
  shop.database.row(
    "select name, role, is_active, pin_hash is not null as has_pin from users where email = ?",
    email,
  );
/** A person with this role and PIN. */
async function withPin(role: StaffRole, pin: string) {
  const member = await addStaff(shop, role);
  await givePin(owner, member, pin);
  return member;
}
const pageOf = ({ user }: Person) => `/admin/staff/${user._id}`;
const isActive = ({ user }: Person) =>
  shop.database.value("select is_active from users where id = ?", user._id) === 1;
const roleOf = ({ user }: Person) =>
  shop.database.value("select role from users where id = ?", user._id);
const lastAudit = () =>
  shop.database.row("select * from audit_log order by id desc limit 1") as Record<string, string>;
const linkIn = (page: FormReply) =>
  /value="(http[^"]*\/password-reset\/new\?key=[^"]+)"/.exec(page.text)?.[1] ?? "";

describe("an invitation", () => {
  test("makes an account whose password only the link sets, shown once and sent by email", async () => {
    const fields = invitation({ pin: "4821" });
    const page = await owner.get(ADD);

    const invited = await owner.postForm(ADD, { ...page.form(ADD), ...fields });

    expect(invited.status).toBe(200);
    expect(accountOf(fields.email)).toEqual({
      name: "Meera Joshi",
      role: "counter",
      is_active: 1,
      has_pin: 1,
    });
    expect(lastAudit()).toMatchObject({ action: "staff.invited", subject_name: "Meera Joshi" });
    const sent = await mail.email({ to: fields.email, subject: "Your account at Chatpata" });
    expect(sent.text).toContain("/password-reset/new?key=");
    expect((await owner.get(`/admin/staff/${idOf(fields.email)}`)).text).not.toContain("key=");

    const meera = shop.visitor();
    const { search } = new URL(linkIn(invited));
    const opened = await meera.follow(await meera.get(`/password-reset/new${search}`));
    expect(opened.visibleText).toContain("Choose your password");
    const choose = "/password-reset/new";
    const chosen = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await meera.postForm(choose, { ...opened.form(choose), ...chosen })).status).toBe(303);
    const login = { email: fields.email, password: PASSWORD };
    expect((await meera.postForm("/login", login)).location).toBe("/admin/counter");
    // The link in the email is used up as well.
    const key = /new\?key=(\S+)/.exec(sent.text)?.[1];
    const stranger = shop.visitor();
    expect((await stranger.follow(await stranger.get(`${choose}?key=${key}`))).status).toBe(410);
  });

  test("is refused for an address with an account, and sent twice makes one account", async () => {
    const customer = await registerCustomer(shop.api);
    const taken = await owner.postForm(ADD, invitation({ email: customer.email }));
    expect(taken.status).toBe(409);
    expect(taken.visibleText).toContain("An account with this email exists already. Enter another");
    expect(accountOf(customer.email)).toMatchObject({ role: "customer" });

    const fields = invitation();
    const replies = await Promise.all([owner.postForm(ADD, fields), owner.postForm(ADD, fields)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    [{ pin: "12a4" }, "A PIN has 4 digits"],
    [{ pin: "123" }, "A PIN has 4 digits"],
    [{ role: "customer" }, "Choose a role"],
    [{ role: "" }, "Choose a role"],
  ])("with %j is refused: %s", async (wrong, message) => {
    const fields = invitation(wrong);
    const reply = await owner.postForm(ADD, fields);

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain(message);
    expect(shop.database.rows("select id from users where email = ?", fields.email)).toEqual([]);
  });

  test("can be made again, until the account is inactive", async () => {
    const member = await addStaff(shop, "rider");
    const page = `${pageOf(member)}/invitation`;
    expect(linkIn(await owner.postForm(page))).toContain("key=");
    await owner.postForm(`${pageOf(member)}/deactivation`);

    const refused = await owner.postForm(page);
    expect((await owner.follow(refused)).visibleText).toContain("Activate the account first");
  });
});

describe("managing staff", () => {
  test("a manager manages counter, kitchen and riders, but neither owners nor managers", async () => {
    const manager = await addStaff(shop, "manager");
    const other = await addStaff(shop, "manager");
    const cook = await addStaff(shop, "kitchen");

    expect((await manager.visitor.postForm(ADD, invitation({ role: "manager" }))).status).toBe(403);
    expect((await manager.visitor.postForm(ADD, invitation({ role: "rider" }))).status).toBe(200);
    const fields = { name: "Ravi Patil", role: "rider", pin: "" };
    expect((await manager.visitor.fillIn(pageOf(cook), fields)).status).toBe(303);
    expect(roleOf(cook)).toBe("rider");
    const promoted = await manager.visitor.postForm(pageOf(cook), { ...fields, role: "owner" });
    expect(promoted.status).toBe(403);
    expect(roleOf(cook)).toBe("rider");
    for (const path of ["", "/invitation", "/removal"]) {
      expect((await manager.visitor.get(pageOf(other) + path)).status).toBe(403);
    }
    for (const path of ["", "/invitation", "/removal", "/deactivation"]) {
      const reply = await manager.visitor.postForm(pageOf(other) + path, fields);
      if (path === "") expect(reply.status).toBe(403);
    }
    await manager.visitor.postForm(`/admin/customers/${other.user._id}/removal`);
    const byApi = (await apiOf(manager)).delete(`/api/auth/users/${other.user._id}`);
    expect((await byApi).status).toBe(403);
    expect([roleOf(other), isActive(other)]).toEqual(["manager", true]);
    expect(
      shop.database.rows("select * from password_resets where user_id = ?", other.user._id),
    ).toEqual([]);
  });

  test("nobody changes their own role, deactivates or deletes themselves", async () => {
    const second = await addStaff(shop, "owner");
    const own = pageOf(second);
    const demoted = await second.visitor.fillIn(own, { role: "manager" });

    expect(demoted.status).toBe(400);
    expect(demoted.visibleText).toContain("You cannot change your own role");
    await second.visitor.postForm(`${own}/deactivation`);
    await second.visitor.postForm(`${own}/removal`);
    expect([roleOf(second), isActive(second)]).toEqual(["owner", true]);
    expect((await second.visitor.fillIn(own, { name: "Sunita Rao" })).status).toBe(303);
    await owner.postForm(`${own}/removal`);
    expect(shop.database.rows("select id from users where id = ?", second.user._id)).toEqual([]);
  });

  test("the only owner stays one, also by the API", async () => {
    const id = idOf(firstAdmin.email);
    const stored = () => shop.database.row("select role, is_active from users where id = ?", id);
    const before = stored();
    const { body } = await shop.api.post("/api/auth/login", firstAdmin);

    await owner.fillIn(`/admin/staff/${id}`, { role: "manager" });
    await owner.postForm(`/admin/staff/${id}/deactivation`);
    await owner.postForm(`/admin/staff/${id}/removal`);
    await owner.postForm(`/admin/customers/${id}/removal`);
    const byApi = shop.api.withToken(String(body.token)).delete(`/api/auth/users/${id}`);
    expect((await byApi).status).toBe(409);
    expect(stored()).toEqual(before);
  });

  test("a new role, a new PIN and a deactivation end the sessions they must", async () => {
    const tablet = await newDevice("Sessions tablet");
    const cook = await withPin("kitchen", "1357");
    await switchTo(tablet, cook, "1357");
    const isIn = async (visitor: FormVisitor) =>
      (await visitor.get("/admin/orders")).status === 200;
    expect([await isIn(tablet), await isIn(cook.visitor)]).toEqual([true, true]);

    await givePin(owner, cook, "2468");
    expect([await isIn(tablet), await isIn(cook.visitor)]).toEqual([false, true]);
    expect(JSON.stringify(lastAudit())).not.toContain("2468");
    await switchTo(tablet, cook, "2468");
    await owner.fillIn(pageOf(cook), { role: "counter" });
    expect([await isIn(tablet), await isIn(cook.visitor)]).toEqual([false, false]);

    await cook.visitor.signInAs(cook);
    await owner.postForm(`${pageOf(cook)}/deactivation`);
    expect(await isIn(cook.visitor)).toBe(false);
    expect((await shop.api.post("/api/auth/login", cook)).status).toBe(401);
    expect(lastAudit()).toMatchObject({ action: "staff.deactivated" });
    await owner.postForm(`${pageOf(cook)}/deactivation/removal`);
    expect((await shop.api.post("/api/auth/login", cook)).status).toBe(200);
  });

  test("a person who becomes a manager loses the PIN", async () => {
    const member = await withPin("counter", "1357");
    expect((await owner.fillIn(pageOf(member), { role: "manager" })).status).toBe(303);
    expect(accountOf(member.email)).toMatchObject({ role: "manager", has_pin: 0 });
  });
});

describe("switching by PIN", () => {
  test("opens the person's first page on a device, without any session before, and ends the earlier one", async () => {
    const tablet = await newDevice("Counter tablet");
    const cook = await withPin("kitchen", "1357");
    const server = await withPin("counter", "2468");
    await tablet.postForm("/logout");
    const page = await tablet.get(SWITCH);
    expect(page.visibleText).toContain("Counter tablet");
    expect(page.text).toContain(`value="${cook.user._id}"`);

    const first = await switchTo(tablet, cook, "1357");
    expect(first.location).toBe("/admin/kitchen");
    expect(first.headers.get("x-remix-replace")).toBe("true");
    const kitchen = await tablet.get("/admin/orders");
    expect(kitchen.visibleText).toContain("Switch person");
    const { session: earlier = "" } = tablet.cookies();
    expect((await switchTo(tablet, server, "2468")).location).toBe("/admin/counter");

    const { device = "" } = tablet.cookies();
    const cookie = `session=${earlier}; device=${device}`;
    expect((await shop.visitor().get("/admin/orders", { cookie })).status).toBe(302);
    const log = await owner.read("/admin/sign-ins");
    expect(log).toContain("Switched by PIN");
  });

  test("is where a device leads whose session has ended, and what was typed waits there", async () => {
    const tablet = await newDevice("Kitchen tablet");
    const cashier = await withPin("counter", "2468");
    await switchTo(tablet, cashier, "2468");
    const form = await tablet.formOn("/admin/settings/opening");
    await tablet.postForm("/logout");

    expect((await tablet.get("/admin/orders")).location).toBe(SWITCH);
    // Customer pages ask for a password, and so does a browser that is not one of the shop's devices.
    expect((await tablet.get("/my-orders")).location).toBe("/login?returnTo=%2Fmy-orders");
    const elsewhere = await shop.visitor().get("/admin/orders");
    expect(elsewhere.location).toBe("/login?returnTo=%2Fadmin%2Forders");

    const posted = await tablet.postForm("/admin/settings/opening", form);
    expect(posted.location).toBe(`${SWITCH}?returnTo=%2Fadmin%2Fsettings%2Fopening`);
    const back = await tablet.postForm(String(posted.location), {
      person: cashier.user._id,
      pin: "2468",
    });
    expect(back.location).toBe("/admin/settings/opening");
  });

  test("shows everybody the language that they chose, and keeps it on a shared device", async () => {
    const tablet = await newDevice("Shared tablet");
    const cook = await withPin("kitchen", "1357");
    const server = await withPin("counter", "2468");
    await switchTo(tablet, server, "2468");
    await tablet.speak("en");
    await switchTo(tablet, cook, "1357");
    await tablet.speak("mr");

    const toServer = await switchTo(tablet, server, "2468");
    expect(toServer.headers.get("x-remix-reload-document")).toBe("true");
    expect((await tablet.get("/admin/counter")).text).toContain('<html lang="en"');

    await switchTo(tablet, cook, "1357");
    expect((await tablet.get("/admin/kitchen")).text).toContain('<html lang="mr"');
    // A password login does not change a person's language on a device either.
    const language = "select language from users where id = ?";
    await switchTo(tablet, server, "2468");
    await tablet.postForm("/logout");
    await tablet.postForm("/login", { email: cook.user.email, password: cook.password });
    expect(shop.database.value(language, cook.user._id)).toBe("mr");
    expect((await tablet.get("/admin/kitchen")).text).toContain('<html lang="mr"');
  });

  test("shows the device by its name, and its last use to the minute", async () => {
    const tablet = await newDevice("Chaat counter");
    const cook = await withPin("kitchen", "1357");
    await switchTo(tablet, cook, "1357");
    const longAgo = Date.now() - 2 * 60_000;
    for (const table of ["devices", "sessions"]) {
      shop.database.change(`update ${table} set last_seen_at = ?`, longAgo);
    }

    expect(await tablet.read("/profile")).toContain("Chaat counter");

    const lastSeen = "select last_seen_at from devices where name = 'Chaat counter'";
    expect(shop.database.value(lastSeen)).toBeGreaterThan(longAgo);
    const ofSession =
      "select last_seen_at from sessions where device_id is not null and user_id = ?";
    expect(shop.database.value(ofSession, cook.user._id)).toBeGreaterThan(longAgo);
  });

  test("works on the shop's devices only, and a stolen session cookie is worth nothing elsewhere", async () => {
    const tablet = await newDevice("Stolen tablet");
    const other = await newDevice("Other tablet");
    const cook = await withPin("kitchen", "1357");
    const stranger = shop.visitor();
    const sessions = () =>
      shop.database.value("select count(*) from sessions where user_id = ?", cook.user._id);
    const before = sessions();

    expect((await switchTo(stranger, cook, "1357")).location).toBe(SWITCH);
    const explained = await stranger.get(SWITCH);
    expect(explained.visibleText).toContain("PINs work only on the shop's own devices");
    expect(explained.text).not.toContain(cook.name);
    expect(sessions()).toBe(before);

    await switchTo(tablet, cook, "1357");
    const { session = "", device = "" } = tablet.cookies();
    const with2 = (cookie: string) => shop.visitor().get("/admin/orders", { cookie });
    expect((await with2(`session=${session}; device=${device}`)).status).toBe(200);
    expect((await with2(`session=${session}`)).status).toBe(302);
    const { device: foreign = "" } = other.cookies();
    expect((await with2(`session=${session}; device=${foreign}`)).status).toBe(302);
    // Nor as a bearer token.
    const [token = ""] = String(JSON.parse(atob(decodeURIComponent(session)))).split(".");
    expect((await shop.api.withToken(token).get("/api/auth/verify")).status).toBe(401);

    const id = shop.database.value("select id from devices where name = 'Stolen tablet'");
    expect((await owner.postForm(`/admin/devices/${id}/removal`)).status).toBe(303);
    expect((await with2(`session=${session}; device=${device}`)).status).toBe(302);
    expect((await switchTo(tablet, cook, "1357")).location).toBe(SWITCH);
    expect(lastAudit()).toMatchObject({ action: "device.removed" });
  });

  test("is impossible for owners and managers, although they have a PIN to approve with", async () => {
    const tablet = await newDevice("Manager tablet");
    const manager = await withPin("manager", "1357");
    shop.database.change(
      "update users set pin_hash = (select pin_hash from users where id = ?) where role = 'owner'",
      manager.user._id,
    );
    for (const id of [manager.user._id, idOf(firstAdmin.email)]) {
      const reply = await tablet.postForm(SWITCH, { person: id, pin: "1357" });
      expect(reply.status).toBe(404);
    }
    shop.database.change("update users set pin_hash = null where role in ('owner', 'manager')");
    const text = await tablet.read(SWITCH);
    expect(text).toContain(`${manager.name} (Manager)`);
    // The usual page asks for the password and the second factor.
    const login = await tablet.postForm("/admin/switch/login");
    expect(login.location).toBe("/login");
    expect((await tablet.follow(login)).status).toBe(200);
  });

  test("does not change passwords or second factors", async () => {
    const tablet = await newDevice("Profile tablet");
    const cook = await withPin("kitchen", "1357");
    await switchTo(tablet, cook, "1357");
    const typed = { currentPassword: cook.password, password: PASSWORD, confirmPassword: PASSWORD };
    const reply = await tablet.postForm("/profile/password", typed);
    expect(reply.status).toBe(403);
    expect(reply.visibleText).toContain("Log in with your password to change this");
    expect((await tablet.postForm("/profile/second-factor", typed)).status).toBe(403);
    expect((await shop.api.post("/api/auth/login", cook)).status).toBe(200);
    expect((await tablet.get("/admin/devices")).status).toBe(403);
  });
});

describe("without an email address", () => {
  const add = (fields: Record<string, string>) =>
    owner.postForm(ADD, invitation({ email: "", role: "kitchen", pin: "4821", ...fields }));
  const idNamed = (name: string) =>
    String(shop.database.value("select id from users where name = ? order by seq desc", name));

  test("somebody only switches by PIN on the shop's devices", async () => {
    const [name, other] = ["Tanvi Shinde", "Sunil Rane"];
    const added = await add({ name });
    expect(added.location).toBe("/admin/staff");
    expect((await owner.follow(added)).visibleText).toContain(`${name} can now enter the PIN`);
    expect((await add({ name: other })).status).toBe(303);
    const id = idNamed(name);

    const tablet = await newDevice("Kitchen tablet");
    await tablet.postForm("/logout");
    const switched = await tablet.postForm(SWITCH, { person: id, pin: "4821" });
    expect(switched.location).toBe("/admin/kitchen");
    for (const page of ["/profile", "/admin/kitchen"]) {
      expect(await tablet.read(page)).not.toContain(`>${id}<`);
    }
    const login = await shop.visitor().postForm("/login", { email: id, password: "4821" });
    expect(login.status).toBe(400);
    const people = await owner.read("/admin/staff");
    expect(people).toContain(name);
    expect(people).not.toContain(`>${id}<`);
    expect(await owner.read(`/admin/staff/${id}`)).not.toContain("Send the invitation again");
    const listed = await (await signInAdmin(shop.api)).api.get("/api/auth/users?search=Tanvi");
    expect(JSON.stringify(listed.body)).toContain('"email":""');
  });

  test("the PIN is needed, and stays", async () => {
    expect((await add({ pin: "" })).visibleText).toContain("Enter an email address or a PIN");
    await add({ name: "Om Kale" });
    const page = `/admin/staff/${idNamed("Om Kale")}`;
    const why = "so the PIN is the only way in";

    expect((await owner.fillIn(page, { removePin: "on" })).visibleText).toContain(why);
    expect((await owner.fillIn(page, { role: "manager" })).visibleText).toContain(why);
    expect((await owner.follow(await owner.postForm(`${page}/invitation`))).visibleText).toContain(
      why,
    );
    expect((await owner.fillIn(page, { role: "rider" })).status).toBe(303);
  });

  test("is invited as soon as there is one, which nobody else may have", async () => {
    const other = await registerCustomer(shop.api);
    await add({ name: "Isha Bhat" });
    const page = `/admin/staff/${idNamed("Isha Bhat")}`;
    const { email } = invitation();

    const taken = await owner.fillIn(page, { email: other.email });
    expect(taken.status).toBe(409);
    expect(taken.visibleText).toContain("An account with this email exists already. Enter another");
    expect((await owner.fillIn(page, { email, role: "manager" })).status).toBe(303);

    expect(accountOf(email)).toMatchObject({ name: "Isha Bhat", role: "manager" });
    const sent = await mail.email({ to: email, subject: "Your account at Chatpata" });
    const key = /new\?key=(\S+)/.exec(sent.text)?.[1];
    const isha = shop.visitor();
    const opened = await isha.follow(await isha.get(`/password-reset/new?key=${key}`));
    expect(opened.visibleText).toContain("Choose your password");
    expect((await owner.get(page)).text).not.toContain('name="email"');
    expect(await owner.read(page)).toContain("Send the invitation again");
  });
});

describe("a PIN that is easy to guess", () => {
  test("is refused", async () => {
    const pin = "२५५२";
    const cook = await addStaff(shop, "kitchen");
    const changed = await owner.fillIn(pageOf(cook), { pin });
    const invited = await owner.postForm(ADD, invitation({ pin }));

    for (const reply of [changed, invited]) {
      expect(reply.status).toBe(400);
      expect(reply.visibleText).toContain("This PIN is easy to guess");
    }
    expect(accountOf(cook.email)).toMatchObject({ has_pin: 0 });
  });

  test("may not be the end of the person's own phone number", async () => {
    const cook = await addStaff(shop, "kitchen", { phone: "+91 98220 15073" });
    const refused = await owner.fillIn(pageOf(cook), { pin: "5073" });

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("not the end of the phone number");
    expect((await owner.fillIn(pageOf(cook), { pin: "5074" })).status).toBe(303);
  });

  test("and was chosen before it was refused works once more, and its person is told", async () => {
    const tablet = await newDevice("Old PIN tablet");
    const cook = await addStaff(shop, "kitchen");
    shop.database.change(
      "update users set pin_hash = ? where id = ?",
      await hashPassword("1234"),
      cook.user._id,
    );

    const switched = await switchTo(tablet, cook, "1234");

    expect(switched.location).toBe("/admin/kitchen");
    expect(lastAudit()).toMatchObject({ action: "staff.weak_pin_removed", actor_name: cook.name });
    const page = await tablet.get("/admin/kitchen");
    expect(page.status).toBe(200);
    expect(page.visibleText).toContain("Your PIN was easy to guess");
    expect((await switchTo(tablet, cook, "1234")).status).toBe(404);
  });
});

describe("wrong PINs", () => {
  const guesses = ({ user }: Person) =>
    shop.database.value("select wrong_pins from users where id = ?", user._id);
  const lockedMinutes = ({ user }: Person) => {
    const sql = "select pin_locked_until from users where id = ?";
    return Math.round((Number(shop.database.value(sql, user._id)) - Date.now()) / 60_000);
  };
  /** As if the lock had expired. */
  const endLock = ({ user }: Person) =>
    shop.database.change(
      "update users set pin_locked_until = ? where id = ?",
      Date.now() - 1,
      user._id,
    );

  async function guess(visitor: FormVisitor, person: Person, times: number): Promise<FormReply[]> {
    const replies = [];
    for (let i = 0; i < times; i++) replies.push(await switchTo(visitor, person, "8052"));
    return replies;
  }

  const headingOf = ({ text }: FormReply) =>
    visibleText(/error-summary.*?<h2>(.*?)<\/h2>/s.exec(text)?.[1] ?? "");

  test.each([
    [{ pin: "8052" }, "Please check 1 field"],
    [{ pin: "" }, "1 field is missing"],
    [{ pin: "80", person: "" }, "Please check 2 fields"],
  ])("are not called missing: %j is headed %s", async (typed, heading) => {
    const tablet = await newDevice("Summary tablet");
    const cook = await withPin("kitchen", "1357");

    const refused = await tablet.postForm(SWITCH, { person: cook.user._id, ...typed });

    expect(headingOf(refused)).toBe(heading);
  });

  test("are counted per person: one's own right PIN between them does not help to guess another's", async () => {
    const tablet = await newDevice("Insider tablet");
    const insider = await withPin("kitchen", "1357");
    const target = await withPin("counter", "2468");

    await guess(tablet, target, 3);
    expect((await switchTo(tablet, insider, "1357")).status).toBe(303);
    const [fourth, fifth] = await guess(tablet, target, 2);

    expect(visibleText(fourth?.text ?? "")).toContain("One more try");
    expect(fifth?.status).toBe(409);
    expect(guesses(target)).toBe(5);
    expect((await switchTo(tablet, insider, "1357")).status).toBe(303);
  });

  test("lock the PIN on every device, but neither the account nor other people's PINs", async () => {
    const [tablet, other] = [await newDevice("Guessed tablet"), await newDevice("Other tablet")];
    const cook = await withPin("kitchen", "1357");
    const rider = await withPin("rider", "2468");
    await guess(tablet, cook, 1);
    expect(guesses(cook)).toBe(1);
    await switchTo(tablet, cook, "1357");
    expect(guesses(cook)).toBe(0);

    const tries = [...(await guess(tablet, cook, 3)), ...(await guess(other, cook, 2))];

    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 409]);
    expect(tries[3]?.text).not.toContain('value="8052"');
    for (const device of [tablet, other]) {
      const right = await switchTo(device, cook, "1357");
      expect(right.status).toBe(409);
      expect(right.visibleText).toContain("This PIN is locked until");
      expect(right.visibleText).toContain("Log in with your password");
    }
    expect((await switchTo(tablet, rider, "2468")).status).toBe(303);
    await tablet.postForm("/admin/switch/login");
    await tablet.signInAs(cook);
    expect((await tablet.get("/admin/kitchen")).status).toBe(200);
    expect(await owner.read("/admin/staff")).toContain("Locked until");
    const wrong = shop.database.rows(
      "select kind from sign_ins where user_id = ? and kind = 'wrong_pin'",
      cook.user._id,
    );
    expect(wrong).toHaveLength(6);
  });

  test("lock it for twice as long each time, until its person enters it or gets a new one", async () => {
    const tablet = await newDevice("Patient tablet");
    const cook = await withPin("kitchen", "1357");

    await guess(tablet, cook, 5);
    expect(lockedMinutes(cook)).toBe(15);
    endLock(cook);
    await guess(tablet, cook, 1);
    expect(lockedMinutes(cook)).toBe(30);
    endLock(cook);
    expect((await switchTo(tablet, cook, "1357")).status).toBe(303);
    expect(guesses(cook)).toBe(0);

    await guess(tablet, cook, 5);
    await givePin(owner, cook, "2468");
    expect((await switchTo(tablet, cook, "2468")).status).toBe(303);
  });

  test("are not exceeded by guessing at the same time", async () => {
    const tablet = await newDevice("Busy tablet");
    const cook = await withPin("kitchen", "1357");
    const pins = Array.from({ length: 20 }, (_, i) => String(i).padStart(4, "0"));

    const replies = await Promise.all(pins.map((pin) => switchTo(tablet, cook, pin)));

    expect(guesses(cook)).toBe(5);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(16);
    const counted = shop.database.rows(
      "select kind from sign_ins where user_id = ? and kind = 'wrong_pin'",
      cook.user._id,
    );
    expect(counted).toHaveLength(5);
  });

  test("that lock a PIN are in the log, with the device, and the owner gets an email", async () => {
    const tablet = await newDevice("Reported tablet");
    const cook = await addStaff(shop, "kitchen", { name: "Tanvi Deshmukh" });
    await givePin(owner, cook, "1357");

    await guess(tablet, cook, 5);

    expect(lastAudit()).toMatchObject({
      action: "staff.pin_locked",
      actor_name: "Reported tablet",
      subject_name: "Tanvi Deshmukh",
      origin: expect.stringContaining("Reported tablet"),
    });
    const subject = "The PIN of Tanvi Deshmukh is locked";
    const sent = await mail.email({ to: firstAdmin.email, subject });
    expect(sent.text).toContain("5 wrong PINs were entered, the last on Reported tablet");
    expect(sent.text).toContain(`/admin/staff/${cook.user._id}`);
    expect(await owner.read("/admin/log")).toContain("PIN locked");
  });
});

describe("what staff see", () => {
  test.each([
    ["owner", "/admin"],
    ["manager", "/admin"],
    ["counter", "/admin/counter"],
    ["kitchen", "/admin/kitchen"],
    ["rider", "/admin/deliveries"],
  ] as const)("a login leads %s to %s, and so does /admin", async (role, page) => {
    // The owner of a new shop would be sent to the setup first.
    shop.database.change("update content set is_sample = 0 where id = 'shop'");
    const { visitor, ...person } = await addStaff(shop, role);
    await visitor.postForm("/logout");
    const login = { email: person.email, password: person.password };
    expect((await visitor.postForm("/login", login)).location).toBe(page);
    expect((await visitor.get("/login")).location).toBe(page);
    const admin = await visitor.get("/admin");
    expect(admin.location).toBe(page === "/admin" ? null : page);
  });

  test("a kitchen sees no button or link that it may not use", async () => {
    const { visitor } = await addStaff(shop, "kitchen");
    const page = await visitor.get("/admin/products");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Sold out today");
    expect(page.text).not.toMatch(/href="\/admin\/products\/(add|edit|prices|import|order)/);
    const navigation = /<nav aria-label="Admin">.*?<\/nav>/s.exec(page.text)?.[0] ?? "";
    const links = [...navigation.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual([
      "/admin/orders",
      "/admin/kitchen",
      "/admin/prep",
      "/admin/products",
      "/admin/options",
      "/admin/notifications",
    ]);
    expect((await visitor.get("/admin/options")).text).not.toMatch(/href="\/admin\/options\//);
    const denied = await visitor.get("/admin/settings");
    expect(denied.status).toBe(403);
    expect(denied.text).toMatch(/href="\/admin\/kitchen"[^>]*>Go Back/);
    // Also on a page with its own error screen.
    expect(await visitor.read("/admin/staff")).toContain("Access Denied");
  });

  test("the owner reads the permissions, and a person's day", async () => {
    const cook = await addStaff(shop, "kitchen", { name: "Tanvi Shinde" });
    await cook.visitor.get("/admin/orders");
    const dish = shop.database.value("select id from products limit 1");
    await cook.visitor.postForm(`/admin/products/${dish}/sold-out`);
    const activity = await owner.get(`${pageOf(cook)}/activity`);
    expect(activity.visibleText).toMatch(/Tanvi Shinde · [^·]+ · 127\.0\.0\.1/);
    const yesterday = await owner.get(`${pageOf(cook)}/activity?date=2020-01-01`);
    expect(yesterday.visibleText).toContain("No changes.");
    const manager = await addStaff(shop, "manager");
    expect((await manager.visitor.get(`${pageOf(cook)}/activity`)).status).toBe(403);
    const table = await manager.visitor.read("/admin/staff/permissions");
    expect(table).toMatch(/Take payments Owner Manager Counter Overfill/);
  });
});

async function apiOf(person: Person) {
  const { body } = await shop.api.post("/api/auth/login", person);
  return shop.api.withToken(String(body.token));
}

async function newDevice(name: string): Promise<FormVisitor> {
  const visitor = await shop.signedIn(firstAdmin);
  await makeDevice(visitor, name);
  return visitor;
}

function switchTo(visitor: FormVisitor, { user }: Person, pin: string): Promise<FormReply> {
  return visitor.postForm(SWITCH, { person: user._id, pin });
}
