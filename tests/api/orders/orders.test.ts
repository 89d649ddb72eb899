import { beforeAll, describe, expect, test } from "vitest";
import type { Paging } from "#app/domain/lists/paging.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const admin = shop.owner;
let stranger: Person;
beforeAll(async () => {
  stranger = await registerCustomer(shop.api);
});

type Page = { items: OrderOutput[]; pagination: Paging };

async function list(api: ApiClient, path: string): Promise<Page> {
  const reply = await api.get<Page>(path);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
}

function idsOf({ items }: Page): string[] {
  return items.map((item) => item.id);
}

describe("one order", () => {
  test("is the same for its owner and for an admin, except for the link that cancels it", async () => {
    const { api } = await registerCustomer(shop.api);
    const order = await placeOrder(api, [addDish(shop.database)]);

    const own = await api.get<OrderOutput>(`/api/orders/${order.id}`);
    const forAdmin = await admin.api.get<OrderOutput>(`/api/orders/${order.id}`);

    expect(own.status).toBe(200);
    expect(own.body.data).toEqual(order);
    expect(order.trackingUrl).not.toBeNull();
    expect(forAdmin.body.data).toEqual({ ...order, trackingUrl: null });
  });

  test("is not found by other customers", async () => {
    const { api } = await registerCustomer(shop.api);
    const order = await placeOrder(api, [addDish(shop.database)]);

    const foreign = await stranger.api.get(`/api/orders/${order.id}`);
    const unknown = await stranger.api.get("/api/orders/unknown");

    expect(foreign.status).toBe(404);
    expect(foreign.body.message).toBe("Order not found");
    expect(foreign.text).toBe(unknown.text);
  });

  test("is not found by its number or an invalid id", async () => {
    const order = await placeOrder(stranger.api, [addDish(shop.database)]);

    for (const id of [order.orderNumber, "%00", "__proto__", "' or 1=1 --", "%F0%9F%8C%B6"]) {
      expect((await stranger.api.get(`/api/orders/${id}`)).status, id).toBe(404);
    }
  });
});

describe("a customer's own orders", () => {
  test("are listed newest first, without other customers' orders", async () => {
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const first = await placeOrder(api, [dish]);
    await placeOrder(stranger.api, [dish]);
    const second = await placeOrder(api, [dish]);

    const page = await list(api, "/api/orders/user");

    expect(page.items).toEqual([second, first]);
    expect(page.pagination).toEqual({ page: 1, limit: 20, totalItems: 2, totalPages: 1 });
  });

  test("are an empty list for a new customer", async () => {
    const { api } = await registerCustomer(shop.api);

    expect(await list(api, "/api/orders/user")).toEqual({
      items: [],
      pagination: { page: 1, limit: 20, totalItems: 0, totalPages: 1 },
    });
  });

  test("are filtered by status, and an unknown status is ignored", async () => {
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const preparing = await placeOrder(api, [dish]);
    const pending = await placeOrder(api, [dish]);
    await advanceOrder(admin.api, preparing, ["preparing"]);

    expect(idsOf(await list(api, "/api/orders/user?status=preparing"))).toEqual([preparing.id]);
    expect(idsOf(await list(api, "/api/orders/user?status=pending"))).toEqual([pending.id]);
    expect(idsOf(await list(api, "/api/orders/user?status=delivered"))).toEqual([]);
    const unfiltered = await list(api, "/api/orders/user?status=eaten");
    expect(idsOf(unfiltered)).toEqual([pending.id, preparing.id]);
  });

  test("are paged without duplicates or gaps", async () => {
    const { api } = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1) placed.unshift((await placeOrder(api, [dish])).id);

    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list(api, `/api/orders/user?limit=2&page=${page}`)),
    );

    expect(pages.flatMap(idsOf)).toEqual(placed);
    expect(pages[1]?.pagination).toEqual({ page: 2, limit: 2, totalItems: 5, totalPages: 3 });
  });
});

describe("all orders", () => {
  test("are listed newest first, fifty per page", async () => {
    const dish = addDish(shop.database);
    const older = await placeOrder(stranger.api, [dish]);
    const newer = await placeOrder(admin.api, [dish]);

    const page = await list(admin.api, "/api/orders");

    expect(idsOf(page).slice(0, 2)).toEqual([newer.id, older.id]);
    expect(page.pagination).toMatchObject({ page: 1, limit: 50 });
    const stored = shop.database.value("select count(*) from orders");
    expect(page.pagination.totalItems).toBe(stored);
  });

  test("are filtered by status, with the count of that status", async () => {
    const order = await placeOrder(stranger.api, [addDish(shop.database)]);
    await advanceOrder(admin.api, order, ["confirmed"]);

    const page = await list(admin.api, "/api/orders?status=confirmed&limit=1");

    expect(idsOf(page)).toEqual([order.id]);
    expect(page.pagination.totalItems).toBe(
      shop.database.value("select count(*) from orders where status = 'confirmed'"),
    );
  });

  test("are found by number, name, email address and phone", async () => {
    const buyer = await registerCustomer(shop.api, { name: "Zarina झरीना Deshmukh-Patwardhan" });
    const dish = addDish(shop.database);
    const order = await placeOrder(buyer.api, [dish], {
      deliveryAddress: {
        street: "1 Camp",
        city: "Pune",
        zipCode: "411001",
        phone: "+91 70200 55443",
      },
    });
    await placeOrder(stranger.api, [dish]);

    for (const typed of [order.orderNumber, "zar desh", "झरीना", buyer.email, "70200 55443"]) {
      const page = await list(admin.api, `/api/orders?search=${encodeURIComponent(typed)}`);
      expect(idsOf(page), typed).toEqual([order.id]);
      expect(page.pagination.totalItems).toBe(1);
    }
    const delivered = await list(admin.api, "/api/orders?search=zarina&status=delivered");
    expect(idsOf(delivered)).toEqual([]);
  });

  test.each(['"', "*", "%", "')", "NEAR(a b)", "x".repeat(5000), "\u0000?"])(
    "a search for %j finds nothing",
    async (typed) => {
      const page = await list(admin.api, `/api/orders?search=${encodeURIComponent(typed)}`);

      expect(page.items).toEqual([]);
      expect(page.pagination.totalItems).toBe(0);
    },
  );
});
