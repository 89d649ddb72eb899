import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { rowOf, visibleText } from "#tests/support/http/page-text.ts";
import { toastAfter, toastOn } from "#tests/support/http/toast.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addEmail } from "#tests/support/records/emails.ts";
import { advanceOrder, placeOrder, stepsTo } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addFailedPrint, addPrinter } from "#tests/support/records/printers.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: admin, api: adminApi } = shop.owner;
let asha: Person;
let dish: Dish;

beforeAll(async () => {
  asha = await registerCustomer(shop.api, { name: "Asha Kulkarni" });
  dish = addDish(shop.database, { pricePaise: 12_050 });
});

const anyOrder = (overrides: Record<string, unknown> = {}) =>
  placeOrder(asha.api, [dish], overrides);

/** A half plate with extra shev, of the starter menu. */
const placeOrderOfMixBhel = () =>
  placeOrder(asha.api, [], {
    items: [
      {
        product: "0192457d-1002-7000-8000-000000000000",
        quantity: 1,
        options: [
          { choice: "0192457d-0005-7000-8000-000000000001" },
          { choice: "0192457d-0008-7000-8000-000000000001" },
        ],
      },
    ],
  });

function listedOn(page: FormReply): string[] {
  const cards = page.text.matchAll(/<li class="order-card .*?aria-label="(CP-[\d-]+)"/gs);
  return [...cards].map(([, number = ""]) => number);
}

function actionsOn(page: FormReply): string[] {
  const row =
    /<section class="row" aria-label="Order status">(.*?)<\/section>/s.exec(page.text)?.[1] ?? "";
  return [...row.matchAll(/<(?:button|a) [^>]*>(.*?)<\/(?:button|a)>/gs)].map(([, label = ""]) =>
    visibleText(label).trim(),
  );
}

const setStatus = (visitor: FormVisitor, order: OrderOutput, status: string, returnTo?: string) =>
  visitor.postForm(`/admin/orders/${order.id}/status`, {
    status,
    ...(returnTo === undefined ? {} : { returnTo }),
  });

const stored = (order: OrderOutput) =>
  shop.database.row("select * from orders where id = ?", order.id);

describe("the list", () => {
  test("shows each open order's customer, dishes, payment and times, the first promised first", async () => {
    const delivery = await anyOrder();
    // Ordered later, but ready earlier.
    const pickup = await anyOrder({ paymentMethod: "upi", deliveryType: "pickup" });

    const page = await admin.get("/admin/orders");

    const listed = listedOn(page);
    expect(listed.slice(-2)).toEqual([pickup.orderNumber, delivery.orderNumber]);
    const rowText = visibleText(page.text.split('<li class="order-card').at(-2) ?? "");
    expect(rowText).toContain("Asha Kulkarni");
    expect(rowText).toContain(`1 × ${dish.name}`);
    expect(rowText).toContain("₹120.50");
    expect(rowText).toMatch(/Pickup .*Unpaid/);
    // Outside opening hours, orders are taken for the next opening.
    expect(rowText).toMatch(/ \d+ (0 min due|For \w{3} \d+,) \d{1,2}:\d\d [AP]M Pending /);
    expect(rowText).toContain("Start Preparing");
    expect(rowText).not.toContain("Confirm ");
  });

  test("shows every dish, first what was asked for: the notes and the dishes with wishes", async () => {
    const dishes = Array.from({ length: 6 }, () => addDish(shop.database));
    const last = dishes[5]?.name ?? "";
    const items = dishes.map(({ id, name }) => ({
      product: id,
      quantity: 2,
      ...(name === last && {
        customizations: { spiceLevel: "hot", water: "tangy", jain: true },
        specialInstructions: "<b>Less</b> onion",
      }),
    }));

    const order = await placeOrder(asha.api, [], { items, notes: "Allergic to peanuts" });

    const page = await admin.get(`/admin/orders?search=${order.orderNumber}`);
    const pageText = page.visibleText;
    expect(pageText).toMatch(
      new RegExp(
        `Allergic to peanuts 2 × ${last} Hot spice Tangy water Jain \\(no onion, garlic or potato\\) <b>Less</b> onion`,
      ),
    );
    for (const { name } of dishes) expect(pageText).toContain(`2 × ${name}`);
  });

  test("counts the orders in each status", async () => {
    await advanceOrder(adminApi, await anyOrder(), stepsTo.delivered);

    const page = await admin.get("/admin/orders?status=delivered");

    const count = (status: string) =>
      shop.database.value("select count(*) from orders where status = ?", status);
    const tabs = visibleText(/<nav class="tabs".*?<\/nav>/s.exec(page.text)?.[0] ?? "");
    const ready = shop.database.value(
      "select count(*) from orders where status = 'preparing' and ready_at is not null",
    );
    const all = Number(shop.database.value("select count(*) from orders"));
    const open = all - Number(count("delivered")) - Number(count("cancelled"));
    expect(tabs.trim()).toBe(
      `Open ${open} Pending ${count("pending")} Confirmed ${count("confirmed")} Preparing ${count("preparing")} Ready ${ready} Out for Delivery ${count("out_for_delivery")} Delivered ${count("delivered")} Cancelled ${count("cancelled")} All ${all} Unpaid`,
    );
  });

  test("has tabs for what is ready and for what is unpaid, from where the others lead back", async () => {
    const [cooking, ready] = [await anyOrder(), await anyOrder()];
    for (const order of [cooking, ready]) await advanceOrder(adminApi, order, ["preparing"]);
    await admin.postForm(`/admin/orders/${ready.id}/ready`, {});
    await admin.postForm(`/admin/orders/${ready.id}/payment`, {});

    const readyOnes = await admin.get("/admin/orders?status=ready");
    const unpaid = await admin.get("/admin/orders?payment=unpaid");

    expect(listedOn(readyOnes)).toContain(ready.orderNumber);
    expect(listedOn(readyOnes)).not.toContain(cooking.orderNumber);
    expect(readyOnes.text).toMatch(/aria-current="page"[^>]*>Ready/);
    expect(listedOn(unpaid)).toContain(cooking.orderNumber);
    expect(listedOn(unpaid)).not.toContain(ready.orderNumber);
    expect(unpaid.text).toMatch(/aria-current="page"[^>]*>Unpaid/);
    expect(unpaid.text).toContain('href="/admin/orders?status=ready"');
    const cook = (await addStaff(shop, "kitchen")).visitor;
    expect(await cook.read("/admin/orders")).not.toContain("payment=unpaid");
  });

  test("leaves finished orders out unless all or their status are chosen", async () => {
    const numbers: string[] = [];
    for (const steps of Object.values(stepsTo)) {
      const order = await anyOrder();
      await advanceOrder(adminApi, order, steps);
      numbers.push(order.orderNumber);
    }
    const shownBy = async (query: string) => {
      const listed = listedOn(await admin.get(`/admin/orders${query}`));
      return listed.filter((number) => numbers.includes(number));
    };

    expect(await shownBy("")).toEqual(numbers.slice(0, 4));
    expect(await shownBy("?status=preparing")).toEqual(numbers.slice(2, 3));
    expect(await shownBy("?status=out_for_delivery")).toEqual(numbers.slice(3, 4));
    expect(await shownBy("?status=all")).toEqual(numbers.toReversed());
    expect(await shownBy("?status=cancelled")).toEqual(numbers.slice(5));
    const tickets = await admin.get("/admin/orders/tickets");
    const printed = [...tickets.text.matchAll(/aria-label="Kitchen ticket (CP-[\d-]+)"/g)];
    expect(printed.map(([, number = ""]) => number).filter((one) => numbers.includes(one))).toEqual(
      numbers.slice(0, 4),
    );
  });

  test("shows a message and Clear Filters when no order matches", async () => {
    const page = await admin.get("/admin/orders?search=nobodyatall&status=pending");

    const pageText = page.visibleText;
    expect(pageText).toContain("No orders found Try adjusting your filters to see more orders.");
    expect(page.text).toMatch(/<a [^>]*href="\/admin\/orders"[^>]*>Clear Filters<\/a>/);
  });
});

describe("the pages of the list", () => {
  let name: string;
  let numbers: string[];

  beforeAll(async () => {
    name = `Paging ${randomUUID().slice(0, 8)}`;
    const person = await registerCustomer(shop.api, { name });
    numbers = [];
    for (let placed = 0; placed < 53; placed += 1) {
      numbers.unshift((await placeOrder(person.api, [dish])).orderNumber);
    }
  });

  const pageOf = (page: string, more = "") =>
    admin.get(`/admin/orders?search=${encodeURIComponent(name)}&page=${page}${more}`);

  test("hold 50 orders each", async () => {
    const first = await pageOf("1");
    const second = await pageOf("2");

    expect(listedOn(first)).toEqual(numbers.slice(0, 50));
    expect(listedOn(second)).toEqual(numbers.slice(50));
    expect(first.visibleText).toContain("Showing 1 to 50 of 53 results");
    expect(second.visibleText).toContain("Showing 51 to 53 of 53 results");
  });

  test("keep the filters in their URLs", async () => {
    const page = await pageOf("1", "&status=pending");

    const search = new URLSearchParams({ search: name });
    expect(page.text).toContain(`href="/admin/orders?${search}&amp;status=pending&amp;page=2"`);
  });
});

describe("an open order", () => {
  test("shows all its details", async () => {
    const order = await anyOrder({
      paymentMethod: "card",
      deliveryInstructions: "Ring twice",
      notes: "We are five people",
      items: [
        {
          product: dish.id,
          quantity: 2,
          customizations: { spiceLevel: "mild" },
          specialInstructions: "Puris separate",
        },
      ],
    });

    const page = await admin.get(`/admin/orders/${order.id}`);

    expect(page.status).toBe(200);
    for (const shown of [
      `Order ${order.orderNumber}`,
      `2 × ${dish.name}`,
      "Mild spice",
      "Puris separate",
      "₹120.50 each",
      "Asha Kulkarni",
      asha.email,
      "12 Laxmi Road",
      "Pune",
      "Maharashtra 411030",
      "Ring twice",
      "We are five people",
      "Payment Unpaid Card",
      "Order placed Asha Kulkarni (Customer)",
    ]) {
      expect(page.visibleText).toContain(shown);
    }
    expect(rowOf(page.text, "Subtotal")).toBe("₹241.00");
    expect(rowOf(page.text, "Delivery fee")).toBe("₹0.00");
    expect(rowOf(page.text, "Total")).toBe("₹241.00");
    expect(page.text).toContain('href="tel:+919822012345"');
  });

  test("sells out a dish or a choice where it is noticed", async () => {
    const page = `/admin/orders/${(await placeOrderOfMixBhel()).id}`;
    const press = async (name: string) => {
      const { text } = await admin.get(page);
      const [, url = ""] =
        [...text.matchAll(/<form method="post" action="([^"]*sold-out[^"]*)"(.*?)<\/form>/gs)].find(
          ([, , form]) => form?.includes(`: ${name}"`),
        ) ?? [];
      const reply = await admin.postForm(url, (await admin.get(page)).form(url));
      expect(reply.location).toBe(page);
      return toastOn(await admin.follow(reply));
    };

    expect(await press("Extra shev")).toBe("Extra shev is sold out today");
    expect(await press("Mix Bhel")).toContain("Mix Bhel is sold out until");
    expect(await press("Mix Bhel")).toBe("Mix Bhel is available again");
    expect(await press("Extra shev")).toBe("Extra shev is available again");
  });

  test("leads back to the list with its filters, also after a step", async () => {
    const order = await anyOrder();
    const list = `/admin/orders?search=${order.orderNumber}&status=pending`;
    const link = `/admin/orders/${order.id}?${new URLSearchParams({ returnTo: list })}`;
    const href = (url: string) => `href="${url.replaceAll("&", "&amp;")}"`;

    expect((await admin.get(list)).text).toContain(href(link));
    const page = await admin.get(link);

    expect(page.text).toContain(href(list));
    expect(page.form(`/admin/orders/${order.id}/status`).returnTo).toBe(link);
  });

  test("is found by the links that emails once had", async () => {
    expect((await admin.get("/admin/orders?order=some-id")).location).toBe("/admin/orders/some-id");
  });

  test("lists its problems first, and in its history what was sent and printed", async () => {
    const order = await anyOrder({ notes: "We are five people" });
    await admin.postForm(`/admin/orders/${order.id}/payment`, {});
    await advanceOrder(adminApi, order, ["confirmed"]);
    await admin.postForm(`/admin/orders/${order.id}/messages`, {
      channel: "whatsapp",
      topic: "confirmed",
    });
    const { id: emailId, recipient } = addEmail(shop.database);
    const printer = addPrinter(shop.database, { name: "Kitchen printer" });
    const failed = addFailedPrint(shop.database, printer.id, { orderId: order.id });
    // One after the other, also on a fast machine.
    const [emailedAt, printedAt] = [Date.now() + 1, Date.now() + 2];
    shop.database.change(
      "update emails set order_id = ?, created_at = ? where id = ?",
      ...[order.id, emailedAt, emailId],
    );
    shop.database.change("update print_jobs set created_at = ? where id = ?", printedAt, failed.id);
    shop.database.change("update orders set delay_minutes = 20 where id = ?", order.id);

    const page = await admin.get(`/admin/orders/${order.id}`);

    const [, box = ""] = /<dl class="order-problems">(.*?)<\/dl>/s.exec(page.text) ?? [];
    expect(visibleText(box)).toMatch(
      new RegExp(
        `We are five people .*20 minutes late due .*Not printed: Ticket .*Print again .*Email not sent ${recipient}`,
      ),
    );
    expect(box).toContain(`/admin/prints/${failed.id}/retry`);
    expect(page.text.indexOf(box)).toBeLessThan(page.text.indexOf("<h2>Items</h2>"));
    expect(page.visibleText).toMatch(
      new RegExp(
        [
          "Order placed Asha Kulkarni \\(Customer\\)",
          "Marked as paid Owner \\(Owner\\)",
          "Pending → Confirmed Owner \\(Owner\\)",
          "Message opened: WhatsApp Owner \\(Staff\\)",
          `Email not sent ${recipient} \\(Email\\)`,
          "Not printed: Ticket Kitchen printer \\(Printer\\)",
        ].join(" .*"),
      ),
    );
    const cook = await (await addStaff(shop, "kitchen")).visitor.read(`/admin/orders/${order.id}`);
    expect(cook).toContain("Not printed: Ticket");
    expect(cook).not.toContain(recipient);
    expect(cook).not.toContain("WhatsApp");
  });

  test.each([
    [[], "delivery", ["Start Preparing", "Confirm", "Cancel order"]],
    [["confirmed"], "delivery", ["Start Preparing", "Undo “Confirmed”", "Cancel order"]],
    [["preparing"], "delivery", ["Ready", "Out for Delivery", "Undo “Preparing”", "Cancel order"]],
    [["preparing"], "pickup", ["Ready", "Mark as Delivered", "Undo “Preparing”", "Cancel order"]],
    [
      ["preparing", "out_for_delivery"],
      "delivery",
      ["Mark as Delivered", "Undo “Out for Delivery”", "Cancel order"],
    ],
    [["preparing", "out_for_delivery", "delivered"], "delivery", ["Undo “Delivered”"]],
    [["cancelled"], "delivery", ["Undo “Cancelled”"]],
  ])("after the statuses %j for %s offers %j", async (statuses, deliveryType, actions) => {
    const order = await anyOrder({ deliveryType });
    await advanceOrder(adminApi, order, statuses);

    const page = await admin.get(`/admin/orders/${order.id}`);

    expect(actionsOn(page)).toEqual(actions);
  });
});

test.each(["delivery", "pickup"])(
  "the main button of a %s that is cooking says that it is ready",
  async (deliveryType) => {
    const order = await anyOrder({ deliveryType });
    await advanceOrder(adminApi, order, ["preparing"]);
    const mainButtons = async () => {
      const pages = [`/admin/orders/${order.id}`, `/admin/orders?search=${order.orderNumber}`];
      const texts = await Promise.all(pages.map(async (page) => (await admin.get(page)).text));
      const button = new RegExp(
        `action="/admin/orders/${order.id}/(ready|status)"[^]*?class="button button-primary`,
      );
      return texts.map((text) => {
        const forms = text.split("</form>").filter((form) => button.test(form));
        return forms.map((form) => button.exec(form)?.[1]);
      });
    };

    expect(await mainButtons()).toEqual([["ready"], ["ready"]]);
    await admin.postForm(`/admin/orders/${order.id}/ready`, {});
    expect(await mainButtons()).toEqual([["status"], ["status"]]);
  },
);

test("a cook is offered only the steps that the shop takes from a cook", async () => {
  const cook = (await addStaff(shop, "kitchen")).visitor;
  const order = await anyOrder({ deliveryType: "pickup" });
  await advanceOrder(adminApi, order, ["preparing"]);

  const page = await cook.get(`/admin/orders/${order.id}`);

  expect(actionsOn(page)).toEqual(["Ready", "Undo “Preparing”"]);
  const list = await cook.read(`/admin/orders?search=${order.orderNumber}`);
  expect(list).toContain(order.orderNumber);
  expect(list).not.toContain("Mark as Delivered");
});

describe("changing the status", () => {
  test("advances step by step and returns to the page of the button", async () => {
    const order = await anyOrder();
    const returnTo = `/admin/orders/${order.id}?returnTo=%2Fadmin%2Forders%3Fsearch%3Dasha`;
    const labels: Record<string, string> = {
      confirmed: "Confirmed",
      preparing: "Preparing",
      out_for_delivery: "Out for Delivery",
      delivered: "Delivered",
    };
    for (const status of Object.keys(labels)) {
      const reply = await setStatus(admin, order, status, returnTo);

      expect(reply.location).toBe(returnTo);
      expect(toastOn(await admin.follow(reply))).toBe(
        `Order status updated successfully Token ${order.tokenNumber} · ${labels[status]}`,
      );
      expect(stored(order).status).toBe(status);
    }
  });

  test("of an unknown order is refused with a message", async () => {
    const reply = await admin.postForm("/admin/orders/nothing/status", { status: "preparing" });

    const page = await admin.get("/admin/orders");
    expect(reply.status).toBe(303);
    expect(toastOn(page)).toBe("Failed to update order status Order not found");
  });
});

describe("cancelling an order", () => {
  test("names no list of orders to a walk-in who has none", async () => {
    const items = [{ product: dish.id, quantity: 1 }];
    const taken = await adminApi.post<OrderOutput>("/api/orders", { items, channel: "counter" });
    expect(taken.status, taken.text).toBe(201);

    const page = await admin.read(cancellationPath(taken.body.data));

    expect(page).toContain("The dishes go back into stock.");
    expect(page).not.toContain("sees this in My Orders");
  });

  const cancellationPath = (order: OrderOutput) => `/admin/orders/${order.id}/cancellation`;
  const list = "/admin/orders?status=pending";

  test("asks for a reason, restores the stock and shows the reason", async () => {
    const scarce = addDish(shop.database, { stock: 10 });
    const order = await placeOrder(asha.api, [{ ...scarce, quantity: 4 }]);
    const stock = () => shop.database.value("select stock from products where id = ?", scarce.id);
    expect(stock()).toBe(6);
    const cancellationUrl = `${cancellationPath(order)}?${new URLSearchParams({ returnTo: list })}`;
    const page = await admin.get(cancellationUrl);
    expect(page.visibleText).toContain("The customer sees this in My Orders. The dishes go back");

    const reply = await admin.postForm(cancellationUrl, {
      ...page.form(cancellationUrl),
      reason: "  The customer <called>  ",
    });

    expect(reply.location).toBe(list);
    expect(toastOn(await admin.follow(reply))).toBe(
      `Order status updated successfully Token ${order.tokenNumber} · Cancelled`,
    );
    expect(stored(order)).toMatchObject({
      status: "cancelled",
      cancellation_reason: "The customer <called>",
    });
    expect(stock()).toBe(10);
    const { visibleText: pageText } = await admin.get(`/admin/orders/${order.id}`);
    expect(pageText).toContain("Cancelled The customer <called>");
    expect(pageText).toMatch(
      /Pending → Cancelled Owner \(Owner\) · .* [AP]M The customer <called>/,
    );
  });

  test.each([
    ["nothing", "", "Enter a reason: the customer will see it"],
    ["blanks", "   ", "Enter a reason: the customer will see it"],
    ["301 characters", "x".repeat(301), "The reason must be at most 300 characters"],
  ])("with %s for a reason changes nothing and keeps the input", async (_, reason, message) => {
    const order = await anyOrder();

    const reply = await admin.postForm(cancellationPath(order), { reason });

    expect(reply.status).toBe(400);
    const pageText = reply.visibleText;
    expect(pageText).toMatch(new RegExp(`1 field( is missing)? ${message}`));
    expect(pageText).toContain("Failed to update order status");
    expect(reply.form(cancellationPath(order)).reason).toBe(reason);
    expect(stored(order).status).toBe("pending");
  });

  test("of a paid order reminds the admin of the refund", async () => {
    const order = await anyOrder({ paymentMethod: "upi" });
    await admin.postForm(`/admin/orders/${order.id}/payment`, {});

    const page = await admin.get(cancellationPath(order));

    expect(page.visibleText).toContain(
      "This order is paid Refund Asha Kulkarni yourself; cancelling does not do it.",
    );
  });

  test.each([
    [
      ["preparing", "out_for_delivery", "delivered"],
      "This order is delivered and can no longer be changed.",
      "Failed to update order status This order is delivered and can no longer be changed.",
    ],
    [["cancelled"], "Order is already cancelled", "Order is already cancelled"],
  ])("after the statuses %j is refused with a message", async (statuses, message, toast) => {
    const order = await anyOrder();
    await advanceOrder(adminApi, order, statuses);
    const before = stored(order);

    const page = await admin.get(cancellationPath(order));

    expect(page.visibleText).toContain(message);
    expect(() => page.form(cancellationPath(order))).toThrow();
    const reply = admin.postForm(cancellationPath(order), { reason: "Late" });
    expect(await toastAfter(admin, reply)).toBe(toast);
    expect(stored(order)).toEqual(before);
  });
});
