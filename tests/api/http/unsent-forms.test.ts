import { describe, expect, test } from "vitest";
import { customerWith, filledCheckout, putInCart } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop({ env: { TRUST_PROXY: "1", SITE_URL: "https://chatpata.test" } });

const BOOKING = "/catering/book";
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

test("a flood of unsent forms grows the database by at most 100 KB and removes no other guest's", async () => {
  const person = await registerCustomer(shop.api);
  const guest = shop.visitor();
  const typed = { eventName: "Mira turns five" };
  const sent = await guest.postForm(BOOKING, typed, from("203.0.113.7"));
  expect(sent.location).toMatch(/^\/login\?/);

  for (let count = 0; count < 40; count += 1) {
    const notes = "x".repeat(count % 2 === 0 ? 45_000 : 480_000);
    await shop.visitor().postForm(BOOKING, { notes }, from("198.51.100.1"));
  }

  expect(shop.database.value("select sum(octet_length(fields)) from form_drafts")).toBeLessThan(
    105_000,
  );
  await guest.signInAs(person);
  expect((await guest.get(BOOKING)).text).toContain("Mira turns five");
});

const KEPT = "We kept what you typed";

function unsentRows() {
  return shop.database.rows("select path, fields from form_drafts order by path");
}

describe("a form that was sent after the session had ended", () => {
  const ADDRESS = "/profile/addresses/";

  async function personWithAddress() {
    const person = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(person);
    const sql = `insert into addresses (id, user_id, address, city, pincode, used_at)
      values (?, ?, '1 Old Lane', 'Pune', '411030', 0)`;
    shop.database.change(sql, person.user._id, person.user._id);
    return { ...person, visitor, path: ADDRESS + person.user._id };
  }

  async function sendWithoutSession({
    visitor,
    path,
  }: Awaited<ReturnType<typeof personWithAddress>>) {
    const fields = { ...(await visitor.formOn(path)), address: "7 New Street" };
    visitor.endSession();
    const sent = await visitor.postForm(path, fields);
    expect(sent.location).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
  }

  test("is filled in again after login, until it is sent", async () => {
    const person = await personWithAddress();
    const { visitor, path } = person;
    await sendWithoutSession(person);
    await visitor.signInAs(person);

    const page = await visitor.get(path);
    expect(page.visibleText).toContain(KEPT);
    expect(page.visibleText).not.toContain("Choose the picture again");
    const form = page.form(path);
    expect(form).toMatchObject({ address: "7 New Street" });
    await visitor.postForm(path, { ...form, address: "" });
    expect(await visitor.formOn(path)).toMatchObject({ address: "7 New Street" });
    expect((await visitor.postForm(path, form)).location).toBe("/profile");
    expect(await visitor.read(path)).not.toContain(KEPT);
  });

  test("can be discarded", async () => {
    const person = await personWithAddress();
    const { visitor, path } = person;
    await sendWithoutSession(person);
    await visitor.signInAs(person);

    expect((await visitor.fillIn(path, { discard: "1" })).location).toBe(path);
    expect(await visitor.formOn(path)).toMatchObject({ address: "1 Old Lane" });
  });

  test("waits while its person sends other forms", async () => {
    const person = await personWithAddress();
    const { visitor, path } = person;
    await sendWithoutSession(person);
    const order = await visitor.postForm("/catering/book", { eventName: "Mira turns six" });
    expect(order.location).toMatch(/^\/login\?/);
    await visitor.signInAs(person);

    expect((await visitor.get("/catering/book")).text).toContain("Mira turns six");
    expect(await visitor.formOn(path)).toMatchObject({ address: "7 New Street" });
  });

  test("contains no password", async () => {
    const person = await personWithAddress();
    const { visitor } = person;
    visitor.endSession();
    const secret = "correct horse 42";
    for (const path of [
      "/profile/password",
      "/profile/closure",
      "/profile/second-factor/removal",
    ]) {
      const typed = { currentPassword: secret, password: secret, confirmPassword: secret };
      await visitor.postForm(path, { ...typed, code: secret, pin: secret });
    }
    expect(JSON.stringify(unsentRows())).not.toContain(secret);
  });

  test("that is too long to be stored is refused, so that its page keeps it", async () => {
    const person = await personWithAddress();
    const { visitor, path } = person;
    const form = await visitor.formOn(path);
    visitor.endSession();
    const sent = await visitor.postForm(path, { ...form, address: "x".repeat(55_000) });
    expect(sent.status).toBe(413);
  });
});

test("a page that was made for one person does nothing for the next person who logs in", async () => {
  const [asha, meera] = [await registerCustomer(shop.api), await registerCustomer(shop.api)];
  const browser = await shop.signedIn(asha);
  const opened = await browser.formOn("/profile?edit");
  browser.continueSession(meera.token);

  const typed = { ...opened, name: "Asha Patil" };
  const referer = `${shop.server.baseUrl}/profile?edit`;
  const refused = await browser.postForm("/profile?edit", typed, { headers: { referer } });

  expect(refused.status).toBe(409);
  expect(refused.visibleText).toContain(`You are logged in as ${meera.user.name} now.`);
  expect((await browser.formOn("/profile?edit")).name).toBe(meera.user.name);
  const again = await browser.postForm("/profile?edit", refused.form("/profile?edit"));
  expect(again.location, again.visibleText).not.toBeNull();
  expect((await browser.formOn("/profile?edit")).name).toBe("Asha Patil");
});

test("a customer who is no longer logged in reads that the tap was not saved", async () => {
  const visitor = shop.visitor();

  const reply = await visitor.postForm("/admin/deliveries/some-order/delivery", {
    method: "cash",
  });

  expect(reply.location).toMatch(/^\/login/);
  expect((await visitor.follow(reply)).visibleText).toContain(
    "You are not logged in, so this was not saved. Log in and send it again.",
  );
});

describe("the checkout, after the session has ended", () => {
  const typed = { address: "9 Typed Road", specialInstructions: "No onion", paymentMethod: "upi" };

  async function checkoutWithoutSession() {
    const customer = await customerWith(shop, [addDish(shop.database)]);
    const fields = await filledCheckout(customer.visitor, typed);
    customer.visitor.endSession();
    return { ...customer, fields };
  }

  test("is filled in with what was typed once the person has logged in again", async () => {
    const { visitor, fields, ...person } = await checkoutWithoutSession();
    const sent = await visitor.postForm("/checkout", fields);
    expect(sent.location).toBe("/login?returnTo=%2Fcheckout");
    await visitor.signInAs(person);

    const form = await visitor.formOn("/checkout");
    expect(form).toMatchObject(typed);
    expect((await visitor.postForm("/checkout", form)).location).toMatch(/^\/order-confirmation/);
    const sql = "select * from orders where user_id = ?";
    expect(JSON.stringify(shop.database.row(sql, person.user._id))).toContain(typed.address);
  });

  test("shows nobody else what was typed, not even in a cart of this browser", async () => {
    const { visitor, fields, ...person } = await checkoutWithoutSession();
    await putInCart(visitor, addDish(shop.database));
    await visitor.postForm("/checkout", fields);
    const other = await registerCustomer(shop.api);
    await visitor.signInAs(other);
    expect((await visitor.get("/checkout")).text).not.toContain(typed.address);

    visitor.endSession();
    await visitor.signInAs(person);
    expect(await visitor.formOn("/checkout")).toMatchObject(typed);
  });

  test.each([
    ["cart", "/cart"],
    ["login", "/login?returnTo=%2Fcheckout"],
  ])("the link to %s keeps what a guest typed", async (leave, page) => {
    const guest = shop.visitor();
    await putInCart(guest, addDish(shop.database));
    const fields = await filledCheckout(guest, typed);
    expect((await guest.get("/checkout")).text).toContain(`name="leave" value="${leave}"`);

    expect((await guest.postForm("/checkout", { ...fields, leave })).location).toBe(page);
    expect(await guest.formOn("/checkout")).toMatchObject(typed);
  });
});
