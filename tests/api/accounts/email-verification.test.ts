import { createHash } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { customerWith, filledCheckout } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent, setEventStatus } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import {
  anyPerson,
  type Person,
  registerCustomer,
  verifyEmail,
} from "#tests/support/records/people.ts";
import { type ReceivedEmail, startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({ env: mail.env });
const withoutMail = runningShop();

const HERE = "/email-verification";
const AGAIN = "/profile/verification-emails";
const SUBJECT = "Verify your email address for Chatpata";
const SPENT = "This link no longer works. It has been used, or it is older than 3 days.";

const admin = shop.owner;

function keyIn({ text }: ReceivedEmail): string {
  return /^https:\/\/chatpata\.test\/email-verification\?key=(\S+)$/m.exec(text)?.[1] ?? "";
}

async function keySentTo(email: string): Promise<string> {
  return keyIn(await mail.email({ to: email, subject: SUBJECT }));
}

async function verifyByLink(key: string) {
  const visitor = shop.visitor();
  return visitor.postForm(HERE, await visitor.formOn(`${HERE}?key=${key}`));
}

/** Resolves when every queued email has been sent or given up. */
async function queueIsEmpty(): Promise<void> {
  await vi.waitFor(
    () =>
      expect(shop.database.value("select count(*) from emails where due_at is not null")).toBe(0),
    { timeout: 20_000, interval: 20 },
  );
}

function subjectsTo(email: string): (string | undefined)[] {
  return mail
    .received()
    .filter(({ to }) => to.includes(email))
    .map(({ headers }) => headers.subject);
}

function isVerified({ user }: Person): boolean {
  return shop.database.value("select is_email_verified from users where id = ?", user.id) === 1;
}

const BAIT = "You won! Collect at https://evil.example";

describe("to an address that is not verified", () => {
  test("a customer's order, booking and cancellations carry none of their words", async () => {
    const stranger = anyPerson().email;
    const attacker = await registerCustomer(shop.api, { name: BAIT });
    const visitor = await shop.signedIn(attacker);
    const dish = addDish(shop.database);
    await visitor.postForm("/cart/lines", { product: dish.id });
    const typed = { email: stranger, firstName: BAIT, specialInstructions: BAIT };
    const fields = { ...(await filledCheckout(visitor)), ...typed };
    const placed = await visitor.postForm("/checkout", fields);
    const orderNumber = /order=(.+)$/.exec(placed.location ?? "")?.[1];
    const order = shop.database.row(
      "select * from orders where order_number = ?",
      `${orderNumber}`,
    );
    expect(order).toMatchObject({ email: stranger, notes: BAIT });
    const event = await bookEvent(attacker.api, {
      eventName: BAIT,
      contactInfo: { primaryContact: { name: BAIT, phone: "+91 98220 12345", email: stranger } },
    });

    const cancelled = await attacker.api.patch(`/api/orders/${order.id}/status`, {
      status: "cancelled",
      reason: BAIT,
    });
    await setEventStatus(admin.api, event, "confirmed");
    await attacker.api.post("/api/auth/logout");
    const asking = shop.visitor();
    await asking.postForm("/password-reset", { email: attacker.email });

    expect(cancelled.status).toBe(200);
    await mail.email({ to: attacker.email, subject: /new password/ });
    await queueIsEmpty();
    expect(subjectsTo(stranger)).toEqual([SUBJECT, SUBJECT]);
    for (const { to, headers, text } of mail.received()) {
      if (![stranger, attacker.email].includes(to[0] ?? "")) continue;
      expect(JSON.stringify(headers) + text).not.toContain("evil.example");
    }
  });

  test("three of each kind are sent in a day, no matter who asks, even after an account was closed", async () => {
    const email = anyPerson().email;
    const before = await registerCustomer(shop.api, { email });
    const visitor = await shop.signedIn(before);
    await visitor.postForm("/profile/closure", { password: before.password });
    const owner = await registerCustomer(shop.api, { email });
    expect(owner.user.id).not.toBe(before.user.id);
    const dish = addDish(shop.database);
    for (let tries = 0; tries < 3; tries += 1) {
      await placeOrder(owner.api, [dish]);
      await shop.visitor().postForm("/password-reset", { email });
    }
    const other = await registerCustomer(shop.api);
    await bookEvent(other.api, {
      contactInfo: { primaryContact: { name: "Asha", phone: "+91 98220 12345", email } },
    });
    await shop.visitor().postForm("/password-reset", { email });

    await queueIsEmpty();

    const kinds = shop.database.rows(
      "select kind, count(*) as total from emails where recipient = ? and sent_at is not null group by kind order by kind",
      email,
    );
    expect(kinds).toEqual([
      { kind: "password_reset", total: 3 },
      { kind: "verification", total: 3 },
    ]);
  });

  test("one account has at most ten sent in a day", async () => {
    const { api, user } = await registerCustomer(shop.api);
    for (let guests = 0; guests < 11; guests += 1) {
      const { email } = anyPerson();
      const primaryContact = { name: "Asha", phone: "+91 98220 12345", email };
      await bookEvent(api, { contactInfo: { primaryContact } });
    }

    await queueIsEmpty();
    const sent =
      "select count(*) from emails where user_id = ? and kind = 'verification' and sent_at is not null";
    expect(shop.database.value(sent, user.id)).toBe(10);
  });
});

describe("the link", () => {
  test("verifies by its button, not by opening it, and only once", async () => {
    const person = await registerCustomer(shop.api);
    const key = await keySentTo(person.email);

    const scanned = await shop.visitor().get(`${HERE}?key=${key}`);
    expect(scanned.status).toBe(200);
    expect(scanned.visibleText).toContain(person.email);
    expect(isVerified(person)).toBe(false);
    const done = await verifyByLink(key);

    expect([done.status, done.location]).toEqual([303, "/"]);
    expect(isVerified(person)).toBe(true);
    const verified = await person.api.get("/api/auth/verify");
    expect(verified.body.user).toMatchObject({ isEmailVerified: true });
    const again = await shop.visitor().get(`${HERE}?key=${key}`);
    expect(again.status).toBe(410);
    expect(again.visibleText).toContain(SPENT);
  });

  test("verifies the address for that account only, and news arrive from then on", async () => {
    const shared = anyPerson().email;
    const contactInfo = {
      primaryContact: { name: "Asha", phone: "+91 98220 12345", email: shared },
    };
    const first = await registerCustomer(shop.api);
    const event = await bookEvent(first.api, { contactInfo });
    await verifyByLink(await keySentTo(shared));
    expect(isVerified(first)).toBe(false);
    const second = await registerCustomer(shop.api);

    const others = await bookEvent(second.api, { contactInfo });
    await setEventStatus(admin.api, others, "confirmed");
    await setEventStatus(admin.api, event, "confirmed");

    await mail.email({ to: shared, subject: `Booking ${event.eventNumber}: Confirmed` });
    await queueIsEmpty();
    expect(subjectsTo(shared).filter((subject) => subject?.includes(others.eventNumber))).toEqual(
      [],
    );
  });

  test("ends after three days, and its key is stored as a hash only", async () => {
    const person = await registerCustomer(shop.api);
    const key = await keySentTo(person.email);
    const stored = "select * from email_verifications where user_id = ?";
    const row = shop.database.row(stored, person.user.id);
    expect(row.token_hash).toBe(createHash("sha256").update(key).digest("base64url"));
    const email = shop.database.row("select * from emails where recipient = ?", person.email);
    expect(JSON.stringify(email)).not.toContain(key);
    expect(shop.server.output()).not.toContain(key);
    expect(Number(row.expires_at) - Date.now()).toBeLessThanOrEqual(3 * 86_400_000);

    shop.database.change(
      "update email_verifications set expires_at = ? where user_id = ?",
      Date.now() - 1,
      person.user.id,
    );
    const late = await shop.visitor().postForm(HERE, { key });

    expect(late.status).toBe(303);
    expect(isVerified(person)).toBe(false);
    expect((await shop.visitor().get(`${HERE}?key=${key}`)).status).toBe(410);
  });

  test("leads to a page that nothing stores or tells others of", async () => {
    const { email } = await registerCustomer(shop.api);
    const page = await shop.visitor().get(`${HERE}?key=${await keySentTo(email)}`);

    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
  });

  test("is not needed after a password was set by email", async () => {
    const person = await registerCustomer(shop.api);
    await shop.visitor().postForm("/password-reset", { email: person.email });
    const { text } = await mail.email({ to: person.email, subject: /new password/ });
    const visitor = shop.visitor();
    await visitor.get(/\/password-reset\/new\?key=\S+/.exec(text)?.[0] ?? "");
    expect(isVerified(person)).toBe(false);

    const password = "sev-puri-99";
    await visitor.postForm("/password-reset/new", { password, confirmPassword: password });

    expect(isVerified(person)).toBe(true);
  });
});

describe("the profile", () => {
  test("says whether the address is verified, and sends the link again until three were sent", async () => {
    const person = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(person);
    const page = await visitor.get("/profile");
    expect(page.visibleText).toContain(`${person.email} Not verified`);

    const texts: string[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      // Without the key, as if some time had passed since the last one.
      const reply = await visitor.postForm(AGAIN, { ...page.form(AGAIN), once: "" });
      expect(reply.location).toBe("/profile");
      await queueIsEmpty();
      texts.push((await visitor.follow(reply)).visibleText);
    }
    expect(texts[0]).toContain("The link is on its way");
    expect(texts[1]).toContain("The link is on its way");
    expect(texts[2]).toContain("We have sent the link several times today.");
    await queueIsEmpty();
    expect(subjectsTo(person.email)).toEqual([SUBJECT, SUBJECT, SUBJECT]);

    verifyEmail(shop.database, person);
    const verified = await visitor.get("/profile");
    expect(verified.visibleText).toContain(`${person.email} Verified`);
    expect(verified.text).not.toContain(`action="${AGAIN}"`);
    const needless = await visitor.follow(await visitor.postForm(AGAIN));
    expect(needless.visibleText).toContain("Your address is already verified.");
  });

  test("says nothing of it where the shop sends no emails", async () => {
    const { visitor } = await customerWith(withoutMail, []);

    const page = await visitor.get("/profile");

    expect(page.text).not.toContain(`action="${AGAIN}"`);
    expect(page.visibleText).not.toContain("erified");
  });

  test("another address is not verified, the first one still is", async () => {
    const person = await registerCustomer(shop.api);
    verifyEmail(shop.database, person);
    expect(isVerified(person)).toBe(true);
    const change = (email: string) =>
      shop.database.change("update users set email = ? where id = ?", email, person.user.id);

    change(anyPerson().email);
    expect(isVerified(person)).toBe(false);
    change(person.email);
    expect(isVerified(person)).toBe(true);
  });
});

test("an admin's own address counts as verified", async () => {
  const order = await placeOrder(admin.api, [addDish(shop.database)]);
  await advanceOrder(admin.api, order, ["confirmed"]);

  const subject = `Order ${order.orderNumber}: Confirmed`;
  expect((await mail.email({ to: firstAdmin.email, subject })).text).toContain("Hello ");
});

describe("closing an account deletes", () => {
  const letters = (email: string) =>
    shop.database
      .rows("select message from contact_messages where email = ? order by seq", email)
      .map(({ message }) => message);
  const isSubscribed = (email: string) =>
    shop.database.rows("select 1 from newsletter_subscribers where email = ?", email).length === 1;
  const write = (visitor: FormVisitor, email: string, message: string) =>
    visitor.postForm("/contact", { name: "Asha", email, phone: "", subject: "general", message });
  const subscribe = (visitor: FormVisitor, email: string) =>
    visitor.postForm("/newsletter/subscriptions", { email, returnTo: "/" });
  const close = async (visitor: FormVisitor, { password }: Person) => {
    const closed = await visitor.postForm("/profile/closure", { password });
    expect(closed.location).toBe("/");
  };

  test("no stranger's message or newsletter entry that has the same unverified address", async () => {
    const email = anyPerson().email;
    const stranger = shop.visitor();
    await write(stranger, email, "A stranger's");
    await subscribe(stranger, email);
    const person = await registerCustomer(shop.api, { email });
    const visitor = await shop.signedIn(person);
    await write(visitor, email, "Their own");
    await subscribe(visitor, email);
    expect(letters(email)).toEqual(["A stranger's", "Their own"]);

    await close(visitor, person);

    expect(letters(email)).toEqual(["A stranger's"]);
    expect(isSubscribed(email)).toBe(true);
  });

  test("what was sent while signed in, under any address", async () => {
    const [email, shared] = [anyPerson().email, anyPerson().email];
    const person = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(person);
    await write(visitor, email, "Their own");
    await subscribe(visitor, email);
    await subscribe(visitor, shared);
    await subscribe(shop.visitor(), shared);

    await close(visitor, person);

    expect(letters(email)).toEqual([]);
    expect(isSubscribed(email)).toBe(false);
    expect(isSubscribed(shared)).toBe(true);
  });

  test("what was sent as a guest from an address that the account has verified", async () => {
    const person = await registerCustomer(shop.api);
    await write(shop.visitor(), person.email, "As a guest");
    await subscribe(shop.visitor(), person.email);
    verifyEmail(shop.database, person);

    await close(await shop.signedIn(person), person);

    expect(letters(person.email)).toEqual([]);
    expect(isSubscribed(person.email)).toBe(false);
  });
});
