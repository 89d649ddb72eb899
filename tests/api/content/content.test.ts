import { expect, test } from "vitest";
import { starterContent } from "#db/starter/content/index.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { rowOf } from "#tests/support/http/page-text.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { textsOf } from "#tests/support/records/own-texts.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: owner } = shop.owner;

const PATH = "/admin/content";

const { save, add } = textsOf(() => owner);

const button = (id: string, name: string, fields: FormFields = {}) =>
  owner.postForm(`${PATH}/${id}/${name}`, fields);

const isSample = (id: string) =>
  shop.database.value("select is_sample from content where id = ?", id) === 1;

test("a text has the owner's words on its page at once, in the language that has them", async () => {
  expect(isSample("about")).toBe(true);

  expect((await save("about", { title: "About our katta", intro: "Since 1998." })).status).toBe(
    303,
  );

  expect(await owner.read("/about")).toContain("About our katta");
  // A translation of the sample would describe another shop.
  const hindi = await shop.visitor().read("/hi/about");
  expect(hindi).toContain("About our katta");
  expect(hindi).not.toContain("चटपटा के बारे में");
  expect(isSample("about")).toBe(false);

  const translation = "/admin/translations/content/about";
  await owner.fillIn(translation, { "title.hi": "हमारे कट्टे के बारे में" });
  expect(await shop.visitor().read("/hi/about")).toContain("हमारे कट्टे के बारे में");
});

test("the last change can be undone once", async () => {
  await save("terms", { intro: "These are the terms of our shop." });
  expect(await owner.read("/terms")).toContain("These are the terms of our shop.");

  expect(isSample("terms")).toBe(false);
  const hindi = starterContent.find(({ id }) => id === "terms")?.texts.intro?.[1] ?? "";
  expect(hindi).not.toBe("");
  expect(await shop.visitor().read("/hi/terms")).not.toContain(hindi);
  await button("terms", "undo");
  expect(await shop.visitor().read("/hi/terms"), "with its translations").toContain(hindi);
  expect(await owner.read("/terms")).toContain("What you may expect from us, and we from you.");
  expect(isSample("terms"), "again").toBe(true);
  await button("terms", "undo");
  expect(await owner.read("/terms")).toContain("What you may expect from us, and we from you.");
});

test.each([
  ["a changed text", "about", { title: "About a preview" }, "/about"],
  [
    "a new value",
    "add/value",
    { icon: "sun", title: "Only a preview", text: "Never kept." },
    "/about",
  ],
])("a preview shows %s on its page and saves nothing", async (_name, path, typed, page) => {
  const title = typed.title;
  expect(await owner.read(page)).not.toContain(title);
  const rows = () => shop.database.value("select count(*) from content");
  const before = rows();

  const reply = await owner.fillIn(`${PATH}/${path}`, { ...typed, preview: "on" });
  const shown = await owner.get(reply.location ?? "");
  expect(shown.text).toContain(title);
  expect(shown.text, "the toast").toContain("nothing is saved yet");

  for (const visitor of [owner, shop.visitor()]) {
    expect(await visitor.read(page), "afterwards").not.toContain(title);
  }
  expect(rows()).toBe(before);
  // Without its address, visitors see the saved texts.
  expect(await shop.visitor().read(`${page}?preview=1`)).not.toContain(title);
});

test("a preview of a changed sample shows no translation of the sample, as when it is saved", async () => {
  expect(isSample("home")).toBe(true);
  const typed = { popularTitle: "What our street eats first", preview: "on" };

  const { location } = await owner.fillIn(`${PATH}/home`, typed);

  expect(location).toMatch(/^\/\?preview=/);
  expect(await owner.read(`/hi${location?.slice(1)}`)).toContain(typed.popularTitle);
});

test("a preview of a text that cannot be saved shows its form with what is wrong", async () => {
  const reply = await owner.fillIn(`${PATH}/about`, { title: "", preview: "on" });
  expect(reply.status).toBe(400);
});

test("entries of a list are added, moved and deleted", async () => {
  await add("value", { icon: "sun", title: "Open in the rain", text: "Also in July." });
  const id = String(
    shop.database.value("select id from content where fields like '%in the rain%'"),
  );
  // The next page no longer names it in a toast.
  await owner.read("/admin/content");
  const places = async () => {
    const page = await owner.read("/about");
    return [page.indexOf("Open in the rain"), page.indexOf("Nothing behind a curtain")];
  };
  const [added = 0, second = 0] = await places();
  expect(added).toBeGreaterThan(second);

  await button(id, "position", { to: "0" });
  await owner.read("/admin/content");
  const [moved = 0, later = 0] = await places();
  expect(moved).toBeLessThan(later);

  await button(id, "removal");
  await owner.read("/admin/content");
  expect(await owner.read("/about")).not.toContain("Open in the rain");
});

test("what does not belong into a field is refused by name, and what was typed is kept", async () => {
  const wrong = {
    name: "",
    phone: "call me",
    email: "nobody",
    instagram: "javascript:alert(1)",
    tagline: "Kept as it was typed",
  };
  const refused = await save("shop", wrong);
  const page = refused.text;

  expect(refused.status).toBe(400);
  for (const message of [
    "Enter this: Name in Latin letters",
    "Enter a phone number",
    "Enter an email address",
    "Enter a whole address that starts with https://",
    "Kept as it was typed",
  ]) {
    expect(page).toContain(message);
  }
  await save("shop", { legalName: "One\nLine" });
  expect(await owner.get("/admin/content/shop")).toHaveProperty(
    "text",
    expect.stringContaining('value="One Line"'),
  );
  expect((await save("main", { place: "near the temple" })).text).toContain(
    "Enter latitude and longitude",
  );
});

test("the note about unknown braces comes with the one about translations", async () => {
  await save("takeaway", { notes: "Bring a bag." });
  await owner.fillIn("/admin/translations/content/takeaway", { "notes.mr": "पिशवी आणा." });
  const saved = await save("takeaway", { notes: "Call {fone}." });
  const { visibleText } = await owner.follow(saved);
  expect(visibleText).toContain("Nothing is known as {fone}.");
  expect(visibleText).toContain("Customers still read the former text in मराठी.");
});

test("a branch that cooks no online orders does not promise pickup", async () => {
  const takeaway = await owner.read("/takeaway");
  expect(takeaway).toContain("Orders from this website are picked up here.");
  expect(takeaway).toContain("This branch takes orders at its counter only.");

  await save("sadashiv-peth", { ownShop: "https://peth.example/menu" });
  const page = await owner.get("/takeaway");
  expect(page.text).toContain('href="https://peth.example/menu"');
  expect(page.text).not.toContain("at its counter only");
});

test("a branch takes the website's orders from another, unless it opens later", async () => {
  const marked = async (id: string) => (await owner.formOn(`${PATH}/${id}`)).cooksOnlineOrders;
  const refused = await save("koregaon-park", { cooksOnlineOrders: "on" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("A branch that opens later cannot cook orders yet.");
  expect(await marked("main")).toBe("on");

  expect((await save("sadashiv-peth", { cooksOnlineOrders: "on" })).status).toBe(303);
  expect(await marked("main")).toBeUndefined();

  await button("sadashiv-peth", "undo");
  expect(await marked("main")).toBe("on");
});

test("the pages of an order name the branch that cooks, and its bill the address of the business", async () => {
  await save("sadashiv-peth", { cooksOnlineOrders: "on" });
  const customer = await registerCustomer(shop.api);
  const visitor = await shop.logIn(customer);
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  const confirmation = `/order-confirmation?order=${order.orderNumber}`;
  for (const page of [confirmation, new URL(String(order.trackingUrl)).pathname]) {
    const { text } = await visitor.get(page);
    const main = /<main.*<\/main>/s.exec(text)?.[0];
    expect(main, page).toContain("1184 Tilak Road");
    expect(main, page).not.toContain("Jangli Maharaj Road");
  }
  const bill = await owner.read(`/admin/orders/${order.id}/bill`);
  expect(bill).toContain("Jangli Maharaj Road");
  await button("sadashiv-peth", "undo");
});

test("made-up guests and figures disappear with the tenth order, unless the owner confirms them", async () => {
  const visitor = shop.visitor();
  expect(await visitor.read("/")).toContain("Mrunal Gokhale");
  expect(rowOf((await visitor.get("/about")).text, "Customers served")).toBe("10K+");
  await button("mrunal-gokhale", "confirmation");
  const { api } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 100 });
  for (let count = 0; count < 10; count += 1) await placeOrder(api, [dish]);

  const home = await visitor.read("/");
  expect(home).toContain("Mrunal Gokhale");
  expect(home).not.toContain("Aniket Shinde");
  expect(home).not.toContain("10K+");
  await button("mrunal-gokhale", "removal");
  await writeReview(api, { comment: "The crispest sev in the whole lane." });
  expect(await visitor.read("/")).toContain("The crispest sev in the whole lane.");
  expect(await visitor.read("/about")).not.toContain("Salim Shaikh");
  expect(await visitor.read("/about")).toContain("Nothing behind a curtain");
});

test("a shop without a name in Devanagari has no empty place for it", async () => {
  expect((await save("shop", { nameDevanagari: "" })).status).toBe(303);
  expect(await shop.visitor().read("/")).not.toMatch(/lang="mr"[^>]*><\//);
  expect(await owner.read("/admin")).not.toMatch(/lang="mr"[^>]*><\//);
});

test("a shop without branches and pictures shows its pages without a map and empty pictures", async () => {
  for (const id of ["main", "sadashiv-peth", "koregaon-park"]) await button(id, "removal");
  await save("corporate", { picture: "" });
  for (const path of ["/", "/contact", "/takeaway", "/corporate"]) {
    const page = await shop.visitor().get(path);
    expect(page.status, path).toBe(200);
    expect(page.text, path).not.toMatch(/NaN|Infinity|src=""/);
  }
});

test("facts in braces stay as they are in Markdown, and other names are nothing", async () => {
  const named = await save("shop", {
    name: "O'Brien & Sons <Chaat>",
    grievanceName: "A_s_ha <Officer>",
  });
  expect(named.status, named.visibleText).toBe(303);
  await save("terms", { text: "By {shop}, {grievance contact} {constructor}." });
  const terms = (await shop.visitor().read("/terms")).replace(/^.*Terms of Service/s, "");
  expect(terms).toContain("By O'Brien & Sons <Chaat>, A_s_ha <Officer> {constructor}.");
});
