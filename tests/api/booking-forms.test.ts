import { describe, expect, test } from "vitest";
import { formatRupees } from "#app/domain/money.ts";
import {
  bookByForm,
  CHANGE_FORM,
  customerAtTheForm,
  filledBooking,
  itemFields,
  packageFields,
  typedBooking,
} from "#tests/support/booking-form.ts";
import { dayFromToday } from "#tests/support/days.ts";
import { pricedEvents } from "#tests/support/event-prices.ts";
import type { FormFields, FormReply } from "#tests/support/form.ts";
import { anyPerson } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { rowOf, totalOf, visibleText } from "../support/page-text.ts";

const shop = runningShop();
const BOOK = "/catering/book";

function eventsOf(userId: string) {
  return shop.database.rows("select * from events where user_id = ? order by seq", userId);
}

/** What the page that answers would send; whether it is a refusal or the form with a change. */
function formOn(reply: FormReply) {
  const { bookingKey: _, ...typed } = reply.form(BOOK);
  return typed;
}

const shown = (rupees: number) => formatRupees(Math.round(rupees * 100));

describe("the landing page", () => {
  test("leads from its buttons and the six occasions to the form", async () => {
    const { text } = await shop.visitor().get("/catering");

    expect(text).toMatch(/href="\/catering\/book"[^>]*>Book Your Event</);
    for (const type of ["birthday", "corporate", "wedding", "anniversary", "festival", "other"]) {
      expect(text).toContain(`href="/catering/book?type=${type}"`);
    }
    expect(text).toContain('href="/catering/days"');
    expect(text).not.toContain("subject=catering");
  });

  test("shows the form as a page of its own, with the occasion chosen", async () => {
    const { visitor, name, email } = await customerAtTheForm(shop);

    const page = await visitor.get(`${BOOK}?type=wedding&date=${dayFromToday(9)}`);

    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.text).not.toContain("<dialog");
    expect(page.text).toContain(`min="${dayFromToday(0)}"`);
    expect(page.form(BOOK)).toMatchObject({
      eventType: "wedding",
      eventDate: dayFromToday(9),
      duration: "4",
      guestCount: "50",
      "location.type": "indoor",
      "contactInfo.primaryContact.name": name,
      "contactInfo.primaryContact.phone": "+91 98220 12345",
      "contactInfo.primaryContact.email": email,
    });
  });
});

describe("a guest", () => {
  test("is told to log in and comes back to the form, by login or by registration", async () => {
    const guest = shop.visitor();

    const reply = await guest.get(`${BOOK}?type=wedding`);

    expect(reply.location).toBe("/login?returnTo=%2Fcatering%2Fbook%3Ftype%3Dwedding");
    const login = await guest.follow(reply);
    expect(visibleText(login.text)).toContain("Please login to book an event");
    expect(login.text).toContain('href="/register?returnTo=%2Fcatering%2Fbook%3Ftype%3Dwedding"');
    const person = anyPerson();
    const registered = await guest.postForm(
      "/register?returnTo=%2Fcatering%2Fbook%3Ftype%3Dwedding",
      {
        ...person,
        confirmPassword: person.password,
      },
    );
    const page = await guest.follow(registered);
    expect(page.form(BOOK)).toMatchObject({
      eventType: "wedding",
      "contactInfo.primaryContact.email": person.email,
    });
  });

  test.each([BOOK, CHANGE_FORM])(
    "whose session ran out before %s loses nothing that was typed",
    async (address) => {
      const { visitor, user, ...person } = await customerAtTheForm(shop);
      const typed = await filledBooking(visitor, {
        ...packageFields(["Premium"]),
        ...itemFields([{ name: "Lassi", quantity: 20 }]),
        "menu.customItems[0].specialInstructions": 'कमी साखर <b>"please"</b>',
        "menu.dietaryRequirements": ["vegan", "jain"],
        notes: "Ring twice",
        "contactInfo.primaryContact.name": "Somebody Else",
      });
      shop.database.change("delete from sessions where user_id = ?", user.id);

      const refused = await visitor.postForm(address, typed);

      expect(refused.location).toBe("/login?returnTo=%2Fcatering%2Fbook");
      const login = await visitor.follow(refused);
      expect(visibleText(login.text)).toContain("Please log in to book an event");
      expect(eventsOf(user.id)).toEqual([]);
      const back = await visitor.postForm("/login?returnTo=%2Fcatering%2Fbook", {
        email: person.email,
        password: person.password,
      });
      const page = await visitor.follow(back);
      const { bookingKey: _, ...kept } = typed;
      expect(formOn(page)).toEqual(kept);
      await bookByForm(visitor, formOn(page));
      expect(eventsOf(user.id)).toMatchObject([
        { notes: "Ring twice", contact_name: "Somebody Else" },
      ]);
      expect(formOn(await visitor.get(BOOK)).notes).toBe("");
    },
  );
});

describe("the checks of a booking", () => {
  const basics = "Please fill in all required fields (Event Type, Name, Date, Time)";
  const address = "Please provide complete address information (Street, City, State)";
  const menu = "Please select at least one package or add custom items";
  const contact = "Please provide complete contact information";
  const all = [basics, address, menu, contact];

  const withoutEach: [string, string][] = [
    ["eventType", basics],
    ["eventName", basics],
    ["eventDate", basics],
    ["eventTime", basics],
    ["location.address.street", address],
    ["location.address.city", address],
    ["location.address.state", address],
    ["contactInfo.primaryContact.name", contact],
    ["contactInfo.primaryContact.phone", contact],
    ["contactInfo.primaryContact.email", contact],
  ];

  test.each(withoutEach)(
    "without %s say what is missing, at the field too",
    async (name, words) => {
      const { visitor, user } = await customerAtTheForm(shop);
      const typed = await filledBooking(visitor);

      const refused = await visitor.postForm(BOOK, { ...typed, [name]: " " });

      expect(refused.status).toBe(400);
      const page = visibleText(refused.text);
      expect(page).toContain(words);
      for (const other of all.filter((one) => one !== words)) expect(page).not.toContain(other);
      expect(refused.text).toContain(`href="#booking-${name}"`);
      expect(refused.text).toContain(`id="booking-${name}-error"`);
      expect(eventsOf(user.id)).toEqual([]);
    },
  );

  test("come in the specified order, one after the other", async () => {
    const { visitor } = await customerAtTheForm(shop);
    const empty = Object.fromEntries(withoutEach.map(([name]) => [name, ""]));
    const typed: FormFields = { ...(await filledBooking(visitor, {})), ...empty };
    const filled: FormFields[] = [
      {},
      {
        eventType: "wedding",
        eventName: "Sangeet",
        eventDate: dayFromToday(40),
        eventTime: "19:00",
      },
      {
        "location.address.street": "1 Lane",
        "location.address.city": "Pune",
        "location.address.state": "Maharashtra",
      },
      packageFields(["Basic"]),
    ];
    const heard: (string | undefined)[] = [];
    for (const step of filled) {
      Object.assign(typed, step);
      const refused = await visitor.postForm(BOOK, typed);
      expect(refused.status).toBe(400);
      heard.push(all.find((words) => visibleText(refused.text).includes(words)));
    }

    expect(heard).toEqual(all);
  });

  test.each([
    ["guestCount", "9", "Guests must be 10 to 500"],
    ["guestCount", "501", "Guests must be 10 to 500"],
    ["guestCount", "", "Guests must be 10 to 500"],
    ["guestCount", "many", "Guests must be 10 to 500"],
    ["guestCount", "50.5", "Guests must be 10 to 500"],
    ["duration", "0", "Duration must be 1 to 12 hours"],
    ["duration", "13", "Duration must be 1 to 12 hours"],
    ["eventDate", dayFromToday(-1), "The date cannot be before today"],
    ["eventDate", "2026-02-30", "Enter the date as YYYY-MM-DD"],
    ["eventTime", "25:00", "Enter the time as HH:MM"],
    ["location.address.zipCode", "4110", "Pincode must be 6 digits"],
    ["contactInfo.primaryContact.phone", "call me", "Please enter a valid phone number"],
    ["newItem.name", "Lassi", "Add Lassi with “Add item”, or choose no dish here"],
  ])("refuse %s of '%s', keeping it", async (name, value, words) => {
    const { visitor, user } = await customerAtTheForm(shop);
    const typed = { ...(await filledBooking(visitor)), [name]: value };
    const { bookingKey: _, ...kept } = typed;

    const refused = await visitor.postForm(BOOK, typed);

    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain(words);
    for (const other of all) expect(visibleText(refused.text)).not.toContain(other);
    expect(formOn(refused)).toEqual(kept);
    expect(eventsOf(user.id)).toEqual([]);
  });

  test.each([
    ["guestCount", "10", "guest_count", 10],
    ["guestCount", "500", "guest_count", 500],
    ["duration", "1", "duration_hours", 1],
    ["duration", "12", "duration_hours", 12],
    ["eventDate", dayFromToday(0), "event_date", dayFromToday(0)],
  ])("let %s of %s through", async (name, value, column, stored) => {
    const { visitor, user } = await customerAtTheForm(shop);

    await bookByForm(visitor, { "menu.packages[0].name": "Basic", [name]: value });

    expect(eventsOf(user.id)).toMatchObject([{ [column]: stored }]);
  });
});

describe("without script", () => {
  test("packages and dishes are added, changed and removed, and everything typed stays", async () => {
    const { visitor, user } = await customerAtTheForm(shop);
    let page = await visitor.get(BOOK);
    const typed = {
      ...typedBooking,
      eventName: "आरवचा वाढदिवस 🎂",
      guestCount: "60",
      "location.type": "venue",
      "menu.dietaryRequirements": ["vegetarian", "jain"],
      "menu.specialRequests": "Less <spicy>",
      "contactInfo.alternateContact.name": "Ravi",
      "contactInfo.alternateContact.phone": "98220 54321",
      notes: "Two lines\r\nof notes",
    };
    const press = async (button: FormFields) => {
      page = await visitor.postForm(CHANGE_FORM, { ...page.form(BOOK), ...button });
      expect(page.status).toBe(200);
      expect(formOn(page)).toMatchObject(typed);
    };

    await press({ ...typed, "menu.packages[0].name": "Basic" });
    await press({ "menu.packages[1].name": "Deluxe" });
    expect(visibleText(page.text).match(/Added ✓/g)).toHaveLength(2);
    await press({ without: "Basic" });
    expect(visibleText(page.text).match(/Added ✓/g)).toHaveLength(1);
    await press({ "newItem.name": "Lassi", "newItem.quantity": "20", added: "item" });
    await press({ "newItem.name": "SPDP", "newItem.quantity": "5", added: "item" });
    await press({ "newItem.name": "Pani Puri", "newItem.quantity": "7", added: "item" });
    await press({ "menu.customItems[1].specialInstructions": "दही जास्त" });
    await press({ without: "menu.customItems[0]" });
    await press({ "menu.customItems[0].quantity": "12", "menu.customItems[1].quantity": "0" });

    expect(formOn(page)).toMatchObject({
      "menu.packages[0].name": "Deluxe",
      "menu.customItems[0].name": "SPDP",
      "menu.customItems[0].quantity": "12",
      "menu.customItems[0].specialInstructions": "दही जास्त",
    });
    expect(formOn(page)["menu.customItems[1].name"]).toBeUndefined();
    // 60 × 350 + 12 × 60 = 21720, 2 % of it, Deluxe's setup, the venue.
    expect(totalOf(page.text)).toBe("₹24,654.40");
    expect(eventsOf(user.id)).toEqual([]);
    const booked = await visitor.postForm(BOOK, page.form(BOOK));
    expect(booked.location).toBe("/my-events");
    const list = visibleText((await visitor.follow(booked)).text);
    expect(list).toContain("Event booked successfully!");
    expect(list).toContain("आरवचा वाढदिवस 🎂");
    expect(eventsOf(user.id)).toMatchObject([
      {
        event_name: "आरवचा वाढदिवस 🎂",
        status: "pending",
        guest_count: 60,
        location_type: "venue",
        dietary_requirements: '["vegetarian","jain"]',
        special_requests: "Less <spicy>",
        alternate_name: "Ravi",
        notes: "Two lines\nof notes",
        total_paise: 2_465_440,
      },
    ]);
    expect(
      shop.database.rows(
        "select i.* from event_items i join events e on e.id = i.event_id where e.user_id = ?",
        user.id,
      ),
    ).toMatchObject([{ name: "SPDP", quantity: 12, special_instructions: "दही जास्त" }]);
  });

  test("a day of the calendar is chosen, and another month keeps what was typed", async () => {
    const { visitor } = await customerAtTheForm(shop);
    const typed = await filledBooking(visitor);
    const day = dayFromToday(3);

    const turned = await visitor.postForm(CHANGE_FORM, { ...typed, month: "2099-01" });
    const chosen = await visitor.postForm(CHANGE_FORM, {
      ...typed,
      // A browser sends the box and then the button.
      eventDate: [typedBooking.eventDate, day],
    });

    const { bookingKey: _, ...kept } = typed;
    expect(formOn(turned)).toEqual(kept);
    expect(turned.text).toMatch(/<details[^>]* open=""/);
    expect(formOn(chosen)).toEqual({ ...kept, eventDate: day });
  });

  test.each(pricedEvents)(
    "$name costs the same on the form, on the event and in the books",
    async (row) => {
      const { visitor, user } = await customerAtTheForm(shop);
      const typed = await filledBooking(visitor, {
        ...packageFields(row.packages),
        ...itemFields(row.items),
        guestCount: String(row.guestCount),
        "location.type": row.locationType,
        // Prices in a form are nobody's business.
        "pricing.total": "1",
      });
      const { expected } = row;

      const page = await visitor.postForm(CHANGE_FORM, typed);

      const figures = [
        shown(expected.subtotal),
        shown(expected.serviceCharge),
        shown(expected.setupFee),
        shown(expected.deliveryFee),
        "₹0",
      ];
      const rows = ["Subtotal", "Service charge", "Setup fee", "Delivery fee", "Tax"];
      expect(rows.map((name) => rowOf(page.text, name))).toEqual(figures);
      expect(totalOf(page.text)).toBe(shown(expected.total));
      expect(rowOf(page.text, "Advance payment, 50%")).toBe(shown(expected.advancePayment));
      expect(rowOf(page.text, "Balance after the event")).toBe(shown(expected.balanceAmount));

      expect((await visitor.postForm(BOOK, typed)).location).toBe("/my-events");
      const [event] = eventsOf(user.id);
      expect(event).toMatchObject({
        subtotal_paise: Math.round(expected.subtotal * 100),
        service_charge_paise: Math.round(expected.serviceCharge * 100),
        total_paise: Math.round(expected.total * 100),
        advance_paise: Math.round(expected.advancePayment * 100),
      });
      const { text } = await visitor.get(`/my-events?event=${event?.event_number}`);
      expect(rows.map((name) => rowOf(text, name))).toEqual(figures);
      expect(rowOf(text, "Total")).toBe(shown(expected.total));
      expect(rowOf(text, "Advance payment")).toBe(shown(expected.advancePayment));
      expect(rowOf(text, "Balance")).toBe(shown(expected.balanceAmount));
    },
  );
});

test.each([
  ["a text in place of the menu", { menu: "x" }],
  ["a text in place of its rows", { "menu.packages": "x", "menu.customItems": "x" }],
  ["rows with gaps", { "menu.customItems[7].name": "Lassi", "menu.packages[9].name": "Basic" }],
  ["two answers to one question", { guestCount: ["50", "60"], eventName: ["a", "b"] }],
  ["texts in place of groups", { location: "x", contactInfo: "x", newItem: "x" }],
])("a form with %s is answered, too", async (_, fields) => {
  const { visitor } = await customerAtTheForm(shop);

  expect((await visitor.postForm(BOOK, fields)).status).toBe(400);
  expect((await visitor.postForm(CHANGE_FORM, fields)).status).toBe(200);
});

describe("a booking happens once", () => {
  test("when the same form is sent twice, and twenty times at once", async () => {
    const { visitor, user } = await customerAtTheForm(shop);
    const typed = await filledBooking(visitor);

    const first = await visitor.postForm(BOOK, typed);
    const again = await Promise.all(
      Array.from({ length: 20 }, () => visitor.postForm(BOOK, typed)),
    );

    for (const reply of [first, ...again]) expect(reply.location).toBe("/my-events");
    expect(eventsOf(user.id)).toHaveLength(1);
  });

  test.each(["", "short", "with spaces in it ;"])(
    "and not at all with '%s' for a key",
    async (bookingKey) => {
      const { visitor, user } = await customerAtTheForm(shop);
      const typed = { ...(await filledBooking(visitor)), bookingKey };

      const refused = await visitor.postForm(BOOK, typed);

      expect(refused.status).toBe(400);
      expect(visibleText(refused.text)).toContain("nothing was booked");
      expect(eventsOf(user.id)).toEqual([]);
      await visitor.postForm(BOOK, refused.form(BOOK));
      expect(eventsOf(user.id)).toHaveLength(1);
    },
  );

  test("and not from another site", async () => {
    const { visitor, user } = await customerAtTheForm(shop);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const typed = await filledBooking(visitor);

    expect((await visitor.postForm(BOOK, typed, { headers: foreign })).status).toBe(403);
    expect((await visitor.postForm(CHANGE_FORM, typed, { headers: foreign })).status).toBe(403);
    expect(eventsOf(user.id)).toEqual([]);
  });
});
