import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { publicFiles, publicPages } from "#tests/support/http/public-pages.ts";
import { katta, kattaPlace, sampleIn, writeOwnTexts } from "#tests/support/records/another-shop.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({
  env: { ...mail.env, SHOP_UPI_ID: "katta@upi", SHOP_UPI_NAME: undefined },
});
let owner: FormVisitor;

beforeAll(async () => {
  owner = await shop.signedIn(firstAdmin);
  // The posts and dishes of the sample shop are rows as well.
  shop.database.change("delete from posts");
  shop.database.change("update products set description = 'Our own', food_note = ''");
  shop.database.change("delete from translations where kind in ('dish', 'post')");
  await writeOwnTexts(owner, {
    shop: {
      ...katta,
      address: kattaPlace.address,
      grievanceName: "Sunita Patil",
      colours: "indigo",
      whatsapp: "https://wa.me/912312650000",
      instagram: "",
      facebook: "",
      youtube: "",
    },
    branch: { ...kattaPlace, phone: katta.phone },
  });
  for (const branch of ["sadashiv-peth", "koregaon-park"]) {
    await owner.postForm(`/admin/content/${branch}/removal`);
  }
}, 120_000);

function expectNoSample(text: string, where: string): void {
  expect(sampleIn(text), where).toBeNull();
}

test.each(["", "/hi", "/mr"])("no page at %s/ speaks of the sample shop", async (language) => {
  const visitor = shop.visitor();
  for (const page of publicPages) {
    const path = `${language}${page}`;
    expectNoSample((await visitor.get(path)).text, path);
  }
  const name = language === "" ? "Kolhapuri Katta" : "कोल्हापुरी कट्टा";
  expect((await visitor.get(`${language}/menu`)).text).toContain(` · ${name}</title>`);
});

test("neither do feeds, manifests, the API and the pages of a visit", async () => {
  for (const path of publicFiles) expectNoSample((await shop.visitor().get(path)).text, path);
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
    `/admin/orders/${id}/bill`,
    "/admin/poster",
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

test("pages, browsers' bars and icons have the owner's colours, and then the logo", async () => {
  const visitor = shop.visitor();
  const page = await visitor.get("/menu");
  expect(page.text).toContain('data-colours="indigo"');
  expect(page.text).toMatch(/href="\/assets\/colour-sets-[\w-]+\.css"/);
  const manifest = JSON.parse((await visitor.get("/manifest.webmanifest")).text);
  expect(manifest.theme_color).toBe("#26388c");
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons).toContain("/icons/indigo/icon-maskable-512.png");
  for (const icon of icons) expect((await visitor.get(icon)).status, icon).toBe(200);

  const logo = "/illustrations/logo-mark.svg";
  const path = "/admin/content/shop";
  await owner.postForm(path, { ...(await owner.get(path)).form(path), logo });
  expect((await visitor.get("/mr/menu")).text).toContain(`<img src="${logo}" alt="कोल्हापुरी कट्टा"`);
  const order = shop.database.value("select id from orders");
  expect((await owner.get(`/admin/orders/${order}/bill`)).text).toContain(`src="${logo}"`);
  expect((await visitor.get("/manifest.webmanifest")).text).toContain(logo);
});
