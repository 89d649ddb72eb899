import { beforeAll, describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { dialogOf, visibleText } from "#tests/support/http/page-text.ts";
import { typedBooking } from "#tests/support/records/booking-form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { quoteFields } from "#tests/support/records/quotes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const NEW = "/admin/events/new";
const CALENDAR = "/admin/events/calendar";
const CATERING = "/admin/settings/catering";

const shop = runningShop();
let owner: FormVisitor;
let asha: Person;

beforeAll(async () => {
  owner = await shop.signedIn(firstAdmin);
  asha = await registerCustomer(shop.api);
});

const mondayOf = (day: string) =>
  dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe("the calendar of a week", () => {
  test("shows every event from Monday to Sunday, with guests and capacity", async () => {
    const monday = mondayOf(dayFromToday(400));
    const eventDate = dayAfter(monday, 6);
    const [eventNames, others] = [["One", "Two", "Three", "Four", "Five"], ["Next Monday"]];
    for (const eventName of eventNames) await bookEvent(asha.api, { eventDate, eventName });
    for (const eventName of others) {
      await bookEvent(asha.api, { eventDate: dayAfter(monday, 7), eventName });
    }

    const page = await owner.get(`${CALENDAR}?week=${dayAfter(monday, 3)}`);

    expect(page.text.match(/class="event-calendar-day/g)).toHaveLength(7);
    expect(page.visibleText).toContain("250 of 2,000 guests");
    for (const eventName of eventNames) expect(page.visibleText).toContain(eventName);
    expect(page.visibleText).not.toContain("Next Monday");
    expect(page.text).toContain(`href="${CALENDAR}?week=${dayAfter(monday, -7)}"`);
    expect(page.text).toContain(`href="${CALENDAR}?week=${dayAfter(monday, 7)}"`);
    expect(page.text).toContain(`href="${CALENDAR}?month=${monday.slice(0, 7)}"`);
  });

  test.each(["soon", "2028-02-30", "2028-02"])("shows a month for the week %j", async (week) => {
    const page = await owner.get(`${CALENDAR}?week=${week}`);

    expect(page.status).toBe(200);
    expect(page.text.match(/class="event-calendar-day/g)?.length).toBeGreaterThan(27);
  });
});

describe("what is booked on a day", () => {
  const eventDate = dayFromToday(11);
  let bookings: { id: string; eventName: string }[];

  beforeAll(async () => {
    bookings = [];
    for (const eventName of ["Office lunch", "Garden party"]) {
      bookings.push(await bookEvent(asha.api, { eventDate, eventName, guestCount: 120 }));
    }
    const settings = (await owner.get(CATERING)).form(CATERING);
    const rule = { "leadTimes[0].fromGuests": "200", "leadTimes[0].leadTimeDays": "14" };
    await owner.postForm(CATERING, { ...settings, ...rule, guestsPerDay: "300" });
  });

  test("is shown with a booking, its own left out", async () => {
    const details = visibleText(
      dialogOf(await owner.get(`/admin/events?event=${bookings[0]?.id}`)),
    );

    expect(details).toContain("240 of 300 guests Too soon for 200 guests or more");
    expect(details).toContain("Garden party 120 guests Pending");
    expect(details.split("Office lunch")).toHaveLength(2);
  });

  test("is shown to staff with the date of a new booking, and again when it is refused", async () => {
    const form = (await owner.get(`${NEW}?date=${eventDate}`)).form(NEW);
    expect(form.eventDate).toBe(eventDate);
    expect(await owner.read(`${NEW}?date=${eventDate}`)).toContain("Garden party 120 guests");

    const free = { ...form, ...typedBooking, eventDate: dayFromToday(12), guestCount: "250" };
    const refused = await owner.postForm(NEW, free);
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("0 of 300 guests Too soon for 200 guests or more");
    const full = await owner.postForm(`${NEW}?draft`, { ...form, ...typedBooking, eventDate });
    expect(full.visibleText).toContain("Garden party 120 guests");
  });

  test("is shown to staff in the quote, before it is sent", async () => {
    const [id, path] = [bookings[0]?.id ?? "", `/admin/events/${bookings[0]?.id}/quote`];
    expect(await owner.read(path)).toContain("240 of 300 guests");

    const moved = await quoteFields(owner, id, { eventDate: dayFromToday(13), update: "total" });
    expect((await owner.postForm(path, moved)).visibleText).toContain("0 of 300 guests");
    const large = await quoteFields(owner, id, { guestCount: "250" });
    const refused = await owner.postForm(path, large);
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("Garden party 120 guests");
  });

  test("is not shown to customers", async () => {
    const visitor = await shop.signedIn(asha);

    expect(await visitor.read(`/catering/book?date=${eventDate}`)).not.toContain("Garden party");
    expect((await visitor.get(`${CALENDAR}?day=${eventDate}`)).status).not.toBe(200);
  });
});
