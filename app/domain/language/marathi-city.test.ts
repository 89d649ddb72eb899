import { expect, test } from "vitest";
import { marathiCityStem } from "./marathi-city.ts";

test.each([
  ["पुणे", "पुण्यात"],
  ["ठाणे", "ठाण्यात"],
  ["कोल्हापूर", "कोल्हापुरात"],
  ["नाशिक", "नाशिक शहरात"],
  ["Sangli", "Sangli शहरात"],
])("in %s is %s", (city, inCity) => {
  expect(`${marathiCityStem(city)}त`).toBe(inCity);
});
