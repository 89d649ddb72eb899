import { afterEach, describe, expect, test } from "vitest";
import { dayInIndia, formatShortDateTime, formatTime } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { rowOf } from "#tests/support/http/page-text.ts";
import {
  checkOutByForm,
  customerWith,
  filledCheckout,
  putInCart,
} from "#tests/support/records/checkout.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { eventOf } from "#tests/support/records/events.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import {
  openAllDay,
  opensInTwoHours,
  saveSettings,
  weekOf,
} from "#tests/support/records/settings.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const { visitor: admin } = shop.owner;

// No form resets the settings.
afterEach(() => shop.database.change("delete from settings"));

const save = (section: string, fields: FormFields) => saveSettings(admin, section, fields);

function storedOrder(orderNumber: string) {
  return shop.database.row("select * from orders where order_number = ?", orderNumber);
}

function latestAudit() {
  const row = shop.database.row("select * from audit_log order by id desc limit 1");
  const json = (value: unknown) => (value === null ? null : JSON.parse(String(value)));
  return { ...row, before: json(row.before), after: json(row.after) };
}

describe("the delivery fee", () => {
  test("is shown on every page that mentions it", async () => {
    await save("delivery", { feeRupees: "45", freeAboveRupees: "300" });
    const guest = shop.visitor();
    expect(await guest.read("/delivery")).toContain("₹45 to your door, free for orders above ₹300");
    expect(await guest.read("/terms")).toContain("Delivery costs ₹45 per order");
    expect(await guest.read("/faqs")).toContain("₹45 per order, and nothing for orders above ₹300");
    expect(await guest.read("/order")).toContain("₹45, free above ₹300");
    await putInCart(guest, addDish(shop.database, { pricePaise: 5000 }));
    expect(await guest.read("/cart")).toContain("Free delivery on orders above ₹300");
  });

  test("is shown again before ordering when it changed during checkout", async () => {
    await save("hours", openAllDay);
    const { visitor, user } = await customerWith(shop, [
      addDish(shop.database, { pricePaise: 5000 }),
    ]);
    const typed = await filledCheckout(visitor);
    await save("delivery", { feeRupees: "60", freeAboveRupees: "300" });

    const refused = await visitor.postForm("/checkout", typed);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("Check the new total and place the order again");
    expect(rowOf(refused.text, "Delivery fee")).toBe("₹60");
    expect(shop.database.value("select count(*) from orders where user_id = ?", user._id)).toBe(0);
    const again = await visitor.postForm("/checkout", await filledCheckout(visitor));
    expect(again.location).toContain("/order-confirmation");
  });
});

describe("a paused shop", () => {
  const until = () =>
    String(
      JSON.parse(String(shop.database.value("select value from settings where key = 'opening'")))
        .pausedUntil,
    );

  test("takes no orders by form or API, and the cart remains usable", async () => {
    const dish = addDish(shop.database, { stock: 10 });
    const { visitor, api, user } = await customerWith(shop, [dish]);
    const typed = await filledCheckout(visitor);

    const reply = await save("opening", { mode: "paused", pauseFor: "60" });

    expect(reply.location).toBe("/admin/settings");
    const end = new Date(until());
    expect(Math.abs(end.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect(await admin.read("/admin/orders")).toMatch(/Paused until (tomorrow, )?\d/);
    const refused = await visitor.postForm("/checkout", typed);
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toMatch(
      /We are not taking orders until (tomorrow, )?\d+:\d\d [AP]M\. Your cart is saved\./,
    );
    expect(refused.visibleText).toContain(formatTime(end));
    const apiReply = await api.post("/api/orders", orderOf([dish]));
    expect(apiReply.status).toBe(409);
    expect(apiReply.body).toMatchObject({ success: false });
    expect(apiReply.body.message).toMatch(
      /^We are not taking orders until .*Your cart is saved\.( We open .*)?$/,
    );
    expect(shop.database.value("select count(*) from orders where user_id = ?", user._id)).toBe(0);
    expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(10);

    const secondDish = addDish(shop.database);
    await putInCart(visitor, secondDish);
    for (const path of ["/cart", "/menu", "/checkout", "/order"]) {
      expect(await visitor.read(path), path).toContain("We are not taking orders until");
    }
    expect(await visitor.read("/cart")).toContain(secondDish.name);
    expect(await visitor.read("/cart")).toContain(dish.name);

    await save("opening", { mode: "open" });
    expect(await visitor.read("/cart")).not.toContain("We are not taking orders");
    expect(await checkOutByForm(visitor)).toMatch(/^CP-/);
  });

  test("takes orders again when the pause is over", async () => {
    await save("hours", openAllDay);
    await save("opening", { mode: "paused", pauseFor: "30" });
    const { api } = await registerCustomer(shop.api);
    const order = orderOf([addDish(shop.database)]);
    expect((await api.post("/api/orders", order)).status).toBe(409);

    shop.database.change(
      "update settings set value = json_set(value, '$.pausedUntil', ?) where key = 'opening'",
      new Date(Date.now() - 1000).toISOString(),
    );

    expect((await api.post("/api/orders", order)).status).toBe(201);
    expect(await shop.visitor().read("/order")).toContain("Open now");
  });

  test("can be paused until tomorrow's opening", async () => {
    const { week, opensAt } = opensInTwoHours();
    await save("hours", week);
    await save("opening", { mode: "paused", pauseFor: "opening" });
    expect(dayInIndia(new Date(until()))).toBe(dayFromToday(1));
    expect(formatTime(new Date(until()))).toBe(formatTime(opensAt));
  });

  test("cannot be paused until the next opening when there is none", async () => {
    const saved = await admin.follow(await save("hours", weekOf(null)));
    expect(saved.visibleText).toContain("takes no orders until you choose one");
    const refused = await admin.postForm("/admin/settings/opening", {
      mode: "paused",
      pauseFor: "opening",
    });
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("The shop does not open in the coming year");
  });

  test("takes no orders while it is closed indefinitely", async () => {
    await save("hours", openAllDay);
    await save("opening", { mode: "closed" });
    const { api } = await registerCustomer(shop.api);
    const apiReply = await api.post("/api/orders", orderOf([addDish(shop.database)]));
    expect(apiReply.status).toBe(409);
    expect(apiReply.body.message).toBe("We are not taking orders right now. Your cart is saved.");
  });
});

describe("outside opening hours", () => {
  test("the shop takes orders for its next opening and shows the time", async () => {
    const { week, opensAt } = opensInTwoHours();
    await save("hours", week);
    const dish = addDish(shop.database);
    const { visitor, api } = await customerWith(shop, [dish]);
    const orderedFor = `For ${formatShortDateTime(opensAt)}`;
    for (const path of ["/cart", "/checkout"]) {
      expect(await visitor.read(path), path).toMatch(/Closed now\. We open (today|tomorrow) at/);
    }
    expect(await visitor.read("/checkout")).toContain(
      `Estimated time: 30-45 minutes from ${formatShortDateTime(opensAt)}, when we open`,
    );

    const number = await checkOutByForm(visitor);

    expect(storedOrder(number).due_at).toBe(opensAt.getTime());
    const own = shop.database.value("select id from orders where order_number = ?", number);
    for (const path of [`/order-confirmation?order=${number}`, "/my-orders"]) {
      expect(await visitor.read(path), path).toContain(orderedFor);
    }
    for (const path of ["/admin/orders", `/admin/orders/${own}`]) {
      expect(await admin.read(path), path).toContain(orderedFor);
    }
    const apiOrder = await placeOrder(api, [dish]);
    expect(apiOrder.dueAt).toBe(opensAt.toISOString());
    const read = await api.get<OrderOutput>(`/api/orders/${apiOrder.id}`);
    expect(read.body.data.dueAt).toBe(opensAt.toISOString());
  });

  test("an order is confirmed again when its time changed during checkout", async () => {
    await save("hours", openAllDay);
    const { visitor, user } = await customerWith(shop, [addDish(shop.database)]);
    const typed = await filledCheckout(visitor);
    await save("hours", opensInTwoHours().week);

    const refused = await visitor.postForm("/checkout", typed);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("Your order would be made later than this page said");
    expect(shop.database.value("select count(*) from orders where user_id = ?", user._id)).toBe(0);
    expect(await checkOutByForm(visitor)).toMatch(/^CP-/);
  });

  test("an open shop prepares an order at once", async () => {
    await save("hours", openAllDay);
    const { api } = await registerCustomer(shop.api);
    const order = await placeOrder(api, [addDish(shop.database)]);
    expect(order.dueAt).toBeNull();
  });
});

describe("opening hours and holidays", () => {
  test("are shown on every page that mentions them", async () => {
    const week = weekOf({ opens: "12:00", closes: "21:30" });
    delete week["days[0].isOpen"];
    await save("hours", week);
    const guest = shop.visitor();
    for (const path of ["/", "/contact", "/faqs", "/takeaway", "/delivery"]) {
      const text = await guest.read(path);
      expect(text, path).toContain("Tuesday to Sunday, 12:00 PM to 9:30 PM");
      expect(text, path).toContain("Monday, closed");
      expect(text, path).toContain("Open 6 days a week");
    }
    const page = (await guest.get("/")).text;
    expect(page).toContain('"opens":"12:00","closes":"21:30"');
    expect(page).not.toContain('"dayOfWeek":["Monday"');
  });

  test("Monday's hours can be those of all days", async () => {
    const week = weekOf({ opens: "09:15", closes: "20:45" });
    const saved = await save("hours", {
      ...week,
      "days[3].opens": "10:00",
      "days[5].isOpen": "",
      sameAsMonday: "on",
    });
    expect(saved.status).toBe(303);
    expect(await shop.visitor().read("/contact")).toContain("Monday to Sunday, 9:15 AM to 8:45 PM");
    const form = await admin.formOn("/admin/settings/hours");
    expect(form).not.toHaveProperty("sameAsMonday");
  });

  test("a holiday of several days closes them all, and no second one may overlap", async () => {
    await save("hours", openAllDay);
    const diwali = { day: dayFromToday(0), until: dayFromToday(3), name: "Diwali" };
    await save("holidays", diwali);
    expect(latestAudit()).toMatchObject({
      after: { holidays: [`${diwali.day} to ${diwali.until} Diwali`] },
    });
    expect(await shop.visitor().read("/order")).toContain("Closed today for Diwali.");
    for (const day of [diwali.until, dayFromToday(2)]) {
      const overlapping = { day, until: dayFromToday(9), name: "Bhau Beej" };
      const second = await admin.postForm("/admin/settings/holidays", overlapping);
      expect(second.visibleText).toContain("That day is already a holiday: Diwali");
    }
    const backwards = { day: dayFromToday(9), until: dayFromToday(8), name: "Backwards" };
    const refused = await admin.postForm("/admin/settings/holidays", backwards);
    expect(refused.visibleText).toContain("The last day is before the first");

    await admin.postForm("/admin/settings/holidays/removal", { day: diwali.day });
    expect(await shop.visitor().read("/order")).toContain("Open now");
  });

  test("a holiday closes its day until it is removed", async () => {
    await save("hours", openAllDay);
    const today = dayFromToday(0);

    const added = await save("holidays", { day: today, name: "Laxmi <Pujan>" });

    expect(added.location).toBe("/admin/settings/holidays");
    expect(latestAudit()).toMatchObject({
      action: "settings.changed",
      subject_id: "holidays",
      before: { holidays: [] },
      after: { holidays: [`${today} Laxmi <Pujan>`] },
    });
    expect(await shop.visitor().read("/order")).toContain(
      "Closed today for Laxmi <Pujan>. We open tomorrow at 12:00 AM.",
    );
    expect(await admin.read("/admin/settings/holidays")).toContain("Laxmi <Pujan>");
    const second = await admin.postForm("/admin/settings/holidays", { day: today, name: "Again" });
    expect(second.status).toBe(409);
    expect(second.visibleText).toContain("That day is already a holiday: Laxmi <Pujan>");

    await admin.postForm("/admin/settings/holidays/removal", { day: today });
    expect(await shop.visitor().read("/order")).toContain("Open now");
    const removedAgain = await admin.postForm("/admin/settings/holidays/removal", { day: today });
    expect((await admin.follow(removedAgain)).visibleText).toContain(
      "That holiday was already removed",
    );
  });
});

describe("the other sections", () => {
  test("catering terms apply to the next booking", async () => {
    const { api } = await registerCustomer(shop.api);
    await save("catering", {
      guestsPerDay: "60",
      "leadTimes[0].fromGuests": "40",
      "leadTimes[0].leadTimeDays": "5",
    });
    const event = (eventDate: string, guestCount: number) =>
      api.post("/api/catering", eventOf({ eventDate, guestCount }));
    expect((await event(dayFromToday(4), 40)).status).not.toBe(201);
    expect((await event(dayFromToday(4), 39)).status).toBe(201);
    expect((await event(dayFromToday(5), 60)).status).toBe(201);
    expect((await event(dayFromToday(6), 61)).status).not.toBe(201);
    expect(await admin.read("/admin/settings")).toContain("From 40 guests: 5 days ahead");
  });

  test("the UPI payee is used for the next order", async () => {
    await save("payment", { id: "stall.pune@okbank", name: "Chatpata Stall" });
    const { visitor } = await customerWith(shop, [addDish(shop.database)]);
    const number = await checkOutByForm(visitor, { paymentMethod: "upi" });
    const page = (await visitor.get(`/order-confirmation?order=${number}`)).text;
    expect(page).toContain("pa=stall.pune%40okbank");
    expect(page).toContain("pn=Chatpata%20Stall");
  });

  test("the number of the food licence is stored without spaces", async () => {
    await save("bill", { fssai: "1152 4036 000123" });
    expect(await admin.formOn("/admin/settings/bill")).toMatchObject({ fssai: "11524036000123" });
    expect(latestAudit()).toMatchObject({
      subject_id: "bill",
      before: { fssai: "" },
      after: { fssai: "11524036000123" },
    });
  });
});

describe("audit log and permissions", () => {
  test("each change is logged with its admin and the values before and after", async () => {
    await save("delivery", { feeRupees: "35", freeAboveRupees: "250" });
    expect(latestAudit()).toMatchObject({
      actor_id: shop.owner.id,
      action: "settings.changed",
      subject_kind: "settings",
      subject_id: "delivery",
      before: { feePaise: 3000, freeAbovePaise: 20000 },
      after: { feePaise: 3500, freeAbovePaise: 25000 },
    });
    await save("opening", { mode: "closed" });
    expect(latestAudit()).toMatchObject({
      subject_id: "opening",
      before: { mode: "open" },
      after: { mode: "closed" },
    });
  });

  test("the form keeps the input of an admin who has to log in first", async () => {
    const visitor = shop.visitor();
    const week = weekOf({ opens: "10:15", closes: "22:45" });
    const sent = await visitor.postForm("/admin/settings/hours", week);
    const done = await visitor.postForm(sent.location ?? "", firstAdmin);
    const page = await visitor.follow(done);
    expect(page.visibleText).toContain("We kept what you typed before logging in.");
    expect(page.form("/admin/settings/hours")).toMatchObject(week);
    expect(shop.database.rows("select * from settings")).toEqual([]);
    await saveSettings(visitor, "hours", page.form("/admin/settings/hours"));
    expect(await shop.visitor().read("/contact")).toContain("10:15 AM to 10:45 PM");
  });
});

describe("invalid settings", () => {
  const hugeText = "x".repeat(5000);
  const fullWeek = weekOf({ opens: "15:00", closes: "23:00" });
  test.each<[section: string, fields: FormFields, message: string]>([
    [
      "delivery",
      { feeRupees: "-1", freeAboveRupees: "200" },
      "The delivery fee must be ₹0 to ₹1,000",
    ],
    [
      "delivery",
      { feeRupees: "thirty", freeAboveRupees: "200" },
      "The delivery fee must be ₹0 to ₹1,000",
    ],
    [
      "delivery",
      { feeRupees: "", freeAboveRupees: "200" },
      "The delivery fee must be ₹0 to ₹1,000",
    ],
    [
      "delivery",
      { feeRupees: "30.005", freeAboveRupees: "200" },
      "The delivery fee must have at most two decimals",
    ],
    ["delivery", { feeRupees: "30", freeAboveRupees: "1e9" }, "The amount must be ₹0 to ₹1,00,000"],
    [
      "hours",
      { ...fullWeek, "days[2].opens": "" },
      "Wednesday: enter when you open, such as 15:00",
    ],
    [
      "hours",
      { ...fullWeek, "days[2].closes": "25:00" },
      "Wednesday: enter when you close, such as 23:00",
    ],
    [
      "hours",
      { ...fullWeek, "days[2].closes": "14:00" },
      "Wednesday: close after you open; after midnight by 6:00 AM at the latest",
    ],
    [
      "hours",
      { "days[0].isOpen": "on", "days[0].opens": "15:00", "days[0].closes": "23:00" },
      "Send all seven days",
    ],
    ["holidays", { day: dayFromToday(-1), name: "Yesterday" }, "Choose today or a later day"],
    ["holidays", { day: "2026-02-30", name: "No day" }, "Enter the day as YYYY-MM-DD"],
    ["holidays", { day: dayFromToday(400), name: "Far" }, "Choose a day within a year"],
    ["holidays", { day: dayFromToday(1), name: "" }, "Enter its name, such as Diwali"],
    ["holidays", { day: dayFromToday(1), name: hugeText }, "Must be at most 60 characters"],
    ["opening", { mode: "paused", until: "2020-01-01T10:00" }, "Choose a time in the future"],
    ["opening", { mode: "paused", until: "soon" }, "Choose a time in the future"],
    ["opening", { mode: "paused", pauseFor: "99999" }, "Choose how long the pause lasts"],
    ["opening", { mode: "sometimes" }, "Choose open, paused or closed"],
    ["catering", { guestsPerDay: "2.5" }, "Guests per day must be 0 to 1,00,000"],
    [
      "catering",
      { guestsPerDay: "100", "leadTimes[0].fromGuests": "20" },
      "Enter a number of days",
    ],
    ["payment", { id: "not an id", name: "" }, "A UPI ID looks like name@bank"],
    ["bill", { fssai: "1234567890123" }, "An FSSAI licence number has 14 digits"],
  ])(
    "in %s are refused with a message, and the form keeps the input (%#)",
    async (section, fields, message) => {
      const reply = await admin.postForm(`/admin/settings/${section}`, fields);

      expect(reply.status).toBe(400);
      expect(reply.visibleText).toContain(message);
      const values = Object.values(reply.form(`/admin/settings/${section}`)).flat();
      for (const typed of Object.values(fields).flat()) {
        if (section !== "opening" && section !== "hours") expect(values).toContain(typed);
      }
      expect(shop.database.rows("select * from settings")).toEqual([]);
    },
  );

  test("in the database count as unset", async () => {
    for (const [key, value] of [
      ["delivery", '{"feePaise":-5}'],
      ["hours", "not json"],
      ["opening", '{"mode":"paused","pausedUntil":null}'],
      ["catering", "[]"],
      ["something", "1"],
    ] as const) {
      shop.database.change("insert into settings (key, value) values (?, ?)", key, value);
    }
    const guest = shop.visitor();
    expect(await guest.read("/delivery")).toContain("₹30 to your door, free for orders above ₹200");
    expect(await guest.read("/contact")).toContain("Monday to Sunday, 3:00 PM to 11:00 PM");
    expect(await guest.read("/menu")).not.toContain("We are not taking orders");
  });
});
