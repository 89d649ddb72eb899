import { expect, test } from "vitest";
import { dietaryMarks } from "./dietary-marks.ts";

test.each(["Jain (no onion, no garlic)", "JAIN please", "एक जैन"])("%j is Jain", (text) => {
  expect(dietaryMarks(["Hot spice", text])).toEqual(["Jain"]);
});

test.each([
  "My son is allergic to peanuts",
  "Allergies: sesame",
  "nut-free please",
  "please do not add nuts",
  "No peanuts!",
  "without any roasted cashews",
  "lactose intolerant",
  "मला शेंगदाण्याची अॅलर्जी आहे",
])("%j mentions an allergy", (text) => {
  expect(dietaryMarks([text])).toEqual(["Allergy"]);
});

test.each([
  "",
  "Extra peanuts",
  "No onion",
  "Less spicy, no coriander",
  "Nutan will collect it",
  "Ring twice; the milk is for the cat",
])("%j is marked as nothing", (text) => {
  expect(dietaryMarks([text])).toEqual([]);
});

test("both marks are shown", () => {
  expect(dietaryMarks(["Jain", "no nuts"])).toEqual(["Jain", "Allergy"]);
});
