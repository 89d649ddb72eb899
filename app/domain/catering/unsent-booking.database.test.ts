import { expect, test } from "vitest";
import { fillStarterContent } from "../content/fill-starter-content.server.ts";
import { priceList } from "../events/price-list.server.ts";
import { changedBooking, chosenMenu, newBooking, unsentBookingPrice } from "./unsent-booking.ts";

fillStarterContent();
const prices = priceList();

const asha = { name: "Asha Kulkarni", email: "asha@chatpata.test", phone: "+91 98220 12345" };
const lassi = { name: "Lassi", quantity: "3", specialInstructions: "" };
const spdp = { name: "SPDP", quantity: "1", specialInstructions: "Less sev" };

test("a new form has the defaults and the account's contact", () => {
  expect(newBooking(asha, prices, { eventType: "wedding" })).toMatchObject({
    eventType: "wedding",
    duration: "4",
    guestCount: "50",
    location: { type: "indoor" },
    contactInfo: { primaryContact: asha },
    newItem: { name: "", quantity: "1" },
  });
});

test("adds a chosen dish and keeps everything else", () => {
  const sent = {
    ...newBooking(asha, prices),
    notes: "Ring twice",
    menu: { packages: [{ name: "Premium" }], specialRequests: "Less spicy" },
    newItem: { name: "Lassi", quantity: "20" },
  };
  const changed = changedBooking(sent, prices);

  expect(changed).toEqual({
    ...newBooking(asha, prices),
    eventDate: "",
    notes: "Ring twice",
    menu: {
      packages: [{ name: "Premium" }],
      customItems: [{ name: "Lassi", quantity: "20", specialInstructions: "" }],
      specialRequests: "Less spicy",
    },
    newItem: { name: "", quantity: "1" },
  });
});

test("removes packages and dishes, and dishes with a quantity of 0", () => {
  const menu = {
    packages: [{ name: "Basic" }, { name: "Premium" }],
    customItems: [lassi, spdp, { ...lassi, name: "Dahi Puri", quantity: " 00 " }],
  };

  expect(chosenMenu(changedBooking({ menu, without: "Basic" }, prices), prices)).toEqual({
    packages: ["Premium"],
    customItems: [lassi, spdp],
  });
  const withoutFirst = changedBooking({ menu, without: "menu.customItems[0]" }, prices);
  expect(chosenMenu(withoutFirst, prices).customItems).toEqual([spdp]);
});

test("a date chosen in the calendar replaces the one in the field", () => {
  const eventDate = ["2026-12-01", "2026-12-24"];
  expect(changedBooking({ eventDate }, prices).eventDate).toBe("2026-12-24");
});

test.each([
  ["texts", { menu: "x", newItem: "x", location: "x", guestCount: ["5"] }],
  ["lists of texts", { menu: { packages: ["Basic"], customItems: ["Lassi"] } }],
  ["rows with gaps", { menu: { packages: [undefined, null], customItems: [null] } }],
  ["objects in place of names", { menu: { packages: [{ name: { size: 1 } }] } }],
  ["an unknown package", { menu: { packages: [{ name: "Silver" }] } }],
])("a form with %s in place of its rows has an empty menu", (_, sent) => {
  expect(chosenMenu(changedBooking(sent, prices), prices)).toEqual({
    packages: [],
    customItems: [],
  });
  expect(unsentBookingPrice(sent, prices).totalPaise).toBe(0);
});

test.each([
  ["50", 865_000],
  [" 50 ", 865_000],
  ["", 100_000],
  ["many", 100_000],
  ["-5", 100_000],
  ["1e9", 100_000],
])("with '%s' guests Basic costs %i paise", (guestCount, totalPaise) => {
  const menu = { packages: [{ name: "Basic" }, { name: "Basic" }] };

  expect(unsentBookingPrice({ guestCount, menu }, prices).totalPaise).toBe(totalPaise);
});
