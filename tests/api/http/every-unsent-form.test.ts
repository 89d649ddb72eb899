import { beforeAll, expect, test } from "vitest";
import { dayInPune } from "#app/domain/clock.ts";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { fillForm } from "#tests/support/http/fill-form.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { formsOf } from "#tests/support/http/form-fields.ts";
import { addRouteRecords, type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { addBill } from "#tests/support/records/bills.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addEmail } from "#tests/support/records/emails.ts";
import { addMessage, addSubscriber } from "#tests/support/records/messages.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { type Person, signInAdmin } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { addFailedPrint, addPrinter } from "#tests/support/records/printers.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const pages = (await allRoutes())
  .filter(
    ({ path, file, respondsToGet }) =>
      respondsToGet &&
      file.startsWith("screens/") &&
      file.endsWith(".tsx") &&
      // Its form is the order that is being taken; see counter.test.ts.
      path !== "/admin/counter",
  )
  .map(({ path }) => ({ path }))
  // Forms that a page shows only sometimes.
  .concat([{ path: "/profile?edit" }, { path: "/my-orders/:unpaidOrder/claim" }]);

const shop = runningShop();
let owner: Person & { visitor: FormVisitor };
let ids: RouteIds;
const tokens = { owner: "", admin: "" };

beforeAll(async () => {
  const { database } = shop;
  const dish = addDish(database, { category: "puris" });
  owner = await customerWith(shop, [dish]);
  const admin = await shop.signedIn(firstAdmin);
  const group = addOptionGroup(database, [dish], { choices: [{}] });
  ids = {
    ...(await addRouteRecords(shop, { owner, admin, dish })),
    groupId: group.id,
    choiceId: group.choices[0]?.id ?? "",
    category: dish.category,
    stationId: addStation(database).id,
    printerId: addPrinter(database).id,
    postId: addPost(database).id,
    userId: (await addStaff(shop, "kitchen")).user._id,
    messageId: addMessage(database).id,
    subscriberId: addSubscriber(database).id,
    emailId: addEmail(database).id,
    zoneId: addZone(database).id,
    kind: "dish",
    subjectId: dish.id,
    date: dayInPune(new Date()),
    billId: addBill(database).id,
    deviceId: "unknown",
    claimId: "unknown",
    paymentId: "unknown",
    eventPaymentId: "unknown",
  };
  ids.printId = addFailedPrint(database, String(ids.printerId)).id;
  await owner.visitor.postForm(`/my-orders/${ids.orderNumber}/claim`, {
    reference: "632512345678",
  });
  ids.claimId = String(database.value("select id from payments where kind = 'claim'"));
  for (const kind of ["order", "event"] as const) {
    const id = String(ids[`${kind}Id`]);
    await admin.postForm(`/admin/${kind}s/${id}/payments`, { amount: "1", method: "cash" });
    ids[kind === "order" ? "paymentId" : "eventPaymentId"] = String(
      database.value(`select id from payments where ${kind}_id = ? and kind = 'payment'`, id),
    );
  }
  const unpaid = { paymentMethod: "upi", deliveryType: "pickup" };
  ids.unpaidOrder = (await placeOrder(owner.api, [dish], unpaid)).orderNumber;
  tokens.owner = owner.token;
  tokens.admin = (await signInAdmin(shop.api)).token;
});

/** The forms of a page into which something can be typed, one of each action. */
function typedForms(html: string, path: string) {
  const own = path.split("?")[0] ?? path;
  const forms = formsOf(html)
    .filter(({ attributes }) => attributes.method?.toLowerCase() === "post")
    .map(({ attributes, content }) => ({ action: attributes.action ?? own, content }));
  return forms.filter(
    ({ action, content }, at) =>
      forms.findIndex((other) => other.action === action) === at &&
      fillForm(html, action, own, content).typed.length > 0,
  );
}

/** What guests can send as well, so that it needs no session. */
const OPEN =
  /^\/(pincode|coupon|contact|login|register|password-reset|newsletter|preferences|language|menu|cart\/lines|admin\/switch)/;

/** Its choice applies at once, so an unsent one must not look as if it were stored. */
const CHOICE = /^\/admin\/events\/[^/]+\/status$/;
const SECRET = /password|^pin$/i;

function valuesOf(value: string | string[] = []): string[] {
  return [value].flat().filter(Boolean).sort();
}

let count = 0;

test.each(pages)("$path keeps what was typed when the session has ended", async ({ path }) => {
  const person = /^\/(admin|profile\/second-factor)/.test(path) ? "admin" : "owner";
  const visitor = shop.visitor();
  visitor.continueSession(tokens[person]);
  const url = urlOf({ path }, ids);
  const page = await visitor.get(url);
  if (page.status !== 200) return;

  for (const { action, content } of typedForms(page.text, url)) {
    if (OPEN.test(action) || CHOICE.test(action)) continue;
    count += 1;
    const { fields, typed } = fillForm(page.text, action, url, content);
    visitor.endSession();
    const sent = await visitor.postForm(action, fields);
    expect(sent.location, action).toMatch(/^\/login\?returnTo=/);
    visitor.continueSession(tokens[person]);
    const back = new URLSearchParams(sent.location?.split("?")[1]).get("returnTo") ?? "";
    const opened = await visitor.get(back);
    expect(opened.status, back).toBe(200);
    const shown = opened.form(action);
    for (const name of typed) {
      const expected = SECRET.test(name) ? [] : valuesOf(fields[name]);
      expect(valuesOf(shown[name]), `${name} of ${action}`).toEqual(expected);
    }
  }
});

test("the pages have all the forms", () => {
  expect(count).toBeGreaterThan(60);
});
