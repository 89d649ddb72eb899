import { expect, test } from "vitest";
import { fieldLabel, formatAuditFields, formatAuditValue } from "./audit-field-format.ts";

test.each([
  ["advanceReceivedPaise", "Advance received"],
  ["isPopular", "Popular"],
  ["soldOutUntil", "Sold out until"],
  ["metaTitle", "Meta title"],
  ["issuedOn", "Issued on"],
  ["gstin", "GSTIN"],
])("labels the field %s as %s", (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});

test.each([
  ["advanceReceivedPaise", 432_500, "₹4,325"],
  ["price", 75.5, "₹75.50"],
  ["stock", 1200, "1,200"],
  ["isHidden", true, "Yes"],
  ["isHidden", false, "No"],
  ["status", "out_for_delivery", "Out for delivery"],
  ["status", "pending", "Pending"],
  ["description", "pending since monday", "pending since monday"],
  ["advanceReceivedOn", "2026-11-21", "Nov 21, 2026"],
  ["soldOutUntil", "2026-11-22T09:30:00.000Z", "Nov 22, 2026, 3:00 PM"],
  ["tags", ["chaat", "Pune"], "chaat, Pune"],
  ["tags", [], "—"],
  ["notes", "", "—"],
  ["soldOutUntil", null, "—"],
  ["cateringRate", { basisPoints: 1250, code: "996334" }, "Rate: 12.5%; Code: 996334"],
  ["rates", { "": { basisPoints: 500 } }, "All dishes: Rate: 5%"],
  ["content", { start: "Once", characters: 1500 }, "Start: Once; Characters: 1,500"],
])("formats %s %j as %s", (name, value, text) => {
  expect(formatAuditValue(name, value)).toBe(text);
});

test("created subjects have no before, removed ones no after", () => {
  expect(formatAuditFields(null, { stock: 3, soldOutUntil: null })).toEqual([
    { label: "Stock", before: null, after: "3" },
  ]);
  expect(formatAuditFields({ stock: 3 }, null)).toEqual([
    { label: "Stock", before: "3", after: null },
  ]);
  expect(formatAuditFields({ stock: 3 }, { stock: 5 })).toEqual([
    { label: "Stock", before: "3", after: "5" },
  ]);
});
