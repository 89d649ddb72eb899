import { afterAll, describe, expect, test, vi } from "vitest";
import { visibleText } from "#tests/support/http/page-text.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent, setEventStatus } from "#tests/support/records/events.ts";
import { advanceOrder, orderOf, placeOrder } from "#tests/support/records/orders.ts";
import {
  type Person,
  registerCustomer,
  signInAdmin,
  verifyEmail,
} from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const untrusted = await startMailServer({ encrypted: true });
afterAll(untrusted.stop);
const shop = runningShop({ env: mail.env });
const shopOfUntrusted = runningShop({ env: untrusted.env });
// This address reaches the server as well, but is not known to be on this machine.
const SMTP_URL = mail.env.SMTP_URL.replace("127.0.0.1", "0.0.0.0");
const shopWithoutTls = runningShop({ env: { ...mail.env, SMTP_URL } });
const withoutMail = runningShop();

const admin = shop.owner;

/** With a verified address, so that they receive news. */
async function newCustomer(): Promise<Person> {
  const person = await registerCustomer(shop.api);
  verifyEmail(shop.database, person);
  return person;
}

function storedEmails(recipient: string) {
  const news = "select * from emails where recipient = ? and kind <> 'verification' order by seq";
  return shop.database.rows(news, recipient);
}

function receivedBy(email: string) {
  return mail
    .received()
    .filter(({ to, headers }) => to.includes(email) && !headers.subject?.startsWith("Verify"));
}

async function waitForEmail(recipient: string, expected: Record<string, unknown>): Promise<void> {
  await vi.waitFor(() => expect(storedEmails(recipient)[0]).toMatchObject(expected), {
    timeout: 20_000,
    interval: 20,
  });
}

function contactAt(email: string) {
  const name = "Asha Kulkarni";
  return { contactInfo: { primaryContact: { name, phone: "+91 98220 12345", email } } };
}

describe("emails to customers", () => {
  test("confirm an order with dishes, choices, prices, address and a link", async () => {
    const { api, email, name } = await newCustomer();
    const dish = addDish(shop.database, { name: "Dahi Puri", pricePaise: 8050 });
    const customizations = { spiceLevel: "hot", jain: true };

    const { orderNumber, trackingUrl } = await placeOrder(api, [], {
      items: [{ product: dish.id, quantity: 2, customizations }],
    });

    const subject = `Your order ${orderNumber} at Chatpata`;
    const received = await mail.email({ to: email, subject });
    expect(received.to).toEqual([email]);
    expect(received.headers.from).toBe("Chatpata <namaste@chatpata.example>");
    expect(received.headers["auto-submitted"]).toBe("auto-generated");
    expect(received.text).toContain(`Hello ${name},`);
    expect(trackingUrl).toMatch(/^https:\/\/chatpata\.test\/track\//);
    expect(received.text).toContain(`Without logging in, for a week: ${trackingUrl}`);
    expect(received.text).toContain(
      "2 × Dahi Puri: ₹161\n  Hot spice · Jain (no onion, garlic or potato)\nDelivery fee: ₹30\nTotal: ₹191",
    );
    expect(received.text).toContain("Payment: Cash on Delivery.");
    expect(received.text).toContain("Delivery to: 12 Laxmi Road, Pune 411030.");
    expect(received.text).toContain(
      `https://chatpata.test/order-confirmation?order=${encodeURIComponent(orderNumber)}`,
    );
    await waitForEmail(email, { due_at: null, attempt_count: 1, last_error: "" });
    expect(receivedBy(email)).toHaveLength(1);
  });

  test("report each status change with its reason", async () => {
    const { api, email } = await newCustomer();
    const dish = addDish(shop.database);
    const order = await placeOrder(api, [dish]);
    const secondOrder = await placeOrder(api, [dish]);

    await advanceOrder(admin.api, order, ["confirmed"]);
    await api.patch(`/api/orders/${secondOrder.id}/status`, {
      status: "cancelled",
      reason: "I am ill",
    });

    const confirmed = await mail.email({
      to: email,
      subject: `Order ${order.orderNumber}: Confirmed`,
    });
    expect(confirmed.text).toContain("We have confirmed your order");
    const subject = `Order ${secondOrder.orderNumber}: Cancelled`;
    const cancelled = await mail.email({ to: email, subject });
    expect(cancelled.text).toContain("Your order was cancelled.");
    expect(cancelled.text).toContain("Reason: I am ill\nThere is nothing to pay.");
  });

  test("report a change with the new dishes and total", async () => {
    const { api, email, password } = await newCustomer();
    const dish = addDish(shop.database);
    const { orderNumber } = await placeOrder(api, [dish], { deliveryType: "pickup" });
    const visitor = await shop.signedIn({ email, password });
    const path = `/my-orders/${orderNumber}/changes`;
    const fields = await visitor.formOn(path);
    const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";

    await visitor.postForm(path, { ...fields, [line]: "3", check: "total" });
    await visitor.postForm(path, { ...fields, [line]: "4", save: "1" });

    const changed = await mail.email({
      to: email,
      subject: `Your order ${orderNumber} was changed`,
    });
    expect(changed.text).toContain(`4 × ${dish.name}: ₹400`);
    expect(changed.text).toContain("Total: ₹400");
    expect(changed.text).not.toContain("₹300");
  });

  test("confirm a booking and its status changes to the event's contact", async () => {
    const { api, email } = await newCustomer();
    const eventDate = dayFromToday(30);

    const event = await bookEvent(api, { ...contactAt(email), eventDate });
    await setEventStatus(admin.api, event, "confirmed");

    const subject = `Your booking ${event.eventNumber} at Chatpata`;
    const booked = await mail.email({ to: email, subject });
    expect(booked.text).toContain("Mira turns five");
    expect(booked.text).toMatch(/When: \w{3}, .*, 6:30 PM\n/);
    expect(booked.text).toContain("Guests: 50");
    expect(booked.text).toContain(`https://chatpata.test/my-events?event=${event.eventNumber}`);
    const confirmed = await mail.email({
      to: email,
      subject: `Booking ${event.eventNumber}: Confirmed`,
    });
    expect(confirmed.text).toContain("Event confirmed! 30 days until your event.");
  });

  test("are sent once for a repeated request and not for a refused change", async () => {
    const { api, email } = await newCustomer();
    const dish = addDish(shop.database);
    const headers = { "Idempotency-Key": crypto.randomUUID() };

    const first = await api.post<{ id: string }>("/api/orders", orderOf([dish]), { headers });
    await api.post("/api/orders", orderOf([dish]), { headers });
    const refused = await admin.api.patch(`/api/orders/${first.body.data.id}/status`, {
      status: "delivered",
    });

    expect(refused.status).toBe(409);
    expect(storedEmails(email)).toHaveLength(1);
  });
});

test("admins with a verified address are told of new orders and bookings if the owner wants it", async () => {
  const { api } = await newCustomer();
  const dish = addDish(shop.database, { name: "Dahi Puri" });
  const { visitor } = shop.owner;
  const settings = "/admin/settings/alerts";
  const setVerified = (isVerified: number) =>
    shop.database.change(
      "update users set is_email_verified = ? where id = ?",
      isVerified,
      admin.id,
    );
  setVerified(0);
  const { text, form } = await visitor.get(settings);
  const { seenVersion: _, ...fields } = form(settings);
  expect(fields, "off by default").toMatchObject({ unansweredMinutes: "5", tellsOwnerBy: "email" });
  expect(fields).not.toHaveProperty("orders");
  expect(fields).not.toHaveProperty("bookings");
  expect(visibleText(text)).toContain(
    `${firstAdmin.email}, is not verified and receives no alerts.`,
  );
  await visitor.postForm(settings, { ...fields, orders: "on", bookings: "on" });
  await placeOrder(api, [dish]);
  expect(storedEmails(firstAdmin.email)).toEqual([]);
  setVerified(1);

  const order = await placeOrder(api, [{ ...dish, quantity: 2 }], { notes: "Ring\r\ntwice" });
  const event = await bookEvent(api);

  const told = await mail.email({
    to: firstAdmin.email,
    subject: `New order ${order.orderNumber}`,
  });
  expect(told.text).toContain("2 × Dahi Puri\nNote: Ring twice\n");
  expect(told.text).toContain(`https://chatpata.test/admin/orders/${order.id}`);
  const subject = new RegExp(`^New booking ${event.eventNumber}: 50 guests on `);
  const booking = await mail.email({ to: firstAdmin.email, subject });
  expect(booking.text).toContain(`https://chatpata.test/admin/events?event=${event.id}`);

  await visitor.postForm(settings, { ...fields, bookings: "on" });
  await placeOrder(api, [dish]);
  expect(storedEmails(firstAdmin.email)).toHaveLength(2);
  await visitor.postForm(settings, fields);
});

test("customers' input cannot add lines or headers to an email", async () => {
  const { api, email } = await newCustomer();

  const event = await bookEvent(api, {
    ...contactAt(email),
    eventName: "Party\r\nBcc: victim@chatpata.test\u2028Subject: Free food",
  });

  const { headers, text, to } = await mail.email({
    to: email,
    subject: `Your booking ${event.eventNumber} at Chatpata`,
  });
  expect(to).toEqual([email]);
  expect(headers).not.toHaveProperty("bcc");
  expect(text).toContain("Party Bcc: victim@chatpata.test Subject: Free food");
  expect(text).not.toMatch(/^(Bcc|Subject):/m);
});

describe("when the mail server", () => {
  test("is down, the order is accepted and its email arrives once later, even after a crash", async () => {
    const { api, email } = await newCustomer();
    const dish = addDish(shop.database);
    await mail.stop();

    const { orderNumber } = await placeOrder(api, [dish]);
    await waitForEmail(email, {
      sent_at: null,
      last_error: expect.stringContaining("ECONNREFUSED"),
    });
    await shop.server.kill();
    await mail.restart();
    await shop.server.restart();

    const subject = `Your order ${orderNumber} at Chatpata`;
    await mail.email({ to: email, subject });
    await waitForEmail(email, { due_at: null, last_error: "", sent_at: expect.any(Number) });
    expect(Number(storedEmails(email)[0]?.attempt_count)).toBeGreaterThan(1);
    expect(receivedBy(email)).toHaveLength(1);
  });

  test.each([
    ["has a certificate that nobody vouches for", () => shopOfUntrusted, "self-signed certificate"],
    ["on another machine offers no encryption", () => shopWithoutTls, "STARTTLS"],
  ])("%s, no email is sent", async (_, shopOf, error) => {
    const { api, database } = shopOf();
    const { email } = await registerCustomer(api);

    await vi.waitFor(
      () => {
        const { last_error } = database.row("select * from emails where recipient = ?", email);
        expect(last_error).toContain(error);
      },
      { timeout: 20_000, interval: 20 },
    );
    const received = [...mail.received(), ...untrusted.received()];
    expect(received.filter(({ to }) => to.includes(email))).toEqual([]);
  });

  test("rejects the mailbox, the email is given up and an admin can send it again", async () => {
    const { api, email } = await newCustomer();
    const dish = addDish(shop.database);
    mail.rejectRecipient(email);
    const { orderNumber } = await placeOrder(api, [dish]);
    const subject = `Your order ${orderNumber} at Chatpata`;
    await waitForEmail(email, { due_at: null, sent_at: null, attempt_count: 1 });
    const { visitor } = shop.owner;

    const emails = await visitor.get("/admin/emails?show=given_up");
    expect(emails.visibleText).toContain(subject);
    expect(emails.visibleText).toMatch(/Failed .*550 No such mailbox here/);
    mail.acceptRecipient(email);
    const sendingPath = `/admin/emails/${storedEmails(email)[0]?.id}/sending`;
    const again = await visitor.postForm(sendingPath, emails.form(sendingPath));

    expect(again.location).toBe("/admin/emails?show=given_up");
    await mail.email({ to: email, subject });
    await waitForEmail(email, { due_at: null, last_error: "", sent_at: expect.any(Number) });
    expect(shop.server.output()).not.toContain(email);
  });

  test("is not configured, no email is stored and the page says so", async () => {
    const { api } = await registerCustomer(withoutMail.api);
    const order = await placeOrder(api, [addDish(withoutMail.database)]);
    const owner = await signInAdmin(withoutMail.api);
    await advanceOrder(owner.api, order, ["confirmed"]);
    const visitor = withoutMail.visitor();
    await visitor.signInAs(firstAdmin);

    const { text } = await visitor.get("/admin/emails");

    expect(withoutMail.database.value("select count(*) from emails")).toBe(0);
    expect(visibleText(text)).toContain("Email is off");
    expect(text).not.toContain("Send again");
  });
});

test("deleting a customer deletes their emails", async () => {
  const { api, email, user } = await newCustomer();
  const contact = `party.${email}`;
  verifyEmail(shop.database, { user, email: contact });
  await bookEvent(api, contactAt(contact));
  await placeOrder(api, [addDish(shop.database)]);
  expect([...storedEmails(email), ...storedEmails(contact)]).toHaveLength(2);

  await admin.api.delete(`/api/auth/users/${user._id}`);

  expect([...storedEmails(email), ...storedEmails(contact)]).toEqual([]);
});
