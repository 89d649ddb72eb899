import { describe, expect, test } from "vitest";
import type { FormFields, FormReply } from "#tests/support/http/form.ts";
import { rowOf, totalOf } from "#tests/support/http/page-text.ts";
import {
  bookByForm,
  CHANGE_FORM,
  customerWithPhone,
  filledBooking,
  itemFields,
  packageFields,
  typedBooking,
} from "#tests/support/records/booking-form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { anyPerson } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const BOOK = "/catering/book";

function eventsOf(userId: string) {
  return shop.database.rows("select * from events where user_id = ? order by seq", userId);
}

// Without the booking key, which differs on each page.
function formOn(reply: FormReply) {
  const { bookingKey: _, ...typed } = reply.form(BOOK);
  return typed;
}

describe("the landing page", () => {
  test("links its buttons and the six event types to the form", async () => {
    const { text } = await shop.visitor().get("/catering");

    expect(text).toMatch(/href="\/catering\/book"[^>]*>Book Your Event</);
    for (const type of ["birthday", "corporate", "wedding", "anniversary", "festival", "other"]) {
      expect(text).toContain(`href="/catering/book?type=${type}"`);
    }
    expect(text).toContain('href="/catering/days"');
    expect(text).not.toContain("subject=catering");
  });

  test("shows the form on a page with the event type selected", async () => {
    const { visitor, name, email } = await customerWithPhone(shop);

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
  test("is asked to log in and returns to the landing page, which keeps the chosen type", async () => {
    const guest = shop.visitor();

    const reply = await guest.get(`${BOOK}?type=wedding`);

    expect(reply.location).toBe("/login?returnTo=%2Fcatering%3Ftype%3Dwedding");
    const login = await guest.follow(reply);
    expect(login.visibleText).toContain("Please login to book an event");
    expect(login.text).toContain('href="/register?returnTo=%2Fcatering%3Ftype%3Dwedding"');
    const person = anyPerson();
    const registered = await guest.postForm("/register?returnTo=%2Fcatering%3Ftype%3Dwedding", {
      ...person,
      confirmPassword: person.password,
    });
    const landing = await guest.follow(registered);
    const [, bookingUrl = ""] = /href="([^"]*)"[^>]*>Book Your Event</.exec(landing.text) ?? [];
    expect(bookingUrl).toBe(`${BOOK}?type=wedding`);
    const page = await guest.get(bookingUrl);
    expect(page.form(BOOK)).toMatchObject({
      eventType: "wedding",
      "contactInfo.primaryContact.email": person.email,
    });
  });

  test("keeps all input when the session expires before it is sent", async () => {
    const { visitor, user, ...person } = await customerWithPhone(shop);
    const typed = await filledBooking(visitor, {
      ...packageFields(["Premium"]),
      ...itemFields([{ name: "Lassi", quantity: 20 }]),
      "menu.customItems[0].specialInstructions": 'कमी साखर <b>"please"</b>',
      "menu.dietaryRequirements": ["vegan", "jain"],
      notes: "Ring twice",
      "contactInfo.primaryContact.name": "Somebody Else",
    });
    shop.database.change("delete from sessions where user_id = ?", user.id);

    const refused = await visitor.postForm(BOOK, typed);

    expect(refused.location).toBe("/login?returnTo=%2Fcatering%2Fbook");
    const login = await visitor.follow(refused);
    expect(login.visibleText).toContain("Please log in to book an event");
    expect(eventsOf(user.id)).toEqual([]);
    const back = await visitor.postForm("/login?returnTo=%2Fcatering%2Fbook", {
      email: person.email,
      password: person.password,
    });
    const page = await visitor.follow(back);
    const { bookingKey: _, ...expectedFields } = typed;
    expect(formOn(page)).toEqual(expectedFields);
    await bookByForm(visitor, formOn(page));
    expect(eventsOf(user.id)).toMatchObject([
      { notes: "Ring twice", contact_name: "Somebody Else" },
    ]);
    expect(formOn(await visitor.get(BOOK)).notes).toBe("");
  });
});

describe("validation", () => {
  const basicsMissing = "Please fill in all required fields (Event Type, Name, Date, Time)";
  const addressMissing = "Please provide complete address information (Street, City, State)";
  const menuMissing = "Please select at least one package or add custom items";
  const contactMissing = "Please provide complete contact information";
  const messages = [basicsMissing, addressMissing, menuMissing, contactMissing];

  const withoutEach: [string, string][] = [
    ["eventType", basicsMissing],
    ["eventName", basicsMissing],
    ["eventDate", basicsMissing],
    ["eventTime", basicsMissing],
    ["location.address.street", addressMissing],
    ["location.address.city", addressMissing],
    ["location.address.state", addressMissing],
    ["contactInfo.primaryContact.name", contactMissing],
    ["contactInfo.primaryContact.phone", contactMissing],
    ["contactInfo.primaryContact.email", contactMissing],
  ];

  test.each(withoutEach)(
    "reports a missing %s in the summary and at the field",
    async (name, message) => {
      const { visitor, user } = await customerWithPhone(shop);
      const typed = await filledBooking(visitor);

      const refused = await visitor.postForm(BOOK, { ...typed, [name]: " " });

      expect(refused.status).toBe(400);
      const page = refused.visibleText;
      expect(page).toContain(message);
      for (const other of messages) {
        if (other !== message) expect(page).not.toContain(other);
      }
      expect(refused.text).toContain(`href="#booking-${name}"`);
      expect(refused.text).toContain(`id="booking-${name}-error"`);
      expect(eventsOf(user.id)).toEqual([]);
    },
  );

  test("reports one problem at a time in the specified order", async () => {
    const { visitor } = await customerWithPhone(shop);
    const empty = Object.fromEntries(withoutEach.map(([name]) => [name, ""]));
    const typed: FormFields = { ...(await filledBooking(visitor, {})), ...empty };
    const steps: FormFields[] = [
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
    const shownMessages: (string | undefined)[] = [];
    for (const step of steps) {
      Object.assign(typed, step);
      const refused = await visitor.postForm(BOOK, typed);
      expect(refused.status).toBe(400);
      shownMessages.push(messages.find((message) => refused.visibleText.includes(message)));
    }

    expect(shownMessages).toEqual(messages);
  });

  test.each([
    ["guestCount", "many", "Guests must be 10 to 500"],
    ["eventDate", dayFromToday(-1), "The date cannot be before today"],
    ["location.address.zipCode", "4110", "Pincode must be 6 digits"],
    ["location.address.zipCode", "", "Pincode is required"],
    ["contactInfo.primaryContact.phone", "call me", "Please enter a valid phone number"],
    ["newItem.name", "Lassi", "Add Lassi with “Add item”, or choose no dish here"],
  ])("refuses %s of '%s' and keeps the input", async (name, value, message) => {
    const { visitor, user } = await customerWithPhone(shop);
    const typed = { ...(await filledBooking(visitor)), [name]: value };
    const { bookingKey: _, ...expectedFields } = typed;

    const refused = await visitor.postForm(BOOK, typed);

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(message);
    for (const other of messages) expect(refused.visibleText).not.toContain(other);
    expect(formOn(refused)).toEqual(expectedFields);
    expect(eventsOf(user.id)).toEqual([]);
  });
});

test("the pincode of the place is marked as required", async () => {
  const { visitor } = await customerWithPhone(shop);
  const { text } = await visitor.get(BOOK);
  const [input, id] =
    /<input[^>]*id="([^"]*)"[^>]*name="location\.address\.zipCode"[^>]*>/.exec(text) ?? [];
  expect(input).toContain(' required=""');
  expect(text).toMatch(new RegExp(`<label for="${id}">Pincode</label>`));
});

describe("without JavaScript", () => {
  test("packages and dishes are added, changed and removed without losing other input", async () => {
    const { visitor, user } = await customerWithPhone(shop);
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
    expect(page.visibleText.match(/Added ✓/g)).toHaveLength(2);
    await press({ without: "Basic" });
    expect(page.visibleText.match(/Added ✓/g)).toHaveLength(1);
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
    // 60 × 350 + 12 × 60 = 21720, 2% of it, Deluxe's setup, the venue.
    expect(totalOf(page.text)).toBe("₹24,654.40");
    expect(eventsOf(user.id)).toEqual([]);
    const booked = await visitor.postForm(BOOK, page.form(BOOK));
    expect(booked.location).toBe("/my-events");
    const list = (await visitor.follow(booked)).visibleText;
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

  test("choosing a day and changing the month keep the input", async () => {
    const { visitor } = await customerWithPhone(shop);
    const typed = await filledBooking(visitor);
    const day = dayFromToday(3);

    const otherMonth = await visitor.postForm(CHANGE_FORM, { ...typed, month: "2099-01" });
    const dayChosen = await visitor.postForm(CHANGE_FORM, {
      ...typed,
      // A browser sends the date field and then the pressed button.
      eventDate: [typedBooking.eventDate, day],
    });

    const { bookingKey: _, ...expectedFields } = typed;
    expect(formOn(otherMonth)).toEqual(expectedFields);
    expect(otherMonth.text).toMatch(/<details[^>]* open=""/);
    expect(formOn(dayChosen)).toEqual({ ...expectedFields, eventDate: day });
  });

  test("a booking costs the same on the form, in the event details and in the database", async () => {
    const { visitor, user } = await customerWithPhone(shop);
    const typed = await filledBooking(visitor, {
      ...packageFields(["Deluxe"]),
      guestCount: "75",
      "location.type": "venue",
      // Prices in the form are ignored.
      "pricing.total": "1",
    });

    const page = await visitor.postForm(CHANGE_FORM, typed);

    const rows = ["Subtotal", "Service charge", "Setup fee", "Delivery fee", "Tax"];
    const amounts = ["₹26,250", "₹525", "₹2,000", "₹500", "₹0"];
    expect(rows.map((name) => rowOf(page.text, name))).toEqual(amounts);
    expect(totalOf(page.text)).toBe("₹29,275");
    expect(rowOf(page.text, "Advance payment, 50%")).toBe("₹14,637.50");
    expect(rowOf(page.text, "Balance after the event")).toBe("₹14,637.50");

    expect((await visitor.postForm(BOOK, typed)).location).toBe("/my-events");
    const [event] = eventsOf(user.id);
    expect(event).toMatchObject({
      subtotal_paise: 2_625_000,
      service_charge_paise: 52_500,
      total_paise: 2_927_500,
      advance_paise: 1_463_750,
    });
    const { text } = await visitor.get(`/my-events?event=${event?.event_number}`);
    expect(rows.map((name) => rowOf(text, name))).toEqual(amounts);
    expect(rowOf(text, "Total")).toBe("₹29,275");
    expect(rowOf(text, "Advance payment")).toBe("₹14,637.50");
    expect(rowOf(text, "Balance")).toBe("₹14,637.50");
  });
});

test.each([
  ["a text instead of the menu", { menu: "x" }],
  ["a text instead of menu rows", { "menu.packages": "x", "menu.customItems": "x" }],
  ["rows with gaps", { "menu.customItems[7].name": "Lassi", "menu.packages[9].name": "Basic" }],
  ["two values for one field", { guestCount: ["50", "60"], eventName: ["a", "b"] }],
  ["texts instead of groups", { location: "x", contactInfo: "x", newItem: "x" }],
])("handles a form with %s", async (_, fields) => {
  const { visitor } = await customerWithPhone(shop);

  expect((await visitor.postForm(BOOK, fields)).status).toBe(400);
  expect((await visitor.postForm(CHANGE_FORM, fields)).status).toBe(200);
});

describe("repeated and forged submissions", () => {
  test("create one booking when the same form is sent twenty-one times", async () => {
    const { visitor, user } = await customerWithPhone(shop);
    const typed = await filledBooking(visitor);

    const first = await visitor.postForm(BOOK, typed);
    const again = await Promise.all(
      Array.from({ length: 20 }, () => visitor.postForm(BOOK, typed)),
    );

    for (const reply of [first, ...again]) expect(reply.location).toBe("/my-events");
    expect(eventsOf(user.id)).toHaveLength(1);
  });

  test.each(["", "short", "with spaces in it ;"])(
    "create no booking with the idempotency key '%s'",
    async (bookingKey) => {
      const { visitor, user } = await customerWithPhone(shop);
      const typed = { ...(await filledBooking(visitor)), bookingKey };

      const refused = await visitor.postForm(BOOK, typed);

      expect(refused.status).toBe(400);
      expect(refused.visibleText).toContain("nothing was booked");
      expect(eventsOf(user.id)).toEqual([]);
      await visitor.postForm(BOOK, refused.form(BOOK));
      expect(eventsOf(user.id)).toHaveLength(1);
    },
  );
});
