import { describe, expect, test } from "vitest";
import { qrCode } from "#app/domain/qr-code.server.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { customerWithPhone, typedBooking } from "#tests/support/records/booking-form.ts";
import { changeSettings } from "#tests/support/records/changed-settings.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent, unusedDay } from "#tests/support/records/events.ts";
import { quoteFields, sendQuote } from "#tests/support/records/quotes.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const NEW = "/admin/events/new";
// No mail server listens at this port, so emails stay in the queue.
const shop = runningShop({
  env: { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
});
const { visitor: owner } = shop.owner;

/** Basic for 50 guests: ₹8,650. */
async function enquiry(fields: FormFields = {}): Promise<string> {
  const reply = await owner.fillIn(NEW, {
    ...typedBooking,
    eventDate: unusedDay(),
    "menu.packages[0].name": "Basic",
    "contactInfo.primaryContact.name": "Meera Joshi",
    "contactInfo.primaryContact.phone": "98765 43210",
    ...fields,
  });
  const id = new URLSearchParams(reply.location?.split("?")[1]).get("event");
  if (!id) throw new Error(`Not taken (${reply.status}): ${reply.visibleText}`);
  return id;
}

const eventRow = (id: string) => shop.database.rows("select * from events where id = ?", id)[0];
const actionsOn = (id: string) =>
  shop.database
    .rows("select action from audit_log where subject_id = ? order by id", id)
    .map(({ action }) => action);

/** 60 guests at ₹140 and a generator, with travel and a discount. */
const negotiated = {
  guestCount: "60",
  "packages[0].price": "140",
  "lines[0].name": "Generator",
  "lines[0].quantity": "1",
  "lines[0].price": "2,500.50",
  travel: "750",
  discount: "1,000",
  note: "Power from 5 PM",
};

async function accept(link: string, visitor = shop.visitor()) {
  return visitor.fillIn(link);
}

test("a phone enquiry is quoted, accepted by link, and costs what was agreed everywhere", async () => {
  const id = await enquiry({ "contactInfo.primaryContact.email": "meera@office.test" });

  const link = await sendQuote(owner, id, negotiated);

  expect(eventRow(id)).toMatchObject({ guest_count: 50, total_paise: 865_000 });
  const mail = shop.database.rows(
    "select body from emails where recipient = 'meera@office.test' order by id desc",
  )[0];
  expect(mail?.body).toContain(`https://chatpata.test${link}`);
  const visitor = shop.visitor();
  const page = await visitor.get(link);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  // 60 × 140 + 2500.50 = 10900.50; 2 % = 218.01; setup 1000, travel 750, less 1000.
  for (const text of ["Generator", "₹10,900.50", "₹218.01", "₹11,868.51", "Power from 5 PM"]) {
    expect(page.visibleText).toContain(text);
  }
  expect(page.visibleText).not.toContain("98765");
  const accepted = await visitor.postForm(link, page.form(link));
  expect(accepted.location).toBe(link);

  const event = eventRow(id);
  expect(event).toMatchObject({
    status: "pending",
    guest_count: 60,
    travel_paise: 75_000,
    discount_paise: 100_000,
    subtotal_paise: 1_090_050,
    service_charge_paise: 21_801,
    total_paise: 1_186_851,
    advance_paise: 593_426,
  });
  expect(actionsOn(id)).toEqual(["event.taken", "event.quote_sent", "event.quote_accepted"]);
  const dialog = await owner.read(`/admin/events?event=${id}`);
  expect(dialog).toContain("Quote 1 sent");
  expect(dialog).toContain("Quote 1 accepted Meera Joshi (Customer)");
  expect(dialog).toContain("₹11,868.51");
  const sheet = await owner.read(`/admin/events/${id}/sheet`);
  expect(sheet).toContain("Generator");
  const csv = await owner.get(`/api/catering/export.csv?search=${event?.event_number}`);
  expect(csv.text).toContain("11868.51");
  expect(shop.database.value("select rings_since from events where id = ?", id)).not.toBeNull();
  expect((await visitor.postForm(link, page.form(link))).location).toBe(link);
  expect(actionsOn(id)).toHaveLength(3);
});

test("the invoice has the discount and travel on its lines, to the paisa", async () => {
  const id = await enquiry();
  const link = await sendQuote(owner, id, negotiated);
  await accept(link);
  const payments = `/admin/events/${id}/payments`;

  await owner.fillIn(payments, { amount: "11,868.51", method: "bank" });

  const [bill] = shop.database.rows("select * from bills where event_id = ?", id);
  expect(bill?.total_paise).toBe(1_186_851);
  const lines = JSON.parse(String(bill?.lines)) as { name: string; totalPaise: number }[];
  expect(lines.map(({ name }) => name)).toEqual([
    "Basic package",
    "Generator",
    "Service charge",
    "Setup",
    "Travel",
  ]);
  expect(lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(1_186_851);
});

test("the advance of an accepted quote can be paid to the shop's UPI ID, by code and by app", async () => {
  await changeSettings(owner, "payment", { id: "katta@upi" });
  const link = await sendQuote(owner, await enquiry(), negotiated);
  expect((await shop.visitor().get(link)).text).not.toContain("upi://pay");

  await accept(link);

  const { text, visibleText } = await shop.visitor().get(link);
  expect(visibleText).toContain("Pay now: ₹5,934.26");
  const [, address = ""] = /href="(upi:[^"]+)"/.exec(text.replaceAll("&amp;", "&")) ?? [];
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    pa: "katta@upi",
    am: "5934.26",
  });
  expect(text).toContain(qrCode(address).path);
});

test("an outdated version is refused with what is different", async () => {
  const id = await enquiry();
  const link = await sendQuote(owner, id, negotiated);
  const visitor = shop.visitor();
  const seen = await visitor.formOn(link);
  await sendQuote(owner, id, { guestCount: "80", discount: "0" });

  const refused = await visitor.postForm(link, seen);

  expect(refused.status).toBe(409);
  expect(refused.visibleText).toContain("Guests: 60 → 80");
  expect(refused.visibleText).toContain("Discount: ₹1,000 → –");
  expect(eventRow(id)).toMatchObject({ guest_count: 50 });
  expect((await visitor.postForm(link, refused.form(link))).location).toBe(link);
  expect(eventRow(id)).toMatchObject({ guest_count: 80 });
});

test("two members of staff who edit one quote do not overwrite each other unseen", async () => {
  const id = await enquiry();
  const path = `/admin/events/${id}/quote`;
  const manager = (await addStaff(shop, "manager")).visitor;
  const mine = await quoteFields(owner, id, { travel: "300", note: "Mine" });
  const theirs = await quoteFields(manager, id, { guestCount: "70" });
  expect((await manager.postForm(path, theirs)).location).toBe(path);

  const refused = await owner.postForm(path, mine);

  expect(refused.status).toBe(409);
  expect(refused.visibleText).toContain("Guests: 50 → 70");
  expect(refused.form(path)).toMatchObject({ travel: "300", note: "Mine", version: "1" });
  expect(shop.database.value("select count(*) from event_quotes where event_id = ?", id)).toBe(1);
  expect((await owner.postForm(path, refused.form(path))).location).toBe(path);
  expect(shop.database.value("select max(version) from event_quotes where event_id = ?", id)).toBe(
    2,
  );
});

test("a quote does not undo unseen what the customer has changed", async () => {
  const person = await customerWithPhone(shop);
  const { id, eventNumber } = await bookEvent(person.api);
  const path = `/admin/events/${id}/quote`;
  const changes = `/my-events/${eventNumber}/changes`;
  const typed = await quoteFields(owner, id, { travel: "300" });
  const form = await person.visitor.formOn(changes);
  await person.visitor.postForm(changes, { ...form, guestCount: "60" });

  const invalid = await owner.postForm(path, { ...typed, guestCount: "5" });
  const refused = await owner.postForm(path, { ...invalid.form(path), guestCount: "50" });

  expect(refused.status).toBe(409);
  expect(refused.visibleText).toContain("The customer changed the booking");
  expect(refused.visibleText).toContain("Guests: 60 → 50");
  expect(shop.database.value("select count(*) from event_quotes where event_id = ?", id)).toBe(0);
  expect((await owner.postForm(path, refused.form(path))).location).toBe(path);
});

test("the next quote starts from what the customer changed after the last one expired", async () => {
  const person = await customerWithPhone(shop);
  const { id, eventNumber } = await bookEvent(person.api);
  await sendQuote(owner, id, { guestCount: "80", note: "Power from 5 PM" });
  const lastDay = dayFromToday(-1);
  shop.database.change("update event_quotes set valid_until = ? where event_id = ?", lastDay, id);
  expect(await quoteFields(owner, id)).toMatchObject({ guestCount: "80" });
  const changes = `/my-events/${eventNumber}/changes`;
  await person.visitor.fillIn(changes, { guestCount: "60" });

  expect(await quoteFields(owner, id)).toMatchObject({ guestCount: "60", note: "Power from 5 PM" });
});

test("before the event the advance is asked for, from its day on everything", async () => {
  const id = await enquiry();
  const link = await sendQuote(owner, id);
  await accept(link);
  const payments = `/admin/events/${id}/payments`;
  const suggested = async () => await owner.formOn(payments);
  await owner.postForm(payments, { ...(await suggested()), amount: "1000", method: "cash" });

  // Half of 8650, less 1000.
  expect(await suggested()).toMatchObject({ amount: "3325" });
  expect(await shop.visitor().read(link)).toContain("Still to pay: ₹3,325");
  shop.database.change("update events set event_date = ? where id = ?", dayFromToday(0), id);
  expect(await suggested()).toMatchObject({ amount: "7650" });
  expect(await shop.visitor().read(link)).toContain("Still to pay: ₹7,650");
});

test("there is no bill for a booking that costs nothing", async () => {
  const id = await enquiry();
  await accept(await sendQuote(owner, id, { discount: "8650" }));

  await owner.postForm(`/admin/events/${id}/status`, { status: "completed" });

  expect(eventRow(id)).toMatchObject({ status: "completed", total_paise: 0 });
  expect(shop.database.rows("select id from bills where event_id = ?", id)).toEqual([]);
});

test("the customer asks for a change, which the owner reads", async () => {
  const id = await enquiry();
  const link = await sendQuote(owner, id);
  const visitor = shop.visitor();
  const form = await visitor.formOn(`${link}/change`);

  expect((await visitor.postForm(`${link}/change`, { ...form, request: " " })).status).toBe(400);
  const asked = await visitor.postForm(`${link}/change`, { ...form, request: "Without onions" });

  expect(asked.location).toBe(link);
  expect(await visitor.read(link)).toContain("Without onions");
  expect(await owner.read(`/admin/events?event=${id}`)).toContain("Without onions");
  expect(await owner.read(`/admin/events/${id}/quote`)).toContain("Without onions");
  expect(actionsOn(id)).toContain("event.quote_change_requested");
});

describe("a quote cannot be accepted", () => {
  test("after its last day", async () => {
    const id = await enquiry();
    const link = await sendQuote(owner, id);
    const form = await shop.visitor().formOn(link);
    shop.database.change(
      "update event_quotes set valid_until = ? where event_id = ?",
      dayFromToday(-1),
      id,
    );

    const refused = await shop.visitor().postForm(link, form);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("Ask for a new one");
    expect(refused.text).not.toContain("Accept the quote");
  });

  test("once the event is cancelled", async () => {
    const id = await enquiry();
    const link = await sendQuote(owner, id);
    const form = await shop.visitor().formOn(link);
    shop.database.change("update events set status = 'cancelled' where id = ?", id);

    expect((await shop.visitor().postForm(link, form)).status).toBe(409);
    expect(await owner.read(`/admin/events/${id}/quote`)).toContain("can no longer be changed");
  });

  test("on a day that is full by now", async () => {
    const day = unusedDay();
    const id = await enquiry({ eventDate: day });
    const link = await sendQuote(owner, id, { guestCount: "500" });
    for (let booked = 0; booked < 4; booked += 1) {
      await enquiry({ eventDate: day, guestCount: booked === 3 ? "440" : "500" });
    }

    const refused = await accept(link);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("fully booked");
    expect(eventRow(id)).toMatchObject({ guest_count: 50 });
  });

  test("with another token", async () => {
    const id = await enquiry();
    const link = await sendQuote(owner, id);

    const other = link.slice(0, -1) + (link.endsWith("A") ? "E" : "A");
    expect((await shop.visitor().get(other)).status).toBe(404);
    expect((await shop.visitor().get(link.replace("/quote/", "/pay/"))).status).toBe(404);
  });
});

test("buttons of the form send nothing and keep the input", async () => {
  const id = await enquiry();
  const path = `/admin/events/${id}/quote`;
  const fields = await quoteFields(owner, id, { travel: "300" });

  const added = await owner.postForm(path, { ...fields, change: "add lines" });
  expect(added.form(path)).toMatchObject({ travel: "300", "lines[0].quantity": "1" });
  const updated = await owner.postForm(path, {
    ...added.form(path),
    "lines[0].name": "Tent",
    "lines[0].price": "1000",
    update: "total",
  });

  // 7500 + 1000, 2 % of it, setup 1000 and travel 300.
  expect(updated.visibleText).toContain("₹9,970");
  expect(shop.database.value("select count(*) from event_quotes where event_id = ?", id)).toBe(0);
});

test.each([
  [{ discount: "1,00,000" }, "The discount is more than the whole price"],
  [{ guestCount: "5" }, "Guests must be 10 to 500"],
  [{ "packages[0].isChosen": [] }, "Please select at least one package or add custom items"],
  [{ validUntil: dayFromToday(-2) }, "The date cannot be before today"],
])("refuses %o", async (fields: FormFields, message) => {
  const id = await enquiry();
  const path = `/admin/events/${id}/quote`;

  const refused = await owner.postForm(path, await quoteFields(owner, id, fields));

  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain(message);
});
