import { expect, test } from "vitest";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { sqlite } from "#db/client.server.ts";
import { firstIdAt, newId } from "#db/new-id.ts";
import { addPrinter } from "#tests/support/records/printers.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import { cleanUp } from "./daily-cleanup.server.ts";

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 366 * DAY_MS;

const database = {
  change: (sql: string, ...values: unknown[]) => void sqlite.prepare(sql).run(...values),
};
const names = (sql: string) => sqlite.prepare(sql).pluck().all();

test("prints are removed after 30 days, whatever became of them", async () => {
  const { id: printer } = addPrinter(database);
  const states = ["queued", "done", "failed", "dismissed"];
  for (const days of [31, 29]) {
    for (const state of states) {
      const created_at = Date.now() - days * DAY_MS;
      const job = { id: `${state} ${days}`, printer_id: printer, kind: "test", state, created_at };
      insertRow(sqlite, "print_jobs", job);
    }
  }

  await cleanUp();

  expect(names("select id from print_jobs order by seq")).toEqual(
    states.map((state) => `${state} 29`),
  );
});

test("entries of the log are removed after two years, or the time that the owner sets", async () => {
  sqlite.transaction(() => {
    for (let row = 0; row < 1100; row += 1) addEntry("Long ago", 11 * YEAR_MS);
  })();
  addEntry("After 4 years", 4 * YEAR_MS);
  addEntry("After 2 years", 2 * YEAR_MS + DAY_MS);
  addEntry("Newer", 2 * YEAR_MS - DAY_MS);
  const owner = { id: newId(), name: "Asha", role: "owner" } as Parameters<typeof saveSettings>[0];
  const shown = () => names("select subject_name from audit_log order by created_at");

  expect(saveSettings(owner, "log", { keptYears: 5 }).ok).toBe(true);
  await cleanUp();
  expect(shown()).toEqual(["After 4 years", "After 2 years", "Newer", "Log"]);

  sqlite.prepare("delete from settings").run();
  await cleanUp();
  expect(shown()).toEqual(["Newer", "Log"]);
});

test("only owners decide how long the log is kept", () => {
  const manager = { id: newId(), name: "Ravi", role: "manager" };
  const refused = saveSettings(manager as Parameters<typeof saveSettings>[0], "log", {
    keptYears: 1,
  });
  expect(refused).toMatchObject({ ok: false, code: "forbidden" });
});

function addEntry(name: string, ageMs: number): void {
  const at = new Date(Date.now() - ageMs);
  const id = `${firstIdAt(at)}-${newId()}`;
  insertRow(sqlite, "audit_log", { id, subject_name: name, created_at: at.getTime() });
}
