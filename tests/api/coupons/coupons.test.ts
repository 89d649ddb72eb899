import { afterEach, describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormFields, FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import {
  checkOutByForm,
  customerWith,
  filledCheckout,
  orderNumberIn,
  putInCart,
} from "#tests/support/records/checkout.ts";
import { wrongCounters } from "#tests/support/records/counters.ts";
import { addCoupon, tenPercent } from "#tests/support/records/coupons.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: admin } = shop.owner;
// An automatic offer would change the next test's amounts.
afterEach(() => shop.database.change("update coupons set is_paused = 1"));

const add = (fields?: FormFields) => addCoupon(admin, shop.database, fields);
const dish = (pricePaise = 30_000) => addDish(shop.database, { pricePaise });
const usesOf = (id: string) =>
  shop.database.row("select uses, revenue_paise, saved_paise from coupons where id = ?", id);
const order = (number: string) =>
  shop.database.row("select * from orders where order_number = ?", number);

async function tryToOrder(visitor: FormVisitor, coupon: string, more: FormFields = {}) {
  const fields = await filledCheckout(visitor, { coupon, ...more });
  return visitor.postForm("/checkout", fields);
}

/** Without markup. */
const textOf = ({ text }: FormReply) => text.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");

test("without coupons, cart and checkout have no field for one", async () => {
  const { visitor } = await customerWith(shop, [dish()]);

  expect(shop.database.rows("select id from coupons")).toEqual([]);
  for (const path of ["/cart", "/checkout"]) {
    expect((await visitor.get(path)).text).not.toContain('name="coupon"');
  }
});

test("a code that is too long is unknown, not removed", async () => {
  await add();
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);
  const coupon = "x".repeat(200);

  const toast = await toastAfter(visitor, visitor.postForm("/coupon", { coupon }));

  expect(toast).toContain("There is no coupon XXXX");
});

test("an order that a coupon pays for as a whole is paid, and nobody is asked for ₹0", async () => {
  const { code } = await add({ value: "100" });
  const { visitor } = await customerWith(shop, [dish()]);

  const reply = await tryToOrder(visitor, code, { paymentMethod: "upi", deliveryType: "pickup" });

  expect(order(orderNumberIn(reply))).toMatchObject({ total_paise: 0, payment_status: "paid" });
  const page = await visitor.follow(reply);
  expect(page.visibleText).toContain("₹0");
  expect(page.visibleText).not.toMatch(/Pay ₹0|Unpaid|Pay by UPI/);
  expect(await admin.read("/admin/payments")).not.toContain(orderNumberIn(reply));
});

describe("the admin's form", () => {
  test.each<[field: string, fields: FormFields, message: string]>([
    ["name", { name: "" }, "Enter what customers read on the bill, such as Diwali offer"],
    ["code", { code: "A!" }, "A code has at least 3 letters or digits from A to Z, and hyphens"],
    ["kind", { kind: "" }, "Choose what the customer saves"],
    ["value", { value: "" }, "Enter a percentage above 0, up to 100"],
    ["value", { value: "100.01" }, "Enter a percentage above 0, up to 100"],
    ["value", { kind: "amount", value: "0" }, "Enter an amount in rupees, up to ₹1,00,000"],
    ["cap", { cap: "0" }, "Leave it empty for no limit, or enter more than ₹0"],
    ["minimum", { minimum: "-1" }, "The minimum cannot be negative"],
    [
      "endsOn",
      { startsOn: "2026-11-02", endsOn: "2026-11-01" },
      "Choose a last day that is not before the first",
    ],
    [
      "until",
      { from: "17:00", until: "17:00" },
      "Choose an end after the beginning, on the same day",
    ],
    [
      "deliveryType",
      { kind: "free_delivery", deliveryType: "pickup" },
      "Pickup has no delivery fee: choose delivery or both",
    ],
    ["usesTotal", { usesTotal: "0" }, "Uses in total must be a whole number from 1 to 10,00,000"],
  ])("refuses %s: %j", async (field, fields, message) => {
    const sent: FormFields = { ...tenPercent(), name: "Kept", ...fields };
    const reply = await admin.postForm("/admin/coupons/add", sent);

    expect(reply.status).toBe(400);
    expect(textOf(reply)).toContain(message);
    expect(reply.text).toContain(`href="#coupon-${field}"`);
    expect(reply.form("/admin/coupons/add").code).toBe(sent.code);
  });

  test("refuses the code of another coupon and a single-use code", async () => {
    const { code, path } = await add({ name: "First" });
    const sent = { ...tenPercent(), code: code.toLowerCase() };
    expect(textOf(await admin.postForm("/admin/coupons/add", sent))).toContain(
      "The coupon “First” has this code",
    );
    await admin.postForm(`${path}/codes`);
    const single = "SINGLE-USE-CODE";
    shop.database.change(
      "update coupon_codes set code = ? where code = (select min(code) from coupon_codes)",
      single,
    );

    const reply = await admin.postForm("/admin/coupons/add", { ...tenPercent(), code: single });

    expect(textOf(reply)).toContain("It is a single-use code of the coupon “First”");
    const withoutCode = await admin.postForm(path, { ...tenPercent(), code: "" });
    expect(textOf(withoutCode)).toContain("It has single-use codes, so it needs a code");
  });

  test("keeps the input, in the page, the copy and the log", async () => {
    const fields = {
      name: "Weekend chaat",
      kind: "percent",
      value: "12.5",
      cap: "99.50",
      minimum: "300",
      startsOn: "2026-11-01",
      endsOn: "2026-11-30",
      days: ["5", "6"],
      from: "16:00",
      until: "19:00",
      deliveryType: "pickup",
      products: dish().id,
      categories: "chaat",
      usesTotal: "50",
      usesPerCustomer: "2",
      firstOrderOnly: "on",
      combines: "on",
    };
    const { id, code, path } = await add(fields);

    expect(await admin.formOn(path)).toMatchObject({ ...fields, cap: "99.5", code });
    const copy = await admin.get(`/admin/coupons/add?copy=${id}`);
    expect(copy.form("/admin/coupons/add")).toMatchObject({
      ...fields,
      cap: "99.5",
      code: `${code}2`,
    });
    const logged = shop.database.row("select * from audit_log where subject_id = ?", id);
    expect(logged.action).toBe("coupon.added");
    expect(JSON.parse(String(logged.after))).toMatchObject({
      saves: "12.5% off, up to ₹99.50, on orders of ₹300 or more",
      hours: "on Saturdays and Sundays, from 4:00 PM to 7:00 PM",
    });
  });
});

describe("an order", () => {
  test("has the discount on the confirmation, and the list counts it", async () => {
    const { id, code } = await add({ name: "Counted" });
    const { visitor } = await customerWith(shop, [dish(30_000)]);
    const number = await checkOutByForm(visitor, { coupon: ` ${code.toLowerCase()} ` });

    expect(order(number)).toMatchObject({ discount_paise: 3000, total_paise: 27_000 });
    const page = await visitor.get(`/order-confirmation?order=${number}`);
    expect(textOf(page)).toMatch(new RegExp(`Coupon ${code}\\D*30\\D`));
    expect(usesOf(id)).toEqual({ uses: 1, revenue_paise: 27_000, saved_paise: 3000 });
    const list = textOf(await admin.get("/admin/coupons"));
    expect(list).toContain(`Counted${code}10% offRunning1₹270₹30`);
    // The next order starts without it.
    await putInCart(visitor, dish());
    expect((await visitor.formOn("/checkout")).coupon).toBe("");
  });

  test.each<[why: string, coupon: () => FormFields, message: string]>([
    ["unknown", () => ({ code: "" }), "There is no coupon NOSUCH. Check how it is written."],
    ["ended", () => ({ endsOn: dayFromToday(-1) }), "Ended on "],
  ])("is refused with everything kept: %s", async (why, fields, message) => {
    const { code } = await add(fields());
    const { visitor } = await customerWith(shop, [dish(30_000)]);
    const coupon = why === "unknown" ? "nosuch" : code;
    const reply = await tryToOrder(visitor, coupon, { address: "Keep this street" });

    expect(reply.status).toBe(400);
    expect(textOf(reply)).toContain(message);
    expect(reply.form("/checkout")).toMatchObject({ coupon, address: "Keep this street" });
    // The cart shows it too, and the order can be placed without it.
    expect(textOf(await visitor.get("/cart"))).toContain(message);
    orderNumberIn(await tryToOrder(visitor, ""));
  });

  test("is refused when the coupon was paused after the page was opened", async () => {
    const { code, path } = await add();
    const { visitor } = await customerWith(shop, [dish()]);
    const fields = await filledCheckout(visitor, { coupon: code });
    await admin.postForm(`${path}/pause`);

    expect(textOf(await visitor.postForm("/checkout", fields))).toContain(
      "Not valid at the moment.",
    );
    await admin.postForm(`${path}/pause/removal`);
    orderNumberIn(await visitor.postForm("/checkout", fields));
  });

  test("gets the last use, which cancelling gives back, once", async () => {
    const { id, code } = await add({ usesTotal: "1" });
    const first = await customerWith(shop, [dish()]);
    const second = await customerWith(shop, [dish()]);
    const number = await checkOutByForm(first.visitor, { coupon: code });
    const refused = await tryToOrder(second.visitor, code);
    expect(refused.status).toBe(409);
    expect(textOf(refused)).toContain(`${code}: Used up.`);

    const cancellation = `/my-orders/${number}/cancellation`;
    await first.visitor.postForm(cancellation);
    await first.visitor.postForm(cancellation);

    expect(order(number).status).toBe("cancelled");
    expect(usesOf(id)).toEqual({ uses: 0, revenue_paise: 0, saved_paise: 0 });
    orderNumberIn(await tryToOrder(second.visitor, code));
    expect(usesOf(id).uses).toBe(1);
    expect(wrongCounters((sql) => shop.database.rows(sql))).toEqual([]);
  });

  test("tells nobody at checkout what another phone number has used, until the order is placed", async () => {
    const { code } = await add({ usesPerCustomer: "1" });
    const phone = `96${String(Date.now()).slice(-8)}`;
    const one = await customerWith(shop, [dish()]);
    await checkOutByForm(one.visitor, { coupon: code, phone });
    const other = await customerWith(shop, [dish()]);

    const query = new URLSearchParams({ coupon: code, phone });
    const asked = textOf(await other.visitor.get(`/checkout?${query}`));

    expect(asked).toContain(`Coupon ${code}`);
    expect(asked).not.toContain("Already used");
    expect((await tryToOrder(other.visitor, code, { phone })).status).toBe(409);
  });

  test("that needs no code and was used with the typed phone number is refused once, and then not promised again", async () => {
    const { id } = await add({ code: "", name: "Welcome", firstOrderOnly: "on" });
    const phone = `95${String(Date.now()).slice(-8)}`;
    const one = await customerWith(shop, [dish()]);
    await checkOutByForm(one.visitor, { phone });
    const other = await customerWith(shop, [dish()]);
    await tryToOrder(other.visitor, "", { phone, update: "total" });
    expect(textOf(await other.visitor.get("/checkout"))).toContain("Welcome");

    const refused = await tryToOrder(other.visitor, "", { phone });
    expect(refused.status).toBe(409);
    expect(textOf(await other.visitor.get("/checkout"))).not.toContain("Welcome");

    const number = await checkOutByForm(other.visitor, { phone });
    expect(order(number).discount_paise).toBe(0);
    shop.database.change("update coupons set is_paused = 1 where id = ?", id);
  });
});

describe("single-use codes", () => {
  test("are each good for one order, instead of the coupon's own code", async () => {
    const { id, code, path } = await add();
    await admin.postForm(`${path}/codes`);
    const rows = readCsv((await admin.get(`${path}/codes.csv`)).text);
    expect(rows[0]).toEqual(["Code", "Used", "Order"]);
    expect(rows).toHaveLength(101);
    const codes = rows.slice(1).map(([one]) => one ?? "");
    expect(new Set(codes).size).toBe(100);
    for (const one of codes) {
      expect(one).toMatch(new RegExp(`^${code}-[2-9A-HJKMNP-Z]{6}$`));
    }
    expect(textOf(await admin.get(path))).toContain(
      `100 codes, 0 used. ${code} itself is not accepted any more`,
    );

    const { visitor } = await customerWith(shop, [dish()]);
    expect(textOf(await tryToOrder(visitor, code))).toContain(`There is no coupon ${code}.`);
    const [single = ""] = codes;
    const number = await checkOutByForm(visitor, { coupon: single.toLowerCase() });
    await putInCart(visitor, dish());
    const again = await tryToOrder(visitor, single);

    expect([again.status, textOf(again)]).toEqual([
      409,
      expect.stringContaining(`${single}: Already used.`),
    ]);
    const after = readCsv((await admin.get(`${path}/codes.csv`)).text);
    expect(after.filter(([, used]) => used === "Yes")).toEqual([[single, "Yes", number]]);
    expect(usesOf(id).uses).toBe(1);
  });

  test("need a coupon with a code", async () => {
    const { path, id } = await add({ code: "" });
    expect((await admin.get(path)).text).not.toContain("Single-use codes");
    await admin.postForm(`${path}/codes`);
    expect(shop.database.rows("select * from coupon_codes where coupon_id = ?", id)).toEqual([]);
  });
});

describe("a link with a code", () => {
  test("keeps it for the visit and says what it does", async () => {
    const { code } = await add({ minimum: "100" });
    const visitor = shop.visitor();
    await putInCart(visitor, dish());
    const reply = await visitor.get(`/?coupon=${code.toLowerCase()}`);
    expect([reply.status, reply.location]).toEqual([303, "/"]);
    expect(textOf(await visitor.follow(reply))).toContain(
      `${code}: 10% off on orders of ₹100 or more. Your cart shows what you save.`,
    );
    expect((await visitor.get("/cart")).form("/coupon").coupon).toBe(code);
    expect(textOf(await visitor.get("/checkout"))).toMatch(new RegExp(`Coupon ${code}\\D*30\\D`));
  });

  test("drops one that was typed at checkout, and an emptied field drops the link's", async () => {
    const [linked, typed] = [await add(), await add()];
    const visitor = shop.visitor();
    await putInCart(visitor, dish());
    const update = async (coupon: string) => {
      const fields = await filledCheckout(visitor, { coupon, update: "total" });
      await visitor.postForm("/checkout", fields);
      return (await visitor.formOn("/checkout")).coupon;
    };
    expect(await update(typed.code)).toBe(typed.code);
    await visitor.get(`/?coupon=${linked.code}`);
    expect((await visitor.formOn("/checkout")).coupon).toBe(linked.code);
    expect(await update("")).toBe("");
    expect(textOf(await visitor.get("/cart"))).not.toContain(`Coupon ${linked.code}`);
  });

  test.each<[string, () => FormFields, string]>([
    ["unknown", () => ({}), "There is no coupon "],
    ["ended", () => ({ endsOn: dayFromToday(-1) }), "Ended on "],
  ])("says that it is %s and keeps nothing", async (why, fields, message) => {
    const { code } = await add(fields());
    const visitor = shop.visitor();
    const reply = await visitor.get(`/?coupon=${why === "unknown" ? "NOSUCH" : code}`);

    expect(textOf(await visitor.follow(reply))).toContain(message);
    expect(visitor.cookies()).not.toHaveProperty("coupon");
  });

  test("is the only way to a code: a cookie that somebody made is ignored", async () => {
    const { code } = await add();
    const visitor = shop.visitor();
    await putInCart(visitor, dish());
    const forged = Buffer.from(JSON.stringify(code)).toString("base64");

    const page = await visitor.get("/cart", {
      cookie: `${visitor.cookieHeader()}; coupon=${forged}`,
    });

    expect(page.form("/coupon").coupon).toBe("");
    expect(textOf(page)).not.toContain(`Coupon ${code}`);
  });
});

test("a customer who leaves is no longer named in what was redeemed", async () => {
  const { code } = await add();
  const { visitor, password, user } = await customerWith(shop, [dish()]);
  const number = await checkOutByForm(visitor, { coupon: code });
  const { id } = order(number);
  const redeemed = () =>
    shop.database.row(
      "select user_id, phone from coupon_redemptions where order_id = ?",
      String(id),
    );
  expect(redeemed()).toEqual({ user_id: user._id, phone: "9822012345" });
  shop.database.change("update orders set status = 'delivered' where id = ?", String(id));

  await visitor.postForm("/profile/closure", { password });

  expect(redeemed()).toEqual({ user_id: null, phone: "" });
  expect(shop.database.rows("select id from users where id = ?", user._id)).toEqual([]);
});
