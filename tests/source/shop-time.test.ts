import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

/** Parts of a date in the machine's time zone or in UTC, which between midnight and 5:30 AM is a day behind Pune. */
const OTHER_CLOCK =
  /\b[gs]et(UTC)?(FullYear|Year|Month|Date|Day|Hours|Minutes)\(|toLocale(Date|Time)String\(|to(ISOString|JSON)\(\)\s*\.(slice|split|sub)|\b(date|time|datetime|strftime)\('(now|%)/;

test("days, months and years are read from the shop's clock only", () => {
  const sources = ["app", "db"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs|sql)$/.test(name) && !/\.test\.|migrations/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(500);

  const reading = sources.filter((file) =>
    OTHER_CLOCK.test(readFileSync(join(root, file), "utf8")),
  );

  expect(reading).toEqual(["app/domain/clock.ts"]);
});
