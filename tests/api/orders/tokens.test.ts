import { beforeAll, expect, test } from "vitest";
import { dayInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: admin } = shop.owner;
const owner = shop.owner;
let customer: Person;
let dish: Dish;

beforeAll(async () => {
  customer = await registerCustomer(shop.api);
  dish = addDish(shop.database);
});

async function taken(order: object, cookie = ""): Promise<OrderOutput> {
  const items = [{ product: dish.id, quantity: 1 }];
  const api = owner.api.withHeaders({ cookie });
  const reply = await api.post<OrderOutput>("/api/orders", { items, ...order });
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data;
}

const lastPart = ({ orderNumber }: OrderOutput) => orderNumber.split("-").at(-1);
const fromWeb = () => placeOrder(customer.api, [dish], { deliveryType: "pickup" });
const atCounter = (cookie?: string) => taken({ channel: "counter" }, cookie);

test("web, counter and phone share the numbers of a day, and each order has only one", async () => {
  const phone = { channel: "phone", customerName: "Asha", phone: "98220 12345" };

  const orders = [await fromWeb(), await atCounter(), await fromWeb(), await taken(phone)];

  const [first = 0] = orders.map(({ tokenNumber }) => Number(tokenNumber));
  expect(orders.map(({ tokenNumber }) => Number(tokenNumber))).toEqual(
    orders.map((_, index) => first + index),
  );
  for (const order of orders) expect(Number(lastPart(order))).toBe(Number(order.tokenNumber));
});

test("a sale without a connection keeps the number that the customer was told, which nobody else gets", async () => {
  const { cookie } = addShopDevice(shop.database, "N");
  const sold = () => {
    const clientOrderId = crypto.randomUUID();
    const takenAt = new Date().toISOString();
    const device = { clientOrderId, tokenNumber: "N1", takenAt, takenBy: "" };
    return taken({ channel: "counter", device }, cookie);
  };

  const [one, again] = [await sold(), await sold()];

  expect(one.tokenNumber).toBe("N1");
  expect(lastPart(one)).toBe("N1");
  expect(again.tokenNumber).toMatch(/^\d+$/);
});

test("every place where an order is called by its number uses the same one", async () => {
  const order = await fromWeb();
  const { id, tokenNumber } = order;
  await advanceOrder(owner.api, order, ["confirmed", "preparing"]);

  for (const page of [`/admin/orders/${id}/ticket`, `/admin/orders/${id}/bill`]) {
    expect(await admin.read(page), page).toMatch(new RegExp(`Token\\s*${tokenNumber}\\b`));
  }
  const tracked = await shop.visitor().get(new URL(order.trackingUrl ?? "").pathname);
  expect(tracked.visibleText).toMatch(new RegExp(`Token: ${tokenNumber}\\b`));
  const board = await shop.visitor().read("/tokens");
  expect(board).toMatch(new RegExp(`\\b${tokenNumber}\\b`));
});

test("a search for a number finds today's order first, then those of other days, and no longer numbers", async () => {
  const [older, other, today] = [await atCounter(), await fromWeb(), await fromWeb()];
  const { tokenNumber } = today;
  const move = (id: string, token: string, day: string) =>
    shop.database.change("update orders set token = ?, token_day = ? where id = ?", token, day, id);
  move(older.id, `${tokenNumber}`, "2020-01-01");
  move(other.id, `${tokenNumber}0`, dayInIndia(new Date()));

  for (const typed of [`${tokenNumber}`, `0${tokenNumber}`, `Token ${tokenNumber}`]) {
    const query = encodeURIComponent(typed);
    const { body } = await owner.api.get<{ items: OrderOutput[] }>(`/api/orders?search=${query}`);
    expect(
      body.data.items.map(({ id }) => id),
      typed,
    ).toEqual([today.id, older.id]);
    const list = (await admin.get(`/admin/orders?search=${query}`)).text;
    expect(list).toContain(`aria-label="${today.orderNumber}"`);
    // It rings, so it is in the page's data.
    expect(list).not.toContain(`aria-label="${other.orderNumber}"`);
    const everywhere = (await admin.get(`/admin/search?q=${query}`)).text;
    expect(everywhere).toContain(today.orderNumber);
  }
});
