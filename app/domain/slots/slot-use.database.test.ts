import { expect, test } from "vitest";
import { releaseSlot, takeSlot, usedSlots } from "./slot-use.server.ts";
import type { Slot } from "./slots.ts";

const START = new Date("2026-12-02T14:15:00Z");
const used = () => usedSlots("delivery", START).map(({ orders, plates }) => [orders, plates]);

test("a slot never takes more orders or plates than it has room for, even if stale figures said otherwise", () => {
  const slot: Slot = {
    day: "2026-12-02",
    startsAt: START,
    endsAt: new Date("2026-12-02T14:30:00Z"),
    orders: 2,
    plates: 5,
    usedOrders: 0,
    usedPlates: 0,
  };

  expect(takeSlot("delivery", slot, 6)).toBe(false);
  expect(takeSlot("delivery", slot, 4)).toBe(true);
  expect(takeSlot("delivery", slot, 2)).toBe(false);
  expect(takeSlot("delivery", slot, 1)).toBe(true);
  expect(takeSlot("delivery", { ...slot, plates: null }, 1)).toBe(false);
  expect(used()).toEqual([[2, 5]]);

  releaseSlot("delivery", START, 4);
  expect(used()).toEqual([[1, 1]]);
});
