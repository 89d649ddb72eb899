import { beforeAll, describe, expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { rowOf, totalOf } from "#tests/support/http/page-text.ts";
import { customerWithPhone } from "#tests/support/records/booking-form.ts";
import { changeSettings } from "#tests/support/records/changed-settings.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { sendQuote } from "#tests/support/records/quotes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

// No mail server listens at this port, so emails stay in the queue.
const shop = runningShop({
  env: { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
});
const { visitor: owner } = shop.owner;
beforeAll(async () => {
  const alerts = "/admin/settings/alerts";
  await owner.fillIn(alerts, { bookings: "on" });
});

/** Basic for 50 guests: ₹8,650. */
async function booking(overrides: Record<string, unknown> = {}) {
  const person = await customerWithPhone(shop);
  const event = await bookEvent(person.api, overrides);
  const path = `/my-events/${event.eventNumber}/changes`;
  return { ...person, event, path, details: `/my-events?event=${event.eventNumber}` };
}

/** Like `booking`, with an accepted quote; returns the quote's link. */
async function accepted({ event }: Booking, fields: FormFields): Promise<string> {
  const link = await sendQuote(owner, event.id, fields);
  const visitor = shop.visitor();
  await visitor.fillIn(link);
  return link;
}

type Booking = Awaited<ReturnType<typeof booking>>;

const change = ({ visitor, path }: Booking, fields: FormFields) => visitor.fillIn(path, fields);

const row = ({ event }: Booking) =>
  shop.database.rows("select * from events where id = ?", event.id)[0];

const lassi = {
  "menu.customItems[0].name": "Lassi",
  "menu.customItems[0].quantity": "20",
  "menu.customItems[0].specialInstructions": "",
};

/** Made when the price was still ₹140 per guest. */
async function earlierBooking(): Promise<Booking> {
  const booked = await booking();
  shop.database.change(
    "update event_packages set price_paise = 14000, total_paise = 700000 where event_id = ?",
    booked.event.id,
  );
  return booked;
}

test("a customer changes guests and menu at the prices of the booking", async () => {
  const booked = await earlierBooking();
  expect(await booked.visitor.read(booked.details)).toContain("Change");

  const reply = await change(booked, { guestCount: "60", ...lassi });

  expect(reply.location).toBe(booked.details);
  // 60 × 140 + 20 × 30 = 9000, 2 % of it, setup 1000.
  expect(row(booked)).toMatchObject({
    guest_count: 60,
    subtotal_paise: 900_000,
    total_paise: 1_018_000,
    advance_paise: 509_000,
  });
  const { text } = await booked.visitor.get(booked.details);
  expect(rowOf(text, "Total")).toBe("₹10,180");
  expect(text).toContain("60 guests, ₹10,180");
  expect(await owner.read(`/admin/events/${booked.event.id}/sheet`)).toContain("Lassi");
  const mail = shop.database.rows(
    "select body from emails where recipient = ? order by id desc",
    firstAdmin.email,
  )[0];
  expect(mail?.body).toContain(`Event changed: ${booked.event.eventNumber}`);
});

test("buttons that change the form keep the input, at the prices of the booking", async () => {
  const booked = await earlierBooking();
  const { visitor, path } = booked;
  const form = await visitor.formOn(path);

  const page = await visitor.postForm(`${path}?draft`, {
    ...form,
    guestCount: "60",
    "newItem.name": "Lassi",
    "newItem.quantity": "20",
  });

  expect(totalOf(page.text)).toBe("₹10,180");
  expect(page.form(path)).toMatchObject({ guestCount: "60", ...lassi, version: form.version });
  expect(row(booked)).toMatchObject({ guest_count: 50 });
});

test("the same form again changes nothing more and is no failure", async () => {
  const booked = await booking();
  const { visitor, path, details } = booked;
  const sent = { ...(await visitor.formOn(path)), guestCount: "60" };
  expect((await visitor.postForm(path, sent)).location).toBe(details);

  const again = await visitor.postForm(path, sent);

  expect(again.location).toBe(details);
  const changes = "select count(*) from event_changes where kind = 'changed' and event_id = ?";
  expect(shop.database.value(changes, booked.event.id)).toBe(1);
});

test("a number that cannot be read is named at its field before anything is saved", async () => {
  const { visitor, path } = await booking();
  const form = await visitor.formOn(path);
  const unreadable = {
    ...form,
    ...lassi,
    "menu.customItems[0].quantity": "two",
    guestCount: "1.5",
  };

  const page = await visitor.postForm(`${path}?draft`, unreadable);

  expect(page.visibleText).toContain("Quantity must be a whole number");
  expect(page.visibleText).toContain("Guests must be");
  expect(page.form(path)).toMatchObject({ "menu.customItems[0].quantity": "two" });
});

test("what was overpaid becomes a refund due, and the bill follows", async () => {
  const booked = await booking();
  const payments = `/admin/events/${booked.event.id}/payments`;
  await owner.fillIn(payments, { amount: "8650", method: "bank" });

  await change(booked, { guestCount: "40" });

  // 40 × 150 = 6000, 2 % of it, setup 1000.
  expect(row(booked)).toMatchObject({ total_paise: 712_000, paid_paise: 865_000 });
  expect(await booked.visitor.read(booked.details)).toContain("Refund due ₹1,530");
  const bills = shop.database.rows(
    "select kind, total_paise from bills where event_id = ? order by rowid",
    booked.event.id,
  );
  expect(bills).toEqual([
    { kind: "bill", total_paise: 865_000 },
    { kind: "credit_note", total_paise: 865_000 },
    { kind: "bill", total_paise: 712_000 },
  ]);
});

test("an accepted quote shows the booking as it was changed since", async () => {
  const booked = await booking();
  const link = await accepted(booked, { discount: "500", note: "Power from 5 PM" });

  expect((await change(booked, { guestCount: "60" })).status).toBe(303);

  // 60 × 150 = 9000, 2 % of it, setup 1000, less 500.
  const { text, visibleText } = await shop.visitor().get(link);
  expect(rowOf(text, "Guests")).toBe("60");
  expect(rowOf(text, "Total")).toBe("₹9,680");
  expect(visibleText).toContain("Power from 5 PM");
});

describe("a change that keeps the day", () => {
  test("is possible on a holiday and on a full day, unless there are more guests", async () => {
    const [holiday, full] = [await booking(), await booking()];
    await owner.postForm("/admin/settings/holidays", {
      day: holiday.event.eventDate,
      name: "Diwali",
    });
    await changeSettings(owner, "catering", { guestsPerDay: "40" });

    for (const one of [holiday, full]) {
      expect((await change(one, { guestCount: "51" })).status).toBe(409);
      expect((await change(one, lassi)).status).toBe(303);
      await sendQuote(owner, one.event.id, { guestCount: "45", discount: "100" });
    }
  });

  test("is too soon only if more guests need more days", async () => {
    const booked = await booking({ eventDate: dayFromToday(5) });
    await changeSettings(owner, "catering", {
      "leadTimes[0].fromGuests": "100",
      "leadTimes[0].leadTimeDays": "7",
    });

    const refused = await change(booked, { guestCount: "100" });

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("we need 7 days to prepare");
    expect((await change(booked, { guestCount: "99" })).status).toBe(303);
  });
});

describe("nothing changes", () => {
  test("if less is ordered than a discount was agreed for", async () => {
    const booked = await booking({ guestCount: 200 });
    await accepted(booked, { discount: "3000" });
    // 200 × 150 = 30000, 2 % of it, setup 1000, less 3000.
    expect(row(booked)).toMatchObject({ total_paise: 2_860_000 });

    const refused = await change(booked, { guestCount: "10" });

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("please ask us for a new quote");
    expect(row(booked)).toMatchObject({ guest_count: 200, total_paise: 2_860_000 });
    expect((await change(booked, { guestCount: "210" })).status).toBe(303);
    // 10 more guests cost 1500, plus 2%.
    expect(row(booked)).toMatchObject({ total_paise: 3_013_000, discount_paise: 300_000 });
  });

  test.each<[when: string, happens: (booked: Booking) => unknown, message: string]>([
    [
      "later than the owner allows",
      () => changeSettings(owner, "catering", { changeDays: "5" }),
      "can no longer be changed here",
    ],
    [
      "once it is being prepared",
      ({ event }) => owner.postForm(`/admin/events/${event.id}/status`, { status: "preparing" }),
      "can no longer be changed here",
    ],
    [
      "while a quote awaits its answer",
      ({ event }) => sendQuote(owner, event.id),
      "We have sent you a quote",
    ],
  ])("%s", async (_, happens, message) => {
    const booked = await booking({ eventDate: dayFromToday(4) });
    const { visitor, path } = booked;
    const form = await visitor.formOn(path);
    await happens(booked);

    const refused = await visitor.postForm(path, { ...form, guestCount: "60" });

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(message);
    expect(await visitor.read(path)).not.toContain("Save the changes");
    expect(row(booked)).toMatchObject({ guest_count: 50 });
  });

  test("if the booking has changed since, which the form shows then", async () => {
    const booked = await booking();
    const { visitor, path } = booked;
    const form = await visitor.formOn(path);
    await change(booked, { guestCount: "60" });

    const refused = await visitor.postForm(path, { ...form, guestCount: "70" });

    expect(refused.status).toBe(409);
    expect(refused.form(path).guestCount).toBe("60");
    expect(row(booked)).toMatchObject({ guest_count: 60 });
  });

  test("with too many guests for the day, or none of the menu", async () => {
    const booked = await booking();
    await changeSettings(owner, "catering", { guestsPerDay: "100" });

    const full = await change(booked, { guestCount: "101" });
    expect(full.status).toBe(409);
    expect(full.visibleText).toContain("fully booked");
    expect((await change(booked, { guestCount: "100" })).status).toBe(303);
    expect((await change(booked, { "menu.packages[0].name": [] })).status).toBe(400);
  });

  test("by somebody else", async () => {
    const booked = await booking();
    const { visitor } = await customerWithPhone(shop);

    expect((await visitor.get(booked.path)).status).toBe(404);
    expect((await visitor.postForm(booked.path, { guestCount: "60" })).status).toBe(404);
  });
});
