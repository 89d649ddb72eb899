import { expect, test } from "vitest";
import { pinLockMinutes } from "./pin.ts";

test("the fifth wrong PIN locks, and each further one for twice as long, up to a day", () => {
  const minutes = [1, 4, 5, 6, 7, 11, 12, 1000].map(pinLockMinutes);
  expect(minutes).toEqual([0, 0, 15, 30, 60, 960, 1440, 1440]);
});
