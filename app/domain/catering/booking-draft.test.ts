import { describe, expect, test } from "vitest";
import { bookingEntries, isLeftOut, readBookingDraft } from "./booking-draft.ts";
import { changedBookingDraft } from "./changed-booking.ts";
import { draftPrice } from "./draft-price.ts";
import { newBookingDraft } from "./new-booking.ts";

const asha = { name: "Asha Kulkarni", email: "asha@chatpata.test", phone: "+91 98220 12345" };

describe("what is read of a booking form", () => {
  test("is its own fields, in the order of their rows, and nothing else", () => {
    const draft = readBookingDraft([
      ["menu.customItems[7].name", "Lassi"],
      ["menu.customItems[7].quantity", "3"],
      ["menu.customItems[2].name", "SPDP"],
      ["menu.packages[0].name", "Basic"],
      ["menu.packages[1].name", "Basic"],
      ["menu.packages[2].name", "Silver"],
      ["menu.dietaryRequirements", "jain"],
      ["menu.dietaryRequirements", "<b>"],
      ["notes", new Blob(["x"])],
      ["__proto__", "x"],
      ["pricing.total", "1"],
    ]);

    expect(draft.customItems).toEqual([
      { name: "SPDP", quantity: "1", specialInstructions: "" },
      { name: "Lassi", quantity: "3", specialInstructions: "" },
    ]);
    expect(draft.packages).toEqual(["Basic"]);
    expect(draft.dietaryRequirements).toEqual(["jain"]);
    expect(draft.fields.notes).toBe("");
    expect(bookingEntries(draft).map(([name]) => name)).not.toContain("pricing.total");
  });

  test("reads the same again from its own entries", () => {
    const draft = changedBookingDraft([
      ...bookingEntries(newBookingDraft(asha, { eventType: "wedding" })),
      ["menu.packages[0].name", "Premium"],
      ["newItem.name", "Lassi"],
      ["newItem.quantity", "20"],
    ]);

    expect(draft.customItems).toMatchObject([{ name: "Lassi", quantity: "20" }]);
    expect(draft.newItem.name).toBe("");
    expect(readBookingDraft(bookingEntries(draft))).toEqual(draft);
  });

  test("has the defaults and the account's contact on a new form", () => {
    expect(newBookingDraft(asha).fields).toMatchObject({
      eventType: "",
      duration: "4",
      guestCount: "50",
      "location.type": "indoor",
      "contactInfo.primaryContact.name": asha.name,
      "contactInfo.primaryContact.phone": asha.phone,
      "contactInfo.primaryContact.email": asha.email,
    });
  });
});

test.each([
  ["50", 865_000],
  [" 50 ", 865_000],
  ["", 100_000],
  ["many", 100_000],
  ["-5", 100_000],
  ["1e9", 100_000],
])("with '%s' for a head count Basic costs %i paise", (guestCount, totalPaise) => {
  const draft = readBookingDraft([
    ["guestCount", guestCount],
    ["menu.packages[0].name", "Basic"],
  ]);

  expect(draftPrice(draft).totalPaise).toBe(totalPaise);
});

test("nothing stands where nothing was typed", () => {
  const draft = readBookingDraft([["eventName", "  "]]);

  expect(isLeftOut(draft, "eventName")).toBe(true);
  expect(isLeftOut(draft, "menu")).toBe(true);
  expect(isLeftOut(newBookingDraft(asha), "guestCount")).toBe(false);
  expect(isLeftOut(draft, "menu.customItems[0].quantity")).toBe(false);
});
