import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { customerWithPhone, typedBooking } from "#tests/support/records/booking-form.ts";
import { checkOutByForm } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { startPushServer } from "#tests/support/shop/push-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const push = await startPushServer();
afterAll(() => push.stop());
const shop = runningShop({ env: { ...mail.env, ...push.env } });
const { visitor: owner } = shop.owner;

/** With a verified address, so that they receive news. */
async function customerSpeaking(language: "hi" | "mr"): Promise<Person & { visitor: FormVisitor }> {
  const customer = await customerWithPhone(shop);
  verifyEmail(shop.database, customer);
  await customer.visitor.speak(language);
  return customer;
}

/** The emails sent to an address about orders or bookings, oldest first. */
function news(recipient: string) {
  return shop.database
    .rows(
      "select subject, body from emails where recipient = ? and kind in ('order', 'event') order by seq",
      recipient,
    )
    .map(({ subject, body }) => ({ subject: String(subject), body: String(body) }));
}

test("an order placed in Marathi is written about in Marathi, whatever its customer reads later", async () => {
  const { visitor, email } = await customerSpeaking("mr");
  const dish = addDish(shop.database, { name: `Bhel ${randomUUID().slice(0, 8)}` });
  const local = dish.name.replace("Bhel", "भेळ");
  const texts = `/admin/translations/dish/${dish.id}`;
  await owner.fillIn(texts, { "name.mr": local });
  await visitor.postForm("/cart/lines", { product: dish.id, quantity: "2" });
  const orderNumber = await checkOutByForm(visitor, { email });
  const browser = push.newBrowser();
  await visitor.postForm(`/my-orders/${orderNumber}/notifications`, browser.fields);
  await visitor.speak("en");
  const id = shop.database.value("select id from orders where order_number = ?", orderNumber);

  const [placed] = news(email);
  expect(placed?.subject).toBe(`चटपटामधील तुमची ऑर्डर ${orderNumber}`);
  expect(placed?.body).toMatch(/^नमस्कार /);
  expect(placed?.body).toContain(`2 × ${local}: ₹`);
  expect(placed?.body).toContain("डिलिव्हरीचा पत्ता: 12 Laxmi Road, Pune 411030.");
  expect(placed?.body).toContain(
    `तुमची ऑर्डर ट्रॅक करा: https://chatpata.test/order-confirmation?order=${orderNumber}\n`,
  );
  expect(withoutNames(placed?.body)).not.toMatch(/[A-Za-z]{3}/);
  const link = /https:\/\/chatpata\.test(\/track\/\S+)/.exec(placed?.body ?? "")?.[1] ?? "";
  const friend = shop.visitor();
  await friend.speak("mr");
  const tracked = await friend.read(link);
  expect(tracked).toContain(local);
  expect(tracked).toContain("मिळण्याची वेळ: ");

  const messages = `/admin/orders/${id}/messages`;
  const opened = await owner.postForm(messages, { channel: "whatsapp", topic: "pending" });
  const [text, trackingLink] = (
    new URL(opened.location ?? "").searchParams.get("text") ?? ""
  ).split("https://chatpata.test");
  expect(text).toBe(
    `नमस्कार Asha, चटपटामधील तुमची ऑर्डर ${orderNumber} आम्हाला मिळाली आहे, लवकरच कन्फर्म करू. इथे ट्रॅक करा: `,
  );
  expect(trackingLink).toMatch(/^\/track\/[\w-]{43}$/);

  const cancellation = `${link}/cancellation`;
  await friend.fillIn(cancellation);
  await expect
    .poll(() => browser.received.map(({ title, body }) => ({ title, body })))
    .toEqual([
      {
        title: "तुमची ऑर्डर रद्द झाली",
        body: `कारण तुमच्या ऑर्डरच्या पेजवर आहे. काही प्रश्न असल्यास फोन करा: +91 20 4890 5511. (${orderNumber})`,
      },
    ]);
  expect(news(email)[1]?.subject).toBe(`ऑर्डर ${orderNumber}: रद्द`);
  expect(news(email)[1]?.body).toContain("कारण: तुम्ही रद्द केले\nतुम्हाला काहीही द्यायचे नाही.");
  const stored = "select cancellation_reason from orders where id = ?";
  expect(shop.database.value(stored, String(id))).toBe("Cancelled by the customer's link");
  const details = `/my-orders?order=${orderNumber}`;
  expect(await visitor.read(details)).toContain("You cancelled it");
  await visitor.speak("hi");
  expect(await visitor.read(details)).toContain("आपने रद्द किया");
});

/** Removes everything that is the same in every language. */
function withoutNames(text = ""): string {
  return text.replace(/https:\S+|12 Laxmi Road, Pune|Asha Kulkarni|Chatpata|[\da-f]{8}/g, "");
}

test("staff cancel in their language, and the customer reads the reason in their own", async () => {
  const { visitor, email } = await customerSpeaking("hi");
  const dish = addDish(shop.database);
  await visitor.postForm("/cart/lines", { product: dish.id, quantity: "1" });
  const orderNumber = await checkOutByForm(visitor, { email });
  const id = shop.database.value("select id from orders where order_number = ?", orderNumber);
  await owner.speak("mr");

  const cancellation = `/admin/orders/${id}/cancellation`;
  await owner.postForm(cancellation, { reason: "एक डिश संपली" });
  await owner.speak("en");

  const stored = "select cancellation_reason from orders where order_number = ?";
  expect(shop.database.value(stored, orderNumber)).toBe("A dish ran out");
  expect(news(email)[1]?.body).toContain("वजह: एक डिश खत्म हो गई\n");
});

test("a booking made in Hindi is written about in Hindi", async () => {
  const { visitor, email } = await customerSpeaking("hi");
  const form = "/hi/catering/book";
  const fields = await visitor.formOn(form);
  const basic = { "menu.packages[0].name": "Basic" };
  await visitor.postForm(form, { ...fields, ...typedBooking, ...basic });
  await visitor.speak("en");
  const { id, event_number: number } = shop.database.row(
    "select id, event_number from events where contact_email = ?",
    email,
  );
  await owner.postForm(`/admin/events/${id}/cancellation`, {
    reason: "The venue is outside our area",
  });

  const [booked, cancelled] = news(email);
  expect(booked?.subject).toBe(`चटपटा पर आपकी बुकिंग ${number}`);
  expect(booked?.body).toContain("मेहमान: 50\n");
  expect(booked?.body).toContain(`आपकी बुकिंग: https://chatpata.test/my-events?event=${number}\n`);
  expect(cancelled?.subject).toBe(`बुकिंग ${number}: रद्द`);
  expect(cancelled?.body).toContain("वजह: जगह हमारे एरिया से बाहर है\n");
});

test("the owner is told of an order in their own language, with the names that the kitchen uses", async () => {
  shop.database.change("update users set is_email_verified = 1 where email = ?", firstAdmin.email);
  const settings = "/admin/settings/alerts";
  await owner.fillIn(settings, { orders: "on" });
  await owner.speak("mr");
  const dish = addDish(shop.database, { name: "Dahi Puri" });

  const { orderNumber } = await placeOrder((await registerCustomer(shop.api)).api, [dish]);
  await owner.speak("en");

  const told = news(firstAdmin.email).at(-1);
  expect(told?.subject).toBe(`नवीन ऑर्डर ${orderNumber}`);
  expect(told?.body).toContain("1 × Dahi Puri\n");
  expect(told?.body).toContain("डिलिव्हरी: 12 Laxmi Road");
});

test("an account made in Hindi is written to in Hindi from the start", async () => {
  const visitor = shop.visitor();
  await visitor.speak("hi");
  const email = "nayi.grahak@chatpata.test";
  const password = "bhel-puri-7";
  const fields = { name: "Nayi Grahak", email, password, confirmPassword: password };
  const reply = await visitor.postForm("/register", fields);
  expect(reply.status).toBe(303);

  await expect
    .poll(() => mail.received().filter(({ to }) => to.includes(email)))
    .toMatchObject([{ headers: { subject: "चटपटा के लिए अपना ईमेल पता वेरिफ़ाई करें" } }]);
});

test("a forgotten password is answered in the language that its owner chose", async () => {
  const { email } = await customerSpeaking("hi");

  await shop.visitor().postForm("/password-reset", { email });

  const received = () => mail.received().filter(({ to }) => to.includes(email));
  await expect
    .poll(() => received().map(({ text }) => text))
    .toContainEqual(expect.stringContaining("यह लिंक एक ही बार और 30 मिनट तक चलता है।"));
});
