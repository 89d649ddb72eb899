import { beforeAll, describe, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/status.ts";
import { staffLog } from "#db/staff-log.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder, stepsTo } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const admin = shop.owner;
let customer: Person;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});

async function orderIn(
  status: string,
  overrides: Record<string, unknown> = {},
): Promise<OrderOutput> {
  const order = await placeOrder(customer.api, [addDish(shop.database)], overrides);
  const isPickedUp = overrides.deliveryType === "pickup" && status === "delivered";
  const steps = isPickedUp ? ["preparing", "delivered"] : stepsTo[status as OrderStatus];
  return advanceOrder(admin.api, order, steps);
}

function setStatus(person: Pick<Person, "api">, order: { id: string }, body: unknown) {
  return person.api.patch<OrderOutput>(`/api/orders/${order.id}/status`, body);
}

function changesOf(order: { id: string }) {
  return shop.database.rows(
    `select kind, from_value, to_value, reason, by_user_id, by_role from order_changes
      where order_id = ? order by id`,
    order.id,
  );
}

function storedStatus(order: { id: string }) {
  return shop.database.value("select status from orders where id = ?", order.id);
}

describe("an admin changes the status", () => {
  const allowedChanges: Record<string, Record<string, string[]>> = {
    delivery: {
      pending: ["confirmed", "preparing", "cancelled"],
      confirmed: ["preparing", "cancelled"],
      preparing: ["out_for_delivery", "cancelled"],
      out_for_delivery: ["delivered", "cancelled"],
      delivered: [],
      cancelled: [],
    },
    pickup: {
      pending: ["confirmed", "preparing", "cancelled"],
      confirmed: ["preparing", "cancelled"],
      preparing: ["out_for_delivery", "delivered", "cancelled"],
      delivered: [],
      cancelled: [],
    },
  };
  const cases = Object.entries(allowedChanges).flatMap(([deliveryType, table]) =>
    Object.entries(table).map(([from, allowed]) => ({ deliveryType, from, allowed })),
  );

  test.each(cases)("$deliveryType: from $from only to $allowed", async (one) => {
    const { deliveryType, from, allowed } = one;
    const order = await orderIn(from, { deliveryType });
    expect(order.status).toBe(from);
    const before = changesOf(order);
    for (const to of orderStatuses.filter((status) => !allowed.includes(status))) {
      const refused = await setStatus(admin, order, { status: to, reason: "Out of gas" });
      expect(refused.status, to).toBe(409);
      if (from === to) {
        expect(refused.body.message).toBe(`Order is already ${to.replaceAll("_", " ")}`);
      }
    }
    expect(storedStatus(order)).toBe(from);
    expect(changesOf(order)).toEqual(before);

    for (const [index, to] of allowed.entries()) {
      const changed = index === 0 ? order : await orderIn(from, { deliveryType });
      const reply = await setStatus(admin, changed, { status: to, reason: "Out of gas" });
      expect(reply.status, reply.text).toBe(200);
      expect(reply.body.message).toBe("Order status updated successfully");
      expect(storedStatus(changed)).toBe(to);
    }
  });

  test("records each change with the admin", async () => {
    const order = await orderIn("out_for_delivery");

    const change = { by_user_id: admin.id, by_role: "owner", reason: "", kind: "status" };
    expect(changesOf(order)).toEqual([
      { ...change, from_value: "pending", to_value: "preparing" },
      { ...change, from_value: "preparing", to_value: "out_for_delivery" },
    ]);
  });

  test("two simultaneous requests make one change; the second is reported as already made", async () => {
    const order = await orderIn("pending");

    const replies = await Promise.all([
      setStatus(admin, order, { status: "preparing" }),
      setStatus(admin, order, { status: "preparing" }),
    ]);

    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(replies.find((reply) => reply.status === 409)?.body.message).toBe(
      "Order is already preparing",
    );
    expect(changesOf(order)).toHaveLength(1);
  });

  test.each([
    ["cash", "paid"],
    ["card", "paid"],
    ["upi", "pending"],
  ])("a delivered order with payment by %s is %s", async (paymentMethod, paymentStatus) => {
    const order = await orderIn("delivered", { paymentMethod });

    expect(order.status).toBe("delivered");
    expect(order.paymentStatus).toBe(paymentStatus);
  });

  test("to cancelled with a reason, which restores the stock", async () => {
    const dishes = [addDish(shop.database, { stock: 5 }), addDish(shop.database, { stock: 8 })];
    const orderedDishes = dishes.map((dish) => ({ ...dish, quantity: 3 }));
    const order = await placeOrder(customer.api, orderedDishes);
    const stocks = () =>
      dishes.map(({ id }) =>
        shop.database.row("select stock, sold_count from products where id = ?", id),
      );
    expect(stocks()).toEqual([
      { stock: 2, sold_count: 3 },
      { stock: 5, sold_count: 3 },
    ]);

    const reply = await setStatus(admin, order, { status: "cancelled", reason: " Out of gas " });

    expect(reply.body.data).toMatchObject({
      status: "cancelled",
      cancellationReason: "Out of gas",
      paymentStatus: "pending",
    });
    expect(stocks()).toEqual([
      { stock: 5, sold_count: 0 },
      { stock: 8, sold_count: 0 },
    ]);
    expect((await setStatus(admin, order, { status: "cancelled" })).status).toBe(409);
    expect(stocks()[0]).toEqual({ stock: 5, sold_count: 0 });
  });

  test.each([
    [{}, "status", "Choose one of the order statuses"],
    [{ status: "eaten" }, "status", "Choose one of the order statuses"],
    [{ status: 1 }, "status", "Choose one of the order statuses"],
    [{ status: "Preparing" }, "status", "Choose one of the order statuses"],
    [
      { status: "cancelled", reason: "x".repeat(301) },
      "reason",
      "The reason must be at most 300 characters",
    ],
    [{ status: "cancelled", reason: 5 }, "reason", "Must be text"],
  ])("%j is refused at %s", async (body, path, msg) => {
    const order = await orderIn("pending");

    const reply = await setStatus(admin, order, body);

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ path, msg }]);
    expect(storedStatus(order)).toBe("pending");
  });

  test.each(["confirmed", "preparing", "out_for_delivery"])(
    "needs a reason to cancel an order that is %s, kept with who and from where",
    async (status) => {
      const order = await orderIn(status);

      const reply = await setStatus(admin, order, { status: "cancelled" });

      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([
        {
          path: "reason",
          msg: "Say why: the order is no longer pending, and the customer will read it.",
        },
      ]);
      expect(storedStatus(order)).toBe(status);
      await setStatus(admin, order, { status: "cancelled", reason: "Out of gas" });
      const audited = shop.database.row(
        `select actor_id, origin from ${staffLog} where action = 'order.cancelled' and subject_id = ?`,
        order.id,
      );
      expect(audited).toEqual({
        actor_id: admin.id,
        origin: expect.stringContaining("127.0.0.1"),
      });
    },
  );
});

describe("a customer", () => {
  test("cancels their own order while it is pending, which restores the stock", async () => {
    const dish = addDish(shop.database, { stock: 4 });
    const order = await placeOrder(customer.api, [{ ...dish, quantity: 4 }]);

    const reply = await setStatus(customer, order, { status: "cancelled", reason: "Too late" });

    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ status: "cancelled", cancellationReason: "Too late" });
    expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(4);
    expect(changesOf(order)).toEqual([
      {
        kind: "status",
        from_value: "pending",
        to_value: "cancelled",
        reason: "Too late",
        by_user_id: customer.user.id,
        by_role: "customer",
      },
    ]);
  });

  test.each(["confirmed", "preparing", "out_for_delivery", "delivered", "cancelled"])(
    "cannot cancel their own order once it is %s",
    async (status) => {
      const order = await orderIn(status);

      const reply = await setStatus(customer, order, { status: "cancelled" });

      expect(reply.status).toBe(409);
      expect(reply.body.message).toContain(status.replaceAll("_", " "));
      expect(storedStatus(order)).toBe(status);
    },
  );

  test.each(orderStatuses.filter((status) => status !== "cancelled"))(
    "cannot set their own order to %s",
    async (status) => {
      const order = await orderIn("pending");

      const reply = await setStatus(customer, order, { status });

      expect(reply.status).toBe(403);
      expect(reply.body.message).toBe("Admin access required");
      expect(storedStatus(order)).toBe("pending");
    },
  );
});

describe("the payment", () => {
  function pay(person: Pick<Person, "api">, order: { id: string }, body: unknown = {}) {
    const paid = { paymentStatus: "paid", ...Object(body) };
    return person.api.patch<OrderOutput>(`/api/orders/${order.id}/payment`, paid);
  }

  test("is recorded once with the admin", async () => {
    const order = await orderIn("pending", { paymentMethod: "upi" });

    const reply = await pay(admin, order);
    const again = await pay(admin, order);

    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe("Order marked as paid");
    expect(reply.body.data).toMatchObject({ paymentStatus: "paid", status: "pending" });
    expect([again.status, again.body.message]).toEqual([409, "Order is already paid"]);
    expect(changesOf(order)).toEqual([
      {
        kind: "payment",
        from_value: "pending",
        to_value: "paid",
        reason: "",
        by_user_id: admin.id,
        by_role: "owner",
      },
    ]);
  });

  test("of a cancelled order is refused", async () => {
    const order = await orderIn("cancelled");

    const reply = await pay(admin, order);

    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe("A cancelled order cannot be marked paid.");
  });

  test.each([{ paymentStatus: "pending" }, { paymentStatus: true }, { paymentStatus: undefined }])(
    "cannot be set to %j",
    async (body) => {
      const order = await orderIn("pending");

      const reply = await pay(admin, order, body);

      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([
        { path: "paymentStatus", msg: "An order can only be marked paid" },
      ]);
    },
  );
});
