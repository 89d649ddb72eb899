import { beforeAll, describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { rowOf, tableRows } from "#tests/support/http/page-text.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addCombo, addOptionGroup } from "#tests/support/records/options.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const SALES = "/admin/products/option-sales";
const { visitor: admin } = shop.owner;
let customer: Person;

beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});

async function order(items: unknown[]): Promise<string> {
  const reply = await customer.api.post<{ id: string }>("/api/orders", orderOf([], { items }));
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
}

/** The choice, how often it was sold, its share and its revenue. */
const rowsOn = ({ text }: FormReply) => tableRows(text);

describe("the sales of options", () => {
  test("count each choice of a dish, alone and in combos, without cancelled orders", async () => {
    const bhel = addDish(shop.database, { name: "Sold Bhel", pricePaise: 4000 });
    const size = addOptionGroup(shop.database, [bhel], {
      name: "Plate",
      isSize: true,
      choices: [
        { name: "Half", pricePaise: 4000 },
        { name: "Full", pricePaise: 7000 },
      ],
    });
    const extras = addOptionGroup(shop.database, [bhel], {
      name: "Extras",
      kind: "quantities",
      includedFree: 1,
      position: 11,
      choices: [
        { name: "Shev", pricePaise: 1000 },
        { name: "Curd", pricePaise: 1500 },
      ],
    });
    const chai = addDish(shop.database, { name: "Sold Chai", category: "beverages" });
    const combo = addCombo(shop.database, {
      name: "Sold Combo",
      parts: [
        { name: "Your chaat", dishes: [bhel], quantity: 2, coveredPaise: 4000 },
        { name: "Your drink", dishes: [chai] },
      ],
    });
    const [half, full] = size.choices.map(({ id }) => ({ choice: id }));
    const [shev, curd] = extras.choices.map(({ id }) => id);
    const item = (quantity: number, ...options: unknown[]) => ({
      product: bhel.id,
      quantity,
      options,
    });
    await order([item(3, half), item(2, full, { choice: shev, quantity: 3 }, { choice: curd })]);
    const [chaat, drink] = combo.parts.map(({ id }) => id);
    await order([
      {
        product: combo.id,
        quantity: 2,
        parts: [
          { part: chaat, product: bhel.id, options: [full, { choice: curd, quantity: 2 }] },
          { part: chaat, product: bhel.id, options: [full, { choice: curd, quantity: 2 }] },
          { part: drink, product: chai.id },
        ],
      },
    ]);
    const cancelled = await order([item(5, half)]);
    await shop.owner.api.patch(`/api/orders/${cancelled}/status`, {
      status: "cancelled",
    });

    const ofBhel = await admin.get(`${SALES}?dish=${bhel.id}`);
    const ofCombo = await admin.get(`${SALES}?dish=${combo.id}&days=7`);

    expect(rowOf(ofBhel.text, "Portions sold")).toBe("9");
    expect(rowOf(ofBhel.text, "Of these in combos")).toBe("4");
    // One of the cheapest is free in each portion; in combos, the size costs nothing.
    expect(rowsOn(ofBhel)).toEqual([
      "Full 6 67% ₹140",
      "Half 3 33% ₹120",
      "Curd 10 67% ₹90",
      "Shev 6 22% ₹40",
    ]);
    // The larger plates cost ₹30 each, and the second curds ₹15 each.
    expect(rowsOn(ofCombo)).toEqual(["Sold Bhel 4 100% ₹180", "Sold Chai 2 100% ₹0"]);
    expect(rowOf(ofCombo.text, "Portions sold")).toBe("2");

    const csv = await admin.get(`${SALES}.csv?days=7`);
    const lines = readCsv(csv.text).map((cells) => cells.join("|"));
    expect(lines[0]).toBe(
      "Dish|Portions|Of These in Combos|Options|Choice|Sold|Share of Portions|Revenue",
    );
    expect(lines).toContain("Sold Bhel|9|4|Extras|Curd|10|67%|90");
    expect(lines).toContain("Sold Combo|2|0|Your drink|Sold Chai|2|100%|0");
  });

  test("are those of the last 7, 30 or 90 days", async () => {
    const dish = addDish(shop.database, { name: "Earlier Puri" });
    const { choices } = addOptionGroup(shop.database, [dish], { choices: [{ name: "Sweet" }] });
    const id = await order([
      { product: dish.id, quantity: 1, options: [{ choice: choices[0]?.id }] },
    ]);
    const move = (daysAgo: number) =>
      shop.database.change(
        "update orders set created_at = ? where id = ?",
        Date.now() - daysAgo * 86_400_000,
        id,
      );
    const soldIn = async (days: string) =>
      rowOf((await admin.get(`${SALES}?dish=${dish.id}&days=${days}`)).text, "Portions sold");

    move(6);
    expect([await soldIn("7"), await soldIn("30"), await soldIn("90")]).toEqual(["1", "1", "1"]);
    move(7);
    expect([await soldIn("7"), await soldIn("30"), await soldIn("90")]).toEqual(["0", "1", "1"]);
    move(30);
    expect([await soldIn("7"), await soldIn("30"), await soldIn("90")]).toEqual(["0", "0", "1"]);
    move(90);
    expect([await soldIn("30"), await soldIn("90")]).toEqual(["0", "0"]);
    const page = await admin.get(`${SALES}?dish=${dish.id}`);
    expect(page.visibleText).toContain(
      "In the last 30 days, no order of Earlier Puri had a choice.",
    );
  });
});
