import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { starterMenu } from "#db/starter/menu.ts";
import { dishTexts } from "#db/starter/translations/dishes.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { checkOutByForm, customerWith } from "#tests/support/records/checkout.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { starterFields } from "#tests/support/records/options.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

// No mail server listens at this port, so emails stay in the queue.
const shop = runningShop({
  env: { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
});
const [classic] = starterMenu;
if (!classic) throw new Error("The starter menu is empty");
const { visitor: admin } = shop.owner;

const pageOf = ({ id }: Pick<Dish, "id">) => `/admin/translations/dish/${id}`;

/** A dish with names in both languages. */
async function bhel(): Promise<Dish & { hi: string; mr: string }> {
  const name = `Bhel ${randomUUID().slice(0, 8)}`;
  const [hi, mr] = [name.replace("Bhel", "भेल"), name.replace("Bhel", "भेळ")];
  const dish = addDish(shop.database, { name });
  const saved = await admin.fillIn(pageOf(dish), { "name.hi": hi, "name.mr": mr });
  expect(saved.location).toBe(pageOf(dish));
  return { ...dish, hi, mr };
}

const translationsOf = (id: string) =>
  shop.database.rows(
    "select field, language, text from translations where subject_id = ? order by field, language",
    id,
  );

describe("customers read", () => {
  test("the menu and a dish in the language of the page", async () => {
    const hindi = await shop.visitor().get("/hi/menu");
    expect(hindi.text).toContain(dishTexts["Misal Pav"]?.hi.name);
    expect(hindi.text).toContain(dishTexts["Vada Pav"]?.hi.description);
    const marathi = await shop.visitor().get("/mr/menu/misal-pav");
    expect(marathi.visibleText).toContain(dishTexts["Misal Pav"]?.mr.name);
    expect(marathi.text).toContain("मोड आलेली मटकी");
    expect(marathi.text).toContain("कमी तिखट");
    const english = await shop.visitor().get("/menu/misal-pav");
    expect(english.text).toContain('<p lang="mr">मिसळपाव</p><h1>Misal Pav</h1>');
  });

  test("English, marked as such, where a text is missing", async () => {
    const dish = addDish(shop.database);
    const page = await shop.visitor().get(`/hi/menu/${dish.slug}`);
    expect(page.text).toContain(`<h1 lang="en">${dish.name}</h1>`);
    expect(page.text).toContain(`<p lang="en">${dish.description}</p>`);
    await admin.fillIn(pageOf(dish), { "name.hi": "नई पूरी" });
    const translated = await shop.visitor().get(`/hi/menu/${dish.slug}`);
    expect(translated.text).toContain("<h1>नई पूरी</h1>");
    expect(translated.text).toContain(`<p lang="en">${dish.description}</p>`);
    expect((await shop.visitor().get(`/menu/${dish.slug}`)).text).toContain(
      `<h1>${dish.name}</h1>`,
    );
  });

  test("a post in English, and that it is, until its content is translated", async () => {
    const post = addPost(shop.database);
    const path = `/admin/translations/post/${post.id}`;
    await admin.fillIn(path, { "title.mr": "तेलातली पुरी" });
    const only = await shop.visitor().get(`/mr/blog/${post.slug}`);
    expect(only.text).toContain("ही पोस्ट सध्या फक्त इंग्रजीत आहे");
    expect(only.visibleText).toContain("तेलातली पुरी");
    expect(only.text).toMatch(/<div class="prose post-content" lang="en">/);
    await admin.fillIn(path, { "content.mr": "## तेल\n\nते *गरम* हवं." });
    const whole = await shop.visitor().get(`/mr/blog/${post.slug}`);
    expect(whole.text).toContain("<h2>तेल</h2>");
    expect(whole.text).not.toContain("ही पोस्ट सध्या फक्त इंग्रजीत आहे");
    expect((await shop.visitor().get(`/blog/${post.slug}`)).text).toContain("<h2>The oil</h2>");
  });

  test("the API stays English", async () => {
    const reply = await shop.api.get<{ name: string }>(`/api/products/${classic.id}`);
    expect(reply.body.data.name).toBe("Classic Pani Puri");
    expect(reply.text).not.toContain("englishName");
  });
});

describe("an order", () => {
  test("keeps its language and the names that its customer read, beside the English ones", async () => {
    const dish = await bhel();
    const { visitor, api, email, user } = await customerWith(shop);
    shop.database.change("insert into verified_emails values (?, ?, 1)", user._id, email);
    await visitor.speak("hi");
    await visitor.postForm("/cart/lines", {
      product: dish.id,
      quantity: "1",
      ...starterFields("hot"),
    });
    const cart = await visitor.get("/cart");
    expect(cart.visibleText).toContain(dish.hi);
    expect(cart.visibleText).toContain("ज़्यादा तीखा");
    const orderNumber = await checkOutByForm(visitor, { email });

    const order = shop.database.row("select * from orders where order_number = ?", orderNumber);
    expect(order.language).toBe("hi");
    const item = shop.database.row(
      "select * from order_items where order_id = ?",
      String(order.id),
    );
    expect(item.name).toBe(dish.name);
    expect(JSON.parse(String(item.local))).toMatchObject({ name: dish.hi });
    expect(JSON.parse(String(item.options))).toEqual([
      expect.objectContaining({
        group: "Spice level",
        name: "Hot spice",
        local: { group: "तीखापन", name: "ज़्यादा तीखा" },
      }),
    ]);
    const confirmation = await visitor.get(`/order-confirmation?order=${orderNumber}`);
    expect(confirmation.visibleText).toContain(dish.hi);
    // Regardless of the language that its customer uses later.
    await visitor.speak("en");
    const receipt = await visitor.get(`/order-confirmation?order=${orderNumber}`);
    expect(receipt.text).toMatch(new RegExp(`<strong lang="hi"><a [^>]*>${dish.hi}</a>`));
    const staff = await admin.get(`/admin/orders/${order.id}`);
    expect(staff.visibleText).toContain(dish.name);
    expect(staff.text).not.toContain(dish.hi);
    // On paper for the customer, entirely in the customer's language.
    const bill = await admin.get(`/admin/orders/${order.id}/bill`);
    const [paper = ""] = /<div lang="hi">.*?<\/article>/s.exec(bill.text) ?? [];
    expect(visibleText(paper)).toContain(dish.hi);
    for (const label of ["आइटम", "ग्राहक", "कुल"]) expect(visibleText(paper)).toContain(label);
    for (const label of ["Item", "Customer", "Total"]) expect(paper).not.toContain(label);
    const shown = await api.get<{ items: { name: string }[] }>(`/api/orders/${order.id}`);
    expect(shown.body.data.items[0]?.name).toBe(dish.name);
    const told = shop.database.row(
      "select body from emails where kind = 'order' and recipient = ?",
      email,
    );
    expect(told.body).toContain(`1 × ${dish.hi}: `);
  });

  test("from the API is in English", async () => {
    const { api, visitor } = await customerWith(shop);
    await visitor.speak("mr");
    const dish = await bhel();
    const { id } = await placeOrder(api, [dish]);
    expect(shop.database.value("select language from orders where id = ?", id)).toBe("en");
  });
});

test("a person's last choice of a language is kept, and taken over by a browser without one", async () => {
  const person = await registerCustomer(shop.api);
  const first = await shop.signedIn(person);
  await first.speak("mr");
  const stored = shop.database.value("select language from users where email = ?", person.email);
  expect(stored).toBe("mr");
  const second = await shop.logIn(person);
  expect((await second.get("/cart")).text).toContain('<html lang="mr"');
  const third = shop.visitor();
  await third.speak("hi");
  await third.signInAs(person);
  expect((await third.get("/cart")).text).toContain('<html lang="hi"');
});

test("the kitchen reads its own language on screen and tickets, and marks Jain food all the same", async () => {
  const dish = await bhel();
  const { visitor } = await customerWith(shop, [dish]);
  await visitor.postForm("/cart/lines", {
    product: dish.id,
    quantity: "1",
    ...starterFields("jain"),
  });
  const orderNumber = await checkOutByForm(visitor);
  const id = shop.database.value("select id from orders where order_number = ?", orderNumber);
  const saved = await admin.postForm("/admin/settings/stations/language", { language: "mr" });
  expect(saved.location).toBe("/admin/settings/stations");
  const { text } = await admin.get("/admin/kitchen");
  const [ticket = ""] = new RegExp(`<li id="row-${id}".*?</article>`, "s").exec(text) ?? [text];
  expect(visibleText(ticket)).toContain(dish.mr);
  expect(visibleText(ticket)).toContain("जैन (कांदा, लसूण, बटाटा नाही)");
  expect(visibleText(ticket)).toContain("Jain");
  for (const path of [`/admin/orders/${id}/ticket`, "/admin/orders/tickets"]) {
    const printed = await admin.get(path);
    const [paper = ""] = /<div lang="mr">.*<\/article>/s.exec(printed.text) ?? [];
    for (const text of [dish.mr, "पर्यंत", "2 प्लेट"]) expect(visibleText(paper)).toContain(text);
    for (const text of ["Due", "plate"]) expect(visibleText(paper)).not.toContain(text);
  }
  await admin.postForm("/admin/settings/stations/language", { language: "en" });
  expect(await admin.read("/admin/kitchen")).toContain(dish.name);
});

describe("the owner's page of translations", () => {
  test("lists what is missing, and saves, removes and audits texts", async () => {
    const dish = addDish(shop.database);
    const listed = await admin.get(`/admin/translations?q=${dish.id.slice(0, 8)}&missing=1`);
    expect(listed.visibleText).toContain(dish.name);
    expect(listed.visibleText).toContain("हिन्दी: 3, मराठी: 3");
    const page = await admin.get(pageOf(dish));
    expect(page.visibleText).toContain(dish.description);
    await admin.fillIn(pageOf(dish), { "name.hi": " पूरी ", "name.mr": "पुरी" });
    expect(translationsOf(dish.id)).toEqual([
      { field: "name", language: "hi", text: "पूरी" },
      { field: "name", language: "mr", text: "पुरी" },
    ]);
    await admin.fillIn(pageOf(dish), { "name.hi": "" });
    expect(translationsOf(dish.id)).toEqual([{ field: "name", language: "mr", text: "पुरी" }]);
    const entry = shop.database.row(
      "select * from audit_log where action = 'translation.changed' order by id desc limit 1",
    );
    expect(JSON.parse(String(entry.before))).toEqual({ "name hi": "पूरी" });
    expect(JSON.parse(String(entry.after))).toEqual({ "name hi": "" });
  });

  test("leads from one text to the next that lacks a translation", async () => {
    const [one, other] = [addDish(shop.database), addDish(shop.database)];
    const nextOf = async (page: string) =>
      /<a [^>]*href="([^"]+)"[^>]*>Next missing</.exec((await admin.get(page)).text)?.[1];
    const visited = new Set<string>();
    let page = pageOf(one);
    while (!visited.has(page)) {
      visited.add(page);
      page = (await nextOf(page)) ?? "";
    }
    expect(page).toBe(pageOf(one));
    expect(visited).toContain(pageOf(other));

    const form = (await admin.get(pageOf(other))).form(pageOf(other));
    const names = Object.keys(form).filter((name) => /\.(hi|mr)$/.test(name));
    expect(names.length).toBeGreaterThan(3);
    await admin.fillIn(pageOf(other), Object.fromEntries(names.map((name) => [name, "पुरी"])));
    const before = [...visited][[...visited].indexOf(pageOf(other)) - 1] ?? "";
    expect(await nextOf(before)).not.toBe(pageOf(other));
  });

  test("says what is outdated, from a change of the English text until the translation is saved", async () => {
    const dish = await bhel();
    await admin.fillIn(pageOf(dish), { "description.hi": "चटपटी भेल" });
    const change = (column: "name" | "description", text: string) =>
      shop.database.change(`update products set ${column} = ? where id = ?`, text, dish.id);
    const name = `Dry ${dish.name}`;
    const listed = async () => {
      const page = await admin.get(`/admin/translations?q=${encodeURIComponent(name)}&missing=1`);
      return visibleText(/<tbody.*<\/tbody>/s.exec(page.text)?.[0] ?? "");
    };
    change("description", dish.description);
    change("name", name);
    expect(await listed()).toContain("हिन्दी: 1, मराठी: 1");
    const warning = "The English text has changed since this was translated: हिन्दी and मराठी.";
    const page = await admin.read(pageOf(dish));
    expect(page.split(warning)).toHaveLength(2);
    await admin.fillIn(pageOf(dish), {});
    expect(await admin.read(pageOf(dish))).not.toContain(warning);
    expect(await listed()).not.toContain("हिन्दी: 1, मराठी: 1");
  });

  test("is pointed to when customers still read the former text in another language", async () => {
    const dish = addDish(shop.database);
    await admin.fillIn(pageOf(dish), { "name.mr": "पुरी" });
    const path = `/admin/products/edit/${dish.id}`;
    const note = "Customers still read the former text in मराठी.";

    const priced = await admin.fillIn(path, { price: "77" });
    expect((await admin.follow(priced)).visibleText).not.toContain(note);
    const renamed = await admin.fillIn(path, { name: `${dish.name} Special` });
    expect((await admin.follow(renamed)).visibleText).toContain(note);
  });

  test("says which text is too long, and keeps the input", async () => {
    const dish = addDish(shop.database);
    const refused = await admin.fillIn(pageOf(dish), { "name.mr": "पु".repeat(60) });
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("at most 100 characters");
    expect(refused.form(pageOf(dish))["name.mr"]).toBe("पु".repeat(60));
    expect(translationsOf(dish.id)).toEqual([]);
  });

  test("answers 404 for what does not exist", async () => {
    expect((await admin.get("/admin/translations/dish/none")).status).toBe(404);
    expect((await admin.get("/admin/translations/spell/none")).status).toBe(404);
  });
});

test("a removed zone takes its translations with it", async () => {
  const id = randomUUID();
  shop.database.change(
    "insert into zones (id, name, fee_paise, created_at, updated_at) values (?, ?, 0, 1, 1)",
    id,
    `Camp ${id}`,
  );
  await admin.fillIn(`/admin/translations/zone/${id}`, { "name.mr": "कॅम्प" });
  expect(translationsOf(id)).toHaveLength(1);
  await admin.postForm(`/admin/zones/${id}/removal`);
  expect(translationsOf(id)).toEqual([]);
});
