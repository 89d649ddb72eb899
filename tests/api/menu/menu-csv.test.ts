import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { rowOf, tableRows, visibleText } from "#tests/support/http/page-text.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addCombo, addOptionGroup } from "#tests/support/records/options.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const IMPORT = "/admin/products/import";
const EXPORT = "/admin/products/export.csv";
const OPTIONS = "/admin/products/options.csv";
const { visitor: admin } = shop.owner;

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const stored = (id: string) => shop.database.row("select * from products where id = ?", id);
const wholeMenu = () => shop.database.rows("select * from products order by id");
const entries = () =>
  shop.database.rows("select * from audit_log where action = 'product.menu_imported' order by id");

async function check(text: string | Uint8Array<ArrayBuffer>, visitor = admin): Promise<FormReply> {
  const form = new FormData();
  form.set("file", new File([text], "menu.csv", { type: "text/csv" }));
  return visitor.postForm(IMPORT, form);
}

/** Sends the second form of the preview like a browser, which turns each line break into two characters. */
async function save(preview: FormReply): Promise<FormReply> {
  const form = new FormData();
  const { csv, preview: fingerprint } = preview.form(IMPORT);
  form.set("csv", String(csv).replace(/\r?\n/g, "\r\n"));
  form.set("preview", String(fingerprint));
  return admin.postForm(IMPORT, form);
}

/** Line, column and what to do. */
function problemsOn({ text }: FormReply): string[] {
  const [, table = ""] = /<caption[^>]*>Problems<\/caption>(.*?)<\/table>/s.exec(text) ?? [];
  return tableRows(table);
}

const mainText = ({ text }: FormReply) => visibleText(/<main.*<\/main>/s.exec(text)?.[0] ?? "");

function counts({ text }: FormReply) {
  return ["New", "Changed", "Unchanged"].map((label) => Number(rowOf(text, label)));
}

const dishLine = (id: string, name: string) =>
  `${id},${name},chaat,50,10,A dish of the test menu.,/illustrations/dishes/bhel-puri.svg\r\n`;
const TITLES = "ID,Name,Category,Price,Stock,Description,Image";

/** The format of spreadsheets in locales with a decimal comma. */
const withSemicolons = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\r\n");

describe("the export of the menu", () => {
  test("has a line per dish with everything that an owner edits", async () => {
    const dish = addDish(shop.database, {
      name: unique("=Chaat"),
      pricePaise: 4550,
      category: "chaat",
      plates: 3,
    });
    shop.database.change(
      `update products set name_devanagari = 'चाट', other_names = 'chat, "papdi"', position = 7, contains = '["dairy","nuts"]', is_food_checked = 1, food_note = 'In the curd',
        sale_days = '56', sale_from_minutes = 480, sale_until_minutes = 750, is_spicy = 1, tax_basis_points = 1250, tax_code = '996331' where id = ?`,
      dish.id,
    );
    const fry = addStation(shop.database);
    shop.database.change("update products set station_id = ? where id = ?", fry.id, dish.id);
    const chutneys = unique("Chutneys");
    addOptionGroup(shop.database, [dish], {
      name: chutneys,
      kind: "several",
      choices: [{}, {}, {}, {}],
      includedFree: 2,
    });
    const combo = addCombo(shop.database, {
      name: unique("Thali"),
      parts: [
        { name: "Your chaat", dishes: [dish], quantity: 2 },
        { name: "Your drink", category: "beverages", coveredPaise: 3500 },
      ],
    });
    addDish(shop.database, { name: unique("Gone") });
    shop.database.change("update products set deleted_at = 1 where name like 'Gone %'");

    const reply = await admin.get(EXPORT);

    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(reply.headers.get("content-disposition")).toMatch(
      /^attachment; filename="menu-\d{4}-\d\d-\d\d\.csv"$/,
    );
    // fetch drops the byte order mark of a text.
    const [titles = [], ...lines] = readCsv(reply.text);
    expect(titles.slice(0, 8).join("|")).toBe(
      "ID|Name|Name in Devanagari|Other names|Kind|Category|Position|Price",
    );
    const lineOf = ({ id }: { id: string }) =>
      Object.fromEntries(
        titles.map((title, at) => [title, lines.find(([one]) => one === id)?.[at]]),
      );
    expect(lineOf(dish)).toEqual({
      ID: dish.id,
      Name: `'${dish.name}`,
      "Name in Devanagari": "चाट",
      "Other names": 'chat, "papdi"',
      Kind: "dish",
      Category: "Chaat",
      Position: "7",
      Price: "45.5",
      Stock: "1000",
      Plates: "3",
      "Tax rate": "12.5",
      "HSN or SAC": "996331",
      Station: fry.name,
      Vegetarian: "yes",
      Spicy: "yes",
      Popular: "no",
      Active: "yes",
      Description: dish.description,
      Ingredients: "Puri; Tamarind",
      Contains: "dairy; nuts",
      "Food checked": "yes",
      "Food note": "In the curd",
      Image: "/illustrations/dishes/classic-pani-puri.svg",
      Days: "Saturday, Sunday",
      From: "08:00",
      Until: "12:30",
      Options: expect.stringContaining(`; ${chutneys} (up to 4, 2 free)`),
      "Combo parts": "",
    });
    expect(lineOf(combo)["Combo parts"]).toBe(
      `Your chaat: 2 × ${dish.name}; Your drink: 1 × any of Beverages (up to ₹35)`,
    );
    expect(lines.some(([, name = ""]) => name.startsWith("Gone "))).toBe(false);
  });

  test.each([
    ["as exported", (text: string) => `\uFEFF${text}`],
    ["with the line breaks of Linux", (text: string) => text.replaceAll("\r\n", "\n")],
    ["with semicolons", (text: string) => withSemicolons(readCsv(text))],
    ["with the separator in a line of its own", (text: string) => `\uFEFFsep=,\r\n${text}`],
  ])("changes nothing when it is imported again, %s", async (_, saved) => {
    addDish(shop.database, {
      name: unique('-Two\nlines; and, "quotes"'),
      description: "First\r\nSecond, 'x'",
    });
    addDish(shop.database, { name: unique("'=Apostrophe"), pricePaise: 1 });
    const { text } = await admin.get(EXPORT);
    const before = wholeMenu();

    const page = await check(saved(text));

    expect(page.status).toBe(200);
    expect(problemsOn(page)).toEqual([]);
    expect(mainText(page)).toContain("Nothing would change");
    expect(mainText(page)).toContain("The dishes in the file are the same as in the menu.");
    expect(counts(page)).toEqual([0, 0, readCsv(text).length - 1]);
    expect(page.text).not.toContain('name="preview"');
    expect(wholeMenu()).toEqual(before);
  });

  test("is missing from a file that has only titles, which says so", async () => {
    const page = await check("sep=;\r\nID;Name;Price\r\n");

    expect(page.status).toBe(200);
    expect(mainText(page)).toContain("The file has no dishes, only the titles of the columns.");
    expect(mainText(page)).not.toContain("same as");
  });

  test("has a second file with a line per choice of options", async () => {
    const dish = addDish(shop.database, { name: unique("Bhel") });
    const name = unique("Extras");
    addOptionGroup(shop.database, [dish], {
      name,
      kind: "quantities",
      choices: [
        {
          name: "+Shev",
          pricePaise: 1050,
          stock: 7,
          isPreselected: true,
          leavesOut: ["onion", "root"],
        },
        { name: "Egg", isVeg: false, isHidden: true, contains: ["dairy"] },
      ],
    });

    const reply = await admin.get(OPTIONS);

    const lines = readCsv(reply.text).filter(([options]) => options === name);
    const group = `${name}|Several, each with a quantity|no`;
    expect(lines.map((cells) => cells.join("|"))).toEqual([
      `${group}|'+Shev|10.5|yes||onion; root|no|yes|7|${dish.name}`,
      `${group}|Egg|0|no|dairy||yes|no||${dish.name}`,
    ]);
  });
});

describe("the import of a menu", () => {
  test("shows new, changed and unchanged dishes, then saves them with one audit entry", async () => {
    const changed = addDish(shop.database, { name: unique("Dabeli"), pricePaise: 3000 });
    const same = addDish(shop.database, { name: unique("Misal") });
    const untouched = addDish(shop.database, { name: unique("Jalebi") });
    const [renamed, added] = [unique("Kutchi Dabeli"), unique("+Sol Kadhi")];
    const image = "/illustrations/dishes/classic-pani-puri.svg";
    const rows = [
      "id|NAME|Price|Category|Stock|Popular|Description|Ingredients|Image|Days|From|Until",
      `${changed.id}|${renamed}|1200,50|Snacks|7|Yes|${changed.description}|Pav; Peanuts|https://example.test/d.jpg|Sat, sunday|8:00|12.30`,
      `${same.id}|${same.name}|100.00|Pani Puri|1000|no|${same.description}|Puri; Tamarind|${image}|||`,
      `|'${added}|₹ 40|beverages|25||Kokum and coconut milk.||/illustrations/dishes/sol-kadhi.svg|||`,
      "|||||||||||",
    ].map((row) => row.split("|"));
    const before = wholeMenu();

    const preview = await check(withSemicolons(rows));

    expect(problemsOn(preview)).toEqual([]);
    expect(counts(preview)).toEqual([1, 1, 1]);
    const text = mainText(preview);
    expect(text).toContain(
      `${changed.name} Line 2 Name before: ${changed.name} → after: ${renamed}`,
    );
    for (const shown of [
      "Price before: 30 → after: 1200.5",
      "Category before: Pani Puri → after: Snacks",
      "Days before: — → after: Saturday, Sunday From before: — → after: 08:00 Until before: — → after: 12:30",
      `${added} Line 4`,
    ]) {
      expect(text).toContain(shown);
    }
    expect(wholeMenu()).toEqual(before);

    const logged = entries().length;
    const saved = await save(preview);

    expect(saved.location).toBe("/admin/products");
    expect((await admin.follow(saved)).visibleText).toContain("Menu imported: 1 added, 1 changed");
    expect(stored(changed.id)).toMatchObject({
      name: renamed,
      price_paise: 120_050,
      category: "snacks",
      stock: 7,
      is_popular: 1,
      is_veg: 1,
      ingredients: '["Pav","Peanuts"]',
      image: "https://example.test/d.jpg",
      sale_days: "56",
      sale_from_minutes: 480,
      sale_until_minutes: 750,
    });
    expect(shop.database.row("select * from products where name = ?", added)).toMatchObject({
      price_paise: 4000,
      category: "beverages",
      kind: "dish",
      is_available: 1,
      stock: 25,
    });
    expect(stored(untouched.id)).toMatchObject({ name: untouched.name, deleted_at: null });
    expect((await admin.get(`/menu?q=${encodeURIComponent(renamed)}`)).text).toContain(
      "kutchi-dabeli",
    );
    const [entry, ...others] = entries().slice(logged);
    expect(others).toEqual([]);
    expect(JSON.parse(String(entry?.after))[changed.name]).toMatchObject({ Price: "1200.5" });
    expect(JSON.parse(String(entry?.before))[changed.name]).toMatchObject({ Price: "30" });
  });

  test("names the line and column of each problem and saves nothing", async () => {
    const dish = addDish(shop.database, { name: unique("Dabeli"), category: "chaat" });
    const sized = addDish(shop.database, { name: unique("Bhel"), category: "chaat" });
    addOptionGroup(shop.database, [sized], { isSize: true, choices: [{ pricePaise: 10_000 }] });
    const titles =
      "ID,Name,Category,Price,Stock,Vegetarian,Days,From,Until,Image,Kind,Position,Options,Description";
    const image = "/illustrations/dishes/bhel-puri.svg";
    const line = (cells: Record<string, string>) =>
      titles
        .split(",")
        .map((title) => cells[title] ?? "")
        .join(",");
    const full = {
      Category: "chaat",
      Price: "5",
      Stock: "5",
      Vegetarian: "yes",
      Image: image,
      Kind: "dish",
      Position: "0",
    };
    const before = wholeMenu();
    const lines = [
      titles,
      line({ ...full, ID: "nobody", Name: "Nobody" }),
      line({
        ...full,
        ID: dish.id,
        Name: "",
        Category: "soup",
        Price: "cheap",
        Stock: "-1",
        Vegetarian: "maybe",
        Days: "Funday",
        From: "25:00",
        Image: "data:image/png;base64",
      }),
      line({
        ...full,
        ID: sized.id,
        Name: sized.name,
        Kind: "combo",
        Options: "Extras of nowhere",
        Position: "0.5",
      }),
      line({ ...full, ID: dish.id, Name: "Again" }),
      line({ ...full, Name: dish.name }),
      "one cell",
      line({
        ...full,
        Name: "New Dish",
        Description: "A dish of this test.",
        From: "12:00",
        Until: "11:00",
        Image: "/illustrations/none.svg",
      }),
    ];

    const page = await check(lines.join("\n"));

    const text = problemsOn(page).join("\n");
    for (const problem of [
      "Line 2 ID No dish has this ID. To add a dish, leave the ID empty",
      "Line 3 Name Product name is required",
      "Line 3 Category Write one of Pani Puri, Chaat, Beverages, Desserts, Snacks",
      "Line 3 Price Price must be a number",
      "Line 3 Stock Stock cannot be negative",
      "Line 3 Image Image must be a valid URL or uploaded file",
      "Line 3 Vegetarian Write yes or no",
      "Line 3 Days Write days such as Monday, Sunday, or leave it empty",
      "Line 3 From Write a time such as 08:00 or 17:30, or leave it empty",
      "Line 4 Kind Write dish: the kind of a dish cannot change",
      "Line 4 Options No options are called “Extras of nowhere”. Add them on the page of options",
      "Line 4 Position Position must be a whole number from 0 to 10000",
      `Line 5 ID The same dish as in line 3. Remove one`,
      `Line 6 ID ${dish.name} is on the menu already. Write its ID, or change the name`,
      "Line 7 Whole line Write 14 cells instead of 1, as in the first line",
      "Line 8 Until Must be later than From",
    ]) {
      expect(text).toContain(problem);
    }
    expect(mainText(page)).toContain("Nothing can be saved yet");
    expect(page.text).not.toContain('name="preview"');
    const forged = await admin.postForm(IMPORT, { csv: lines.join("\n"), preview: "forged" });
    expect(forged.status).toBe(400);
    expect(mainText(forged)).toContain("The file has problems, so nothing was saved.");
    expect(wholeMenu()).toEqual(before);
  });

  test.each([
    ["no file", "", "Choose the CSV file to import"],
    [
      "other columns",
      "Title,Cost\r\nBhel,50\r\n",
      "The first line has no column ID. Export the menu, and change that file.",
    ],
    ["a column twice", "ID,Name,name\r\n", "The column Name appears twice. Remove one."],
    [
      "an open quote",
      'ID,Name\r\n1,"Bhel\r\n',
      "cannot be read as CSV. Check its quotation marks.",
    ],
    [
      "Windows-1252",
      Buffer.from([0x49, 0x44, 0x0a, 0xe9]),
      "The file is not in UTF-8. Save it as “CSV UTF-8” and try again.",
    ],
    [
      "more than 1 MB",
      `ID\n${"x".repeat(1_000_000)}`,
      "The file is larger than 1 MB. Import it in parts.",
    ],
  ])("is refused for %s", async (_, content, message) => {
    const page =
      content === "" ? await admin.postForm(IMPORT, new FormData()) : await check(content);

    expect([400, 413]).toContain(page.status);
    expect(mainText(page)).toContain(message);
    expect(page.text).toContain('aria-invalid="true"');
  });

  test.each([
    ["question marks", "?????"],
    ["replacement characters", "\uFFFD\uFFFD"],
    ["some letters lost", "भेल, ????"],
  ])("is refused whole if a spreadsheet wrote %s for Devanagari", async (_, written) => {
    const dish = addDish(shop.database, { name: unique("Bhel") });
    shop.database.change("update products set name_devanagari = 'भेल' where id = ?", dish.id);
    const before = wholeMenu();

    const refused = await check(`ID,Name in Devanagari,Stock\r\n${dish.id},"${written}",7\r\n`);

    expect(refused.status).toBe(400);
    expect(mainText(refused)).toContain("save it as “CSV UTF-8”");
    expect(wholeMenu()).toEqual(before);
  });

  test("reads a decimal comma, and refuses a third decimal instead of rounding it", async () => {
    const dish = addDish(shop.database, { pricePaise: 5000 });
    const priced = (price: string) => check(`ID,Price\r\n${dish.id},"${price}"\r\n`);

    await save(await priced("99,00"));
    expect(stored(dish.id).price_paise).toBe(9900);
    await save(await priced("1,250"));
    expect(stored(dish.id).price_paise).toBe(125_000);
    expect(problemsOn(await priced("80.505"))).toEqual([
      expect.stringContaining("must have at most two decimals"),
    ]);
  });

  test("changes the station of a dish by its name, or takes it away", async () => {
    const dish = addDish(shop.database, { category: "desserts" });
    const station = addStation(shop.database);
    const stationOfDish = () =>
      shop.database.value("select station_id from products where id = ?", dish.id);

    const unknown = await check(`ID,Station\n${dish.id},Nowhere`);
    expect(problemsOn(unknown)).toEqual([expect.stringContaining("Line 2 Station Write one of")]);
    await save(await check(`ID,Station\n${dish.id},${station.name.toUpperCase()}`));
    expect(stationOfDish()).toBe(station.id);
    await save(await check(`ID,Station\n${dish.id},`));
    expect(stationOfDish()).toBeNull();
  });

  test("changes the options of dishes and the parts of combos", async () => {
    const name = unique("Pav Bhaji");
    const dish = addDish(shop.database, { name, category: "desserts", pricePaise: 9000 });
    const size = unique("Plate");
    const extras = unique("Extras (hot)");
    addOptionGroup(shop.database, [], {
      name: size,
      isSize: true,
      choices: [{ pricePaise: 6000 }, { pricePaise: 9000 }],
    });
    addOptionGroup(shop.database, [], { name: extras, kind: "several", choices: [{}, {}, {}] });
    const combo = addCombo(shop.database, {
      name: unique("Thali"),
      parts: [{ name: "Your chaat", dishes: [dish] }],
    });
    const added = unique("Feast");
    const sweet = unique("Basundi");
    const titles = "ID,Name,Kind,Category,Price,Stock,Description,Image,Options,Combo parts";
    const image = "/illustrations/dishes/bhel-puri.svg";
    const options = `${size} (required); ${extras.toLowerCase()} (up to 2, 1 free)`;
    const parts = `Your chaat: 2 x ${name} (up to 60); Your drink: 1 × any of beverages`;

    const preview = await check(
      [
        titles,
        `${dish.id},${name},dish,desserts,60,5,${dish.description},${image},"${options}",`,
        `${combo.id},${combo.name},combo,pani-puri,100,0,${combo.description},${image},,"${parts}"`,
        `,${added},combo,snacks,150,0,Two of everything.,${image},,Both: 2 × ${name} | ${sweet}`,
        `,${sweet},dish,desserts,80,5,Thickened milk with saffron.,${image},,`,
      ].join("\n"),
    );

    expect(problemsOn(preview)).toEqual([]);
    const text = mainText(preview);
    expect(text).toContain(
      `Options before: — → after: ${size} (required); ${extras} (up to 2, 1 free)`,
    );
    expect(text).toContain(
      `Combo parts before: Your chaat: 1 × ${name} → after: Your chaat: 2 × ${name} (up to ₹60); Your drink: 1 × any of Beverages`,
    );
    expect((await save(preview)).status).toBe(303);
    expect(stored(dish.id)).toMatchObject({ price_paise: 6000 });
    const lines = readCsv((await admin.get(EXPORT)).text);
    const cellOf = (of: string, at: number) => lines.find((line) => line[1] === of)?.at(at);
    expect(cellOf(name, -2)).toBe(`${size} (required); ${extras} (up to 2, 1 free)`);
    expect(cellOf(combo.name, -1)).toBe(
      `Your chaat: 2 × ${name} (up to ₹60); Your drink: 1 × any of Beverages`,
    );
    expect(cellOf(added, -1)).toBe(`Both: 2 × ${sweet} | ${name}`);
    expect(
      shop.database.value(
        "select id from combo_parts where product_id = ? and position = 0",
        combo.id,
      ),
    ).toBe(combo.parts[0]?.id);
  });

  test("refuses another price than that of the cheapest size", async () => {
    const dish = addDish(shop.database);
    addOptionGroup(shop.database, [dish], { isSize: true, choices: [{ pricePaise: 10_000 }] });

    expect(problemsOn(await check(`ID,Price\n${dish.id},60`))).toEqual([
      "Line 2 Price Write 100: the price is that of the cheapest size",
    ]);
  });

  test.each([
    ["Options", "Nowhere", "No options are called “Nowhere”. Add them on the page of options"],
    [
      "Options",
      "Jain (2 too many)",
      "Write Jain with rules such as (required, at least 1, up to 4, 2 free)",
    ],
    ["Options", "Jain (up to 1); jain", "already has Jain. Remove one of the two."],
    ["Options", "Jain (at least 2, up to 1)", "is above the maximum. Lower it to 1 or less."],
    ["Combo parts", "Drink: 1 × Lassi", "Leave it empty: only a combo has them"],
  ])("refuses %s such as %s", async (column, cell, message) => {
    const dish = addDish(shop.database, { category: "desserts" });

    const page = await check(`ID,${column}\n${dish.id},"${cell}"`);

    expect(problemsOn(page)).toEqual([expect.stringContaining(`Line 2 ${column}`)]);
    expect(problemsOn(page)[0]).toContain(message);
  });

  test.each([
    ["Drink", "Write “Drink” such as Your drink: 1 × Lassi | Sol Kadhi"],
    [
      "Drink: 1 × any of soups",
      "Write one of Pani Puri, Chaat, Beverages, Desserts, Snacks after any of",
    ],
    ["Drink: 1 × Nowhere", "No dish is called “Nowhere”. Write a name of the menu"],
    ["", "has no parts. Add at least one."],
  ])("refuses parts of a combo such as %j", async (cell, message) => {
    const combo = addCombo(shop.database, { parts: [{ category: "beverages" }] });

    const page = await check(`ID,Combo parts\n${combo.id},"${cell}"`);

    expect(problemsOn(page)[0]).toContain(message);
  });

  test("is refused when the menu has changed meanwhile, and keeps the file", async () => {
    const dish = addDish(shop.database, { name: unique("Dabeli"), category: "chaat" });
    const preview = await check(`ID,Price,Secret\n${dish.id},50,x`);
    expect(mainText(preview)).toContain("Ignored columns Not columns of the menu: Secret.");
    shop.database.change("update products set price_paise = 7000 where id = ?", dish.id);

    const refused = await save(preview);

    expect(refused.status).toBe(409);
    expect(mainText(refused)).toContain(
      "The menu has changed since this preview, so nothing was saved. Check the new preview and import again.",
    );
    expect(mainText(refused)).toContain("Price before: 70 → after: 50");
    expect(stored(dish.id)).toMatchObject({ price_paise: 7000 });
    expect((await save(refused)).status).toBe(303);
    expect(stored(dish.id)).toMatchObject({ price_paise: 5000 });
  });

  test("adds several dishes of one file or none of them", async () => {
    const [first, second] = [unique("Aloo Vada"), unique("Bread Pakora")];
    const preview = await check(`${TITLES}\r\n${dishLine("", first)}${dishLine("", second)}`);
    addDish(shop.database, { name: second });

    expect((await save(preview)).status).toBe(400);
    expect(shop.database.rows("select * from products where name = ?", first)).toEqual([]);
  });
});
