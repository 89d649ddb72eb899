import { expect, test } from "vitest";
import { hoursForm } from "./schema.ts";

const row = (opens: string, closes: string) => ({ isOpen: true, opens, closes });
const [noon, empty] = [row("12:00", "21:30"), row("", "")];
const fromNoon = { opensAtMinutes: 12 * 60, closesAtMinutes: 21 * 60 + 30 };

const weekOf = (monday: object | null, others: object) => [monday, ...Array(6).fill(others)];

function problemsOf(typed: object) {
  const { error } = hoursForm.safeParse(typed);
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

test("all days as Monday: whatever the other rows say is ignored", () => {
  for (const others of [empty, row("25:00", "noon"), row("23:00", "22:00"), { isOpen: false }]) {
    const typed = { sameAsMonday: true, days: weekOf(noon, others) };
    expect(hoursForm.parse(typed)).toEqual(Array(7).fill(fromNoon));
  }
});

test("what is wrong with Monday is said once, even if all days are as Monday", () => {
  const typed = { sameAsMonday: true, days: weekOf(row("12:00", ""), noon) };
  expect(problemsOf(typed)).toEqual(["days.0.closes Monday: enter when you close, such as 23:00"]);
});

test("the times of a closed Monday are those of the other open days", () => {
  const [monday, others] = [{ ...noon, isOpen: false }, empty];
  const typed = { sameAsMonday: true, days: weekOf(monday, others) };
  expect(hoursForm.parse(typed)).toEqual(weekOf(null, fromNoon));
});

test("the other days keep their times if a closed Monday has none", () => {
  const typed = { sameAsMonday: true, days: weekOf({ ...empty, isOpen: false }, noon) };
  expect(hoursForm.parse(typed)).toEqual(weekOf(null, fromNoon));
});

test("each problem names its day", () => {
  const days = weekOf(noon, noon).with(2, empty).with(5, row("15:00", "14:00"));
  expect(problemsOf({ days })).toEqual([
    "days.2.opens Wednesday: enter when you open, such as 15:00",
    "days.5.closes Saturday: close after you open; after midnight by 6:00 AM at the latest",
  ]);
});
