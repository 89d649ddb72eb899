import { beforeAll, describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import type { RouteIds } from "#tests/support/http/route-records.ts";
import { addAdminRecords } from "#tests/support/records/admin-records.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop({ env: { PRINTERS_ON_LOOPBACK: "on" } });
const { visitor: admin } = shop.owner;
let other: FormVisitor;
let ids: RouteIds;

beforeAll(async () => {
  const person = await registerCustomer(shop.api);
  other = await shop.signedIn(await addStaff(shop, "owner"));
  ids = await addAdminRecords(shop, { person, admin });
});

/** A form that changes something, one of its fields, and the two people's input for it. */
const forms: [path: (ids: RouteIds) => string, field: string, theirs: string, own: string][] = [
  [({ productId }) => `/admin/products/edit/${productId}`, "otherNames", "ragda", "pattice"],
  [({ groupId }) => `/admin/options/${groupId}`, "name", "Sauces", "Chutneys"],
  [({ couponId }) => `/admin/coupons/${couponId}`, "value", "11", "12"],
  [({ zoneId }) => `/admin/zones/${zoneId}`, "note", "Until nine", "Until ten"],
  [({ printerId }) => `/admin/settings/printers/${printerId}`, "name", "Bar", "Counter"],
  [({ stationId }) => `/admin/settings/stations/${stationId}`, "name", "Cold", "Drinks"],
  [() => "/admin/products/sections/chaat", "name", "Chaats", "Chaat plates"],
  [() => "/admin/content/faq-hours", "question", "When?", "At what time?"],
  [({ productId }) => `/admin/translations/dish/${productId}`, "name.mr", "शेव", "शेवपुरी"],
  [() => "/admin/settings/delivery", "feeRupees", "31", "32"],
  [() => "/admin/settings/hours", "days[0].closes", "22:00", "21:00"],
  [() => "/admin/settings/charges", "packingRupees", "5", "6"],
  [() => "/admin/settings/times", "cateringPercent", "50", "60"],
  [() => "/admin/settings/catering", "changeDays", "4", "5"],
  [() => "/admin/settings/payment", "selfOrderTrustRupees", "100", "200"],
  [() => "/admin/settings/alerts", "unansweredMinutes", "6", "7"],
  [() => "/admin/settings/bill", "fssai", "11111111111111", "22222222222222"],
  [() => "/admin/settings/log", "keptYears", "3", "4"],
];

describe.each(forms)("%o: two people at once", (pathOf, field, theirs, own) => {
  test("the second is told, and replaces what the first has saved only by saving again", async () => {
    const path = pathOf(ids);
    const opened = await admin.formOn(path);
    expect(opened).toHaveProperty([field]);
    const saved = await other.fillIn(path, { [field]: theirs });
    expect(saved.location, saved.visibleText).not.toBeNull();

    const refused = await admin.postForm(path, { ...opened, [field]: own });

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("Somebody else has changed this after you opened it.");
    expect(refused.form(path)[field]).toBe(own);
    expect((await other.formOn(path))[field]).toBe(theirs);
    const again = await admin.postForm(path, refused.form(path));
    expect(again.location, again.visibleText).not.toBeNull();
    expect((await other.formOn(path))[field]).toBe(own);
  });
});

test("an order in the meantime is nothing that the second must be told", async () => {
  const path = `/admin/products/edit/${ids.productId}`;
  const opened = await admin.formOn(path);
  shop.database.change("update products set stock = stock - 1 where id = ?", ids.productId ?? "");

  const saved = await admin.postForm(path, { ...opened, otherNames: "shev" });

  expect(saved.location, saved.visibleText).not.toBeNull();
});
