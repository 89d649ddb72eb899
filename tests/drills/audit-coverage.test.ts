import { beforeAll, describe, expect, test } from "vitest";
import { auditKinds } from "#app/domain/audit/audit.ts";
import { DAY_MS, dayInIndia } from "#app/domain/clock.ts";
import { isForStaff } from "#app/http/session/authenticate.server.ts";
import { staffLog } from "#db/staff-log.ts";
import { adminRoutes } from "#tests/support/http/admin-routes.ts";
import { loadContract, readDescription } from "#tests/support/http/contract.ts";
import { endpointCases } from "#tests/support/http/endpoint-cases.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { addBill } from "#tests/support/records/bills.ts";
import { typedBooking } from "#tests/support/records/booking-form.ts";
import { addCoupon, tenPercent } from "#tests/support/records/coupons.ts";
import { closeAnyway, closeAnywayKey } from "#tests/support/records/day-closing.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addEmail } from "#tests/support/records/emails.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { addMessage, addSubscriber } from "#tests/support/records/messages.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { textOf } from "#tests/support/records/post-payload.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { addPrinter } from "#tests/support/records/printers.ts";
import { validProductForm } from "#tests/support/records/products.ts";
import { newReference } from "#tests/support/records/references.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { addStaff, makeDevice } from "#tests/support/records/staff.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { everything } from "#tests/support/shop/everything.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

// No mail server listens at this port, so emails stay in the queue and can be sent again.
const shop = runningShop({
  env: { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
});
let visitor: FormVisitor;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  visitor = await shop.signedIn(firstAdmin);
  admin = await signInAdmin(shop.api);
  customer = await registerCustomer(shop.api);
});

const newOrder = async () =>
  (await placeOrder(customer.api, [addDish(shop.database)], { paymentMethod: "upi" })).id;
async function cancelledPaidOrder(): Promise<string> {
  const order = `/admin/orders/${await newOrder()}`;
  await visitor.postForm(`${order}/payment`, {});
  await visitor.postForm(`${order}/cancellation`, { reason: "A dish ran out" });
  return order;
}
const newEvent = async () => (await bookEvent(customer.api)).id;
async function paidEvent(): Promise<string> {
  const event = `/admin/events/${await newEvent()}`;
  await visitor.postForm(...(await filledForm(`${event}/payments`, { method: "bank" })));
  return event;
}
const dish = () => addDish(shop.database).id;

/** The page of an open and empty day. */
function newDay(): string {
  for (const table of ["payments", "cash_handovers", "drawer_entries", "business_days"]) {
    shop.database.change(`delete from ${table}`);
  }
  return `/admin/day/${dayInIndia(new Date())}`;
}

async function openedDay(): Promise<string> {
  const day = newDay();
  await visitor.postForm(`${day}/opening`, { float: "2000" });
  return day;
}

async function closedDay(): Promise<string> {
  const day = newDay();
  await closeAnyway(visitor, dayInIndia(new Date()), { counted: "0" });
  return day;
}

async function filledForm(
  path: string,
  fields: FormFields = {},
  page = path,
): Promise<[string, FormFields]> {
  return [path, { ...(await visitor.get(page)).form(path), ...fields }];
}

async function newChoice() {
  const name = `Sauces ${crypto.randomUUID()}`;
  await visitor.postForm("/admin/options/add", { name, kind: "one", "choices[0].name": "Mint" });
  const { id, group_id: groupId } = shop.database.row(
    "select choice.id, group_id from option_choices choice join option_groups on option_groups.id = group_id where option_groups.name = ?",
    name,
  );
  return { id: String(id), groupId: String(groupId) };
}

async function cookingOrder(): Promise<string> {
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await advanceOrder(admin.api, order, ["preparing"]);
  return `/admin/orders/${order.id}`;
}

async function outgoingDelivery(): Promise<[url: string, fields: FormFields]> {
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await advanceOrder(admin.api, order, ["preparing", "out_for_delivery"]);
  const due = { duePaise: String(order.total * 100), received: String(order.total) };
  return [`/admin/deliveries/${order.id}/delivery`, due];
}

async function newClaim(): Promise<string> {
  const order = await placeOrder(customer.api, [addDish(shop.database)], { paymentMethod: "upi" });
  const buyer = await shop.signedIn(customer);
  const reference = newReference();
  await buyer.postForm(`/my-orders/${order.orderNumber}/claim`, { reference });
  const id = shop.database.value("select id from payments where reference = ?", reference);
  return `/admin/orders/${order.id}/claims/${id}`;
}

/** A new record for each parameter of a URL. */
const newIds: Record<string, () => string | Promise<string>> = {
  orderId: newOrder,
  eventId: newEvent,
  productId: dish,
  category: () => "snacks",
  groupId: async () => (await newChoice()).groupId,
  choiceId: async () => (await newChoice()).id,
  couponId: async () => (await addCoupon(visitor, shop.database)).id,
  zoneId: () => addZone(shop.database).id,
  postId: () => addPost(shop.database).id,
  reviewId: async () => (await writeReview((await registerCustomer(shop.api)).api)).id,
  userId: async () => (await addStaff(shop, "kitchen")).user._id,
  messageId: () => addMessage(shop.database).id,
  subscriberId: () => addSubscriber(shop.database).id,
  printerId: () => addPrinter(shop.database, { name: crypto.randomUUID().slice(0, 8) }).id,
  stationId: () => addStation(shop.database).id,
  task: () => "printer",
  step: () => "delivery",
};

async function newUrl(path: string): Promise<string> {
  let url = path;
  for (const [parameter, name = ""] of path.matchAll(/:(\w+)/g)) {
    const newId = newIds[name];
    if (!newId) throw new Error(`What is ${parameter} in ${path}?`);
    url = url.replace(parameter, await newId());
  }
  return url;
}

type Form = (path: string) => Promise<[url: string, fields: FormFields]>;

/** With only these fields, like a button. */
const sent =
  (fields: FormFields = {}): Form =>
  async (path) => [await newUrl(path), fields];

/** The page's fields with these changes. */
const filled =
  (fields: FormFields = {}): Form =>
  async (path) =>
    filledForm(await newUrl(path), fields);

/** At the address of a certain record. */
const at =
  (url: string, fields: FormFields = {}): Form =>
  async () => [url, fields];

/** Takes back what the same address without "/removal" has just done. */
async function removalAfter(url: string, fields: FormFields = {}): Promise<[string, FormFields]> {
  await visitor.postForm(url, fields);
  return [`${url}/removal`, fields];
}

const takenBack =
  (fields: FormFields = {}): Form =>
  async (path) =>
    removalAfter(await newUrl(path.replace("/removal", "")), fields);

const forms: Record<string, Form> = {
  "/admin/orders/:orderId/cancellation": sent({ reason: "A dish ran out" }),
  "/admin/orders/:orderId/changes": async () => {
    const path = `/admin/orders/${await newOrder()}/changes`;
    return filledForm(path, { deliveryType: "pickup", reason: "The customer called", save: "1" });
  },
  "/admin/orders/:orderId/payments": filled(),
  "/admin/orders/:orderId/refunds": async () =>
    filledForm(`${await cancelledPaidOrder()}/refunds`, { reason: "Cancelled" }),
  "/admin/orders/:orderId/cancellation-fee": async () =>
    filledForm(`${await cancelledPaidOrder()}/cancellation-fee`, { reason: "Cancelled too late" }),
  "/admin/orders/:orderId/payments/:paymentId/reversal": async () => {
    const order = await newOrder();
    await visitor.postForm(`/admin/orders/${order}/payment`, {});
    const payment = shop.database.value("select id from payments where order_id = ?", order);
    return [`/admin/orders/${order}/payments/${payment}/reversal`, { reason: "Wrong order" }];
  },
  "/admin/events/new": filled({
    ...typedBooking,
    "menu.packages[0].name": "Basic",
    "contactInfo.primaryContact.name": "Meera Joshi",
    "contactInfo.primaryContact.phone": "98765 43210",
  }),
  "/admin/events/:eventId/quote": filled(),
  "/admin/events/:eventId/payments": filled({ method: "bank" }),
  "/admin/events/:eventId/refunds": async () => {
    const refund = { amount: "100", method: "bank", reason: "Fewer guests" };
    return filledForm(`${await paidEvent()}/refunds`, refund);
  },
  "/admin/events/:eventId/cancellation-fee": async () => {
    const path = await paidEvent();
    await visitor.postForm(`${path}/cancellation`, { reason: "The customer called" });
    return filledForm(`${path}/cancellation-fee`, { reason: "Cancelled too late" });
  },
  "/admin/events/:eventId/payments/:eventPaymentId/reversal": async () => {
    const event = await paidEvent();
    const id = event.split("/").at(-1) ?? "";
    const payment = shop.database.value("select id from payments where event_id = ?", id);
    return [`${event}/payments/${payment}/reversal`, { reason: "Wrong booking" }];
  },
  "/admin/orders/:orderId/claims/:claimId/confirmation": async () => [
    `${await newClaim()}/confirmation`,
    {},
  ],
  "/admin/orders/:orderId/claims/:claimId/confirmation/removal": async () =>
    removalAfter(`${await newClaim()}/confirmation`),
  "/admin/orders/:orderId/claims/:claimId/rejection": async () => [
    `${await newClaim()}/rejection`,
    { reason: "Nothing arrived" },
  ],
  "/admin/payments/confirmations": async () => {
    const id = (await newClaim()).split("/").at(-1) ?? "";
    const { reference, amount } = shop.database.row(
      "select reference, amount_paise amount from payments where id = ?",
      id,
    );
    return ["/admin/payments/confirmations", { payment: `${id} ${amount} ${reference}` }];
  },
  "/admin/orders/:orderId/status": sent({ status: "preparing" }),
  "/admin/orders/:orderId/status/removal": takenBack({ status: "preparing" }),
  "/admin/orders/:orderId/payment": sent(),
  "/admin/orders/:orderId/messages": sent({ channel: "sms", topic: "late" }),
  "/admin/orders/:orderId/ready": async () => [`${await cookingOrder()}/ready`, {}],
  "/admin/orders/:orderId/ready/removal": async () => removalAfter(`${await cookingOrder()}/ready`),
  "/admin/orders/:orderId/delay": async () => [
    `${await cookingOrder()}/delay`,
    { delayMinutes: "10", shownMinutes: "0" },
  ],
  "/admin/deliveries/:orderId/delivery": outgoingDelivery,
  "/admin/deliveries/:orderId/delivery/removal": async () =>
    removalAfter(...(await outgoingDelivery())),
  "/admin/deliveries/:orderId/rider": async () => {
    const [delivery] = await outgoingDelivery();
    const rider = await addStaff(shop, "rider");
    return [delivery.replace("/delivery", "/rider"), { riderId: rider.user._id }];
  },
  "/admin/deliveries/:orderId/absence": async () => {
    const [delivery] = await outgoingDelivery();
    return [delivery.replace("/delivery", "/absence"), { next: "returned" }];
  },
  "/admin/deliveries/handovers": async () => {
    await visitor.postForm(...(await outgoingDelivery()));
    const path = "/admin/deliveries/handovers";
    return [path, (await visitor.get("/admin/deliveries")).form(path)];
  },
  "/admin/day/:date/opening": async () => [`${newDay()}/opening`, { float: "2000" }],
  "/admin/day/:date/entries": async () => {
    const day = await openedDay();
    return filledForm(`${day}/entries`, { kind: "out", amount: "50", reason: "Ice" }, day);
  },
  "/admin/day/:date/shifts": async () => {
    const day = await openedDay();
    return filledForm(`${day}/shifts`, { counted: "2000" }, day);
  },
  "/admin/day/:date/closing": async () => {
    const day = newDay();
    const unfinished = closeAnywayKey(await visitor.get(day));
    return [`${day}/closing`, { counted: "0", unfinished }];
  },
  "/admin/day/:date/reopening": async () => {
    const day = await closedDay();
    return filledForm(`${day}/reopening`, { reason: "Closed too early" }, day);
  },
  "/admin/day/:date/email": async () => {
    const day = await closedDay();
    return filledForm(`${day}/email`, {}, day);
  },
  "/admin/products/add": filled(validProductForm),
  "/admin/products/prices": () =>
    filledForm(`/admin/products/prices?q=${addDish(shop.database).id.slice(0, 8)}&amount=10`),
  "/admin/products/import": async () => {
    const file = new FormData();
    file.set("file", new File([`ID,Price\n${dish()},5`], "menu.csv"));
    const preview = await visitor.postForm("/admin/products/import", file);
    return ["/admin/products/import", preview.form("/admin/products/import")];
  },
  "/admin/translations/:kind/:subjectId": () =>
    filledForm(`/admin/translations/dish/${dish()}`, { "name.mr": "पुरी" }),
  "/admin/products/edit/:productId": filled(validProductForm),
  "/admin/products/:productId/removal": sent(),
  "/admin/products/:productId/stock": sent({ stock: "7" }),
  // One entry for each ticked dish.
  "/admin/prep/stock": async () => {
    shop.database.change(
      "insert into dish_day_totals (day, product_id, sold_count) values (?, ?, 9)",
      dayInIndia(new Date(Date.now() - 7 * DAY_MS)),
      dish(),
    );
    return filledForm(`/admin/prep/stock?day=${dayInIndia(new Date())}`, {
      "rows[0].isChosen": "on",
    });
  },
  "/admin/products/:productId/sold-out": sent(),
  "/admin/products/:productId/sold-out/removal": takenBack(),
  "/admin/products/:productId/position": async () => {
    const id = dish();
    await visitor.postForm(`/admin/products/${id}/position`, { to: "999" });
    return [`/admin/products/${id}/position`, { to: "0" }];
  },
  "/admin/products/sections/:category/position": sent({ to: "0" }),
  "/admin/products/sections/:category": filled({ saleUntil: "12:00" }),
  "/admin/products/sections/add": filled({ name: "Thali" }),
  "/admin/products/sections/:category/removal": async () => {
    await visitor.postForm(
      ...(await filledForm("/admin/products/sections/add", { name: "Juices" })),
    );
    return ["/admin/products/sections/juices/removal", {}];
  },
  "/admin/options/add": filled({ name: "Sauces", "choices[0].name": "Mint" }),
  "/admin/options/:groupId": filled({ name: "Dips" }),
  "/admin/options/:groupId/removal": sent(),
  "/admin/options/choices/:choiceId/sold-out": sent(),
  "/admin/options/choices/:choiceId/sold-out/removal": takenBack(),
  "/admin/content/add/:subject": () =>
    filledForm("/admin/content/add/value", { icon: "leaf", title: "Fresh", text: "Every day" }),
  "/admin/content/:contentId": () => filledForm("/admin/content/shop", { name: "Katta" }),
  "/admin/content/:contentId/removal": at("/admin/content/value-1/removal"),
  "/admin/content/:contentId/confirmation": at("/admin/content/about/confirmation"),
  "/admin/content/lists/:subject/confirmation": async () => {
    // Each sample that is confirmed has an entry.
    shop.database.change(
      `update content set is_sample = id = (select min(id) from content where subject = 'faq')
       where subject = 'faq'`,
    );
    return ["/admin/content/lists/faq/confirmation", {}];
  },
  "/admin/content/:contentId/undo": at("/admin/content/shop/undo"),
  "/admin/content/:contentId/position": at("/admin/content/value-3/position", { to: "0" }),
  "/admin/first-hour/:step": filled({ feeRupees: "35" }),
  "/admin/before-you-open/samples/removal": sent(),
  "/admin/before-you-open/:task/aside": sent(),
  "/admin/before-you-open/:task/aside/removal": sent(),
  "/admin/bills/:billId/seen": async () => {
    const { id } = addBill(shop.database);
    shop.database.change("update bills set kind = 'credit_note', total_paise = 0 where id = ?", id);
    return [`/admin/bills/${id}/seen`, {}];
  },
  // With the pincode of the orders in this file.
  "/admin/zones/add": filled({ name: "Sadashiv Peth", pincodes: "411030", fee: "30" }),
  "/admin/zones/:zoneId": filled({ pincodes: "411016" }),
  "/admin/zones/:zoneId/removal": sent(),
  "/admin/coupons/add": filled(tenPercent()),
  "/admin/coupons/:couponId": filled({ value: "15" }),
  "/admin/coupons/:couponId/pause": sent(),
  "/admin/coupons/:couponId/pause/removal": takenBack(),
  "/admin/coupons/:couponId/codes": async () => {
    const { path } = await addCoupon(visitor, shop.database);
    return filledForm(`${path}/codes`, {}, path);
  },
  "/admin/blogs/add": filled({
    title: "A new post",
    content: textOf(120),
    excerpt: "What happens between the oil and the plate.",
  }),
  "/admin/blogs/edit/:postId": filled({ title: "Another title", content: textOf(120) }),
  "/admin/blogs/:postId/removal": sent(),
  "/admin/orders/:orderId/billing": filled({ buyerName: "Deccan Software" }),
  "/admin/events/:eventId/sheet": filled({ lines: "4 tables" }),
  "/admin/events/:eventId/checklist": async () => {
    const sheet = `/admin/events/${await newEvent()}/sheet`;
    await visitor.postForm(...(await filledForm(sheet, { lines: "4 tables" })));
    return [sheet.replace("sheet", "checklist"), { line: "4 tables", isDone: "on" }];
  },
  "/admin/events/:eventId/billing": filled({ buyerName: "Deccan Software" }),
  "/admin/events/:eventId/cancellation": sent({ reason: "The customer called" }),
  "/admin/events/:eventId/status": sent({ status: "confirmed" }),
  "/admin/customers/:userId/removal": async () => [
    `/admin/customers/${(await registerCustomer(shop.api)).user._id}/removal`,
    {},
  ],
  "/admin/staff/add": filled({
    name: "Meera Joshi",
    email: "meera@chatpata.test",
    role: "counter",
  }),
  "/admin/staff/:userId": filled({ pin: "1357" }),
  "/admin/staff/:userId/invitation": sent(),
  "/admin/staff/:userId/removal": sent(),
  "/admin/staff/:userId/deactivation": sent(),
  "/admin/staff/:userId/deactivation/removal": takenBack(),
  "/admin/devices/:deviceId/removal": async () => {
    const tablet = await shop.signedIn(firstAdmin);
    await makeDevice(tablet, "Counter tablet");
    return [`/admin/devices/${shop.database.value("select id from devices")}/removal`, {}];
  },
  "/admin/devices": filled({ name: "Kitchen tablet" }),
  "/admin/reviews/:reviewId/removal": sent(),
  "/admin/reviews/:reviewId/feature": sent({ featured: "yes" }),
  "/admin/reviews/:reviewId/visibility": sent({ hidden: "yes" }),
  "/admin/messages/:messageId/removal": sent(),
  "/admin/messages/:messageId/reading": sent({ read: "yes" }),
  "/admin/subscribers/:subscriberId/removal": sent(),
  "/admin/emails/:emailId/sending": async () =>
    filledForm(`/admin/emails/${addEmail(shop.database).id}/sending`, {}, "/admin/emails"),
  "/admin/settings/opening": filled({ mode: "paused", pauseFor: "30" }),
  "/admin/settings/opening/switch": async () => {
    await visitor.postForm("/admin/settings/opening/switch", { mode: "closed" });
    return ["/admin/settings/opening/switch", { mode: "open" }];
  },
  "/admin/settings/opening/self-orders": sent({ takesSelfOrders: "on" }),
  "/admin/settings/hours": filled({ "days[0].opens": "14:00" }),
  "/admin/settings/holidays": filled({ day: dayFromToday(40), name: "Diwali" }),
  "/admin/settings/holidays/removal": async () => {
    const day = dayFromToday(50);
    await visitor.postForm("/admin/settings/holidays", { day, name: "Gudi Padwa" });
    return ["/admin/settings/holidays/removal", { day }];
  },
  "/admin/settings/printers/add": filled({ name: "Bar", host: "192.168.7.20" }),
  "/admin/settings/printers/:printerId": filled({ name: "Tandoor", host: "192.168.7.21" }),
  "/admin/printers/:printerId/off": sent(),
  "/admin/printers/:printerId/off/removal": takenBack(),
  "/admin/settings/printers/:printerId/removal": sent(),
  "/admin/settings/stations": filled({ name: `Fry ${crypto.randomUUID()}`.slice(0, 40) }),
  "/admin/settings/stations/:stationId": filled({ name: "Tandoor" }),
  "/admin/settings/stations/:stationId/position": async () => {
    addStation(shop.database);
    const { id } = addStation(shop.database);
    return [`/admin/settings/stations/${id}/position`, { to: "0" }];
  },
  "/admin/settings/stations/:stationId/removal": sent(),
  "/admin/settings/stations/categories": async () => [
    "/admin/settings/stations/categories",
    { "stations.chaat": addStation(shop.database).id },
  ],
  "/admin/settings/stations/language": sent({ language: "mr" }),
  "/admin/settings/delivery": filled({ feeRupees: "45" }),
  "/admin/settings/times": filled({ "delivery.slotMinutes": "15" }),
  "/admin/settings/charges": filled({ packingRupees: "5", takesTips: "on" }),
  "/admin/settings/catering": filled({ guestsPerDay: "900" }),
  "/admin/settings/payment": filled({ id: "chatpata@examplebank", name: "Chatpata" }),
  "/admin/settings/alerts": filled({ orders: "on" }),
  "/admin/settings/tax": filled({
    mode: "composition",
    legalName: "Kulkarni Foods",
    gstin: "27AAPFU0939F1ZV",
  }),
  "/admin/settings/tax/numbers": async () => {
    shop.database.change("insert into settings (key, value) values ('restored', 'true')");
    return filledForm("/admin/settings/tax/numbers", { bill: "9999", creditNote: "99" });
  },
  "/admin/settings/log": filled({ keptYears: "3" }),
  "/admin/settings/bill": filled({ fssai: "11519999000123" }),
};

// Actions that count each time.
const repeated: Record<string, string> = {
  "/admin/orders/:orderId/messages": "each message that is opened is logged",
  "/admin/staff/:userId": "the same PIN is stored with another salt",
  "/admin/staff/:userId/invitation": "the second link replaces the first",
  "/admin/settings/opening": "the pause begins again",
};

// Actions that change nothing worth logging.
const unloggedActions: Record<string, string> = {
  "/admin/orders/:orderId/items/:itemId/made": "the history says when all of an order was made",
  "/admin/orders/:orderId/items/:itemId/made/removal": "as above",
  "/admin/payments/findings": "only looks for payments",
  "/admin/payments/online": "only compares with the payment provider",
  "/admin/settings/printers/:printerId/test": "prints a page that says nothing",
  "/admin/orders/:orderId/prints": "prints only what the person who presses it may read",
  "/admin/orders/:orderId/changes/acknowledgement": "the history of the order names who saw it",
  "/admin/printers/:printerId/prints/later": "prints what was to be printed",
  "/admin/printers/:printerId/prints/dismissal": "concerns paper only",
  "/admin/prints/:printId/retry": "prints what was to be printed",
  "/admin/prints/:printId/dismissal": "concerns paper only",
  "/admin/alerts/acknowledgement": "silences an order, whose history names who saw it",
  "/admin/blogs/preview": "shows a post that is not saved",
  "/admin/products/images": "stores an image for a day, until a form is saved with it",
  "/admin/counter": "takes an order, which names who took it",
  "/admin/notifications": "concerns only the browser of who asked for it",
  "/admin/notifications/removal": "concerns only the browser of who asked for it",
  "/admin/notifications/test": "concerns only the browser of who asked for it",
};

const unloggedEndpoints: Record<string, string> = {};

const appRoutes = (await adminRoutes()).filter(({ hasAction }) => hasAction);
const endpoints = [...(await loadContract())].flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method, { audience }]) => isForStaff(audience) && method !== "GET")
    .map(([method]) => `${method} ${path}`),
);
const loggedEndpoints = [
  ...endpoints.filter((endpoint) => !(endpoint in unloggedEndpoints)),
  // Shared with customers; requests by admins are logged.
  "PATCH /api/orders/{id}/status",
  "PATCH /api/catering/{id}/cancel",
];

function lastEntry() {
  return shop.database.rows(`select * from ${staffLog} order by id desc limit 1`)[0];
}

// A delivery and the payment at the door are two entries; so is each deleted sample.
const entriesOf: Record<string, number> = {
  "/admin/deliveries/:orderId/delivery": 2,
  "/admin/deliveries/:orderId/delivery/removal": 2,
  "/admin/before-you-open/samples/removal": 31,
};

function expectNewEntries(before: number, expected = 1) {
  expect(countEntries(), "entries in the log").toBe(before + expected);
  const entry = lastEntry();
  expect(entry).toMatchObject({ actor_id: admin.user._id, actor_name: admin.name });
  expect(Object.keys(auditKinds)).toContain(entry?.subject_kind);
  expect(String(entry?.action)).toMatch(/^[a-z]+\.[a-z_]+$/);
  expect(entry?.subject_name).not.toBe("");
  expect([entry?.before, entry?.after]).not.toEqual([null, null]);
}

function countEntries(): number {
  return Number(shop.database.value(`select count(*) from ${staffLog}`));
}

test("every admin action is covered in this file", () => {
  const coveredPaths = [...Object.keys(forms), ...Object.keys(unloggedActions)];
  const uncovered = appRoutes
    .map(({ path }) => path)
    .filter((path) => !coveredPaths.includes(path));
  expect(uncovered, "add each action to `forms` or `unloggedActions`").toEqual([]);
  expect(appRoutes.length).toBeGreaterThan(20);
});

describe("writes one entry to the log, also when it is sent twice", () => {
  test.each(Object.keys(forms))("POST %s", async (path) => {
    const [url, fields] = await (forms[path] as Form)(path);
    const before = countEntries();

    const reply = await visitor.postForm(url, fields);

    // An invitation is shown in the reply.
    const isShown = /staff\/(add|:userId\/invitation)$/.test(path);
    expect(reply.status, reply.text.slice(0, 2000)).toBe(isShown ? 200 : 303);
    expectNewEntries(before, entriesOf[path]);
    if (!(path in repeated)) {
      const once = everything(shop.database);
      await visitor.postForm(url, fields);
      expect(everything(shop.database)).toEqual(once);
    }
    if (path === "/admin/settings/opening") await visitor.postForm(url, { mode: "open" });
  });

  test.each(loggedEndpoints)("%s", async (name) => {
    const [method = "", path = ""] = name.split(" ");
    const operation = readDescription().paths[path]?.[method.toLowerCase()];
    const request = await endpointCases[operation?.operationId ?? ""]?.succeeds(shop);
    const before = countEntries();

    const url = path.replace("{id}", request?.id ?? "");
    const reply = await admin.api.send(method, url, { body: request?.body });

    expect(reply.status, reply.text).toBeLessThan(300);
    expectNewEntries(before);
  });
});

test("what staff change in an order is stored in its history only, and the log names everything once", async () => {
  const dish = addDish(shop.database, { name: "Sev Puri" });
  const { id, total } = await placeOrder(customer.api, [dish]);
  const order = `/admin/orders/${id}`;
  const [path, fields] = await filledForm(`${order}/changes`);
  const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";
  await visitor.postForm(path, { ...fields, [line]: "2", reason: "She called", save: "1" });
  await visitor.postForm(`${order}/payment`, {});
  await visitor.postForm(`${order}/cancellation`, { reason: "Asha moved" });
  await visitor.fillIn(`${order}/refunds`, { reason: "Cancelled" });

  const entries = shop.database.rows(
    `select action, before, after from ${staffLog} where subject_id = ? order by id`,
    id,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    "order.changed",
    "order.paid",
    "order.cancelled",
    "order.refunded",
  ]);
  const [changed, paid, cancelled, refunded] = entries.map(({ after }) =>
    JSON.parse(String(after)),
  );
  expect(changed).toMatchObject({ dishes: ["+1 Sev Puri"] });
  expect(paid).toEqual({ paymentStatus: "paid" });
  expect(cancelled).toEqual({ status: "cancelled" });
  expect(refunded).toMatchObject({ reason: "Cancelled" });
  expect(refunded.amountPaise).toBeGreaterThan(total * 100);
  expect(shop.database.rows("select * from audit_log where subject_id = ?", id)).toEqual([]);
  expect(JSON.stringify(entries)).not.toContain("Asha");
});

test("changes that the audit log kept before the histories did are in the log once", async () => {
  const id = await newOrder();
  await visitor.postForm(`/admin/orders/${id}/status`, { status: "preparing" });
  shop.database.change("update order_changes set actor_id = null where order_id = ?", id);
  shop.database.change(
    `insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, subject_name, created_at)
    select id, by_user_id, 'Admin', 'order.status_changed', 'order', order_id, 'An earlier order', created_at
    from order_changes where order_id = ? and kind = 'status' and by_role <> 'customer'`,
    id,
  );

  expect(shop.database.rows(`select action from ${staffLog} where subject_id = ?`, id)).toEqual([
    { action: "order.status_changed" },
  ]);
  expect(await visitor.read("/admin/log?kind=order")).toContain("An earlier order");
});

test("refused and ineffective requests write no entry", async () => {
  const orderId = await newOrder();
  await admin.api.patch(`/api/orders/${orderId}/status`, { status: "delivered" });
  const message = addMessage(shop.database);
  await visitor.postForm(`/admin/messages/${message.id}/reading`, { read: "no" });
  const before = countEntries();

  await admin.api.patch(`/api/orders/${orderId}/status`, { status: "delivered" });
  await visitor.postForm(`/admin/messages/${message.id}/reading`, { read: "no" });
  await customer.api.patch(`/api/orders/${await newOrder()}/status`, { status: "cancelled" });

  expect(countEntries()).toBe(before);
});
