import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { customerWith, filledCheckout } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { sendQuote } from "#tests/support/records/quotes.ts";
import { runBuiltCommand } from "#tests/support/shop/built-command.ts";
import { startRazorpay } from "#tests/support/shop/razorpay-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const razorpay = await startRazorpay();
const env = { ...razorpay.env, SITE_URL: "https://katta.example" };
const shop = runningShop({ env });
afterAll(() => razorpay.stop());

const SETTINGS = "/admin/settings/payment";
const { visitor: owner } = shop.owner;
const admin = shop.owner;

beforeAll(async () => {
  await owner.fillIn(SETTINGS, { upiBy: "online", cardBy: "online" });
});

/** Orders one dish for pickup, up to the redirect to the payment address. */
async function order(paymentMethod = "upi", pricePaise = 10_000) {
  const dish = addDish(shop.database, { pricePaise, stock: 5 });
  const { visitor, api } = await customerWith(shop, [dish]);
  const form = await filledCheckout(visitor, { deliveryType: "pickup", paymentMethod });
  const reply = await visitor.postForm("/checkout", form);
  const { id, number } = newestOrder();
  return { visitor, api, dish, id, number, reply };
}

/** The same, with its payment link. */
async function orderToPay(paymentMethod = "upi") {
  const placed = await order(paymentMethod);
  return { ...placed, link: razorpay.linkAt(placed.reply.location ?? "") };
}
type Placed = Awaited<ReturnType<typeof orderToPay>>;

function newestOrder() {
  const row = shop.database.row(
    "select id, order_number number from orders order by seq desc limit 1",
  );
  return { id: String(row.id), number: String(row.number) };
}

const payLinkOn = ({ text }: FormReply) => /"(\/pay\/[\w-]+)"/.exec(text)?.[1] ?? "";

/** The customer, and the payment page. */
async function booking() {
  const person = await registerCustomer(shop.api);
  const event = await bookEvent(person.api);
  const visitor = await shop.signedIn(person);
  const pay = payLinkOn(await visitor.get(`/my-events?event=${event.eventNumber}`));
  return { event, visitor, pay };
}

const stateOf = ({ id }: { id: string }) =>
  shop.database.row(
    `select status, payment_status payment, paid_paise paid, pay_by is not null awaits,
       rings_since is not null rings,
       (select count(*) from payments where order_id = orders.id) ledger
     from orders where id = ?`,
    id,
  );
const stockOf = ({ id }: { id: string }) =>
  shop.database.value("select stock from products where id = ?", id);

const send = (message: { body: string; signature: string }) =>
  razorpay.deliver(shop.server.baseUrl, message);
const comeBack = ({ visitor, link }: Placed, paymentId: string) =>
  visitor.get(razorpay.returnOf(link, paymentId));
const isInKitchen = async ({ dish }: Placed | Awaited<ReturnType<typeof order>>) =>
  (await owner.read("/admin/kitchen")).includes(dish.name);
const passDeadline = ({ id }: { id: string }) =>
  shop.database.change("update orders set pay_by = 1 where id = ?", id);

const released = { awaits: 0, rings: 1, payment: "paid", status: "pending" };

test("placing an order leads to the payment page, and the kitchen sees it once it is paid", async () => {
  const placed = await orderToPay();

  expect(placed.reply.status).toBe(302);
  expect(placed.link).toMatchObject({ amount: 10_000, currency: "INR", status: "created" });
  expect(placed.link.options).toMatchObject({ checkout: { method: { upi: 1, card: 0 } } });
  expect(stateOf(placed)).toMatchObject({ awaits: 1, rings: 0, payment: "pending" });
  const news = (await owner.get("/admin/news.json")).text;
  expect(JSON.parse(news)).toMatchObject({ orders: { pending: 0 }, ringing: [] });
  expect(stockOf(placed.dish)).toBe(4);
  expect(await isInKitchen(placed)).toBe(false);

  const back = await comeBack(placed, razorpay.pay(placed.link).id);

  expect(back.location).toBe(`/order-confirmation?order=${placed.number}`);
  expect((await placed.visitor.follow(back)).visibleText).toContain("Paid");
  expect(stateOf(placed)).toMatchObject({ ...released, paid: 10_000, ledger: 1 });
  expect(await isInKitchen(placed)).toBe(true);
});

describe("a payment counts once", () => {
  const orders: [string, (placed: Placed) => Promise<unknown>][] = [
    ["the message", async (one) => send(razorpay.paidMessage(one.link, razorpay.pay(one.link)))],
    [
      "the message, then the return",
      async (one) => {
        const payment = razorpay.pay(one.link);
        await send(razorpay.paidMessage(one.link, payment));
        await comeBack(one, payment.id);
      },
    ],
    [
      "both at once, each three times",
      async (one) => {
        const payment = razorpay.pay(one.link);
        const message = razorpay.paidMessage(one.link, payment);
        await Promise.all(
          [1, 2, 3].flatMap(() => [comeBack(one, payment.id), send(message)] as Promise<unknown>[]),
        );
      },
    ],
  ];

  test.each(orders)("by %s", async (_, arrive) => {
    const placed = await orderToPay("card");

    await arrive(placed);

    expect(stateOf(placed)).toMatchObject({ ...released, paid: 10_000, ledger: 1 });
    const page = await placed.visitor.read(`/order-confirmation?order=${placed.number}`);
    expect(page).toContain("Paid");
  });

  test("even if the shop hears nothing and has to ask", async () => {
    const placed = await orderToPay();
    razorpay.pay(placed.link);

    passDeadline(placed);

    await expect.poll(() => stateOf(placed)).toMatchObject({ ...released, ledger: 1 });
  });
});

test("an order for as soon as possible is promised as much later as its payment took", async () => {
  const placed = await orderToPay();
  const promisedMs = () =>
    Number(shop.database.value("select promised_at from orders where id = ?", placed.id));
  const before = promisedMs();
  shop.database.change(
    "update orders set due_at = null, created_at = created_at - 600000 where id = ?",
    placed.id,
  );

  await comeBack(placed, razorpay.pay(placed.link).id);

  expect(promisedMs() - before).toBeGreaterThanOrEqual(600_000);
});

describe("what proves nothing changes nothing", () => {
  test("a return with another signature", async () => {
    const placed = await orderToPay();
    const { id } = razorpay.pay(placed.link);

    const reply = await placed.visitor.get(razorpay.returnOf(placed.link, id, "another key"));

    expect(reply.status).toBe(400);
    expect(stateOf(placed)).toMatchObject({ awaits: 1, ledger: 0 });
  });

  test("a return that says the link was cancelled", async () => {
    const placed = await orderToPay();
    placed.link.status = "cancelled";

    const reply = await placed.visitor.get(razorpay.returnOf(placed.link, "pay_none"));

    expect(reply.status).toBe(400);
    expect(stateOf(placed)).toMatchObject({ awaits: 1, ledger: 0 });
  });

  test("a message with another signature, or whose text was changed", async () => {
    const placed = await orderToPay();
    const message = razorpay.paidMessage(placed.link, razorpay.pay(placed.link));

    const replies = await Promise.all([
      send({ ...message, signature: "0".repeat(64) }),
      send({ ...message, signature: "" }),
      send({ ...message, body: message.body.replace("10000", "10001") }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(stateOf(placed)).toMatchObject({ awaits: 1, ledger: 0 });
  });

  test("a message that is too large", async () => {
    const reply = await send({ body: "x".repeat(200_000), signature: "" });
    expect(reply.status).toBe(413);
  });

  test("a signed message about something else is accepted and ignored", async () => {
    const placed = await orderToPay();
    const stranger = { ...placed.link, reference_id: "of another shop" };
    const payment = { id: "pay_x", amount: 1, currency: "INR", status: "captured", fee: null };

    const reply = await send(razorpay.paidMessage(stranger, { ...payment, created_at: 1 }));

    expect(reply.status).toBe(200);
    expect(stateOf(placed)).toMatchObject({ awaits: 1, ledger: 0 });
  });
});

describe("an amount that is not what was asked for", () => {
  test.each([
    ["less", 4_000, { awaits: 1, payment: "partly_paid", paid: 4_000 }],
    ["more", 12_000, { awaits: 0, payment: "refund_due", paid: 12_000 }],
  ])("%s is recorded as it arrived, and shown to the owner", async (_, amount, expected) => {
    const placed = await orderToPay();

    await send(razorpay.paidMessage(placed.link, razorpay.pay(placed.link, { amount })));

    expect(stateOf(placed)).toMatchObject({ ...expected, ledger: 1 });
    expect(await owner.read("/admin/payments/online")).toContain("Asked for ₹100");
  });

  test("another currency is shown to the owner and not counted", async () => {
    const placed = await orderToPay();

    await send(razorpay.paidMessage(placed.link, razorpay.pay(placed.link, { currency: "USD" })));

    expect(stateOf(placed)).toMatchObject({ awaits: 1, payment: "pending", ledger: 0 });
    expect(await owner.read("/admin/payments/online")).toContain("100 USD arrived, not rupees");
  });
});

describe("an order that is not paid in time", () => {
  test("is cancelled, gives its stock back, and its page can no longer be paid", async () => {
    const placed = await orderToPay();

    passDeadline(placed);

    await expect.poll(() => stateOf(placed).status).toBe("cancelled");
    expect(stateOf(placed)).toMatchObject({ awaits: 0, rings: 0, payment: "pending" });
    expect(stockOf(placed.dish)).toBe(5);
    await expect.poll(() => placed.link.status).toBe("cancelled");
    const page = await placed.visitor.read(`/my-orders?order=${placed.number}`);
    expect(page).toContain("The payment did not arrive in time");
    expect(page).toContain("Reorder");
  });

  test("money that arrives afterwards is due back", async () => {
    const placed = await orderToPay();
    passDeadline(placed);
    await expect.poll(() => stateOf(placed).status).toBe("cancelled");

    await send(razorpay.paidMessage(placed.link, razorpay.pay(placed.link)));

    expect(stateOf(placed)).toMatchObject({
      status: "cancelled",
      payment: "refund_due",
      paid: 10_000,
    });
    expect(await owner.read("/admin/payments?list=refunds")).toContain(placed.number);
  });

  test("is cancelled by its customer, and paid all the same", async () => {
    const placed = await orderToPay();
    const cancellation = `/my-orders/${placed.number}/cancellation`;
    await placed.visitor.fillIn(cancellation);
    expect(stateOf(placed).status).toBe("cancelled");

    await comeBack(placed, razorpay.pay(placed.link).id);

    expect(stateOf(placed)).toMatchObject({ payment: "refund_due", awaits: 0, rings: 0 });
  });
});

describe("while the service does not answer", () => {
  test.each(["down", "never"] as const)(
    "(%s) the order is kept and can be paid later",
    async (mood) => {
      razorpay.isIn(mood);
      const placed = await order();
      razorpay.isIn("well");

      const pay = placed.reply.location ?? "";
      expect(pay).toMatch(/^\/pay\//);
      expect(stateOf(placed)).toMatchObject({ awaits: 1, status: "pending" });
      expect(await placed.visitor.read(pay)).toContain("Your order is kept until");
      const retried = await placed.visitor.postForm(pay);
      expect(razorpay.linkAt(retried.location ?? "").amount).toBe(10_000);
    },
  );

  test("a tap that does not reach it says so, and the order is paid another way", async () => {
    razorpay.isIn("down");
    const placed = await order();
    const pay = placed.reply.location ?? "";
    const refused = await placed.visitor.postForm(pay);
    razorpay.isIn("well");
    expect(refused.status).toBe(503);
    expect(refused.visibleText).toContain("Nothing is lost");

    const other = `${pay}/another-way`;
    const form = { ...refused.form(other), paymentMethod: "cash" };
    const kept = await placed.visitor.postForm(other, form);

    expect(kept.location).toMatch(/^\/track\//);
    expect(stateOf(placed)).toMatchObject({ awaits: 0, rings: 1, payment: "pending" });
    expect(await isInKitchen(placed)).toBe(true);
  });

  test("a second tap leads to the same page", async () => {
    const placed = await orderToPay();
    const confirmation = await placed.visitor.get(`/order-confirmation?order=${placed.number}`);
    const pay = payLinkOn(confirmation);

    const again = await placed.visitor.postForm(pay);

    expect(razorpay.linkAt(again.location ?? "").id).toBe(placed.link.id);
  });
});

describe("refunds", () => {
  async function paidOrder() {
    const placed = await orderToPay();
    await comeBack(placed, razorpay.pay(placed.link).id);
    expect(stateOf(placed)).toMatchObject({ payment: "paid" });
    return placed;
  }
  const refund = ({ id }: { id: string }, amount: string) =>
    owner.fillIn(`/admin/orders/${id}/refunds`, {
      amount,
      method: "online",
      reason: "A dish was missing",
    });
  const transferStates = ({ id }: { id: string }) =>
    shop.database
      .rows(
        `select state from online_transfers where refund_of is not null and link_id in
           (select id from payment_links where order_id = ?) order by created_at`,
        id,
      )
      .map(({ state }) => state);

  /** A refund that the service has accepted but not completed. */
  async function pendingRefund() {
    const placed = await paidOrder();
    razorpay.nextRefundIs("pending");
    await refund(placed, "100");
    await expect.poll(() => transferStates(placed)).toEqual(["pending"]);
    razorpay.nextRefundIs("processed");
    const made = [...razorpay.refunds.values()].at(-1);
    if (!made) throw new Error("No refund reached the service.");
    return { placed, made };
  }

  test("go back through the service, in part and then the rest, and never more than came", async () => {
    const placed = await paidOrder();

    await refund(placed, "40");
    await expect.poll(() => transferStates(placed)).toEqual(["processed"]);
    expect(stateOf(placed)).toMatchObject({ paid: 6_000 });

    const tooMuch = await refund(placed, "70");
    expect(tooMuch.status).toBe(400);

    await refund(placed, "60");
    await expect.poll(() => transferStates(placed)).toHaveLength(2);
    await expect.poll(() => transferStates(placed)[1]).toBe("processed");
    expect(stateOf(placed)).toMatchObject({ paid: 0, payment: "refunded" });
    const sums = [...razorpay.refunds.values()]
      .filter(({ payment_id }) => payment_id === placed.link.payments[0]?.payment_id)
      .map(({ amount }) => amount);
    expect(sums).toEqual([4_000, 6_000]);
  });

  test("wait until the service answers, and are made once", async () => {
    const placed = await paidOrder();
    razorpay.isIn("down");
    await refund(placed, "100");
    const before = razorpay.refunds.size;
    expect(transferStates(placed)).toEqual(["waiting"]);
    expect(stateOf(placed)).toMatchObject({ payment: "refunded" });

    razorpay.isIn("well");

    await expect.poll(() => transferStates(placed)).toEqual(["processed"]);
    expect(razorpay.refunds.size).toBe(before + 1);
  });

  test("are asked for again while the service still works on them", async () => {
    const placed = await paidOrder();
    razorpay.nextRefundIs("busy");
    await refund(placed, "100");
    const asked = `POST /v1/payments/${placed.link.payments[0]?.payment_id}/refund`;
    await expect.poll(() => razorpay.requests).toContain(asked);

    razorpay.nextRefundIs("processed");

    await expect.poll(() => transferStates(placed)).toEqual(["processed"]);
    expect(stateOf(placed)).toMatchObject({ paid: 0, payment: "refunded" });
  });

  test("that the service refuses are due again", async () => {
    const placed = await paidOrder();
    razorpay.nextRefundIs("refused");
    await refund(placed, "100");

    await expect.poll(() => transferStates(placed)).toEqual(["failed"]);
    razorpay.nextRefundIs("processed");
    expect(stateOf(placed)).toMatchObject({ paid: 10_000, payment: "paid" });
  });

  test("that fail later are due again, once", async () => {
    const { placed, made } = await pendingRefund();

    for (const _ of [1, 2]) await send(razorpay.refundMessage(made, "failed"));

    expect(transferStates(placed)).toEqual(["failed"]);
    expect(stateOf(placed)).toMatchObject({ paid: 10_000, payment: "paid", ledger: 3 });
  });

  test("that failed stay due whatever is reported later, and the day's comparison names one that was made after all", async () => {
    const { placed, made } = await pendingRefund();
    const path = "/admin/payments/online";
    const compare = async () => owner.fillIn(path);
    made.status = "failed";
    await send(razorpay.refundMessage(made, "failed"));
    expect((await compare()).visibleText).not.toContain(made.id);

    made.status = "processed";
    await send(razorpay.refundMessage(made, "processed"));

    expect(transferStates(placed)).toEqual(["failed"]);
    expect(stateOf(placed)).toMatchObject({ paid: 10_000, payment: "paid", ledger: 3 });
    expect((await compare()).visibleText).toContain(`${made.id}: nothing here, ₹100 there`);
  });

  test("cannot be reversed by hand, nor can the payment", async () => {
    const placed = await paidOrder();
    const row = shop.database.value("select id from payments where order_id = ?", placed.id);
    const path = `/admin/orders/${placed.id}/payments/${row}/reversal`;
    const order = await owner.get(`/admin/orders/${placed.id}`);
    expect(order.text).toContain(String(placed.link.payments[0]?.payment_id));
    expect(order.text).not.toContain(path);
    expect(order.text).not.toContain("UTR");

    const reply = await owner.postForm(path, { reason: "Recorded twice" });

    expect(reply.status).toBe(409);
    expect(stateOf(placed)).toMatchObject({ ledger: 1 });
  });
});

test("the advance of a booking is paid by its link, and then the rest", async () => {
  const { event, visitor, pay } = await booking();

  const asked: number[] = [];
  for (const _ of ["advance", "balance"]) {
    const reply = await shop.visitor().postForm(pay);
    const link = razorpay.linkAt(reply.location ?? "");
    asked.push(link.amount);
    await visitor.get(razorpay.returnOf(link, razorpay.pay(link).id));
  }

  expect(asked.reduce((sum, paise) => sum + paise, 0)).toBe(event.pricing.total * 100);
  expect(asked[0]).toBe(event.pricing.advancePayment * 100);
  expect(await visitor.read(pay)).toContain("Nothing is left to pay");
});

test("the payment page of a booking ends once it is paid otherwise, or cancelled", async () => {
  const [paid, cancelled, open] = [await booking(), await booking(), await booking()];
  const links: ReturnType<typeof razorpay.linkAt>[] = [];
  for (const { visitor, pay } of [paid, cancelled, open]) {
    links.push(razorpay.linkAt((await visitor.postForm(pay)).location ?? ""));
  }

  await owner.fillIn(`/admin/events/${paid.event.id}/payments`, { amount: "8650", method: "cash" });
  await owner.postForm(`/admin/events/${cancelled.event.id}/cancellation`, { reason: "Rain" });

  const states = () => links.map(({ status }) => status);
  await expect.poll(states).toEqual(["cancelled", "cancelled", "created"]);
});

test("anyone with the link of a quote can pay its advance without a login, and returns to it", async () => {
  const event = await bookEvent((await registerCustomer(shop.api)).api);
  const quote = await sendQuote(owner, event.id, { "packages[0].price": "199.99" });
  const visitor = shop.visitor();
  const pay = async () => payLinkOn(await visitor.get(quote));
  expect(await pay()).toBe("");
  await visitor.fillIn(quote);

  const link = razorpay.linkAt((await visitor.postForm(await pay())).location ?? "");
  // 50 × 199.99 = 9999.50; 2 % = 199.99; setup 1000. Half of 11199.49.
  expect(link.amount).toBe(559_975);
  const back = await visitor.get(razorpay.returnOf(link, razorpay.pay(link).id));

  expect(back.location).toBe(quote);
  const { visibleText } = await visitor.get(quote);
  expect(visibleText).toContain("Still to pay: ₹5,599.74");
  expect(visibleText).toContain("Paid: ₹5,599.75");
  expect((await visitor.get(await pay())).text).toContain(`href="${quote}"`);
  const stored = "select paid_paise from events where id = ?";
  expect(shop.database.value(stored, event.id)).toBe(559_975);
});

test("staff who take the money at the counter release the order as well", async () => {
  const placed = await orderToPay();

  const reply = await admin.api.send<OrderOutput>("POST", `/api/orders/${placed.id}/payments`, {
    body: { amount: 100, method: "cash" },
  });

  expect(reply.status).toBe(201);
  await expect.poll(() => stateOf(placed)).toMatchObject(released);
  await expect.poll(() => placed.link.status).toBe("cancelled");
});

test("a day is compared with the service, which also says what it kept and paid out", async () => {
  const placed = await orderToPay();
  const payment = razorpay.pay(placed.link);
  await comeBack(placed, payment.id);
  razorpay.settle(payment.id, "setl_1");
  const unknown = razorpay.pay({ ...placed.link, payments: [], amount: 777_00 });

  const path = "/admin/payments/online";
  const compared = await owner.fillIn(path);

  expect(compared.visibleText).toContain(`${unknown.id}: nothing here, ₹777 there`);
  expect(compared.visibleText).not.toContain(`${payment.id}:`);
  const file = readCsv((await owner.get(`${path}.csv`)).text);
  expect(file.find((row) => row.includes(payment.id))?.slice(1, 10)).toEqual([
    ...[placed.number, "payment", "captured", "INR", "100.00", "2.36", "100.00"],
    ...[payment.id, "setl_1"],
  ]);
  const today = dayInIndia(new Date());
  const report = readCsv((await owner.get(`/admin/day/export.csv?from=${today}&to=${today}`)).text);
  const online = report[0]?.indexOf("Online") ?? -1;
  expect(Number(report[1]?.[online])).toBeGreaterThanOrEqual(100);
});

const reconcile = (day: string) =>
  runBuiltCommand("reconcile", shop.server.databasePath, [day], env);

test("a command compares a day, too, and fails if something differs", async () => {
  const placed = await orderToPay();
  const payment = razorpay.pay(placed.link);
  await comeBack(placed, payment.id);
  const unknown = razorpay.pay({ ...placed.link, payments: [], amount: 555_00 });

  const differing = await reconcile(dayInIndia(new Date()));
  expect(differing.code).toBe(1);
  expect(differing.output).toContain(`${unknown.id}: nothing here, ₹555 there`);
  expect(differing.output).not.toContain(payment.id);

  expect(await reconcile("2026-01-01")).toMatchObject({ code: 0 });
  expect(await reconcile("yesterday")).toMatchObject({ code: 1 });
  razorpay.isIn("down");
  const unanswered = await reconcile("2026-01-01");
  razorpay.isIn("well");
  expect(unanswered.code).toBe(1);
  expect(unanswered.output).toContain("The payment service does not answer");
});

test("secrets are nowhere to be read", async () => {
  const pages = await Promise.all(
    [SETTINGS, "/admin/payments", "/admin/log", "/admin/day"].map((path) => owner.get(path)),
  );
  const texts = [...pages.map(({ text }) => text), shop.server.output()];
  const dump = JSON.stringify(
    ["orders", "payments", "payment_links", "online_transfers", "settings", "audit_log"].map(
      (table) => shop.database.rows(`select * from ${table}`),
    ),
  );
  for (const secret of [razorpay.keys.secret, razorpay.keys.webhook, razorpay.keys.id]) {
    for (const text of [...texts, dump]) expect(text).not.toContain(secret);
  }
});
