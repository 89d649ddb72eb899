import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, instantInIndia } from "#app/domain/clock.ts";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { addCombo } from "#tests/support/records/options.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addEarlierOrder, insert } from "#tests/support/records/quote-fixtures.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const clock = serverClock();
afterAll(clock.removeFiles);
const shop = runningShop({ env: clock.env });

/** A Saturday at noon, three hours before the shop opens. */
const DAY = "2026-11-21";
const noon = instantInIndia(DAY, 12 * 60);
const STOCK = "/admin/prep/stock";

let customer: Person;
let admin: Person;
let kitchen: FormVisitor;
beforeAll(async () => {
  clock.stopAt(noon);
  customer = await registerCustomer(shop.api);
  admin = await signInAdmin(shop.api);
  kitchen = (await addStaff(shop, "kitchen")).visitor;
});

beforeEach(() => {
  for (const table of ["orders", "dish_day_totals", "order_hour_totals", "events"]) {
    shop.database.change(`delete from ${table}`);
  }
});
afterEach(() => shop.database.change("delete from settings"));

/** To a walk-in customer, at six by default. */
function sell(dish: Dish, day: string, plates: number, hour = 18): void {
  const order_id = addEarlierOrder(shop.database, {
    channel: "counter",
    created_at: instantInIndia(day, hour * 60).getTime(),
  });
  insert(shop.database, "order_items", {
    ...{ id: randomUUID(), order_id, product_id: dish.id, name: dish.name, quantity: plates },
    ...{ description: "", image: "", price_paise: 100, total_paise: 100 },
  });
}

/** On the previous Saturdays, latest first. */
function sellOnSaturdays(dish: Dish, counts: number[]): void {
  for (const [index, plates] of counts.entries()) {
    if (plates > 0) sell(dish, addDays(DAY, -7 * (index + 1)), plates);
  }
}

const prepPage = async (day = DAY) => (await kitchen.get(`/admin/prep?day=${day}`)).text;

/** The cells after the name. */
function countsOf(html: string, name: string): string[] | null {
  const row = new RegExp(`<th scope="row">${name}</th>(.*?)</tr>`, "s").exec(html)?.[1];
  return row === undefined
    ? null
    : [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell ?? "");
}

describe("the plates of a day", () => {
  test("come from orders with a time, and a cancelled order takes its plates away", async () => {
    const dish = addDish(shop.database);
    const order = await placeOrder(customer.api, [{ ...dish, quantity: 3 }]);
    const cancelled = await placeOrder(customer.api, [{ ...dish, quantity: 5 }]);
    expect(shop.database.value("select due_at from orders where id = ?", order.id)).toBe(
      instantInIndia(DAY, 15 * 60).getTime(),
    );
    expect(countsOf(await prepPage(), dish.name)).toEqual(["8", "–", "–", "8"]);

    await advanceOrder(admin.api, cancelled, ["cancelled"]);

    const page = await prepPage();
    expect(countsOf(page, dish.name)).toEqual(["3", "–", "–", "3"]);
    expect(countsOf(page, "3 PM")).toEqual(["3"]);
    expect(countsOf(await prepPage(addDays(DAY, 1)), dish.name)).toBeNull();
  });

  test("count a combo by its parts", async () => {
    const [chaat, chai] = [addDish(shop.database), addDish(shop.database)];
    const combo = addCombo(shop.database, {
      parts: [
        { name: "Your chaat", dishes: [chaat], quantity: 2 },
        { name: "Your drink", dishes: [chai] },
      ],
    });
    const [chaatPart, drinkPart] = combo.parts.map(({ id }) => id);
    const parts = [
      { part: chaatPart, product: chaat.id },
      { part: chaatPart, product: chaat.id },
      { part: drinkPart, product: chai.id },
    ];
    await placeOrder(customer.api, [], { items: [{ product: combo.id, quantity: 3, parts }] });

    const page = await prepPage();
    expect(countsOf(page, chaat.name)).toEqual(["6", "–", "–", "6"]);
    expect(countsOf(page, chai.name)).toEqual(["3", "–", "–", "3"]);
    expect(countsOf(page, combo.name)).toBeNull();
    expect(countsOf(page, "All dishes")).toEqual(["9", "–", "–", "9"]);
  });

  test("come from catering, menus times guests, also of dishes that are not on the menu", async () => {
    addDish(shop.database, { name: "PAKORA" });
    const eventDate = addDays(DAY, 30);
    await bookEvent(customer.api, {
      eventDate,
      guestCount: 40,
      menu: { packages: [{ name: "Basic" }], customItems: [{ name: "Pani Puri", quantity: 25 }] },
    });

    const page = await prepPage(eventDate);
    expect(countsOf(page, "PAKORA")).toEqual(["–", "40", "–"]);
    expect(countsOf(page, "Pani Puri")).toEqual(["–", "65", "–"]);
    expect(countsOf(page, "Soft Drinks")).toEqual(["–", "40", "–"]);
    expect(countsOf(page, "6 PM")).toEqual([String(40 * 4 + 25)]);

    shop.database.change("update events set status = 'cancelled'");
    expect(countsOf(await prepPage(eventDate), "Soft Drinks")).toBeNull();
  });

  test("show what the last four days of the same weekday sold on average", async () => {
    const [dish, other] = [addDish(shop.database), addDish(shop.database)];
    sellOnSaturdays(dish, [10, 12, 90, 11, 500]);
    sellOnSaturdays(other, [2]);
    sell(dish, addDays(DAY, -1), 700);

    const page = await prepPage();
    expect(countsOf(page, dish.name)).toEqual(["–", "–", "31", "–"]);
    // On the other Saturdays, the shop sold other things, but not this.
    expect(countsOf(page, other.name)).toEqual(["–", "–", "1", "–"]);
    // Three weeks later, the last four Saturdays are the same.
    expect(countsOf(await prepPage(addDays(DAY, 21)), dish.name)).toEqual(["–", "–", "31"]);
  });

  test("do not count days on which nothing was sold, and say on which the shop is closed", async () => {
    const dish = addDish(shop.database);
    sellOnSaturdays(dish, [0, 10, 0, 14]);
    shop.database.change(
      "insert into settings (key, value) values ('holidays', ?)",
      JSON.stringify([{ day: addDays(DAY, 7), name: "Family day" }]),
    );

    const page = await prepPage(addDays(DAY, 7));
    expect(countsOf(page, dish.name)).toEqual(["–", "–", "12"]);
    expect(visibleText(page)).toContain("The shop is closed on this day for Family day.");
  });

  test("of a day that is over are those that were sold", async () => {
    const dish = addDish(shop.database);
    sell(dish, addDays(DAY, -1), 8);

    expect(countsOf(await prepPage(addDays(DAY, -1)), dish.name)).toEqual(["–", "–", "–", "8"]);
  });

  test("are a CSV file too", async () => {
    const dish = addDish(shop.database, { name: "Bhel, large" });
    sellOnSaturdays(dish, [4]);
    await placeOrder(customer.api, [dish]);
    const reply = await kitchen.get(`/admin/prep.csv?day=${DAY}`);

    expect(reply.headers.get("content-disposition")).toContain('filename="prep-2026-11-21.csv"');
    expect(readCsv(reply.text.replace(/^\uFEFF/, ""))).toEqual([
      ["Dish", "With a Time", "Catering", "Usually Sold", "Sold"],
      ["Bhel, large", "1", "0", "4", "1"],
      ["Total", "1", "0", "4", "1"],
    ]);
  });

  test("are those of today if the day is missing or none", async () => {
    for (const query of ["", "?day=2026-02-30", "?day=tomorrow"]) {
      const { status, text } = await kitchen.get(`/admin/prep${query}`);
      expect(status).toBe(200);
      expect(visibleText(text)).toContain("Today, Sat, Nov 21, 2026");
    }
  });

  test("are linked from the menu of the kitchen, but not for others", async () => {
    expect((await kitchen.get("/admin/orders")).text).toContain('href="/admin/prep"');
    const counter = (await addStaff(shop, "counter")).visitor;
    expect((await counter.get("/admin/orders")).text).not.toContain('href="/admin/prep"');
  });
});

describe("the stock of the day", () => {
  const PATH = `${STOCK}?day=${DAY}`;
  const stockOf = ({ id }: Dish) =>
    shop.database.value("select stock from products where id = ?", id);
  const stockForm = async () => await kitchen.formOn(PATH);

  /** The index of a dish in the form. */
  function rowIn(form: Record<string, string | string[]>, { id }: Dish): string {
    const name = Object.keys(form).find((key) => key.endsWith(".dish") && form[key] === id);
    if (!name) throw new Error("The dish is not in the form.");
    return name.replace(/\.dish$/, "");
  }

  function tick(form: Record<string, string | string[]>, ...dishes: Dish[]): void {
    for (const dish of dishes) form[`${rowIn(form, dish)}.isChosen`] = "on";
  }

  async function twoDishes() {
    const [bhel, chai] = [addDish(shop.database), addDish(shop.database)];
    sellOnSaturdays(bhel, [10]);
    sellOnSaturdays(chai, [30]);
    return { bhel, chai };
  }

  test("suggests what the weekday usually sells, with nothing ticked", async () => {
    const { bhel } = await twoDishes();
    await placeOrder(customer.api, [{ ...bhel, quantity: 7 }]);
    const form = await stockForm();

    expect(form[`${rowIn(form, bhel)}.stock`]).toBe("10");
    expect(form[`${rowIn(form, bhel)}.shown`]).toBe("993");
    expect(Object.keys(form).filter((name) => name.endsWith(".isChosen"))).toEqual([]);
  });

  test("is set for the ticked dishes only, and recorded for each", async () => {
    const { bhel, chai } = await twoDishes();
    const form = await stockForm();
    tick(form, bhel);
    form[`${rowIn(form, bhel)}.stock`] = "17";

    const reply = await kitchen.postForm(PATH, form);

    expect(reply.location).toBe(`/admin/prep?day=${DAY}`);
    expect((await kitchen.follow(reply)).visibleText).toContain("Stock of 1 dish set");
    expect([stockOf(bhel), stockOf(chai)]).toEqual([17, 1000]);
    expect(
      shop.database.rows("select subject_id from audit_log where action = 'product.stock_changed'"),
    ).toEqual([{ subject_id: bhel.id }]);
  });

  test("is not set if a number is wrong, and the form keeps the input", async () => {
    const { bhel, chai } = await twoDishes();
    const form = await stockForm();
    tick(form, bhel, chai);
    form[`${rowIn(form, bhel)}.stock`] = "-3";
    form[`${rowIn(form, chai)}.stock`] = "44";

    const reply = await kitchen.postForm(PATH, form);

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain("Stock cannot be negative");
    expect(reply.form(PATH)).toMatchObject({
      [`${rowIn(form, bhel)}.stock`]: "-3",
      [`${rowIn(form, chai)}.stock`]: "44",
    });
    expect([stockOf(bhel), stockOf(chai)]).toEqual([1000, 1000]);
  });

  test("is not set if one was sold meanwhile, until the form is sent again", async () => {
    const { bhel, chai } = await twoDishes();
    const form = await stockForm();
    tick(form, bhel, chai);
    form[`${rowIn(form, chai)}.stock`] = "44";
    await placeOrder(customer.api, [bhel]);

    const refused = await kitchen.postForm(PATH, form);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("The stock has changed in the meantime and is 999 now.");
    expect([stockOf(bhel), stockOf(chai)]).toEqual([999, 1000]);
    const again = refused.form(PATH);
    expect(again[`${rowIn(again, chai)}.stock`]).toBe("44");
    expect((await kitchen.postForm(PATH, again)).status).toBe(303);
    expect([stockOf(bhel), stockOf(chai)]).toEqual([10, 44]);
  });

  test("needs a dish to be ticked", async () => {
    await twoDishes();
    const form = await stockForm();
    const reply = await kitchen.postForm(PATH, form);

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain("Tick the dishes whose stock you want to set");
  });

  test("cannot be set for a day that is over", async () => {
    const { location } = await kitchen.get(`${STOCK}?day=${addDays(DAY, -1)}`);

    expect(location).toBe(`/admin/prep?day=${addDays(DAY, -1)}`);
  });
});
