import { expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { publicPages } from "#tests/support/http/public-pages.ts";
import { katta, kattaPlace, sampleIn } from "#tests/support/records/another-shop.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop({ env: { SHOP_UPI_ID: undefined } });
const { visitor: owner } = shop.owner;

const urlOf = (step: string) => `/admin/first-hour/${step}`;

const fill = (step: string, fields: FormFields) => owner.fillIn(urlOf(step), fields);

const firstPage = async (person: Parameters<typeof shop.logIn>[0], returnTo = "") => {
  const path = `/login${returnTo}`;
  const { email, password } = person;
  return (await shop.visitor().postForm(path, { email, password })).location;
};

test("the owner of a new shop starts with the first hour, and nobody else does", async () => {
  const manager = await addStaff(shop, "manager");

  expect(await firstPage(firstAdmin)).toBe(urlOf("shop"));
  expect(await firstPage(firstAdmin, "?returnTo=/admin")).toBe(urlOf("shop"));
  expect(await firstPage(firstAdmin, "?returnTo=/admin/orders")).toBe("/admin/orders");
  expect(await firstPage(manager)).toBe("/admin");
});

test("each step shows nothing of another shop and can be skipped", async () => {
  const path: string[] = [];
  for (let next = urlOf("shop"); next && !path.includes(next); ) {
    path.push(next);
    const { text, form } = await owner.get(next);
    expect(next.endsWith("shop") && form(next).name).toBeFalsy();
    next =
      /href="(\/admin\/first-hour\/\w+)"[^>]*>(?:Skip this step|Continue)</.exec(text)?.[1] ?? "";
  }
  expect(path.map((url) => url.split("/").at(-1))).toEqual([
    "shop",
    "place",
    "hours",
    "delivery",
    "payment",
    "menu",
    "staff",
    "open",
  ]);
});

test("a refused step keeps the input", async () => {
  const refused = await fill("shop", { ...katta, email: "namaskar" });

  expect(refused.status).toBe(400);
  expect(refused.form(urlOf("shop"))).toMatchObject({ name: katta.name, email: "namaskar" });
});

test("the steps make it the owner's shop", async () => {
  expect((await fill("shop", katta)).location).toBe(urlOf("place"));
  expect(await shop.visitor().read("/contact")).toContain("Kolhapur, Maharashtra");
  expect((await fill("place", kattaPlace)).location).toBe(urlOf("hours"));
  const hours = { "days[0].opens": "11:00", "days[0].closes": "21:30", sameAsMonday: "on" };
  expect((await fill("hours", hours)).location).toBe(urlOf("delivery"));
  const delivery = { feeRupees: "25", freeAboveRupees: "400" };
  expect((await fill("delivery", delivery)).location).toBe(urlOf("payment"));
  expect((await fill("payment", { id: "katta@upi" })).location).toBe(urlOf("menu"));

  const contact = await shop.visitor().get("/contact");
  expect(contact.visibleText).toContain("12 Rankala Road");
  expect(sampleIn(contact.text)).toBeNull();
  expect(contact.visibleText, "the branches of the sample").not.toContain("Two counters");
  expect(shop.database.value("select is_sample from content where id = 'home'")).toBe(1);
  expect(await shop.visitor().read("/order")).toContain("₹25, free above ₹400");
  expect(shop.database.value("select count(*) from content where subject = 'branch'")).toBe(1);
  expect(await firstPage(firstAdmin)).toBe("/admin");
  const { text } = await owner.get("/admin/before-you-open");
  expect(text, "the next step").toContain(`href="${urlOf("menu")}"`);
  expect(text, "the test order").toContain(`href="${urlOf("open")}"`);
  // The owner's own content stays when a step is repeated.
  expect((await owner.get(urlOf("shop"))).form(urlOf("shop"))).toMatchObject(katta);
  await fill("shop", { tagline: "Misal and more" });
  expect(await shop.visitor().read("/contact")).toContain("12 Rankala Road");
});

test("a colleague without an email address gets a PIN", async () => {
  const asha = { name: "Asha Patil", role: "counter", pin: "4711" };
  expect(await owner.read(urlOf("staff"))).not.toContain("(optional)");
  const withoutPin = await fill("staff", { ...asha, pin: "" });
  expect(withoutPin.status).toBe(400);
  expect(withoutPin.visibleText).toContain("Without an email address, it is the only way in.");
  expect((await fill("staff", { ...asha, role: "owner" })).status).toBe(400);

  const added = await fill("staff", asha);
  expect(added.location).toBe(urlOf("staff"));
  expect((await owner.follow(added)).visibleText).toContain("Asha Patil can now enter the PIN");
  expect(await owner.read("/admin/staff")).toContain("Asha Patil");
  expect(await owner.read(urlOf("staff"))).toMatch(/Who works here.*Asha Patil\s+Counter/s);
  expect(await owner.read(urlOf("menu"))).not.toContain("Asha Patil");
});

test("an empty menu keeps its sections, what the owner changed, and orders of sample dishes", async () => {
  const customer = await registerCustomer(shop.api);
  const [sample, changed] = shop.database.rows(
    "select id, name from products where kind = 'dish' order by seq limit 2",
  );
  const own = addDish(shop.database, { name: "Kolhapuri Misal" });
  const order = await placeOrder(customer.api, [{ id: String(sample?.id) }]);
  await owner.postForm(`/admin/products/${changed?.id}/stock`, { stock: "7", shownStock: "0" });

  expect(await owner.read(urlOf("menu"))).not.toContain("Dishes that come back");
  expect((await fill("menu", {})).status).toBe(400);
  expect((await fill("menu", { menu: "sample" })).location).toBe(urlOf("staff"));
  expect(
    shop.database.value("select count(*) from products where deleted_at is null"),
  ).toBeGreaterThan(9);
  expect((await fill("menu", { menu: "csv" })).location).toBe("/admin/products/import");
  expect(await owner.read(urlOf("menu"))).toMatch(/Dishes that come back: [1-9]/);

  const kept = shop.database.rows("select id from products where deleted_at is null");
  expect(kept.map(({ id }) => id).sort()).toEqual([own.id, changed?.id].sort());
  expect(await owner.read(`/admin/orders/${order.id}`)).toContain(String(sample?.name));
  expect((await shop.visitor().get("/menu")).status).toBe(200);
  expect(shop.database.value("select count(*) from menu_sections")).toBe(5);
  expect((await fill("menu", { menu: "empty" })).location).toBe(urlOf("staff"));
  expect(shop.database.value("select value from settings where key = 'putAside'")).toBe("[]");
});

test("a map's link, small letters and an empty amount mean what the owner meant", async () => {
  await fill("shop", { ...katta, numberPrefix: "kk" });
  const link = "https://www.google.com/maps/place/Rankala/@16.6913,74.2134,17z";
  await fill("place", { ...kattaPlace, place: link });
  await fill("delivery", { feeRupees: "25", freeAboveRupees: "" });

  expect((await owner.formOn("/admin/content/shop")).numberPrefix).toBe("KK");
  const place = "select fields ->> 'place' from content where subject = 'branch'";
  expect(shop.database.value(place)).toBe("16.6913, 74.2134");
  const delivery = await shop.visitor().read("/delivery");
  expect(delivery).toContain("₹25");
  expect(delivery).not.toMatch(/free/i);
  expect((await fill("place", { ...kattaPlace, place: "near the lake" })).status).toBe(400);
});

test("a stall without tagline, email and place on the map has pages without empty lines", async () => {
  await fill("shop", { ...katta, tagline: "", email: "" });
  expect((await fill("place", { ...kattaPlace, place: "" })).status).toBe(303);

  for (const path of publicPages) {
    const { text, visibleText } = await shop.visitor().get(path);
    expect(text, path).not.toMatch(/mailto:["+)]|<h1[^>]*><\/h1>|NaN|GeoCoordinates/);
    expect(visibleText, path).not.toMatch(/\{[a-z ]+\}/);
  }
  const home = await shop.visitor().get("/");
  expect(home.text).toContain("<h1>Kolhapuri Katta, Kolhapur</h1>");
  expect(home.text).toContain("destination=12%20Rankala%20Road");
  expect(home.text).not.toContain('class="map"');
  expect(await shop.visitor().read("/privacy")).toContain(`write to ${katta.phone}`);
  expect((await owner.get("/admin/poster")).text).not.toContain("<p></p>");
});

test("who is closed on Mondays gives the other days the times of Monday's row", async () => {
  const path = urlOf("hours");
  const { "days[0].isOpen": _monday, ...typed } = await owner.formOn(path);
  const times = { "days[0].opens": "16:00", "days[0].closes": "22:00", sameAsMonday: "on" };
  const saved = await owner.postForm(path, { ...typed, ...times });
  expect(saved.status).toBe(303);
  expect((await owner.follow(saved)).visibleText).toContain("Open 6 days a week");

  const form = await owner.formOn(path);
  expect(form["days[0].isOpen"]).toBeUndefined();
  expect(form).toMatchObject({ "days[1].isOpen": "on", "days[1].opens": "16:00" });
  expect(form).toMatchObject({ "days[6].isOpen": "on", "days[6].closes": "22:00" });
});
