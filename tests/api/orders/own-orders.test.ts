import { describe, expect, test } from "vitest";
import { serializeSelection } from "#app/domain/options/selection.ts";
import { rowOf, totalOf, visibleText } from "#tests/support/http/page-text.ts";
import { checkOutByForm, customerWith, putInCart } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { starterFields, starterSelection } from "#tests/support/records/options.ts";
import { advanceOrder, placeOrder, stepsTo } from "#tests/support/records/orders.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const admin = shop.owner;

/** A customer with one order, placed through the API. */
async function customerWithOrder(overrides: Record<string, unknown> = {}) {
  const dish = addDish(shop.database, { stock: 50 });
  const customer = await customerWith(shop);
  const order = await placeOrder(customer.api, [{ id: dish.id, quantity: 3 }], overrides);
  return { ...customer, order, dish };
}

function statusOf(orderNumber: string) {
  return shop.database.value("select status from orders where order_number = ?", orderNumber);
}

function linesOf(userId: string) {
  return shop.database.rows(
    `select l.product_id, l.quantity, l.selection, l.special_instructions from cart_lines l
     join carts c on c.id = l.cart_id where c.user_id = ? order by l.id`,
    userId,
  );
}

const pages = (orderNumber: string) => [
  `/order-confirmation?order=${orderNumber}`,
  `/my-orders?order=${orderNumber}`,
];

test.each([
  ["another customer", async () => (await customerWith(shop)).visitor],
  ["an admin outside the admin area", async () => admin.visitor],
])("an order is not found by %s", async (_, signIn) => {
  const { order, visitor: owner } = await customerWithOrder({ paymentMethod: "upi" });
  const stranger = await signIn();

  for (const path of pages(order.orderNumber)) {
    expect((await owner.get(path)).text, path).toContain(order.orderNumber);
    const page = await stranger.get(path);
    expect(page.status, path).toBe(404);
    expect(page.visibleText).toContain("Oops! Page Not Found");
    expect(page.text).not.toContain("12 Laxmi Road");
    expect(page.text).not.toContain("upi://pay");
  }
});

describe("the confirmation", () => {
  test("shows the order as it was placed", async () => {
    const dish = addDish(shop.database, { pricePaise: 4500 });
    const { visitor } = await customerWith(shop);
    await putInCart(visitor, dish, {
      quantity: "2",
      ...starterFields("tangy"),
      specialInstructions: "<script>alert(1)</script>",
    });
    const orderNumber = await checkOutByForm(visitor, {
      deliveryType: "pickup",
      paymentMethod: "card",
    });

    const { text } = await visitor.get(`/order-confirmation?order=${orderNumber}`);

    const shown = visibleText(text);
    expect(shown).toContain(`Order ${orderNumber}`);
    expect(shown).toContain(dish.name);
    expect(shown).toContain("Tangy water");
    expect(shown).toContain("<script>alert(1)</script>");
    expect(text).not.toContain("<script>alert(1)</script>");
    expect(shown).toContain("2 × ₹45");
    expect(rowOf(text, "Name")).toBe("Asha Kulkarni");
    expect(rowOf(text, "Phone")).toBe("+91 98220 12345");
    expect(rowOf(text, "Delivery type")).toBe("Pickup");
    expect(rowOf(text, "Payment method")).toBe("Card To pay");
    expect(rowOf(text, "Subtotal")).toBe("₹90");
    expect(rowOf(text, "Delivery fee")).toBe("Free");
    expect(totalOf(text)).toBe("₹90");
    expect(text).toMatch(/href="\/"[^>]*>Go Home</);
    expect(text).toMatch(/href="\/menu"[^>]*>Order Again</);
    expect(text).not.toContain("upi://pay");
  });

  test("shows opening and promise of an order that waits for them, in Pune time", async () => {
    const { visitor, order } = await customerWithOrder();
    shop.database.change(
      "update orders set created_at = ?, due_at = ?, promised_at = ? where id = ?",
      // 18:20 UTC is 11:50 PM in Pune.
      Date.UTC(2036, 10, 21, 18, 20),
      Date.UTC(2036, 10, 22, 9, 30),
      Date.UTC(2036, 10, 22, 10, 15),
      order.id,
    );

    const { text } = await visitor.get(`/order-confirmation?order=${order.orderNumber}`);

    expect(rowOf(text, "Placed")).toBe("Nov 21, 2036, 11:50 PM");
    expect(rowOf(text, "Ordered for")).toBe("Nov 22, 3:00 PM");
    expect(rowOf(text, "Estimated time")).toBe("Nov 22, 3:45 PM");
  });

  test("shows the badge, the current step and those to come", async () => {
    const { visitor, order } = await customerWithOrder();
    await advanceOrder(admin.api, order, ["preparing"]);

    const page = await visitor.get(`/order-confirmation?order=${order.orderNumber}`);

    // The shop may be closed.
    expect(page.text).toMatch(/<span class="badge[^"]*">Preparing( for [^<]+)?<\/span>/);
    expect(page.visibleText).toContain("What's Next");
    expect(page.visibleText).toContain("Now: Preparing Your Order");
    const next = [...page.visibleText.matchAll(/Next: (On the Way|Delivered|\w+)/g)];
    expect(next.map(([, step]) => step)).toEqual(["On the Way", "Delivered"]);
  });

  test("shows the reason and no estimate for a cancelled order", async () => {
    const { visitor, order } = await customerWithOrder({ paymentMethod: "upi" });
    await admin.api.patch(`/api/orders/${order.id}/status`, {
      status: "cancelled",
      reason: "No puris left today",
    });

    const { text } = await visitor.get(`/order-confirmation?order=${order.orderNumber}`);

    const shown = visibleText(text);
    expect(shown).toContain("This order was cancelled No puris left today");
    expect(text).toMatch(/<span class="badge[^"]*">Cancelled<\/span>/);
    expect(text).not.toMatch(/<span class="badge[^"]*">Preparing/);
    expect(shown).not.toContain("What's Next");
    expect(text).not.toContain("upi://pay");
    expect(() => rowOf(text, "Estimated time")).toThrow();
  });

  test("shows the cart as not placed yet when no order is given", async () => {
    const dish = addDish(shop.database);
    const { visitor, user } = await customerWith(shop, [dish]);

    const { text, status } = await visitor.get("/order-confirmation");

    expect(status).toBe(200);
    const shown = visibleText(text);
    expect(shown).toContain("Not placed yet");
    expect(shown).toContain("This is your cart, not an order");
    expect(shown).toMatch(/DRAFT-\d{6}/);
    expect(shown).toContain(dish.name);
    expect(totalOf(text)).toBe("₹130");
    expect(text).toMatch(/href="\/checkout"[^>]*>Proceed to Checkout</);
    expect(shown).not.toMatch(/CP-\d|Preparing|What's Next|Thank you/);
    expect(shop.database.value("select count(*) from orders where user_id = ?", user.id)).toBe(0);
  });

  test("links to the menu when no order is given and the cart is empty", async () => {
    const { visitor } = await customerWith(shop);

    const { text } = await visitor.get("/order-confirmation");

    expect(visibleText(text)).toContain("Your cart is empty");
    expect(text).toMatch(/href="\/menu"[^>]*>Browse Menu</);
  });
});

describe("paying by UPI", () => {
  function upiLinkOn(html: string): URL | null {
    const href = /href="(upi:[^"]*)"/.exec(html)?.[1];
    return href ? new URL(href.replaceAll("&amp;", "&")) : null;
  }

  test("is offered with a link that has amount, order number and payee, and a QR code", async () => {
    const { visitor, order } = await customerWithOrder({ paymentMethod: "upi" });

    for (const path of pages(order.orderNumber)) {
      const { text } = await visitor.get(path);
      const link = upiLinkOn(text);
      expect(Object.fromEntries(link?.searchParams ?? [])).toMatchObject({
        pa: "chatpata@upi",
        pn: "Chatpata",
        am: "300.00",
        cu: "INR",
        tr: order.orderNumber,
        tn: `Order ${order.orderNumber}`,
      });
      expect(text).toContain('aria-label="QR code to pay ₹300 by UPI"');
    }
  });

  test("is offered until the order is paid", async () => {
    const { visitor, order } = await customerWithOrder({ paymentMethod: "upi" });
    await advanceOrder(admin.api, order, stepsTo.delivered);
    for (const path of pages(order.orderNumber)) {
      expect(upiLinkOn((await visitor.get(path)).text), path).not.toBeNull();
    }

    await admin.api.patch(`/api/orders/${order.id}/payment`, { paymentStatus: "paid" });

    for (const path of pages(order.orderNumber)) {
      const { text } = await visitor.get(path);
      expect(upiLinkOn(text), path).toBeNull();
      expect(text).not.toContain("QR code");
      expect(rowOf(text, "Payment method")).toBe("UPI Paid");
    }
  });
});

describe("without a UPI ID", () => {
  const unpayable = runningShop({ env: { SHOP_UPI_ID: "" } });

  test("UPI is paid on receipt, without link or QR code", async () => {
    const { visitor } = await customerWith(unpayable, [addDish(unpayable.database)]);
    expect(await visitor.read("/checkout")).toContain("UPI Pay by UPI when you receive it");
    const orderNumber = await checkOutByForm(visitor, { paymentMethod: "upi" });

    for (const path of pages(orderNumber)) {
      const { text } = await visitor.get(path);
      expect(rowOf(text, "Payment method")).toBe("UPI To pay when you receive it");
      expect(text).not.toMatch(/upi:|QR code/);
    }
  });
});

describe("an order that is not finished", () => {
  test("is announced on the home and menu pages, to its customer only", async () => {
    const { visitor, order } = await customerWithOrder();
    const { visitor: stranger } = await customerWithOrder();
    const strip = `href="/my-orders?order=${order.orderNumber}"`;

    for (const path of ["/", "/menu"]) {
      expect((await visitor.get(path)).text).toContain(strip);
      for (const other of [stranger, shop.visitor(), shop.visitor()]) {
        expect((await other.get(path)).text).not.toContain(strip);
      }
    }

    await advanceOrder(admin.api, order, stepsTo.delivered);
    for (const path of ["/", "/menu"]) expect((await visitor.get(path)).text).not.toContain(strip);
  });

  test("refreshes its pages and reports a newer version after each of its changes only", async () => {
    const { visitor, order } = await customerWithOrder();
    const { order: foreign } = await customerWithOrder();
    const refresh = '<noscript><meta http-equiv="refresh" content="20"/></noscript>';
    const version = async () => Number((await visitor.get("/my-orders/version")).text);
    for (const path of pages(order.orderNumber)) {
      expect((await visitor.get(path)).text).toContain(refresh);
    }
    const placed = await version();
    expect(placed).toBeGreaterThan(0);

    await advanceOrder(admin.api, foreign, ["preparing"]);
    expect(await version()).toBe(placed);
    await advanceOrder(admin.api, order, ["preparing"]);
    const preparing = await version();
    expect(preparing).toBeGreaterThan(placed);
    await advanceOrder(admin.api, order, ["out_for_delivery", "delivered"]);

    expect(await version()).toBeGreaterThan(preparing);
    for (const path of pages(order.orderNumber)) {
      expect((await visitor.get(path)).text).not.toContain(refresh);
    }
  });
});

describe("cancelling", () => {
  test("asks for confirmation, restores the stock and stores the reason", async () => {
    const { visitor, order, dish } = await customerWithOrder();
    const stock = () => shop.database.value("select stock from products where id = ?", dish.id);
    expect(stock()).toBe(47);
    const path = `/my-orders/${order.orderNumber}/cancellation`;
    const question = await visitor.get(path);
    expect(question.visibleText).toContain(`Cancel order ${order.orderNumber}?`);
    expect(statusOf(order.orderNumber)).toBe("pending");

    const reply = await visitor.postForm(path, question.form(path));

    expect(reply.location).toBe(`/my-orders?order=${order.orderNumber}`);
    const page = await visitor.follow(reply);
    expect(page.visibleText).toContain("Order cancelled successfully");
    expect(page.visibleText).toContain("This order was cancelled You cancelled it");
    expect(statusOf(order.orderNumber)).toBe("cancelled");
    expect(stock()).toBe(50);

    const again = await visitor.postForm(path, question.form(path));

    expect(again.location).toBe(reply.location);
    expect((await visitor.follow(again)).visibleText).toContain("Order cancelled successfully");
    expect(stock()).toBe(50);
  });

  test("is refused for an order that the shop has cancelled", async () => {
    const { visitor, order } = await customerWithOrder();
    const path = `/my-orders/${order.orderNumber}/cancellation`;
    const question = await visitor.formOn(path);
    const change = { status: "cancelled", reason: "No puris left today" };
    await admin.api.patch(`/api/orders/${order.id}/status`, change);

    expect((await visitor.postForm(path, question)).status).toBe(409);
  });

  test.each([
    ["preparing", stepsTo.preparing],
    ["out for delivery", stepsTo.out_for_delivery],
    ["delivered", stepsTo.delivered],
  ])("is refused with advice for an order that is %s", async (label, steps) => {
    const { visitor, order } = await customerWithOrder();
    const path = `/my-orders/${order.orderNumber}/cancellation`;
    const question = await visitor.get(path);
    await advanceOrder(admin.api, order, steps);
    const message = `This order is already ${label} and can no longer be cancelled here. Please call us.`;

    const refused = await visitor.postForm(path, question.form(path));

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(message);
    const page = await visitor.get(path);
    expect(page.visibleText).toContain(message);
    expect(() => page.form(path)).toThrow();
    expect(statusOf(order.orderNumber)).toBe(steps.at(-1));
  });
});

describe("reordering", () => {
  test("adds all dishes with their choices at today's prices", async () => {
    const dish = addDish(shop.database, { pricePaise: 4000 });
    const { visitor, user } = await customerWith(shop);
    const fields = {
      quantity: "2",
      ...starterFields("mild", "jain"),
      specialInstructions: "No sev",
    };
    await putInCart(visitor, dish, fields);
    const orderNumber = await checkOutByForm(visitor);
    expect(linesOf(user.id)).toEqual([]);
    shop.database.change("update products set price_paise = 5000 where id = ?", dish.id);

    const reply = await visitor.postForm(`/my-orders/${orderNumber}/reorder`);

    expect(reply.location).toBe("/cart");
    const cart = await visitor.follow(reply);
    expect(cart.visibleText).toContain("Order items added to cart!");
    expect(cart.visibleText).not.toContain("Could not be added");
    expect(totalOf(cart.text)).toBe("₹130");
    expect(linesOf(user.id)).toEqual([
      {
        product_id: dish.id,
        quantity: 2,
        selection: serializeSelection(starterSelection("mild", "jain")),
        special_instructions: "No sev",
      },
    ]);
  });

  test("names the dishes that could not be added", async () => {
    const dish = () => ({ ...addDish(shop.database, { stock: 9 }), quantity: 5 });
    const [plenty, few, soldOut, hidden] = [dish(), dish(), dish(), dish()];
    const { visitor, user, api } = await customerWith(shop);
    const order = await placeOrder(api, [plenty, few, soldOut, hidden]);
    shop.database.change("update products set stock = 8 where id = ?", plenty.id);
    shop.database.change("update products set stock = 2 where id = ?", few.id);
    shop.database.change("update products set stock = 0 where id = ?", soldOut.id);
    shop.database.change("update products set is_available = 0 where id = ?", hidden.id);

    const reply = await visitor.postForm(`/my-orders/${order.orderNumber}/reorder`);

    const cart = (await visitor.follow(reply)).visibleText;
    expect(cart).toContain("Order items added to cart!");
    expect(cart).toContain(
      `Only 2 of 5 ${few.name} could be added. Could not add: ${soldOut.name} (5), ${hidden.name} (5)`,
    );
    expect(linesOf(user.id)).toMatchObject([
      { product_id: plenty.id, quantity: 5 },
      { product_id: few.id, quantity: 2 },
    ]);
  });

  test("shows a message and leaves the cart unchanged when nothing is available", async () => {
    const { visitor, order, dish, user } = await customerWithOrder();
    shop.database.change("update products set stock = 0 where id = ?", dish.id);

    const reply = await visitor.postForm(`/my-orders/${order.orderNumber}/reorder`);

    expect(reply.location).toBe("/my-orders");
    const page = (await visitor.follow(reply)).visibleText;
    expect(page).toContain("None of these dishes are available now");
    expect(page).toContain(`Could not add: ${dish.name}`);
    expect(page).not.toContain("Order items added to cart!");
    expect(linesOf(user.id)).toEqual([]);
  });
});

describe("My Orders", () => {
  test("shows totals and filters orders by URL", async () => {
    const { visitor, api } = await customerWith(shop);
    const dish = addDish(shop.database, { pricePaise: 30_000 });
    const place = () => placeOrder(api, [dish]);
    const orders = [await place(), await place(), await place(), await place()] as const;
    const [pending, preparing, delivered, cancelled] = orders;
    await advanceOrder(admin.api, preparing, ["preparing"]);
    await advanceOrder(admin.api, delivered, stepsTo.delivered);
    await advanceOrder(admin.api, cancelled, ["cancelled"]);

    const { text } = await visitor.get("/my-orders");

    expect(rowOf(text, "Total Orders")).toBe("4");
    expect(rowOf(text, "Active")).toBe("2");
    expect(rowOf(text, "Delivered")).toBe("1");
    expect(rowOf(text, "Total Spent")).toBe("₹900");
    const shownAt = async (path: string) => {
      const shown = await visitor.read(path);
      return orders.filter(({ orderNumber }) => shown.includes(orderNumber));
    };
    expect(await shownAt("/my-orders")).toHaveLength(4);
    expect(await shownAt("/my-orders?status=pending")).toEqual([pending]);
    expect(await shownAt("/my-orders?status=preparing")).toEqual([preparing]);
    expect(await shownAt("/my-orders?status=delivered")).toEqual([delivered]);
    expect(await shownAt("/my-orders?status=nonsense")).toHaveLength(4);
    expect(text.match(/>Rate Order</g)).toHaveLength(1);
    expect(text.match(/>Cancel Order</g)).toHaveLength(1);
  });

  test("shows ten orders per page, newest first, and redirects beyond the last page", async () => {
    const { visitor, api } = await customerWith(shop);
    const dish = addDish(shop.database);
    const placed: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      placed.unshift((await placeOrder(api, [dish])).orderNumber);
    }
    const shownAt = async (path: string) =>
      (await visitor.get(path)).text.match(/(?<=<h2>)CP-[\d-]+/g);

    expect(await shownAt("/my-orders")).toEqual(placed.slice(0, 10));
    expect(await shownAt("/my-orders?page=2")).toEqual(placed.slice(10));
    expect((await visitor.get("/my-orders?page=99")).location).toBe("/my-orders?page=2");
    expect(await shownAt("/my-orders?page=abc")).toEqual(placed.slice(0, 10));
  });
});
