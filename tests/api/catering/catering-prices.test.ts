import { beforeAll, expect, test } from "vitest";
import type { EventOutput } from "#app/domain/catering/present-event.server.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { rowOf, totalOf } from "#tests/support/http/page-text.ts";
import {
  customerWithPhone,
  filledBooking,
  packageFields,
} from "#tests/support/records/booking-form.ts";
import { bookEvent, eventOf, setEventStatus } from "#tests/support/records/events.ts";
import { textsOf } from "#tests/support/records/own-texts.ts";
import { quoteFields, sendQuote } from "#tests/support/records/quotes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const BOOK = "/catering/book";
const { visitor: owner, api: admin } = shop.owner;
let customer: Awaited<ReturnType<typeof customerWithPhone>>;
/** Deluxe for 50 at a venue, before the owner changes anything. */
let old: EventOutput;
/** As `old`, with fewer guests and more hours than the owner allows then. */
let small: EventOutput;

const atVenue = {
  guestCount: 50,
  location: { ...eventOf().location, type: "venue" },
  menu: { packages: [{ name: "Deluxe" }], customItems: [{ name: "Lassi", quantity: 10 }] },
};

const { save, add } = textsOf(() => owner);

beforeAll(async () => {
  customer = await customerWithPhone(shop);
  old = await bookEvent(customer.api, atVenue);
  expect(old.pricing.total).toBe(20_656);
  small = await bookEvent(customer.api, { ...atVenue, guestCount: 10, duration: 8 });
  const changed = [
    await save("catering-package-deluxe", {
      price: "₹ 400",
      setupFee: "2,500",
      dishes: "Pani Puri 55\nMutton Biryani: 180",
    }),
    await save("catering-dish-lassi", { price: "35.50" }),
    await save("catering-terms", {
      serviceChargePercent: "5",
      venueFee: "750",
      guests: "20-80",
      hours: "2-6",
    }),
    await add("cateringPackage", {
      name: "Misal Party",
      price: "180",
      setupFee: "0",
      dishes: "Misal 90\nTaak 20",
    }),
    await add("cateringDish", { name: "Kothimbir Vadi", price: "15" }),
  ];
  expect(changed.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
});

test("a booking keeps the prices it was made with, everywhere", async () => {
  const { body } = await customer.api.get<EventOutput>(`/api/catering/${old.id}`);
  expect(body.data.pricing).toEqual(old.pricing);
  expect(body.data.menu).toEqual(old.menu);
  expect(body.data.menu.packages[0]?.items.map(({ name }) => name)).toContain("Dessert");

  const details = await owner.read(`/admin/events?event=${old.id}`);
  expect(details).toContain("Service Charge (2%)");
  expect(details).toContain("₹20,656");
  const sheet = await owner.read(`/admin/events/${old.id}/sheet`);
  expect(sheet).toContain("Dessert 50");
  expect(sheet).not.toContain("Mutton Biryani");
  const csv = await admin.get("/api/catering/export.csv?all=true");
  expect(csv.text).toMatch(new RegExp(`${old.eventNumber}.*,20656\\.00,`));

  await setEventStatus(admin, old, "completed");
  const bill = shop.database.value("select total_paise from bills where event_id = ?", old.id);
  expect(bill).toBe(2_065_600);
});

test("new bookings have the new prices, in the API, the form and the kitchen", async () => {
  const booked = await bookEvent(customer.api, atVenue);
  // 50 × 400 + 10 × 35.50, 5 % of it, setup and venue.
  expect(booked.pricing).toMatchObject({
    subtotal: 20_355,
    serviceCharge: 1017.75,
    setupFee: 2500,
    deliveryFee: 750,
    total: 24_622.75,
  });
  expect(booked.menu.packages[0]?.items).toEqual([
    { name: "Pani Puri", quantity: 50, price: 55 },
    { name: "Mutton Biryani", quantity: 50, price: 180 },
  ]);
  expect(await owner.read(`/admin/events/${booked.id}/sheet`)).toContain("Mutton Biryani 50");

  const fields = {
    ...packageFields(["Misal Party"]),
    "menu.customItems[0].name": "Kothimbir Vadi",
  };
  const form = await filledBooking(customer.visitor, {
    ...fields,
    "menu.customItems[0].quantity": "100",
    eventDate: eventOf().eventDate,
  });
  const asked = await customer.visitor.postForm("/catering/book/draft", form);
  expect(asked.visibleText).toContain("Misal Party × 50");
  expect(asked.visibleText).toContain("₹11,025");
  expect((await customer.visitor.postForm(BOOK, form)).location).toBe("/my-events");
  const total = shop.database.value("select total_paise from events order by seq desc limit 1");
  expect(total).toBe(1_102_500);
});

test("the pages about catering have the new packages, prices and charges", async () => {
  for (const page of ["/catering", "/corporate", "/wedding"]) {
    const text = await shop.visitor().read(page);
    expect(text, page).toContain("Misal Party");
    expect(text, page).toContain("₹400");
    expect(text, page).not.toContain("₹350");
  }
  expect(await shop.visitor().read("/catering")).toContain("5% for service");
  const form = await customer.visitor.get(BOOK);
  expect(form.visibleText).toContain("20 to 80");
  expect(form.text).toMatch(/name="guestCount"[^>]* min="20" max="80"/);
});

test("guests and hours outside the owner's limits are refused with these limits", async () => {
  const refused = async (wrong: Record<string, unknown>) =>
    (await customer.api.post("/api/catering", eventOf(wrong))).body.errors;
  expect(await refused({ guestCount: 19 })).toEqual([
    { path: "guestCount", msg: "Guests must be 20 to 80" },
  ]);
  expect(await refused({ duration: 7 })).toEqual([
    { path: "duration", msg: "Duration must be 2 to 6 hours" },
  ]);
});

test("a booking outside the new limits can be changed and quoted, with the total that is saved", async () => {
  const path = `/my-events/${small.eventNumber}/changes`;
  const totalOfBooking = "select total_paise from events where id = ?";
  const page = await customer.visitor.get(path);
  // 10 × 350 + 10 × 30, 2 % of it, setup 2000, venue 500.
  expect(rowOf(page.text, "Delivery fee")).toBe("₹500");
  expect(totalOf(page.text)).toBe("₹6,376");
  expect(page.visibleText).toContain("10 to 80");
  const sent = { ...page.form(path), "menu.customItems[0].quantity": "20" };

  const draft = await customer.visitor.postForm(`${path}?draft`, sent);

  expect(totalOf(draft.text)).toBe("₹6,682");
  expect(draft.visibleText).not.toContain("Guests must be");
  expect((await customer.visitor.postForm(path, sent)).status).toBe(303);
  expect(shop.database.value(totalOfBooking, small.id)).toBe(668_200);
  const fewer = await customer.visitor.fillIn(path, { guestCount: "9" });
  expect(fewer.visibleText).toContain("Guests must be 10 to 80");

  const quote = `/admin/events/${small.id}/quote`;
  const longer = await owner.postForm(quote, await quoteFields(owner, small.id, { duration: "9" }));
  expect(longer.visibleText).toContain("Duration must be 2 to 8 hours");
  await sendQuote(owner, small.id, { discount: "100" });
});

test("a customer who has the form open while prices change sees the new total before booking", async () => {
  const form = await filledBooking(customer.visitor, {
    ...packageFields(["Basic"]),
    eventDate: eventOf().eventDate,
  });
  await save("catering-package-basic", { price: "160" });
  const count = () => shop.database.value("select count(*) from events");
  const before = count();

  const refused = await customer.visitor.postForm(BOOK, form);

  expect(refused.status).toBe(409);
  expect(refused.visibleText).toContain("prices have changed");
  expect(refused.form(BOOK)).toMatchObject({ eventName: "Aarav turns five" });
  expect(count()).toBe(before);
  expect((await customer.visitor.postForm(BOOK, refused.form(BOOK))).location).toBe("/my-events");
  const latest = "select total_paise from events order by seq desc limit 1";
  // 50 × 160, 5 % of it and the setup.
  expect(shop.database.value(latest)).toBe(940_000);
});

test.each<[subject: string, fields: FormFields, field: string, message: string]>([
  ["cateringDish", { name: "lassi", price: "20" }, "name", "already has this name"],
  ["cateringDish", { name: "Taak", price: "free" }, "price", "amount in rupees"],
  ["cateringDish", { name: "Taak", price: "10.505" }, "price", "amount in rupees"],
  ["cateringPackage", { name: "Gold", dishes: "Samosa" }, "dishes", "with its price"],
  ["cateringPackage", { name: "Gold", dishes: "Puri 5\nPuri 6" }, "dishes", "with its price"],
])("adding to %s with %j is refused at %s", async (subject, fields, field, message) => {
  const valid = { price: "10", setupFee: "0", dishes: "Samosa 30" };
  const refused = await add(subject, { ...valid, ...fields });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.text).toContain(`id="content-${field}-error"`);
  expect(refused.visibleText).toContain(message);
});

test.each([
  ["guests", "80-20"],
  ["guests", "10-9000"],
  ["hours", "1-48"],
  ["serviceChargePercent", "2.5"],
])("%s of %s is refused", async (field, typed) => {
  expect((await save("catering-terms", { [field]: typed })).status).toBe(400);
});

test("an occasion that the owner removed is offered no more, and bookings of it stay", async () => {
  const { id } = await bookEvent(customer.api, { eventType: "festival" });
  expect((await owner.postForm("/admin/content/catering-festival/removal")).status).toBe(303);

  expect(await shop.visitor().read("/catering")).not.toContain("Festival");
  expect((await customer.visitor.get(BOOK)).text).not.toContain('value="festival"');
  expect(await owner.read(`/admin/events?event=${id}`)).toContain("Festival");
});

test("a package in Marathi is read in Marathi, and booked under its English name", async () => {
  const marathi = await shop.visitor().read("/mr/catering");
  expect(marathi).toContain("प्रीमियम");
  expect(marathi).toContain("पाणीपुरी, समोसा, भजी, कोल्ड ड्रिंक्स, चाट, गोड पदार्थ");
});
