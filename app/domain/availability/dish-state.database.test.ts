import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { findDishes } from "../menu/queries.server.ts";
import "../sections/sections.server.ts";

const { id } = addDish(
  { change: (sql, ...values) => sqlite.prepare(sql).run(...values) },
  { category: "chaat" },
);

function isSold(weekday: string, time: string): boolean {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const dish = findDishes([id], { at: 0, weekday, minute: hours * 60 + minutes }).get(id);
  return dish?.isOffHours === false;
}

test.each(["menu_sections", "products"])("hours of %s last past midnight", (table) => {
  const set = "sale_days = ?, sale_from_minutes = ?, sale_until_minutes = ?";
  const change = sqlite.prepare(`update ${table} set ${set} where id in ('chaat', ?)`);
  const [friday, saturday, sunday, monday] = ["4", "5", "6", "0"] as const;

  change.run(friday, 18 * 60, 2 * 60, id);
  expect([isSold(friday, "17:59"), isSold(friday, "18:00")]).toEqual([false, true]);
  expect([isSold(saturday, "01:59"), isSold(saturday, "02:00")]).toEqual([true, false]);
  expect([isSold(friday, "01:00"), isSold(saturday, "18:00")]).toEqual([false, false]);

  change.run(sunday, 18 * 60, 2 * 60, id);
  expect(isSold(monday, "01:00")).toBe(true);

  change.run("", null, null, id);
  expect(isSold(monday, "01:00")).toBe(true);
});
