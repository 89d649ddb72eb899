import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { FormReply } from "#tests/support/http/form.ts";
import { tableRows } from "#tests/support/http/page-text.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addOptionGroup } from "#tests/support/records/options.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const PRICES = "/admin/products/prices";
const { visitor: admin } = shop.owner;

const uniqueWord = () => `W${randomUUID().replaceAll("-", "")}`;
const priceOf = (id: string) =>
  shop.database.value("select price_paise from products where id = ?", id);
const choicePrice = (id: string) =>
  shop.database.value("select price_paise from option_choices where id = ?", id);
const auditEntries = () =>
  shop.database.rows("select * from audit_log where action = 'product.prices_changed' order by id");

function addressOf(fields: Record<string, string>): string {
  return `${PRICES}?${new URLSearchParams({ direction: "raise", unit: "rupees", rounding: "five", ...fields })}`;
}

/** What the preview says about each dish or choice. */
const rowsOn = ({ text }: FormReply) => tableRows(text);

const apply = (address: string, page: FormReply) => admin.postForm(address, page.form(address));

describe("the preview of a bulk price change", () => {
  test("shows each old and new price and why others stay, and writes nothing", async () => {
    const word = uniqueWord();
    const dish = (name: string, pricePaise: number) =>
      addDish(shop.database, { name: `${name} ${word}`, pricePaise, category: "desserts" });
    const dishes = [dish("Aamras", 8000), dish("Basundi", 1000), dish("Chikki", 9_999_900)];
    const at = addressOf({ q: word, amount: "10", choices: "on" });
    const lowered = addressOf({ q: word, direction: "lower", amount: "10" });

    const raise = await admin.get(at);
    const lower = await admin.get(lowered);
    const tiny = await admin.get(addressOf({ q: word, amount: "1" }));

    expect(rowsOn(raise)).toEqual([
      `Aamras ${word} Now: ₹80 → Then: ₹90`,
      `Basundi ${word} Now: ₹10 → Then: ₹20`,
      `Chikki ${word} Stays the same, because ₹1,00,010 is more than a price can be ₹99,999`,
    ]);
    expect(raise.visibleText).toContain("Preview: 2 prices change");
    expect(rowsOn(lower)[1]).toBe(
      `Basundi ${word} Stays the same, because it would be ₹0 or less ₹10`,
    );
    expect(lower.visibleText).toContain("1 price cannot change");
    expect(rowsOn(tiny)[0]).toBe(`Aamras ${word} Stays the same ₹80`);
    expect(dishes.map(({ id }) => priceOf(id))).toEqual([8000, 1000, 9_999_900]);
  });

  test("is for the dishes of a category, a kind or with sizes", async () => {
    const word = uniqueWord();
    const plain = addDish(shop.database, { name: `Kulfi ${word}`, category: "desserts" });
    const sized = addDish(shop.database, { name: `Lassi ${word}`, category: "beverages" });
    addDish(shop.database, { name: `Thali ${word}`, category: "desserts", kind: "combo" });
    addOptionGroup(shop.database, [sized], { isSize: true, choices: [{ pricePaise: 10_000 }] });
    const listed = async (filter: Record<string, string>) =>
      rowsOn(await admin.get(addressOf({ q: word, amount: "10", ...filter }))).map(
        (row) => row.split(" ")[0],
      );

    expect(await listed({})).toEqual(["Kulfi", "Lassi", "Thali"]);
    expect(await listed({ category: "desserts" })).toEqual(["Kulfi", "Thali"]);
    expect(await listed({ kind: "dish" })).toEqual(["Kulfi", "Lassi"]);
    expect(await listed({ kind: "combo" })).toEqual(["Thali"]);
    expect(await listed({ sizes: "several" })).toEqual(["Lassi"]);
    expect(await listed({ sizes: "one" })).toEqual(["Kulfi", "Thali"]);
    const nothing = await admin.get(addressOf({ q: uniqueWord(), amount: "10" }));
    expect(nothing.visibleText).toContain("No dish matches");
    expect(priceOf(plain.id)).toBe(10_000);
  });

  test.each([
    ["", "Enter a number above 0, such as 5 or 2.5"],
    ["0", "Enter a number above 0, such as 5 or 2.5"],
    ["-5", "Enter a number above 0, such as 5 or 2.5"],
    ["ten", "Enter a number, such as 5 or 2.5"],
    ["1000000", "That is more than any price can be"],
  ])("is refused for %j and keeps the input", async (amount, message) => {
    const typed = { q: "puri", amount, unit: "percent", direction: "lower", category: "chaat" };
    const page = await admin.get(addressOf(typed));

    expect(page.visibleText).toContain(message);
    expect(page.form(PRICES)).toMatchObject(typed);
    expect(rowsOn(page)).toEqual([]);
  });
});

describe("applying a bulk price change", () => {
  test("changes dishes, sizes and paid choices as shown, with one audit entry", async () => {
    const word = uniqueWord();
    const dish = addDish(shop.database, { name: `Aloo Tikki ${word}`, pricePaise: 6200 });
    const sized = addDish(shop.database, { name: `Bhel ${word}`, pricePaise: 4000 });
    const other = addDish(shop.database, { name: `Elsewhere ${randomUUID()}`, pricePaise: 4000 });
    const size = addOptionGroup(shop.database, [sized, other], {
      name: `Plate ${word}`,
      isSize: true,
      choices: [
        { name: "Half", pricePaise: 4000 },
        { name: "Full", pricePaise: 7000 },
        { name: "Tiny", pricePaise: 2000, isHidden: true },
      ],
    });
    const extras = addOptionGroup(shop.database, [dish], {
      name: `Extras ${word}`,
      choices: [{ name: "Shev", pricePaise: 1000 }, { name: "Lemon" }],
    });
    const at = addressOf({ q: word, unit: "percent", amount: "10", choices: "on" });
    const before = auditEntries().length;
    const page = await admin.get(at);
    expect(rowsOn(page)).toEqual([
      `Aloo Tikki ${word} Now: ₹62 → Then: ₹70`,
      `Bhel ${word} Now: ₹40 → Then: ₹45`,
      `Extras ${word}: Shev Stays the same ₹10`,
      `Plate ${word}: Half Also in ${other.name} Now: ₹40 → Then: ₹45`,
      `Plate ${word}: Full Also in ${other.name} Now: ₹70 → Then: ₹75`,
      `Plate ${word}: Tiny Also in ${other.name} Stays the same ₹20`,
    ]);

    const reply = await apply(at, page);

    expect(reply.location).toBe("/admin/products");
    expect((await admin.follow(reply)).visibleText).toMatch(/\d prices changed/);
    expect([dish, sized, other].map(({ id }) => priceOf(id))).toEqual([7000, 4500, 4500]);
    expect(size.choices.map(({ id }) => choicePrice(id))).toEqual([4500, 7500, 2000]);
    expect(extras.choices.map(({ id }) => choicePrice(id))).toEqual([1000, 0]);
    const entries = auditEntries().slice(before);
    expect(entries).toHaveLength(1);
    expect(JSON.parse(String(entries[0]?.before))).toMatchObject({
      [`Aloo Tikki ${word}`]: "₹62",
      [`Plate ${word}: Half`]: "₹40",
    });
    expect(JSON.parse(String(entries[0]?.after))).toMatchObject({
      [`Aloo Tikki ${word}`]: "₹70",
      [`Plate ${word}: Half`]: "₹45",
    });
    expect(await admin.read("/admin/log")).toContain(`Aloo Tikki ${word}`);
  });

  test("leaves sized dishes alone without their sizes", async () => {
    const word = uniqueWord();
    const sized = addDish(shop.database, { name: `Bhel ${word}`, pricePaise: 4000 });
    addOptionGroup(shop.database, [sized], { isSize: true, choices: [{ pricePaise: 4000 }] });
    const page = await admin.get(addressOf({ q: word, amount: "10" }));

    expect(rowsOn(page)).toEqual([`Bhel ${word} Follows its sizes, which stay the same ₹40`]);
    expect(page.visibleText).toContain("No price would change");
    expect(page.text).not.toContain('name="preview"');
  });

  test("is refused when a price has changed meanwhile, and shows the new preview", async () => {
    const word = uniqueWord();
    const dish = addDish(shop.database, { name: `Dabeli ${word}`, pricePaise: 3000 });
    const at = addressOf({ q: word, amount: "10" });
    const page = await admin.get(at);
    shop.database.change("update products set price_paise = 5000 where id = ?", dish.id);

    const refused = await apply(at, page);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(
      "Dishes or prices have changed since this preview, so nothing was saved. Check the new preview and apply it again.",
    );
    expect(rowsOn(refused)).toEqual([`Dabeli ${word} Now: ₹50 → Then: ₹60`]);
    expect(priceOf(dish.id)).toBe(5000);
    expect((await apply(at, refused)).status).toBe(303);
    expect(priceOf(dish.id)).toBe(6000);
    // Sending the same form again redirects without changing anything.
    expect((await apply(at, refused)).status).toBe(303);
    expect(priceOf(dish.id)).toBe(6000);
  });
});
