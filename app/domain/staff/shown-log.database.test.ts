import { expect, test } from "vitest";
import { write } from "#db/client.server.ts";
import { addPerson } from "#tests/support/records/random-payments.ts";
import type { User } from "../access/user.ts";
import type { AuditEntry } from "../audit/audit.ts";
import { auditList } from "../audit/audit-list-url.ts";
import { listAudit } from "../audit/list-audit.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { saveSettings } from "../settings/save-settings.server.ts";
import { shownLog } from "./shown-log.server.ts";

function record(actor: User, action: AuditEntry["action"], id: string, name: string): void {
  write(() => {
    recordAudit(actor, { action, subject: { id, name }, before: null, after: {} });
    return { ok: true, value: null };
  });
}

test("what the shop itself names is named in the reader's language, and everything else as it was", () => {
  const owner = addPerson("owner");
  saveSettings(owner, "log", { keptYears: 3 });
  record(owner, "settings.changed", "tax", "Bills and tax");
  record(owner, "settings.changed", "setup", "Before you open");
  record(owner, "station.categories_changed", "categories", "Stations of the categories");
  record(owner, "product.menu_imported", "menu", "1 dish");
  record(owner, "product.prices_changed", "prices", "12 prices");
  record(owner, "day.closed", "2026-11-28", "28 Nov 2026");
  record(owner, "order.discarded", "an-order", "Token X9");
  record(owner, "order.discarded", "another", "No token");
  record(owner, "coupon.changed", "diwali", "Diwali");

  const { entries } = listAudit(auditList.read(new URLSearchParams()));
  const names = inLanguage("mr", () => shownLog(entries).map(({ subject }) => subject));

  expect(names.reverse()).toEqual([
    "लॉग",
    "बिले आणि कर",
    "सुरू करण्यापूर्वी",
    "कॅटेगरींची स्टेशन",
    "1 डिश",
    "12 किमती",
    "28 नोव्हेंबर 2026",
    "टोकन X9",
    "टोकन नाही",
    "Diwali",
  ]);
});
