import { afterAll, beforeAll, expect, test } from "vitest";
import { starterContent } from "#db/starter/content/index.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({ env: mail.env });
let owner: FormVisitor;

/** The sample shop's name, city, quarters, people and phone, in both scripts. */
const sampleWords =
  /chatpata(?!\.test|-unit|-template)|चटपट|\bpune\b|पुण|deccan|डेक्कन|sadashiv|सदाशिव|koregaon|कोरेगा|kothrud|कोथरूड|jangli|जंगली|tilak road|ujwala|उज्ज्वला|deshmukh|देशमुख|ketaki|केतकी|ramdas|रामदास|4890 55/i;

const pages = [
  "/",
  "/menu",
  "/about",
  "/contact",
  "/faqs",
  "/delivery",
  "/takeaway",
  "/order",
  "/corporate",
  "/wedding",
  "/privacy",
  "/terms",
  "/catering",
  "/catering/days",
  "/reviews",
  "/blog",
  "/sitemap",
  "/nothing-here",
];
const others = [
  "/login",
  "/register",
  "/cart",
  "/checkout",
  "/preferences",
  "/manifest.webmanifest",
  "/admin.webmanifest",
  "/rss.xml",
  "/sitemap.xml",
  "/api",
  "/api/openapi.json",
  "/service-worker.js",
];

const katta: FormFields = {
  name: "Kolhapuri Katta",
  nameDevanagari: "कोल्हापुरी कट्टा",
  tagline: "Misal and more, by the lake",
  city: "Kolhapur",
  state: "Maharashtra",
  phone: "+91 231 265 0000",
  email: "namaskar@katta.example",
  address: "12 Rankala Road, Kolhapur 416012",
  grievanceName: "Sunita Patil",
  numberPrefix: "KK",
  whatsapp: "https://wa.me/912312650000",
  instagram: "",
  facebook: "",
  youtube: "",
};

/** Whatever the owner writes: the same words in every text, and a place by the lake. */
async function writeOwnTexts(): Promise<void> {
  for (const [index, { id, subject }] of starterContent.entries()) {
    const path = `/admin/content/${id}`;
    const page = await owner.get(path);
    // Only one of the two answers about the area is there.
    if (page.status === 404) continue;
    const form = page.form(path);
    const own = Object.entries(form).map(([field, value]) => {
      const isTyped = typeof value === "string" && /[a-z]{4}/i.test(value);
      const isKept = ["once", "icon", "type"].includes(field) || /^(\/|https:)/.test(String(value));
      const text = `Our ${subject} ${index}`;
      return [field, isTyped && !isKept ? (field === "dishes" ? `${text} 50` : text) : value];
    });
    const place = "place" in form ? { place: "16.6913, 74.2134", phone: "+91 231 265 0000" } : {};
    const saved = await owner.postForm(path, {
      ...Object.fromEntries(own),
      ...place,
      ...(subject === "shop" ? katta : {}),
    });
    expect(saved.status, `${id}: ${saved.visibleText}`).toBe(303);
  }
}

beforeAll(async () => {
  owner = await shop.signedIn(firstAdmin);
  // The posts and dishes of the sample shop are rows as well.
  shop.database.change("delete from posts");
  shop.database.change("update products set description = 'Our own', food_note = ''");
  shop.database.change("delete from translations where kind in ('dish', 'post')");
  await writeOwnTexts();
  for (const branch of ["sadashiv-peth", "koregaon-park"]) {
    await owner.postForm(`/admin/content/${branch}/removal`);
  }
}, 120_000);

function expectNoSample(text: string, where: string): void {
  const found = sampleWords.exec(text);
  const around = found && text.slice(Math.max(0, found.index - 80), found.index + 60);
  expect(around, where).toBeNull();
}

test.each(["", "/hi", "/mr"])("no page at %s/ speaks of the sample shop", async (language) => {
  const visitor = shop.visitor();
  for (const page of pages) {
    const path = `${language}${page}`;
    expectNoSample((await visitor.get(path)).text, path);
  }
  const name = language === "" ? "Kolhapuri Katta" : "कोल्हापुरी कट्टा";
  expect((await visitor.get(`${language}/menu`)).text).toContain(` · ${name}</title>`);
});

test("neither do feeds, manifests, the API and the pages of a visit", async () => {
  for (const path of others) expectNoSample((await shop.visitor().get(path)).text, path);
});

test("an order, its emails and its ticket have the owner's name", async () => {
  const customer = await registerCustomer(shop.api, { email: "guest@katta.test" });
  verifyEmail(shop.database, customer);
  const deliveryAddress = {
    street: "1 Shahu Road",
    city: "Kolhapur",
    state: "Maharashtra",
    zipCode: "416012",
    phone: "+91 98220 12345",
  };
  const dish = addDish(shop.database, { stock: 10 });
  const { id, orderNumber } = await placeOrder(customer.api, [dish], { deliveryAddress });
  for (const path of [
    `/admin/orders/${id}`,
    `/admin/orders/${id}/ticket`,
    "/admin",
    "/admin/kitchen",
  ]) {
    const page = await owner.get(path);
    expect(page.status).toBe(200);
    expectNoSample(page.text, path);
  }
  expect(orderNumber).toMatch(/^KK-/);
  const email = await mail.email({ to: "guest@katta.test", subject: /order/ });
  expectNoSample(email.text + Object.values(email.headers).join(" "), "the order's email");
  expect(email.text).toContain("Kolhapuri Katta");
  expect(email.headers.from).toContain("namaskar@katta.example");
});
