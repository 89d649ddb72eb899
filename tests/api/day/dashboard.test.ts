import { beforeAll, describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { chartRows, metricsOf } from "#tests/support/records/dashboard.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addEarlierOrder } from "#tests/support/records/quote-fixtures.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString("en-IN")}`;
const DAY_MS = 86_400_000;
const PUNE_MS = 5.5 * 3_600_000;

// An hour of yesterday that is different from the current one.
function yesterdayAtEight(): { timestamp: number; label: string } {
  const midnight = Math.floor((Date.now() + PUNE_MS) / DAY_MS) * DAY_MS - PUNE_MS;
  const isMorning = Date.now() < midnight + DAY_MS / 2;
  return isMorning
    ? { timestamp: midnight - 4 * 3_600_000, label: "8 PM" }
    : { timestamp: midnight - 16 * 3_600_000, label: "8 AM" };
}

async function openDashboard(admin: FormVisitor): Promise<string> {
  const page = await admin.get("/admin");
  expect(page.status).toBe(200);
  return page.text;
}

describe("a new shop", () => {
  const shop = runningShop();

  test("the dashboard counts the starter menu and posts only", async () => {
    const products = shop.database.value("select count(*) from products");
    const posts = shop.database.value("select count(*) from posts");
    expect([products, posts]).not.toContain(0);

    const html = await openDashboard(shop.owner.visitor);
    const totals = metricsOf(html);

    expect(
      Object.fromEntries(Object.entries(totals).map(([label, { value }]) => [label, value])),
    ).toEqual({
      "Pending Orders": "0",
      "Orders Today": "0",
      "Ordered Today": "₹0",
      "Events Today": "0",
      "Total Orders": "0",
      "Total Revenue": "₹0",
      Products: String(products),
      Customers: "0",
      Blogs: String(posts),
      Events: "0",
      Pending: "0",
      Confirmed: "0",
      Preparing: "0",
      "Out for Delivery": "0",
      Delivered: "0",
      Cancelled: "0",
    });
    expect(html).toContain("No orders yet");
    for (const title of ["Revenue by day", "Orders by day"]) {
      const rows = chartRows(html, title);
      expect(rows).toHaveLength(30);
      expect(rows.every(([, value]) => value === "0" || value === "₹0")).toBe(true);
    }
    expect(chartRows(html, "Payment methods")).toEqual([]);
    expect(chartRows(html, "Best sellers of all time")).toEqual([]);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe("a shop with orders", () => {
  const shop = runningShop();
  const { visitor: admin, api } = shop.owner;
  let customer: Person;
  let html: string;
  const yesterday = yesterdayAtEight();

  beforeAll(async () => {
    customer = await registerCustomer(shop.api, { name: "Zarina Contractor" });
    await registerCustomer(shop.api);
    const dish = addDish(shop.database, { pricePaise: 12_550 });
    const secondDish = addDish(shop.database, { pricePaise: 4000 });
    const paymentMethods = ["cash", "cash", "upi", "card", "card", "upi"];
    const orders = [];
    for (const paymentMethod of paymentMethods) {
      orders.push(
        await placeOrder(customer.api, [{ ...dish, quantity: 2 }, secondDish], { paymentMethod }),
      );
    }
    const [delivered, alsoDelivered, cancelled, preparing] = orders;
    if (!delivered || !alsoDelivered || !cancelled || !preparing) throw new Error("Not placed.");
    for (const order of [delivered, alsoDelivered]) {
      await advanceOrder(api, order, ["preparing", "out_for_delivery", "delivered"]);
    }
    await advanceOrder(api, cancelled, ["cancelled"]);
    await advanceOrder(api, preparing, ["preparing"]);
    // The shop's clock cannot be set back, so yesterday's delivered order is inserted.
    addEarlierOrder(shop.database, {
      id: "y",
      order_number: "CP-Y-1",
      customer_name: "Yusuf",
      subtotal_paise: 70_000,
      total_paise: 70_000,
      created_at: yesterday.timestamp,
    });
    await bookEvent(customer.api, { eventName: "Navratri supper" });
    html = await openDashboard(admin);
  });

  const numberFrom = (sql: string) => Number(shop.database.value(sql));
  // The date in Pune.
  const today =
    "date(created_at / 1000, 'unixepoch', '+330 minutes') = date('now', '+330 minutes')";

  test("its totals match the database", () => {
    const totals = metricsOf(html);

    expect(numberFrom("select count(*) from orders")).toBe(7);
    expect(totals["Total Orders"]).toEqual({
      value: "7",
      hint: `${numberFrom("select count(*) from orders where status = 'pending'")} pending`,
    });
    expect(totals["Total Revenue"]).toEqual({
      value: rupees(numberFrom("select sum(total_paise) from orders where status = 'delivered'")),
      hint: "3 delivered",
    });
    expect(totals.Products).toEqual({
      value: String(numberFrom("select count(*) from products where deleted_at is null")),
      hint: `${numberFrom("select count(*) from products where deleted_at is null and is_available")} active`,
    });
    expect(totals.Customers?.value).toBe(
      String(numberFrom("select count(*) from users where role = 'customer'")),
    );
    expect(totals.Blogs?.value).toBe(String(numberFrom("select count(*) from posts")));
    expect(totals.Events).toEqual({
      value: "1",
      hint: `1 pending, ${rupees(numberFrom("select sum(total_paise) from events"))}`,
    });
  });

  test("today's overview counts open orders and totals today's orders without cancelled ones", () => {
    const totals = metricsOf(html);

    expect(numberFrom(`select count(*) from orders where ${today}`)).toBe(6);
    expect(totals["Pending Orders"]).toEqual({ value: "2", hint: "1 in the kitchen" });
    expect(totals["Orders Today"]).toEqual({ value: "5", hint: "2 delivered" });
    const todaysTotal = `select sum(total_paise) from orders where ${today} and status`;
    expect(totals["Ordered Today"]).toEqual({
      value: rupees(numberFrom(`${todaysTotal} <> 'cancelled'`)),
      hint: `${rupees(numberFrom(`${todaysTotal} = 'delivered'`))} delivered`,
    });
  });

  test("the trends by day, hour and payment method match the database", () => {
    const revenue = chartRows(html, "Revenue by day");
    const orders = chartRows(html, "Orders by day");
    const hours = chartRows(html, "Orders by hour");

    expect(orders).toHaveLength(30);
    expect(orders.slice(-2).map(([, value]) => value)).toEqual(["1", "6"]);
    const delivered = numberFrom(
      `select sum(total_paise) from orders where ${today} and status = 'delivered'`,
    );
    expect(revenue.slice(-2).map(([, value]) => value)).toEqual(["₹700", rupees(delivered)]);
    expect(hours.find(([label]) => label === yesterday.label)?.[1]).toBe("1");
    expect(hours.reduce((sum, [, value]) => sum + Number(value), 0)).toBe(7);
    const paid = (method: string) =>
      shop.database.row(
        "select count(*) as orders, sum(total_paise) as paise from orders where payment_method = ? and status <> 'cancelled'",
        method,
      );
    expect(chartRows(html, "Payment methods")).toEqual(
      [
        ["Cash", paid("cash")],
        ["UPI", paid("upi")],
        ["Card", paid("card")],
      ].map(([label, row]) => {
        const { orders: count, paise } = row as { orders: number; paise: number };
        return [label, `${count} ${count === 1 ? "order" : "orders"} ${rupees(paise)}`];
      }),
    );
  });

  test("the best sellers count sold plates without cancelled ones", () => {
    expect(chartRows(html, "Best sellers of all time")).toEqual([
      [expect.stringMatching(/\S/), "10 plates"],
      [expect.stringMatching(/\S/), "5 plates"],
    ]);
  });

  test("the five newest orders are listed with their next step", () => {
    const newest = shop.database.rows(
      "select order_number from orders where id <> 'y' order by seq desc limit 4",
    );

    expect(newest).toHaveLength(4);
    expect(html).toContain('aria-label="CP-Y-1"');
    for (const { order_number } of newest) expect(html).toContain(`aria-label="${order_number}"`);
    expect(html.match(/class="order-number"/g)).toHaveLength(5);
    expect(html).toContain("Start Preparing");
  });

  test("the quick actions link to their pages", () => {
    const [actions = ""] = /<ul class="quick-actions">.*?<\/ul>/s.exec(html) ?? [];

    expect([...actions.matchAll(/<a [^>]*href="(.*?)"/g)].map(([, href]) => href)).toEqual([
      "/admin/products/add",
      "/admin/orders",
      "/admin/products",
      "/admin/customers",
      "/admin/blogs",
      "/admin/events",
    ]);
  });

  describe("its search", () => {
    async function search(query: string): Promise<string> {
      const page = await admin.get(`/admin/search?${new URLSearchParams({ q: query })}`);
      expect(page.status).toBe(200);
      return page.text;
    }
    const groups = (page: string) =>
      [...page.matchAll(/<div class="[^"]*\bcard-header\b[^"]*"><h2>(.*?)<\/h2>/g)].map(
        ([, title]) => title,
      );

    test("finds a customer with at most five orders and five events", async () => {
      const page = await search("zarina contr");

      expect(groups(page)).toEqual(["Orders", "Customers", "Events"]);
      expect(page.match(/<li><div><a /g)).toHaveLength(5 + 1 + 1);
      expect(page).toContain('href="/admin/orders?search=zarina+contr"');
      expect(page).toContain(
        `href="/admin/customers?search=zarina+contr&amp;customer=${customer.user._id}"`,
      );
      expect(page).toContain("Navratri supper");
      expect(page).toContain("See all");
    });

    test("finds dishes and posts by the start of words and links to them", async () => {
      const page = await search("pani pu");

      expect(groups(page)).toEqual(["Products", "Posts"]);
      expect(page).toMatch(/href="\/admin\/products\/edit\/[\w-]+"/);
      expect(page).toMatch(/href="\/admin\/blogs\/edit\/[\w-]+"/);
    });

    test("does not find a removed dish", async () => {
      const dish = addDish(shop.database, { name: "Vanishing Vada" });
      expect(await search("vanishing")).toContain("Vanishing Vada</a>");
      shop.database.change("update products set deleted_at = 1 where id = ?", dish.id);

      expect(await search("vanishing")).toContain("Nothing matches");
    });

    test("explains itself for an empty query and reports when nothing matches", async () => {
      expect(await search("  ")).toContain("Type an order number");
      expect(await search("qwertyuiop")).toContain("Nothing matches “qwertyuiop”");
      expect(await search('"*" (')).toContain("Nothing matches");
    });

    test("escapes the query and the results", async () => {
      const attack = '"><script>alert(1)</script>';
      addDish(shop.database, { name: "<img src=x onerror=alert(2)> Chaat" });

      const typed = await search(attack);
      const stored = await search("onerror");

      expect(typed).not.toContain("<script>alert(1)");
      expect(stored).toContain("&lt;img src=x onerror=alert(2)&gt; Chaat");
      expect(stored).not.toContain("<img src=x");
    });
  });

  describe("printed slips", () => {
    const order = () =>
      shop.database.row("select id, order_number from orders where status = 'preparing'");

    test("the ticket lists the dishes without prices", async () => {
      const { id, order_number } = order();
      const page = await admin.get(`/admin/orders/${id}/ticket`);
      const [slip = ""] = /<article class="[^"]*slip[^"]*".*<\/article>/s.exec(page.text) ?? [];

      expect(page.status).toBe(200);
      expect(slip).toContain(String(order_number));
      expect(slip).toMatch(/Due (\w+ \d+, )?\d+:\d\d [AP]M/);
      expect(slip).toContain("2 ×");
      expect(slip).not.toContain("₹");
    });

    test("the slip has every amount, and the shop's licence number only if set", async () => {
      const { id } = order();
      const path = `/admin/orders/${id}/bill`;
      const billWithoutNumbers = (await admin.get(path)).text;

      expect(billWithoutNumbers).not.toMatch(/GSTIN \d|FSSAI/);
      const { total_paise, subtotal_paise } = shop.database.row(
        "select total_paise, subtotal_paise from orders where id = ?",
        id ?? "",
      );
      for (const paise of [total_paise, subtotal_paise, 25_100]) {
        const amount = (Number(paise) / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 });
        expect(billWithoutNumbers).toContain(`₹${amount}`);
      }
      shop.database.change(
        "insert into settings (key, value) values ('bill', ?)",
        JSON.stringify({ gstin: "", fssai: "11521034000123" }),
      );
      const billWithNumbers = (await admin.get(path)).text;

      expect(billWithNumbers).toContain("11521034000123");
    });

    test("an unknown order has neither", async () => {
      for (const slip of ["ticket", "bill"]) {
        expect((await admin.get(`/admin/orders/nowhere/${slip}`)).status).toBe(404);
      }
    });
  });
});
