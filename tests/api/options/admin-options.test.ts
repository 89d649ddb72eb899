import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const ADD = "/admin/options/add";
const { visitor: admin } = shop.owner;

const uniqueName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

function group(name: string) {
  return shop.database.rows("select * from option_groups where name = ?", name)[0];
}

function choicesOf(name: string) {
  return shop.database.rows(
    "select * from option_choices where group_id = (select id from option_groups where name = ?) order by position",
    name,
  );
}

const sauces = {
  kind: "several",
  "choices[0].name": "Mint",
  "choices[0].price": "5",
  "choices[0].isVeg": "on",
  "choices[1].name": "Garlic",
  "choices[1].price": "7.5",
  "choices[1].stock": "9",
  "choices[1].isVeg": "on",
};

async function addGroup(fields: FormFields = {}): Promise<{ id: string; name: string }> {
  const name = uniqueName("Sauces");
  const reply = await admin.postForm(ADD, { ...sauces, name, ...fields });
  expect(reply.status, reply.text).toBe(303);
  return { id: String(group(name)?.id), name };
}

function attach(groupId: string, rules: Record<string, number> = {}) {
  const dish = addDish(shop.database, { category: "beverages" });
  const { is_required = 0, min = 0, max = 2 } = rules;
  shop.database.change(
    "insert into product_option_groups (product_id, group_id, position, is_required, min, max) values (?, ?, 0, ?, ?, ?)",
    dish.id,
    groupId,
    is_required,
    min,
    max,
  );
  return dish;
}

describe("adding options", () => {
  test("stores the choices in order, ignores empty rows and writes an audit entry", async () => {
    const name = uniqueName("Sauces");
    const fields = await admin.formOn(ADD);
    expect(fields).toMatchObject({ "choices[2].name": "", "choices[2].isVeg": "on" });

    const added = await admin.postForm(ADD, { ...fields, ...sauces, name });

    expect(added.location).toBe(`/admin/options#group-${group(name)?.id}`);
    expect(await toastAfter(admin, added)).toBe(`${name} saved`);
    expect(choicesOf(name)).toMatchObject([
      { name: "Mint", price_paise: 500, stock: null, is_veg: 1, is_hidden: 0 },
      { name: "Garlic", price_paise: 750, stock: 9 },
    ]);
    const list = await admin.get("/admin/options");
    const [, card = ""] = list.text.split(`id="group-${group(name)?.id}"`);
    expect(visibleText(card)).toMatch(/Several choices · no dish uses it Mint \+ ₹5/);
    const [entry] = shop.database.rows(
      "select * from audit_log where subject_id = ?",
      group(name)?.id ?? "",
    );
    expect(entry).toMatchObject({ action: "option.added", subject_name: name });
    expect(entry?.after).toContain("Garlic ₹7.50 (9 left)");
  });

  test("rows are added, moved and removed without scripts, keeping what was typed", async () => {
    const press = async (fields: FormFields, change: string) => {
      const reply = await admin.postForm(ADD, { ...fields, change });
      expect(reply.status).toBe(200);
      return reply.form(ADD);
    };
    const typed = { ...(await admin.formOn(ADD)), ...sauces, name: "Half typed" };

    const longer = await press(typed, "add choices");
    expect(longer).toMatchObject({ name: "Half typed", "choices[3].name": "" });
    const moved = await press(longer, "down choices[0]");
    expect(moved).toMatchObject({ "choices[0].name": "Garlic", "choices[1].name": "Mint" });
    expect(moved).toMatchObject({ "choices[0].stock": "9", "choices[1].price": "5" });
    const shorter = await press(moved, "remove choices[0]");
    expect(shorter).toMatchObject({ kind: "several", "choices[0].name": "Mint" });
    expect(shorter).not.toHaveProperty("choices[3].name");
  });

  test.each<[string, FormFields, string]>([
    ["no name", { name: "" }, "Enter the name of the options, such as Chutneys"],
    ["a price without name", { "choices[2].price": "5" }, "Enter the name of this choice"],
    ["a negative price", { "choices[0].price": "-5" }, "Price cannot be negative"],
    ["half a portion", { "choices[0].stock": "1.5" }, "Stock must be a whole number"],
    ["a name twice", { "choices[1].name": "mint" }, "already has a choice called mint"],
  ])("%s is refused and keeps what was typed", async (_, change, message) => {
    const typed = { ...sauces, name: uniqueName("Sauces"), ...change };

    const refused = await admin.postForm(ADD, typed);

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(message);
    expect(refused.form(ADD)).toMatchObject(typed);
    expect(group(String(typed.name))).toBeUndefined();
  });
});

describe("changing options", () => {
  test("keeps the choices' ids and the stock that orders left meanwhile", async () => {
    const { id, name } = await addGroup();
    const path = `/admin/options/${id}`;
    const [mint, garlic] = choicesOf(name);
    const fields = await admin.formOn(path);
    shop.database.change("update option_choices set stock = 4 where id = ?", garlic?.id ?? "");

    const saved = await admin.postForm(path, {
      ...fields,
      "choices[0].price": "6",
      "choices[2].name": "Peanut",
    });

    expect(await toastAfter(admin, saved)).toBe(`${name} saved`);
    expect(choicesOf(name)).toMatchObject([
      { id: mint?.id, price_paise: 600 },
      { id: garlic?.id, stock: 4 },
      { name: "Peanut", price_paise: 0 },
    ]);
  });

  test("a change that makes a dish impossible to order names dish and group", async () => {
    const { id, name } = await addGroup();
    const dish = attach(id, { is_required: 1, min: 2, max: 2 });
    const path = `/admin/options/${id}`;
    const refused = await admin.fillIn(path, { "choices[1].isHidden": "on" });

    expect(refused.status).toBe(400);
    const message = `The minimum for ${name} of ${dish.name} is 2, but only 1 can be chosen. Lower it.`;
    expect(refused.visibleText).toContain(message);
    expect(refused.form(path)).toMatchObject({ "choices[1].isHidden": "on" });
    expect(choicesOf(name)[1]).toMatchObject({ is_hidden: 0 });
  });

  test("the price of a dish follows its lowest visible size", async () => {
    const { id } = await addGroup({ kind: "one", isSize: "on", "choices[0].price": "40" });
    const dish = attach(id, { is_required: 1, max: 1 });
    const path = `/admin/options/${id}`;
    const price = () =>
      shop.database.value("select price_paise from products where id = ?", dish.id);

    await admin.fillIn(path, { "choices[1].price": "30" });
    expect(price()).toBe(3000);
    await admin.fillIn(path, { "choices[1].isHidden": "on" });
    expect(price()).toBe(4000);
  });

  test("a choice is sold out today and back with one tap", async () => {
    const { id, name } = await addGroup();
    const dish = attach(id);
    const [mint] = choicesOf(name);
    const press = async (button: string) => {
      const url = `/admin/options/choices/${mint?.id}/${button}`;
      const fields = (await admin.get("/admin/options")).form(url);
      const reply = await admin.postForm(url, fields);
      expect(reply.location).toBe(`/admin/options#group-${id}`);
      return toastAfter(admin, reply);
    };
    const available = async () => {
      const reply = await shop.api.get<{ optionGroups: { choices: { available: boolean }[] }[] }>(
        `/api/products/${dish.id}`,
      );
      return reply.body.data.optionGroups[0]?.choices[0]?.available;
    };
    expect(await available()).toBe(true);

    expect(await press("sold-out")).toBe("Mint is sold out today");
    expect(await available()).toBe(false);
    expect(await press("sold-out/removal")).toBe("Mint is available again");
    expect(await available()).toBe(true);
    expect(
      shop.database.rows("select action from audit_log where subject_id = ? order by id", id),
    ).toEqual([
      { action: "option.added" },
      { action: "option.sold_out" },
      { action: "option.available_again" },
    ]);
  });

  test("deleting asks first, names the dishes and takes the options from them", async () => {
    const { id, name } = await addGroup();
    const dish = attach(id);
    const path = `/admin/options/${id}/removal`;
    expect(await admin.read(path)).toContain(dish.name);

    expect(await toastAfter(admin, await admin.postForm(path))).toBe(`${name} deleted`);

    expect(group(name)).toBeUndefined();
    expect((await shop.api.get(`/api/products/${dish.id}`)).body.data).toMatchObject({
      optionGroups: [],
    });
    expect((await admin.get(`/admin/options/${id}`)).status).toBe(404);
  });
});
