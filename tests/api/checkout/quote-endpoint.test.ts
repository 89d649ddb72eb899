import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { defaultTimeTerms } from "#app/domain/terms/slot-terms.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addCoupon, instantOf, saveSettingsRow } from "#tests/support/records/quote-fixtures.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const clock = serverClock();
afterAll(clock.removeFiles);
const shop = runningShop({ env: clock.env });

type Quote = {
  lines: { path: string; product: string; total: number }[];
  subtotal: number;
  total: number;
  promisedAt: string | null;
  slots: { start: string; end: string; isFull: boolean }[];
  problems: { path: string; message: string }[];
};
type Slots = Quote["slots"];

beforeEach(() => {
  clock.stopAt(instantOf("2026-12-02 19:00"));
  for (const table of ["coupon_redemptions", "coupons", "settings", "slots"]) {
    shop.database.change(`delete from ${table}`);
  }
});

const quoteOf = (items: unknown[], more: object = {}) =>
  shop.api.post<Quote>("/api/quote", { items, ...more });

const iso = (text: string) => instantOf(text).toISOString();

/** Slots of an hour with two orders each, for today and tomorrow. */
function offerSlots(): void {
  const slots = { slotMinutes: 60, daysAhead: 1, ordersPerSlot: 2 };
  const delivery = { ...defaultTimeTerms.delivery, ...slots };
  saveSettingsRow(shop.database, "times", { ...defaultTimeTerms, delivery });
}

function contents() {
  const tables = shop.database.rows(
    "select name from sqlite_schema where type = 'table' and name not like '%_fts%' order by name",
  );
  return tables.map(({ name }) => [name, shop.database.rows(`select * from "${name}"`)]);
}

describe("a quote", () => {
  test("is for everybody, without an address, and stores nothing", async () => {
    addCoupon(shop.database, { name: "Ten", kind: "percent", code: "TEN", value: 1000 });
    offerSlots();
    const dish = addDish(shop.database, { stock: 3 });
    const before = contents();

    const reply = await quoteOf([{ product: dish.id, quantity: 2 }], {
      coupon: "TEN",
      requestedFor: iso("2026-12-02 20:00"),
    });

    expect(reply.status).toBe(200);
    expect(reply.headers.get("set-cookie")).toBeNull();
    expect(reply.body.data).toMatchObject({
      lines: [{ path: "items[0]", product: dish.id, total: 200, discount: 20 }],
      total: 210,
      promisedAt: iso("2026-12-02 20:00"),
      problems: [],
    });
    expect(contents()).toEqual(before);
  });

  test("names each dish that cannot be ordered, and counts the others", async () => {
    const [few, gone, fine] = [
      addDish(shop.database, { stock: 1 }),
      addDish(shop.database, { stock: 0 }),
      addDish(shop.database),
    ];

    const reply = await quoteOf(
      [few, gone, fine, { id: "unknown" }].map(({ id }) => ({ product: id, quantity: 2 })),
    );

    expect(reply.status).toBe(200);
    const { lines, subtotal, problems } = reply.body.data;
    // As in a cart, a dish that is short of stock counts with the wanted quantity, but a sold-out
    // dish does not count.
    expect(lines.map(({ path }) => path)).toEqual(["items[0]", "items[2]"]);
    expect(subtotal).toBe(400);
    expect(problems).toEqual([
      {
        path: "items[0].product",
        message: `Only 1 of ${few.name} left, and you asked for 2. Lower the quantity and order again.`,
      },
      { path: "items[1].product", message: expect.stringContaining(gone.name) },
      { path: "items[3].product", message: expect.stringContaining("no longer on the menu") },
    ]);
  });

  test.each([
    ["without items", { items: [] }, "items"],
    ["with half a dish", { items: [{ product: "a", quantity: 0.5 }] }, "items[0].quantity"],
    ["with half a pincode", { deliveryAddress: { zipCode: "411" } }, "deliveryAddress.zipCode"],
    ["for no time", { requestedFor: "soon" }, "requestedFor"],
    ["with a negative tip", { tip: -1 }, "tip"],
  ])("%s is refused", async (_, wrong, path) => {
    const items = [{ product: addDish(shop.database).id, quantity: 1 }];

    const reply = await shop.api.post("/api/quote", { items, ...wrong });

    expect(reply.status).toBe(400);
    expect(reply.body.errors?.map((error) => error.path)).toEqual([path]);
  });

  test("tells nobody whether a stranger's phone number has used a coupon, and a customer what the order would", async () => {
    const phone = "+91 98220 77777";
    const stranger = await registerCustomer(shop.api);
    const customer = await registerCustomer(shop.api, { phone: "098220-77777" });
    const ten = { name: "Ten", kind: "percent", code: "TEN", value: 1000 } as const;
    const usedBy = ["same phone"] as const;
    addCoupon(shop.database, { ...ten, usesPerCustomer: 1, usedBy: [...usedBy] }, [], {
      id: "",
      phone,
    });
    const { items, deliveryAddress } = orderOf([addDish(shop.database)]);
    const request = { items, deliveryAddress: { ...deliveryAddress, phone }, coupon: "TEN" };

    const byGuest = await shop.api.post<Quote>("/api/quote", request);
    const byStranger = await stranger.api.post<Quote>("/api/quote", request);
    const byCustomer = await customer.api.post<Quote>("/api/quote", request);

    expect(byGuest.body.data).toMatchObject({ total: 120, problems: [] });
    expect(byStranger.body.data).toEqual(byGuest.body.data);
    expect(byCustomer.body.data).toMatchObject({
      total: 130,
      problems: [{ path: "coupon", message: "TEN: Already used." }],
    });
    const order = orderOf([addDish(shop.database)], request);
    expect((await stranger.api.post("/api/orders", order)).status).toBe(409);
  });
});

describe("the times of a day", () => {
  const slotsOf = (search: string) => shop.api.get<Slots>(`/api/slots${search}`);

  test("are none until the owner offers slots", async () => {
    const reply = await slotsOf("?type=delivery&date=2026-12-02");

    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual([]);
  });

  test("are those that can still be ordered, full ones marked, as in a quote", async () => {
    offerSlots();
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const requestedFor = iso("2026-12-02 21:00");
    for (const _ of [1, 2]) await placeOrder(api, [dish], { requestedFor });

    const today = await slotsOf("?type=delivery&date=2026-12-02");
    const tomorrow = await slotsOf("?type=delivery&date=2026-12-03");
    const tooFar = await slotsOf("?type=delivery&date=2026-12-04");
    const pickup = await slotsOf("?type=pickup&date=2026-12-02");
    const quote = await quoteOf([{ product: dish.id, quantity: 1 }]);

    expect(today.body.data).toEqual([
      { start: iso("2026-12-02 20:00"), end: iso("2026-12-02 21:00"), isFull: false },
      { start: iso("2026-12-02 21:00"), end: iso("2026-12-02 22:00"), isFull: true },
      { start: iso("2026-12-02 22:00"), end: iso("2026-12-02 23:00"), isFull: false },
    ]);
    // The first one after opening that leaves time for the preparation.
    expect(tomorrow.body.data[0]?.start).toBe(iso("2026-12-03 16:00"));
    expect(tomorrow.body.data).toHaveLength(7);
    expect(tooFar.body.data).toEqual([]);
    expect(pickup.body.data).toEqual([]);
    expect(quote.body.data.slots).toEqual([...today.body.data, ...tomorrow.body.data]);
  });

  test.each([
    ["?date=2026-12-02", "type"],
    ["?type=teleport&date=2026-12-02", "type"],
    ["?type=delivery", "date"],
    ["?type=delivery&date=2026-02-30", "date"],
    ["?type=delivery&date=tomorrow", "date"],
  ])("are refused for %s", async (search, path) => {
    const reply = await slotsOf(search);

    expect(reply.status).toBe(400);
    expect(reply.body.errors?.map((error) => error.path)).toEqual([path]);
  });
});
