import { beforeAll, describe, expect, test } from "vitest";
import { dialogOf, visibleText } from "#tests/support/http/page-text.ts";
import { typedBooking } from "#tests/support/records/booking-form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent, unusedDay } from "#tests/support/records/events.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { quoteFields } from "#tests/support/records/quotes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const NEW = "/admin/events/new";
const CALENDAR = "/admin/events/calendar";
const CATERING = "/admin/settings/catering";

const shop = runningShop();
const { visitor: owner } = shop.owner;
let asha: Person;

beforeAll(async () => {
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
    const rule = { "leadTimes[0].fromGuests": "200", "leadTimes[0].leadTimeDays": "14" };
    await owner.fillIn(CATERING, { ...rule, guestsPerDay: "300" });
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

const sheetOf = ({ id }: { id: string }) => `/admin/events/${id}/sheet`;

describe("crew and equipment", () => {
  const checklistOf = ({ id }: { id: string }) =>
    JSON.parse(String(shop.database.value("select checklist from events where id = ?", id)));

  async function eventWith(lines: string) {
    const event = await bookEvent(asha.api, { eventDate: unusedDay() });
    expect((await owner.fillIn(sheetOf(event), { lines })).status).toBe(303);
    return event;
  }
  const tick = ({ id }: { id: string }, line: string, isDone = true) =>
    owner.postForm(`/admin/events/${id}/checklist`, { line, ...(isDone && { isDone: "on" }) });

  test("are a list, a line each, that staff tick off on the sheet and see with the event", async () => {
    const event = await eventWith(" 4 tables \r\n\r\nRavi, Sunita\r\n4 tables");
    expect(checklistOf(event)).toEqual([
      { text: "4 tables", isDone: false },
      { text: "Ravi, Sunita", isDone: false },
    ]);

    expect((await tick(event, "Ravi, Sunita")).location).toBe(sheetOf(event));

    expect(await owner.read(sheetOf(event))).toContain("☐ 4 tables ☑ Ravi, Sunita");
    const details = dialogOf(await owner.get(`/admin/events?event=${event.id}`));
    expect(visibleText(details)).toContain("☐ 4 tables ☑ Ravi, Sunita");
    await tick(event, "Ravi, Sunita", false);
    expect(await owner.read(sheetOf(event))).toContain("☐ Ravi, Sunita");
    expect(
      shop.database
        .rows("select action from audit_log where subject_id = ?", event.id)
        .map(({ action }) => action),
    ).toEqual(Array(3).fill("event.checklist_changed"));
    expect(JSON.stringify((await asha.api.get(`/api/catering/${event.id}`)).body)).not.toContain(
      "4 tables",
    );
  });

  test("keep their ticks when the list is edited", async () => {
    const event = await eventWith("4 tables\nGas");
    await tick(event, "Gas");
    await owner.fillIn(sheetOf(event), { lines: "Gas\nLights" });

    expect(checklistOf(event)).toEqual([
      { text: "Gas", isDone: true },
      { text: "Lights", isDone: false },
    ]);
  });

  test("are not overwritten unseen by a second editor", async () => {
    const event = await eventWith("4 tables\nGas");
    const form = await owner.formOn(sheetOf(event));
    await tick(event, "Gas");
    await owner.postForm(sheetOf(event), { ...form, lines: "6 tables" });

    const refused = await owner.postForm(sheetOf(event), { ...form, lines: "Lights" });

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("☐ 6 tables");
    expect(checklistOf(event)).toEqual([{ text: "6 tables", isDone: false }]);
    expect((await tick(event, "Gas")).status).toBe(303);
    expect(checklistOf(event)).toEqual([{ text: "6 tables", isDone: false }]);
    expect(refused.form(sheetOf(event)).lines).toBe("Lights");
    await owner.postForm(sheetOf(event), refused.form(sheetOf(event)));
    expect(checklistOf(event)).toEqual([{ text: "Lights", isDone: false }]);
  });
});

describe("what to buy", () => {
  const editorOf = (name: string) =>
    `/admin/content/${shop.database.value(
      "select id from content where json_extract(fields, '$.name') = ?",
      name,
    )}`;
  async function enter(name: string, ingredients: string) {
    return owner.fillIn(editorOf(name), { ingredients });
  }
  const from = dayFromToday(300);
  const SHEET = `/admin/events/sheet?from=${from}&to=${dayAfter(from, 2)}`;

  test("adds up the amounts of the owner over the days that are asked for", async () => {
    await enter("Basic", "Puri 6 pcs\nPotato 80.5 g\nWater 0.25 l");
    await enter("Deluxe", "puri 2 pcs");
    await enter("Lassi", "Curd 200 g");
    const menu = (packages: string[], lassi = 0) => ({
      packages: packages.map((name) => ({ name })),
      customItems: [
        ...(lassi ? [{ name: "Lassi", quantity: lassi }] : []),
        { name: "SPDP", quantity: 10 },
      ],
    });
    const book = (days: number, guestCount: number, chosen: ReturnType<typeof menu>) =>
      bookEvent(asha.api, { eventDate: dayAfter(from, days), guestCount, menu: chosen });
    const first = await book(0, 50, menu(["Basic"], 20));
    await book(2, 30, menu(["Basic", "Deluxe"]));
    await book(3, 100, menu(["Basic"]));

    const sheet = await owner.read(SHEET);

    expect(sheet).toContain("Puri 540 pcs Potato 6,440 g Water 20 l Curd 4,000 g");
    expect(sheet).toContain("No amounts are entered for: SPDP");
    expect(sheet).toContain("Lassi – 20 20");
    expect(sheet).toContain("SPDP – 20 20");
    expect(await owner.read(sheetOf(first))).toContain("Puri 300 pcs Potato 4,025 g");
    expect(await owner.read("/catering")).not.toContain("Puri 6 pcs");
  });

  test.each(["Puri", "6 pcs", "Puri six pcs", "Puri 6", "Puri 0 pcs"])(
    "cannot be read from the line %j, which is named",
    async (line) => {
      const refused = await enter("Basic", `Onion 40 g\n${line}`);

      expect(refused.status).toBe(400);
      expect(refused.visibleText).toContain(`“${line}” has no amount and unit`);
    },
  );

  test.each(["", "?from=soon", "?from=2028-01-31&to=2028-01-01", "?from=2028-01-01&to=2029-01-01"])(
    "is shown for at most 31 days with the query %j",
    async (query) => {
      const page = await owner.get(`/admin/events/sheet${query}`);

      expect(page.status).toBe(200);
      const { from, to } = page.form("/admin/events/sheet");
      const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(31);
    },
  );
});
