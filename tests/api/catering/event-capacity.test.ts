import { expect, test } from "vitest";
import { formatLongDay } from "#app/domain/clock.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import {
  bookByForm,
  customerWithPhone,
  filledBooking,
} from "#tests/support/records/booking-form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const BASIC = "menu.packages[0].name";

// One event has at most 500 guests.
async function bookGuests(day: string, guests: number) {
  const { visitor } = await customerWithPhone(shop);
  for (let left = guests; left > 0; left -= 500) {
    const guestCount = String(Math.min(500, left));
    await bookByForm(visitor, { [BASIC]: "Basic", eventDate: day, guestCount });
  }
}

function guestsOn(day: string) {
  return shop.database.value(
    "select sum(guest_count) from events where event_date = ? and status <> 'cancelled'",
    day,
  );
}

const longDay = (day: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
  }).format(new Date(`${day}T00:00:00Z`));

test("a fully booked day is refused with free days nearby", async () => {
  const [before, day] = [dayFromToday(60), dayFromToday(61)];
  await bookGuests(day, 1990);
  await bookGuests(before, 1995);
  const { visitor, user } = await customerWithPhone(shop);
  const typed = await filledBooking(visitor, {
    [BASIC]: "Basic",
    eventDate: day,
    guestCount: "20",
  });
  const { bookingKey: _, ...expectedFields } = typed;

  const refused = await visitor.postForm("/catering/book", typed);

  expect(refused.status).toBe(409);
  const freeDays = [59, 62, 63].map(dayFromToday);
  expect(refused.visibleText).toContain(
    `${longDay(day)} is fully booked for 20 guests. Open dates nearby: ${freeDays.map(longDay).join("; ")}.`,
  );
  expect(refused.text).toContain('id="booking-eventDate-error"');
  expect(refused.form("/catering/book")).toMatchObject(expectedFields);
  expect(shop.database.rows("select id from events where user_id = ?", user.id)).toEqual([]);
  await bookByForm(visitor, { [BASIC]: "Basic", eventDate: day, guestCount: "10" });
  expect(guestsOn(day)).toBe(2000);

  const calendar = (await visitor.get(`/catering/days?month=${day}`)).text;
  const cellOf = (date: string) =>
    new RegExp(`<td[^>]*>(?:(?!</td>).)*?>${Number(date.slice(8))}<.*?</td>`, "s").exec(
      calendar,
    )?.[0];
  expect(visibleText(cellOf(day) ?? "")).toContain("Full");
  expect(cellOf(day)).not.toContain("<button");
  if (before.slice(0, 7) === day.slice(0, 7))
    expect(visibleText(cellOf(before) ?? "")).toContain("Full");
});

test("a holiday of the shop is refused with days nearby and closed in the calendar", async () => {
  const holiday = dayFromToday(90);
  const { visitor: owner } = shop.owner;
  await owner.postForm("/admin/settings/holidays", { day: holiday, name: "Diwali" });
  const { visitor, user } = await customerWithPhone(shop);

  const typed = await filledBooking(visitor, { [BASIC]: "Basic", eventDate: holiday });
  const refused = await visitor.postForm("/catering/book", typed);

  expect(refused.status).toBe(409);
  expect(refused.visibleText).toContain(
    `We are closed on ${longDay(holiday)} for Diwali. Open dates nearby: ${[88, 89, 91].map((days) => longDay(dayFromToday(days))).join("; ")}.`,
  );
  expect(shop.database.rows("select id from events where user_id = ?", user.id)).toEqual([]);
  const calendar = (await visitor.get(`/catering/days?month=${holiday.slice(0, 7)}`)).text;
  expect(calendar).toContain(`title="${formatLongDay(holiday)}: closed"`);
  expect(calendar).not.toContain(`value="${holiday}"`);
});

test("twenty simultaneous bookings never exceed the day capacity", async () => {
  const day = dayFromToday(80);
  await bookGuests(day, 1900);
  const customers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { visitor } = await customerWithPhone(shop);
      const typed = await filledBooking(visitor, {
        [BASIC]: "Basic",
        eventDate: day,
        guestCount: "50",
      });
      return { visitor, typed };
    }),
  );

  const replies = await Promise.all(
    customers.map(({ visitor, typed }) => visitor.postForm("/catering/book", typed)),
  );

  expect(replies.filter(({ location }) => location === "/my-events")).toHaveLength(2);
  const refused = replies.filter(({ location }) => location === null);
  expect(refused).toHaveLength(18);
  for (const { status, text } of refused) {
    expect(status).toBe(409);
    expect(visibleText(text)).toContain("is fully booked for 50 guests. Open dates nearby:");
  }
  expect(guestsOn(day)).toBe(2000);
});

test("the calendar covers this month and the next two years only", async () => {
  const guest = shop.visitor();
  const thisMonth = dayFromToday(0).slice(0, 7);

  const first = await guest.get("/catering/days");
  const early = await guest.get("/catering/days?month=2001-01");
  const late = await guest.get("/catering/days?month=9999-12");
  const invalid = await guest.get("/catering/days?month=%3Cscript%3E");

  const links = (html: string) =>
    [...html.matchAll(/href="\/catering\/days\?month=([\d-]+)"/g)].map(([, month]) => month);
  expect(first.status).toBe(200);
  expect(links(first.text)).toHaveLength(1);
  expect(links(first.text)[0]?.localeCompare(thisMonth)).toBe(1);
  for (const page of [early, invalid]) expect(links(page.text)).toEqual(links(first.text));
  expect(links(late.text)).toHaveLength(1);
  expect(late.visibleText).not.toContain("9999");
  const button = /<button[^>]*name="date"[^>]*value="([\d-]+)"/.exec(late.text)?.[1];
  expect(button?.slice(0, 4)).toBe(String(Number(thisMonth.slice(0, 4)) + 2));
});
