import { beforeAll, describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { bookByForm, filledBooking } from "#tests/support/records/booking-form.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { sendQuote } from "#tests/support/records/quotes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const GSTIN = "27AAPFU0939F1ZV";
const company: FormFields = {
  buyerName: "Deccan Software",
  buyerGstin: "27aapfu0939f 1zv",
  purchaseOrder: "PO-77",
};
const { visitor: owner } = shop.owner;
const admin = shop.owner;
let customer: Awaited<ReturnType<typeof customerWith>>;

beforeAll(async () => {
  customer = await customerWith(shop);
});

const order = () =>
  placeOrder(customer.api, [addDish(shop.database, { pricePaise: 10_000 })], {
    deliveryType: "pickup",
  });

const buyersIn = (id: string) =>
  shop.database.rows(
    `select kind, buyer_name name, buyer_gstin gstin, purchase_order po from bills
     where ? in (order_id, event_id) order by id`,
    id,
  );

const fill = (visitor: FormVisitor, page: string, fields: FormFields = company) =>
  visitor.fillIn(page, fields);

test("the bill of an order names the company that staff typed, and so does its credit note", async () => {
  const placed = await order();
  const page = `/admin/orders/${placed.id}/bill`;
  expect(await owner.read(page)).toContain("Bill to a company");

  expect((await fill(owner, `/admin/orders/${placed.id}/billing`)).status).toBe(303);
  await advanceOrder(admin.api, placed, ["preparing", "delivered"]);

  const named = { name: "Deccan Software", gstin: GSTIN, po: "PO-77" };
  expect(buyersIn(placed.id)).toEqual([{ kind: "bill", ...named }]);
  const paper = await owner.read(page);
  for (const text of ["Deccan Software", GSTIN, "PO-77"]) expect(paper).toContain(text);
  expect(paper).not.toContain("Bill to a company");

  const refund = `/admin/orders/${placed.id}/refunds`;
  await owner.fillIn(refund, { method: "cash", amount: "40", reason: "Spilled" });
  expect(buyersIn(placed.id)[1]).toEqual({ kind: "credit_note", ...named });

  const rows = readCsv((await owner.get("/admin/bills.csv")).text);
  const column = rows[0]?.indexOf("Customer GSTIN") ?? -1;
  expect(rows.filter((row) => row[column] === GSTIN)).toHaveLength(2);
});

test("customers name their company on their own bills only", async () => {
  const placed = await order();
  const page = `/my-orders/${placed.orderNumber}/billing`;
  const stranger = await customerWith(shop);

  expect((await stranger.visitor.postForm(page, company)).status).toBe(404);
  expect((await fill(customer.visitor, page)).status).toBe(303);

  expect(await customer.visitor.get(page).then((one) => one.form(page))).toMatchObject({
    buyerName: "Deccan Software",
    buyerGstin: GSTIN,
  });
});

test("a booking's bill names its company", async () => {
  const event = await bookEvent(customer.api);
  const own = `/my-events/${event.eventNumber}/billing`;
  expect((await fill(customer.visitor, own)).status).toBe(303);
  const page = `/admin/events/${event.id}/billing`;
  expect(await owner.formOn(page)).toMatchObject({ buyerGstin: GSTIN });

  const status = `/admin/events/${event.id}/status`;
  await owner.postForm(status, { status: "confirmed" });
  await owner.postForm(status, { status: "completed" });

  expect(buyersIn(event.id)).toMatchObject([{ kind: "bill", gstin: GSTIN, po: "PO-77" }]);
  expect((await owner.postForm(page, company)).status).toBe(409);
  for (const text of ["Deccan Software", GSTIN, "PO-77"]) {
    expect(await customer.visitor.read(own)).toContain(text);
  }
});

test("without a company, the form says that the bill names none", async () => {
  const page = `/my-orders/${(await order()).orderNumber}/billing`;
  const { visitor } = customer;

  const saved = await fill(visitor, page, {});

  expect(await toastAfter(visitor, saved)).toBe("Saved. The bill will name no company.");
  const refused = await fill(visitor, page, { buyerGstin: GSTIN });
  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain("Enter the company's name");
});

describe("a booking that is made for a company", () => {
  const typed: FormFields = {
    "menu.packages[0].name": "Basic",
    "contactInfo.primaryContact.phone": "98220 12345",
    "billing.buyerName": "Deccan Software",
    "billing.buyerGstin": "27aapfu0939f 1zv",
    "billing.purchaseOrder": "PO-77",
  };
  const billingOf = async (eventNumber: string) => {
    const page = `/my-events/${eventNumber}/billing`;
    return await customer.visitor.formOn(page);
  };
  const newest = () =>
    String(shop.database.value("select event_number from events order by seq desc limit 1"));

  test("names it on its bill, by form and by API", async () => {
    await bookByForm(customer.visitor, typed);
    expect(await billingOf(newest())).toMatchObject({ ...company, buyerGstin: GSTIN });

    const event = await bookEvent(customer.api, { billing: company });
    expect(await billingOf(event.eventNumber)).toMatchObject({ ...company, buyerGstin: GSTIN });
  });

  test("names it to staff and on its quote", async () => {
    const event = await bookEvent(customer.api, { billing: company });

    const details = await owner.read(`/admin/events?event=${event.id}`);
    const quote = await shop.visitor().read(await sendQuote(owner, event.id));

    for (const text of ["Deccan Software", GSTIN, "PO-77"]) {
      expect(details).toContain(text);
      expect(quote).toContain(text);
    }
  });

  test("names it in the API's replies to its customer and to those who run catering only", async () => {
    const billing = { ...company, billingContact: "accounts@deccan.example" };
    const named = { ...billing, buyerGstin: GSTIN };
    const event = await bookEvent(customer.api, { billing });
    const path = `/api/catering/${event.id}`;
    const stranger = await customerWith(shop);

    expect(event).toMatchObject({ billing: named });
    for (const { api } of [customer, admin]) {
      expect((await api.get(path)).body.data).toMatchObject({ billing: named });
    }
    expect((await customer.api.get("/api/catering/my-events")).body.data).toContainEqual(
      expect.objectContaining({ id: event.id, billing: named }),
    );
    const [guest, other] = [await shop.api.get(path), await stranger.api.get(path)];
    expect([guest.status, other.status]).toEqual([401, 404]);
    expect(guest.text + other.text).not.toContain("Deccan");
  });

  test("is refused with a wrong GSTIN, at its unfolded field", async () => {
    const wrong = { ...typed, "billing.buyerGstin": "27AAPFU0939F1ZW" };

    const refused = await customer.visitor.postForm(
      "/catering/book",
      await filledBooking(customer.visitor, wrong),
    );

    expect(refused.status).toBe(400);
    expect(refused.form("/catering/book")["billing.purchaseOrder"]).toBe("PO-77");
    expect(refused.text).toMatch(/<details[^>]* open=""[^>]*><summary>Bill to a company/);
  });
});

describe("is refused, with what was typed", () => {
  test.each([
    ["a GSTIN with a wrong check character", { buyerGstin: "27AAPFU0939F1ZW" }],
    ["a GSTIN without a name", { buyerName: "" }],
    ["a name of 101 letters", { buyerName: "x".repeat(101) }],
  ])("%s", async (_, fields) => {
    const placed = await order();
    const page = `/admin/orders/${placed.id}/billing`;

    const refused = await fill(owner, page, { ...company, ...fields });

    expect(refused.status).toBe(400);
    expect(refused.form(page).purchaseOrder).toBe("PO-77");
  });

  test("a change once the bill has been issued", async () => {
    const placed = await order();
    await advanceOrder(admin.api, placed, ["preparing", "delivered"]);

    const page = `/admin/orders/${placed.id}/billing`;
    expect((await owner.postForm(page, company)).status).toBe(409);
    expect(buyersIn(placed.id)).toMatchObject([{ name: "", gstin: "" }]);
  });
});
