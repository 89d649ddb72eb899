import { beforeAll, describe, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { staffLog } from "#db/staff-log.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { addCombo } from "#tests/support/records/options.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const KITCHEN = "/admin/kitchen";
let asha: Person;
const admin = shop.owner;
let cook: FormVisitor;
let counter: FormVisitor;

beforeAll(async () => {
  asha = await registerCustomer(shop.api, { name: "Asha Kulkarni" });
  cook = (await addStaff(shop, "kitchen")).visitor;
  counter = (await addStaff(shop, "counter")).visitor;
});

const ticketPath = ({ id }: OrderOutput) => `/admin/orders/${id}`;

/** The order's ticket on the page, as HTML; empty if there is none. */
async function ticketOf(order: OrderOutput, page = KITCHEN): Promise<string> {
  const { text, status } = await cook.get(page);
  expect(status).toBe(200);
  return (
    new RegExp(`<li id="row-${order.id}".*?(?=<li id="row-|</ol></div>)`, "s").exec(text)?.[0] ?? ""
  );
}

const placeOf = (text: string, { id }: OrderOutput) => text.indexOf(`<li id="row-${id}"`);

async function groupOf(order: OrderOutput): Promise<string | undefined> {
  return /kitchen-(new|cooking|ready|cancelled)\b/.exec(await ticketOf(order))?.[1];
}

/** Presses a button of the ticket by sending the page's form with this action. */
async function press(action: string, page = KITCHEN) {
  const { form } = await cook.get(page);
  const fields = form(action);
  return { fields, reply: await cook.postForm(action, fields) };
}

const itemsOf = ({ id }: OrderOutput) =>
  shop.database.rows(
    "select id, name, quantity, made_quantity from order_items where order_id = ? order by id",
    id,
  );
const tickPath = (order: OrderOutput, index = 0) =>
  `${ticketPath(order)}/items/${itemsOf(order)[index]?.id}/made`;
const isReady = ({ id }: OrderOutput) =>
  shop.database.value("select ready_at is not null from orders where id = ?", id) === 1;
const historyOf = ({ id }: OrderOutput) =>
  shop.database
    .rows("select kind, to_value from order_changes where order_id = ? order by id", id)
    .map((row) => `${row.kind} ${row.to_value}`);

async function cookingOrder(dishes: (Dish & { quantity?: number })[], more = {}) {
  const order = await placeOrder(asha.api, dishes, more);
  return advanceOrder(admin.api, order, ["preparing"]);
}

/** Changes the quantity of an order's first dish at the counter. */
async function changeQuantity(order: OrderOutput, quantity: number): Promise<void> {
  const path = `${ticketPath(order)}/changes`;
  const { form } = await counter.get(path);
  const line = `lines.${itemsOf(order)[0]?.id}`;
  const fields = { ...form(path), [line]: String(quantity), reason: "They called", save: "1" };
  expect((await counter.postForm(path, fields)).status).toBe(303);
  expect(itemsOf(order)[0]?.quantity).toBe(quantity);
}

describe("from new to ready", () => {
  test("an order is started, ticked off line by line and ready with the last, and each step goes back", async () => {
    const [puri, vada] = [addDish(shop.database), addDish(shop.database)];
    const order = await placeOrder(asha.api, [{ ...puri, quantity: 2 }, vada]);
    expect(await groupOf(order)).toBe("new");
    expect(await ticketOf(order)).not.toContain("/made");

    const started = await press(`${ticketPath(order)}/status`);
    expect(started.reply.location).toContain(`#row-${order.id}`);
    const after = await cook.get(started.reply.location ?? "");
    expect(after.form(`${ticketPath(order)}/status/removal`)).toMatchObject({
      status: "preparing",
    });
    expect(await groupOf(order)).toBe("cooking");

    const first = await press(tickPath(order));
    expect(first.reply.location).toContain(`#row-${order.id}`);
    expect(itemsOf(order).map((item) => item.made_quantity)).toEqual([2, 0]);
    expect(isReady(order)).toBe(false);
    expect(await ticketOf(order)).toMatch(/aria-pressed="true"/);

    const last = await press(tickPath(order, 1));
    expect(isReady(order)).toBe(true);
    expect(await groupOf(order)).toBe("ready");

    await press(`${tickPath(order, 1)}/removal`, last.reply.location ?? "");
    expect(isReady(order)).toBe(false);
    expect(await groupOf(order)).toBe("cooking");
    expect(itemsOf(order).map((item) => item.made_quantity)).toEqual([2, 0]);
    expect(historyOf(order)).toEqual(["status preparing", "ready ready", "ready "]);
  });

  test("Undo takes back what Ready made, not what was made before", async () => {
    const order = await cookingOrder([addDish(shop.database), addDish(shop.database)]);
    await press(tickPath(order));
    const path = `${ticketPath(order)}/ready`;
    const fields = { ...(await cook.get(KITCHEN)).form(path), stay: "1" };
    const { undo } = JSON.parse((await cook.postForm(path, fields)).text);
    expect(isReady(order)).toBe(true);

    await cook.postForm(undo.action, undo.fields);
    expect(itemsOf(order).map((item) => item.made_quantity)).toEqual([1, 0]);
  });

  test("Ready makes every line, and Not ready takes all of them back", async () => {
    const order = await cookingOrder([addDish(shop.database), addDish(shop.database)]);

    await press(`${ticketPath(order)}/ready`);
    expect(itemsOf(order).map((item) => item.made_quantity)).toEqual([1, 1]);
    expect(isReady(order)).toBe(true);

    await press(`${ticketPath(order)}/ready/removal`);
    expect(itemsOf(order).map((item) => item.made_quantity)).toEqual([0, 0]);
    expect(isReady(order)).toBe(false);
  });

  test("an order leaves the screen when it goes out", async () => {
    const order = await cookingOrder([addDish(shop.database)]);
    await press(`${ticketPath(order)}/ready`);
    await press(`${ticketPath(order)}/status`);
    expect(await ticketOf(order)).toBe("");
    expect(shop.database.value("select status from orders where id = ?", order.id)).toBe(
      "out_for_delivery",
    );
  });

  test("a line of an order that is not started, or of another order, is not ticked off", async () => {
    const dish = addDish(shop.database);
    const order = await placeOrder(asha.api, [dish]);
    const other = await cookingOrder([dish]);

    await cook.postForm(tickPath(order), { quantity: "1" });
    const ofOther = `${ticketPath(order)}/items/${itemsOf(other)[0]?.id}/made`;
    await cook.postForm(ofOther, { quantity: "1" });

    expect(itemsOf(order)[0]?.made_quantity).toBe(0);
    expect(itemsOf(other)[0]?.made_quantity).toBe(0);
  });

  test("tickets are oldest first, and a delay moves none", async () => {
    const dish = addDish(shop.database);
    const [older, newer] = [
      await placeOrder(asha.api, [dish]),
      await placeOrder(asha.api, [dish], { deliveryType: "pickup" }),
    ];
    // The newer one is promised earlier.
    const promised = ({ id }: OrderOutput) =>
      Number(shop.database.value("select promised_at from orders where id = ?", id));
    expect(promised(newer)).toBeLessThan(promised(older));
    for (const order of [older, newer]) await advanceOrder(admin.api, order, ["confirmed"]);
    const isInOrder = async () => {
      const { text } = await cook.get(KITCHEN);
      return placeOf(text, older) > 0 && placeOf(text, older) < placeOf(text, newer);
    };
    expect(await isInOrder()).toBe(true);

    await press(`${ticketPath(older)}/delay`);
    expect(await isInOrder()).toBe(true);
  });

  test("a ready ticket leaves after two minutes, and can be recalled for ten", async () => {
    const order = await cookingOrder([addDish(shop.database)]);
    await press(`${ticketPath(order)}/ready`);
    const readyMinutesAgo = (minutes: number) => {
      const at = Date.now() - minutes * 60_000;
      shop.database.change(
        "update orders set ready_at = ?, updated_at = ? where id = ?",
        ...[at, at, order.id],
      );
    };
    readyMinutesAgo(1);
    expect(await groupOf(order)).toBe("ready");
    readyMinutesAgo(3);
    expect(await ticketOf(order)).toBe("");
    const undo = `${ticketPath(order)}/ready/removal`;
    const recall = await cook.get(`${KITCHEN}?recall=1`);
    await cook.postForm(undo, recall.form(undo));
    expect(await groupOf(order)).toBe("cooking");

    await press(`${ticketPath(order)}/ready`);
    readyMinutesAgo(11);
    expect((await cook.get(`${KITCHEN}?recall=1`)).text).not.toContain(undo);
  });
});

describe("an outdated screen", () => {
  test("a tick does not mark what a change added since, and the order is not ready", async () => {
    const order = await cookingOrder([{ ...addDish(shop.database), quantity: 2 }]);
    const path = tickPath(order);
    const shown = (await cook.get(KITCHEN)).form(path);
    expect(shown.quantity).toBe("2");

    await changeQuantity(order, 3);
    await cook.postForm(path, shown);

    expect(itemsOf(order)[0]?.made_quantity).toBe(2);
    expect(isReady(order)).toBe(false);
    expect(visibleText(await ticketOf(order))).toContain("2 made already");
    await press(path);
    expect(isReady(order)).toBe(true);
  });

  test("Ready does not make what a change added since", async () => {
    const order = await cookingOrder([{ ...addDish(shop.database), quantity: 2 }]);
    const path = `${ticketPath(order)}/ready`;
    const shown = (await cook.get(KITCHEN)).form(path);
    await changeQuantity(order, 3);

    const late = await cook.follow(await cook.postForm(path, shown));

    expect(itemsOf(order)[0]?.made_quantity).toBe(2);
    expect(isReady(order)).toBe(false);
    expect(late.text).not.toContain("Order is ready");
  });

  test("a tick that comes late takes nothing back", async () => {
    const order = await cookingOrder([{ ...addDish(shop.database), quantity: 2 }]);
    const path = tickPath(order);
    const shown = (await cook.get(KITCHEN)).form(path);
    await changeQuantity(order, 4);
    await press(path);
    expect(isReady(order)).toBe(true);

    await cook.postForm(path, shown);
    expect(itemsOf(order)[0]?.made_quantity).toBe(4);
    expect(isReady(order)).toBe(true);
  });

  test("a change that adds plates makes a ready order not ready, and one that gives them up makes it ready again", async () => {
    const order = await cookingOrder([{ ...addDish(shop.database), quantity: 2 }]);
    await press(`${ticketPath(order)}/ready`);

    await changeQuantity(order, 3);
    expect(isReady(order)).toBe(false);
    expect(await groupOf(order)).toBe("cooking");
    expect(visibleText(await ticketOf(order))).toMatch(/Changed .* \+1 Test Puri/);

    await changeQuantity(order, 1);
    expect(itemsOf(order)[0]?.made_quantity).toBe(1);
    expect(isReady(order)).toBe(true);
  });

  test("two screens that delay an order at once delay it once", async () => {
    const order = await cookingOrder([addDish(shop.database)]);
    const path = `${ticketPath(order)}/delay`;
    const delay = () =>
      shop.database.value("select delay_minutes from orders where id = ?", order.id);
    const shown = (await cook.get(KITCHEN)).form(path);
    expect(shown).toMatchObject({ delayMinutes: "10", shownMinutes: "0" });
    await cook.postForm(path, shown);
    await cook.postForm(path, shown);
    expect(delay()).toBe(10);
    await cook.postForm(path, { delayMinutes: "20", shownMinutes: "10" });
    await cook.postForm(path, shown);
    expect(delay()).toBe(20);
    expect(visibleText(await ticketOf(order))).toContain("+20 min");
    await cook.postForm(path, { delayMinutes: "0", shownMinutes: "20" });
    expect(delay()).toBe(0);
    expect(historyOf(order)).toEqual(["status preparing", "delay 10", "delay 20", "delay 0"]);
    const audited = shop.database.rows(
      `select action from ${staffLog} where subject_id = ? and action = 'order.delayed'`,
      order.id,
    );
    expect(audited).toHaveLength(3);
  });
});

describe("what the kitchen must not overlook", () => {
  test("Jain and allergies are marked, and totals count what is still to be made", async () => {
    const dish = addDish(shop.database);
    const items = [
      { product: dish.id, quantity: 3, customizations: { jain: true } },
      { product: dish.id, quantity: 4, specialInstructions: "No peanuts please" },
    ];
    const order = await cookingOrder([dish], { items });
    const ticket = visibleText(await ticketOf(order));
    expect(ticket).toMatch(/3 × .*Jain.*Jain \(no onion, garlic or potato\)/);
    expect(ticket).toMatch(/4 × .*Allergy.*No peanuts please/);

    const totals = () => cook.read(KITCHEN);
    expect(await totals()).toContain(`7 × ${dish.name}, 3 Jain`);
    const jainLine = itemsOf(order).findIndex(({ quantity }) => quantity === 3);
    await press(tickPath(order, jainLine));
    expect(await totals()).toContain(`4 × ${dish.name} `);
    expect(await totals()).not.toContain(`${dish.name}, 3 Jain`);
  });

  test("what changed is shown until somebody has seen it, and a later change again", async () => {
    const order = await cookingOrder([{ ...addDish(shop.database), quantity: 2 }]);
    await changeQuantity(order, 3);
    const path = `${ticketPath(order)}/changes/acknowledgement`;
    const shown = (await cook.get(KITCHEN)).form(path);
    await changeQuantity(order, 4);

    await cook.postForm(path, shown);
    expect(visibleText(await ticketOf(order))).toContain("Changed");
    await press(path);
    expect(visibleText(await ticketOf(order))).not.toContain("Changed");
  });

  test("a cancelled order stays crossed out until somebody has seen it", async () => {
    const order = await cookingOrder([addDish(shop.database)]);
    await advanceOrder(admin.api, order, ["cancelled"]);
    expect(await groupOf(order)).toBe("cancelled");
    expect(await ticketOf(order)).toContain(`name="orderId" value="${order.id}"`);

    const acknowledged = { orderId: order.id, redirectTo: KITCHEN };
    const { location } = await cook.postForm("/admin/alerts/acknowledgement", acknowledged);

    expect(location).toBe(KITCHEN);
    expect(await ticketOf(order)).toBe("");
  });
});

describe("stations", () => {
  test("each shows its own lines, and an order is ready when all have made theirs", async () => {
    const chaat = addStation(shop.database, { category: "chaat" });
    const fry = addStation(shop.database);
    const bhel = addDish(shop.database, { category: "chaat" });
    const vada = addDish(shop.database, { category: "chaat" });
    shop.database.change("update products set station_id = ? where id = ?", fry.id, vada.id);
    const other = addDish(shop.database, { category: "desserts" });
    const order = await cookingOrder([bhel, vada, other]);
    const only = await cookingOrder([bhel]);
    const pageOf = (station: string) => `${KITCHEN}?station=${station}`;

    const ofChaat = await ticketOf(order, pageOf(chaat.id));
    expect(ofChaat).toContain(bhel.name);
    expect(ofChaat).not.toContain(vada.name);
    expect(await ticketOf(order, pageOf(fry.id))).toContain(vada.name);
    expect(await ticketOf(only, pageOf(fry.id))).toBe("");
    expect(await ticketOf(order, pageOf("none"))).toContain(other.name);

    const tick = await press(tickPath(order), pageOf(chaat.id));
    expect(tick.reply.location).toContain(pageOf(chaat.id));
    await press(tickPath(order, 1), pageOf(fry.id));
    expect(isReady(order)).toBe(false);
    await press(tickPath(order, 2), pageOf("none"));
    expect(isReady(order)).toBe(true);
  });

  test("Ready makes the lines of its tab, whose ticket says what others still have, and Not ready takes them back", async () => {
    const chaat = addStation(shop.database, { category: "chaat", name: "Chaat corner" });
    const fry = addStation(shop.database, { name: "Fry pan" });
    const bhel = addDish(shop.database, { category: "chaat", name: "Bhel" });
    const vada = addDish(shop.database, { category: "chaat", name: "Vada" });
    shop.database.change("update products set station_id = ? where id = ?", fry.id, vada.id);
    const kulfi = addDish(shop.database, { category: "desserts", name: "Kulfi" });
    const order = await cookingOrder([bhel, { ...vada, quantity: 3 }, kulfi]);
    const [ofChaat = "", ofFry = "", ofOthers = ""] = [chaat.id, fry.id, "none"].map(
      (station) => `${KITCHEN}?station=${station}`,
    );
    const made = () => itemsOf(order).map((item) => item.made_quantity);
    const ready = `${ticketPath(order)}/ready`;
    const text = async (page: string) => visibleText(await ticketOf(order, page));

    await press(ready, ofChaat);
    expect(made()).toEqual([1, 0, 0]);
    expect(isReady(order)).toBe(false);
    expect(await text(ofChaat)).toContain(
      "Others still have: 3 × Vada (Fry pan), 1 × Kulfi (Other dishes)",
    );
    for (const page of [ofFry, KITCHEN]) {
      expect(await text(page), page).not.toContain("Others still have");
    }

    const { reply } = await press(`${ready}/removal`, ofChaat);
    expect(reply.location).toContain(ofChaat);
    expect(made()).toEqual([0, 0, 0]);

    for (const page of [ofChaat, ofFry, ofOthers]) await press(ready, page);
    expect(isReady(order)).toBe(true);
    expect(await text(ofChaat)).not.toContain("Others still have");

    await press(`${ready}/removal`, ofFry);
    expect(made()).toEqual([1, 0, 1]);
    expect(isReady(order)).toBe(false);
  });

  test("Ready makes the part of a combo that its tab shows", async () => {
    const fry = addStation(shop.database);
    const dessert = () => addDish(shop.database, { category: "desserts" });
    const [chaat, vada] = [dessert(), dessert()];
    shop.database.change("update products set station_id = ? where id = ?", fry.id, vada.id);
    const combo = addCombo(shop.database, { parts: [{ dishes: [chaat] }, { dishes: [vada] }] });
    const [first, second] = combo.parts.map(({ id }) => id);
    const parts = [
      { part: first, product: chaat.id },
      { part: second, product: vada.id },
    ];
    const items = [{ product: combo.id, quantity: 1, parts }];
    const order = await cookingOrder([combo], { items });

    await press(`${ticketPath(order)}/ready`, `${KITCHEN}?station=${fry.id}`);

    const made = shop.database.rows(
      "select name from order_items where order_id = ? and made_quantity > 0",
      order.id,
    );
    expect(made).toEqual([{ name: vada.name }]);
    expect(isReady(order)).toBe(false);
  });

  test("the owner adds, renames, moves and removes them, and chooses the station of a category and of a dish", async () => {
    const { visitor: owner } = admin;
    const LIST = "/admin/settings/stations";
    const named = () => shop.database.rows("select id, name from stations order by position");
    const add = async (name: string) => owner.fillIn(LIST, { name });
    await add("Tawa");
    expect((await add("tawa")).text).toContain("Another station is called Tawa");
    await add("Juice");
    const tawa = named().find(({ name }) => name === "Tawa")?.id;
    const juice = named().find(({ name }) => name === "Juice")?.id;

    await owner.postForm(`${LIST}/${juice}`, { name: "Drinks" });
    await owner.postForm(`${LIST}/${juice}/position`, { to: "0" });
    expect(named()[0]).toEqual({ id: juice, name: "Drinks" });

    const categories = `${LIST}/categories`;
    const fields = (await owner.get(LIST)).form(categories);
    await owner.postForm(categories, { ...fields, "stations.beverages": String(juice) });
    const stationOf = (category: string) =>
      shop.database.value("select station_id from menu_sections where id = ?", category);
    expect(stationOf("beverages")).toBe(juice);

    const dish = addDish(shop.database);
    const edit = `/admin/products/edit/${dish.id}`;
    const form = await owner.formOn(edit);
    expect(form.stationId).toBe("");
    await owner.postForm(edit, { ...form, stationId: String(tawa) });
    const ownStation = () =>
      shop.database.value("select station_id from products where id = ?", dish.id);
    expect(ownStation()).toBe(tawa);

    await owner.postForm(`${LIST}/${tawa}/removal`);
    expect(ownStation()).toBeNull();
    expect(named().map(({ name }) => name)).not.toContain("Tawa");
    expect(stationOf("beverages")).toBe(juice);
  });
});
