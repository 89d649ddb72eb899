import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicFiles, publicPages } from "#tests/support/http/public-pages.ts";
import { katta, kattaPlace, sampleIn, writeOwnTexts } from "#tests/support/records/another-shop.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent, eventOf, setEventStatus } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({
  env: { ...mail.env, SHOP_UPI_ID: "katta@upi", SHOP_UPI_NAME: undefined },
});
const { visitor: owner } = shop.owner;

beforeAll(async () => {
  // The sample shop's posts and dishes are rows as well.
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

const address = { city: "Kolhapur", state: "Maharashtra", zipCode: "416012" };
const deliveryAddress = { ...address, street: "1 Shahu Road", phone: "+91 98220 12345" };

test("neither do the pages, papers, files and emails of an order and a booking", async () => {
  const customer = await registerCustomer(shop.api, { email: "guest@katta.test" });
  verifyEmail(shop.database, customer);
  const guest = await shop.signedIn(customer);
  const dish = addDish(shop.database, { stock: 10 });
  const order = await placeOrder(customer.api, [dish], { deliveryAddress });
  const { location, contactInfo } = eventOf();
  const name = shop.database.value(
    "select fields ->> 'name' from content where subject = 'cateringPackage'",
  );
  const event = await bookEvent(customer.api, {
    menu: { packages: [{ name }], customItems: [] },
    contactInfo: {
      primaryContact: { ...contactInfo.primaryContact, email: "guest@katta.test" },
    },
    location: { ...location, address: { ...deliveryAddress, landmark: "" } },
  });
  const { api } = shop.owner;
  await setEventStatus(api, event, "confirmed");
  await advanceOrder(api, order, ["preparing", "out_for_delivery", "delivered"]);

  const file = readFileSync("app/routes.ts", "utf8");
  const exports = [...file.matchAll(/"(admin\/[\w/-]+\.csv)"/g)].map(([, path]) => `/${path}`);
  expect(exports.length).toBeGreaterThan(10);
  for (const path of [
    ...exports,
    `/admin/orders/${order.id}`,
    `/admin/orders/${order.id}/ticket`,
    `/admin/orders/${order.id}/ticket.escpos`,
    `/admin/orders/${order.id}/bill`,
    `/admin/events/${event.id}/sheet`,
    "/admin/events",
    "/admin/events/calendar",
    "/admin/events/sheet",
    "/admin/poster",
    "/admin/poster/cards?tables=2",
    "/here",
    "/admin",
    "/admin/kitchen",
    "/admin/counter",
    "/admin/day",
    "/admin/emails",
  ]) {
    const page = await owner.get(path);
    expect(page.status, path).toBe(200);
    expectNoSample(page.text, path);
  }
  for (const path of [
    `/order-confirmation?order=${order.orderNumber}`,
    `/my-orders/${order.orderNumber}/bill`,
    "/my-orders",
    "/my-events",
    `/my-events/${event.eventNumber}/calendar.ics`,
    "/profile/data.json",
  ]) {
    const page = await guest.get(path);
    expect(page.status, path).toBe(200);
    expectNoSample(page.text, path);
  }
  for (const path of ["/api/orders/user", "/api/catering/my-events", "/api/auth/verify"]) {
    const reply = await customer.api.get(path);
    expect(reply.status, path).toBe(200);
    expectNoSample(reply.text, path);
  }
  expect(order.orderNumber).toMatch(/^KK-/);
  const subjects = () => mail.received().map(({ headers }) => headers.subject);
  await expect
    .poll(subjects, { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining("Your order"),
        expect.stringContaining("Your booking"),
      ]),
    );
  for (const email of mail.received()) {
    expectNoSample(
      email.text + Object.values(email.headers).join(" "),
      email.headers.subject ?? "",
    );
  }
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
  await owner.fillIn(path, { logo });
  expect((await visitor.get("/mr/menu")).text).toContain(`<img src="${logo}" alt="कोल्हापुरी कट्टा"`);
  const order = shop.database.value("select id from orders");
  expect((await owner.get(`/admin/orders/${order}/bill`)).text).toContain(`src="${logo}"`);
  expect((await visitor.get("/manifest.webmanifest")).text).toContain(logo);
});
