import { beforeAll, describe, expect, test } from "vitest";
import type { StaffRole } from "#app/domain/access/roles.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { staffLog } from "#db/staff-log.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addStaff, type StaffMember } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop({ env: { SHOP_UPI_ID: "chatpata@upi" } });
const LIST = "/admin/deliveries";
let asha: Person;
const admin = shop.owner;
let dish: Dish;

beforeAll(async () => {
  asha = await registerCustomer(shop.api, { name: "Asha Kulkarni" });
  dish = addDish(shop.database, { pricePaise: 20_000 });
});

const staff = (role: StaffRole, name: string) => addStaff(shop, role, { name });

const PACKED = ["preparing", "out_for_delivery"];

async function outgoing(overrides: Record<string, unknown> = {}): Promise<OrderOutput> {
  const order = await placeOrder(asha.api, [dish], overrides);
  return advanceOrder(admin.api, order, PACKED);
}

const deliveryOf = ({ id }: OrderOutput) => `${LIST}/${id}/delivery`;

/** Presses "Delivered" on the list, with the fields changed by `typed`. */
async function deliver(person: StaffMember, order: OrderOutput, typed: Record<string, string>) {
  const list = await person.visitor.get(LIST);
  const fields = { ...list.form(deliveryOf(order)), ...typed };
  return toastAfter(person.visitor, await person.visitor.postForm(deliveryOf(order), fields));
}

const stored = ({ id }: OrderOutput) =>
  shop.database.row("select status, payment_status, paid_paise from orders where id = ?", id);
const paymentsOf = ({ id }: OrderOutput) =>
  shop.database.rows(
    "select method, amount_paise, by_user_id, is_carried from payments where order_id = ?",
    id,
  );
const unchanged = { status: "out_for_delivery", payment_status: "pending", paid_paise: 0 };

function handIn(receiver: StaffMember, fields: Record<string, string>) {
  return receiver.visitor.postForm(`${LIST}/handovers`, fields);
}

const listedFor = async ({ visitor }: StaffMember) => {
  const { text } = await visitor.get(LIST);
  return [...text.matchAll(/action="\/admin\/deliveries\/([^/]+)\/delivery"/g)].map(([, id]) => id);
};

describe("riders", () => {
  test("see what the counter gave them and what is given to nobody, and deliver nothing else", async () => {
    const counter = await staff("counter", "Meera");
    const [ravi, other] = [await staff("rider", "Ravi Patil"), await staff("rider", "Om Kale")];
    const [given, free] = [await outgoing(), await outgoing()];
    const path = `${LIST}/${given.id}/rider`;
    const form = (await counter.visitor.get(LIST)).form(path);
    const assign = (riderId: string) =>
      toastAfter(counter.visitor, counter.visitor.postForm(path, { ...form, riderId }));

    expect(form.riderId).toBe("");
    expect(await assign(ravi.user._id)).toBe("Rider: Ravi Patil");

    expect(await listedFor(ravi)).toEqual(expect.arrayContaining([given.id, free.id]));
    expect(await listedFor(other)).toContain(free.id);
    expect(await listedFor(other)).not.toContain(given.id);
    const refused = other.visitor.postForm(deliveryOf(given), { duePaise: "0" });
    expect(await toastAfter(other.visitor, refused)).toContain("not out for delivery");
    expect(stored(given)).toEqual(unchanged);
    const details = await counter.visitor.read(`/admin/orders/${given.id}`);
    expect(details).toContain("Rider: Ravi Patil Meera (Counter)");
    expect(await assign(counter.user._id)).toContain("Choose a rider who works here.");
    expect(await assign("")).toBe("Rider: any");
    expect(await listedFor(other)).toContain(given.id);
    expect((await ravi.visitor.postForm(path, { riderId: ravi.user._id })).status).toBe(403);
  });

  test("get a delivery as soon as it is confirmed, on the order's page", async () => {
    const counter = await staff("counter", "Meera");
    const ravi = await staff("rider", "Ravi Patil");
    const order = await placeOrder(asha.api, [dish]);
    const pickup = await placeOrder(asha.api, [dish], { deliveryType: "pickup" });
    await advanceOrder(admin.api, pickup, ["confirmed"]);
    const path = ({ id }: OrderOutput) => `${LIST}/${id}/rider`;
    const details = async ({ id }: OrderOutput) => counter.visitor.get(`/admin/orders/${id}`);
    const assign = async (given: OrderOutput) => {
      const reply = counter.visitor.postForm(path(given), { riderId: ravi.user._id });
      return toastAfter(counter.visitor, reply);
    };
    for (const refused of [order, pickup]) {
      expect((await details(refused)).text).not.toContain(path(refused));
      expect(await assign(refused)).toContain("Only a delivery that is confirmed");
    }
    await advanceOrder(admin.api, order, ["confirmed"]);
    const page = await details(order);

    const reply = await counter.visitor.postForm(path(order), {
      ...page.form(path(order)),
      riderId: ravi.user._id,
    });

    expect(reply.headers.get("location")).toBe(`/admin/orders/${order.id}`);
    expect(await toastAfter(counter.visitor, reply)).toBe("Rider: Ravi Patil");
    expect(await listedFor(ravi)).not.toContain(order.id);
    await advanceOrder(admin.api, order, PACKED);
    expect(await listedFor(ravi)).toContain(order.id);
  });

  test("are missing: people who manage staff are told where to add one", async () => {
    const [owner, counter] = [admin.visitor, await staff("counter", "Meera")];
    const order = await outgoing();
    const pages = [LIST, `/admin/orders/${order.id}`];
    const hint = "Nobody works here as a rider yet.";
    for (const page of pages) expect(await owner.read(page)).not.toContain(hint);
    shop.database.change("update users set is_active = 0 where role = 'rider'");
    for (const page of pages) {
      const { text } = await owner.get(page);
      expect(text).toContain(hint);
      expect(text.split(hint)[1]?.slice(0, 100)).toContain('href="/admin/staff/add"');
      expect(await counter.visitor.read(page)).not.toContain(hint);
    }
    shop.database.change("update users set is_active = 1 where role = 'rider'");
  });

  test("show a code with what is due, for a customer who pays by UPI after all", async () => {
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();
    const codes = async () => {
      const { text } = await rider.visitor.get(LIST);
      const [, form = ""] = text.split(`action="${deliveryOf(order)}"`);
      return form.split("</form>")[0]?.match(/aria-label="QR code[^"]*"/g) ?? [];
    };

    expect(await codes()).toEqual([`aria-label="QR code to pay ₹${order.total} by UPI"`]);
    await admin.visitor.postForm(`/admin/orders/${order.id}/payment`, {});
    expect(await codes()).toEqual([]);
  });

  test("say that nobody was at home and what they do next, which changes no money", async () => {
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();
    const path = `${LIST}/${order.id}/absence`;
    const say = (next: string) => rider.visitor.postForm(path, { next });
    const details = async () => await admin.visitor.read(`/admin/orders/${order.id}`);
    expect((await rider.visitor.get(LIST)).text).toContain("Bring it back to the shop");

    await say("returned");
    // A double tap may arrive twice.
    await say("returned");

    expect(stored(order)).toEqual(unchanged);
    const returned = "Nobody was at home. The order comes back to the shop.";
    expect(await rider.visitor.read(LIST)).toContain(returned);
    const shown = await details();
    expect(shown).toContain(`Please note Not at home ${returned}`);
    expect(shown.match(/shop\. Ravi \(Rider\)/g)).toHaveLength(1);
    const list = await admin.visitor.get(`/admin/orders?search=${order.orderNumber}`);
    expect(list.visibleText).toContain("Not at home");
    await say("");
    expect(await details()).toContain("Not at home: taken back Ravi (Rider)");
    await say("retry");
    expect(await deliver(rider, order, {})).toContain("delivered");
    expect(await details()).not.toContain("Please note");
  });
});

describe("at the door", () => {
  test("a rider sees where an outgoing delivery goes and what to collect, the first promised on top", async () => {
    const rider = await staff("rider", "Ravi");
    const later = await outgoing({ paymentMethod: "upi" });
    const first = await outgoing({ deliveryInstructions: "Ring twice" });
    shop.database.change("update orders set promised_at = 0 where id = ?", first.id);
    await placeOrder(asha.api, [dish]);
    const pickup = await placeOrder(asha.api, [dish], { deliveryType: "pickup" });
    await advanceOrder(admin.api, pickup, ["preparing"]);

    const { text } = await rider.visitor.get(LIST);

    const shown = [...text.matchAll(/action="\/admin\/deliveries\/([^/]+)\/delivery"/g)];
    const ids = shown.map(([, id]) => id);
    expect(ids).toContain(later.id);
    expect(ids[0]).toBe(first.id);
    expect(ids).not.toContain(pickup.id);
    const page = visibleText(text);
    expect(page).toContain("12 Laxmi Road");
    expect(page).toContain("Ring twice");
    expect(page).toContain(`Collect ₹${first.total} in cash`);
    expect(page).toContain(`Collect ₹${later.total} by UPI`);
    expect(page).toContain("1 item");
    expect(text).toContain('href="tel:+919822012345"');
    expect(text).toContain("destination=12%20Laxmi%20Road%2C%20Pune");
  });

  test.each([
    ["exactly what is due", 0, ""],
    ["more, and gives change", 50, "Give back ₹50"],
  ])("a rider collects %s: the order is delivered and paid", async (_, extra, change) => {
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();

    const toast = await deliver(rider, order, { received: String(order.total + extra) });

    expect(toast).toContain(`${order.orderNumber} delivered`);
    expect(toast).toContain(change);
    const paise = order.total * 100;
    expect(stored(order)).toEqual({
      status: "delivered",
      payment_status: "paid",
      paid_paise: paise,
    });
    const payment = { amount_paise: paise, by_user_id: rider.user._id };
    expect(paymentsOf(order)).toEqual([{ method: "cash", is_carried: 1, ...payment }]);
    const { text } = await rider.visitor.get(LIST);
    expect(visibleText(text)).toContain(`You carry ₹${order.total}`);
    expect(visibleText(text)).toContain("Delivered by you today: 1");
  });

  test.each<[string, (counter: StaffMember, order: OrderOutput) => Promise<unknown>]>([
    ["as delivered in the list", (counter, order) => deliver(counter, order, {})],
    [
      "as delivered among the orders",
      ({ visitor }, { id }) =>
        visitor.postForm(`/admin/orders/${id}/status`, { status: "delivered" }),
    ],
    ["as paid", ({ visitor }, { id }) => visitor.postForm(`/admin/orders/${id}/payment`, {})],
    [
      "as delivered by the API",
      ({ api }, { id }) => api.patch(`/api/orders/${id}/status`, { status: "delivered" }),
    ],
  ])("the rider carries the cash of an order that the counter marks %s", async (_, mark) => {
    const counter = await staff("counter", "Meera");
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();
    await counter.visitor.postForm(`${LIST}/${order.id}/rider`, { riderId: rider.user._id });

    await mark(counter, order);

    expect(stored(order)).toMatchObject({ payment_status: "paid" });
    expect(paymentsOf(order)).toMatchObject([{ by_user_id: rider.user._id, is_carried: 1 }]);
    expect(await rider.visitor.read(LIST)).toContain(`You carry ₹${order.total}`);
    if (stored(order)?.status !== "delivered") return;
    const list = await rider.visitor.read(LIST);
    expect(list).toMatch(/Delivered by you today: 1/);
    expect(list).toContain(`${order.orderNumber} · Cash ₹${order.total}`);
    expect(await counter.visitor.read(LIST)).not.toContain("Delivered by you today");
    await counter.visitor.postForm(`/admin/orders/${order.id}/status/removal`, {
      status: "delivered",
    });
    expect(stored(order)).toEqual(unchanged);
    expect(await rider.visitor.read(LIST)).not.toContain("You carry");
    expect(await rider.visitor.read(LIST)).not.toContain("Delivered by you today");
  });

  test("less cash than is due changes nothing", async () => {
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();

    const toast = await deliver(rider, order, { received: String(order.total - 1) });

    expect(toast).toContain(`Collect ₹${order.total}: ₹${order.total - 1} is not enough.`);
    expect(stored(order)).toEqual(unchanged);
    expect(paymentsOf(order)).toEqual([]);
  });

  test("what was typed and refused is still there", async () => {
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();
    const list = await rider.visitor.get(LIST);
    const typed = { ...list.form(deliveryOf(order)), received: "15" };

    const reply = await rider.visitor.postForm(deliveryOf(order), typed);

    const refused = await rider.visitor.follow(reply);
    expect(refused.form(deliveryOf(order))).toMatchObject({ received: "15" });
    const atField = new RegExp(`id="received-${order.id}-error"[^>]*>.*?₹15 is not enough`, "s");
    expect(refused.text).toMatch(atField);
  });

  test("another amount than the page showed changes nothing", async () => {
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();

    const toast = await deliver(rider, order, { duePaise: "100" });

    expect(toast).toContain(`The order was changed: collect ₹${order.total}, not ₹1.`);
    expect(stored(order)).toEqual(unchanged);
  });

  test.each(["upi", "card"])(
    "a payment by %s is recorded, but nothing is carried",
    async (method) => {
      const rider = await staff("rider", "Ravi");
      const order = await outgoing();

      await deliver(rider, order, { method });

      expect(paymentsOf(order)).toMatchObject([{ method, is_carried: 0 }]);
      expect((await rider.visitor.get(LIST)).text).not.toContain("You carry");
    },
  );

  test("an order that is paid already is delivered without a payment", async () => {
    const rider = await staff("rider", "Ravi");
    const order = await placeOrder(asha.api, [dish], { paymentMethod: "upi" });
    await admin.api.patch(`/api/orders/${order.id}/payment`, { paymentStatus: "paid" });
    await advanceOrder(admin.api, order, PACKED);
    expect(await rider.visitor.read(LIST)).toContain("Paid by UPI");

    await deliver(rider, order, {});

    expect(stored(order)).toMatchObject({ status: "delivered", payment_status: "paid" });
    expect(paymentsOf(order)).toMatchObject([{ by_user_id: admin.id }]);
  });

  test("two riders who press at once make one delivery and one payment", async () => {
    const riders = [await staff("rider", "Ravi"), await staff("rider", "Meena")];
    const order = await outgoing();
    const fields = await Promise.all(
      riders.map(async ({ visitor }) => (await visitor.get(LIST)).form(deliveryOf(order))),
    );

    const replies = await Promise.all(
      riders.map(({ visitor }, index) => visitor.postForm(deliveryOf(order), fields[index])),
    );

    const toasts = await Promise.all(
      riders.map((rider, index) => toastAfter(rider.visitor, replies[index] as FormReply)),
    );
    expect(toasts.filter((toast) => toast.includes("delivered"))).toHaveLength(2);
    expect(toasts.filter((toast) => toast.includes("already"))).toHaveLength(1);
    expect(paymentsOf(order)).toHaveLength(1);
    expect(
      shop.database.value(
        "select count(*) from order_changes where order_id = ? and to_value = 'delivered'",
        order.id,
      ),
    ).toBe(1);
  });
});

describe("everything else", () => {
  test("a rider changes no order that is not out for delivery", async () => {
    const rider = await staff("rider", "Ravi");
    const pending = await placeOrder(asha.api, [dish]);
    const pickup = await placeOrder(asha.api, [dish], { deliveryType: "pickup" });
    await advanceOrder(admin.api, pickup, ["preparing"]);
    const own = await placeOrder(rider.api, [dish], { deliveryType: "pickup" });
    await advanceOrder(admin.api, own, ["preparing"]);
    const before = shop.database.rows("select * from orders");
    const fields = { duePaise: String(pending.total * 100), received: "1000", method: "cash" };

    for (const order of [pending, pickup, own]) {
      const reply = await rider.visitor.postForm(deliveryOf(order), fields);
      expect(await toastAfter(rider.visitor, reply)).toContain(
        "This order is not out for delivery.",
      );
      const status = { status: "delivered" };
      const refused = await rider.api.patch(`/api/orders/${order.id}/status`, status);
      expect([403, 404]).toContain(refused.status);
    }

    expect(shop.database.rows("select * from orders")).toEqual(before);
    expect([pending, pickup, own].flatMap(paymentsOf)).toEqual([]);
  });
});

describe("cash to hand in", () => {
  test("is owed until the counter has received it, in parts and each part once", async () => {
    const rider = await staff("rider", "Sunil Jadhav");
    const counter = await staff("counter", "Neha");
    const order = await outgoing();
    await deliver(rider, order, {});
    const list = await counter.visitor.get(LIST);
    expect(list.visibleText).toContain(`Sunil Jadhav owes ₹${order.total}`);
    const owedPaise = String(order.total * 100);
    const hundred = { riderId: rider.user._id, owedPaise, amount: "100" };

    const first = await toastAfter(counter.visitor, await handIn(counter, hundred));
    const again = await toastAfter(counter.visitor, await handIn(counter, hundred));

    expect(first).toContain("₹100 received from Sunil Jadhav");
    const rest = order.total - 100;
    expect(again).toContain(`Sunil Jadhav owes ₹${rest} now, not ₹${order.total}.`);
    expect(await rider.visitor.read(LIST)).toContain(`You carry ₹${rest}`);
    const tooMuch = { ...hundred, owedPaise: String(rest * 100), amount: String(rest + 1) };
    expect(await toastAfter(counter.visitor, await handIn(counter, tooMuch))).toContain(
      `Enter at most ₹${rest}`,
    );
    await handIn(counter, { ...tooMuch, amount: String(rest) });
    expect((await rider.visitor.get(LIST)).text).not.toContain("You carry");
    expect(
      shop.database.rows(
        "select amount_paise, received_by from cash_handovers where rider_id = ? order by id",
        rider.user._id,
      ),
    ).toEqual([
      { amount_paise: 10_000, received_by: counter.user._id },
      { amount_paise: rest * 100, received_by: counter.user._id },
    ]);
    expect(
      shop.database.rows(
        "select actor_name from audit_log where action = 'cash.handed_over' and subject_id = ?",
        rider.user._id,
      ),
    ).toEqual([{ actor_name: counter.name }, { actor_name: counter.name }]);
  });

  test("a rider cannot receive it, nor see what others owe", async () => {
    const rider = await staff("rider", "Ravi");
    const other = await staff("rider", "Meena Gokhale");
    const order = await outgoing();
    await deliver(other, order, {});
    const owedPaise = String(order.total * 100);

    const fields = { riderId: other.user._id, owedPaise, amount: String(order.total) };
    expect((await handIn(rider, fields)).status).toBe(403);

    expect((await rider.visitor.get(LIST)).text).not.toContain("Meena Gokhale");
    expect(
      shop.database.value("select count(*) from cash_handovers where rider_id = ?", other.user._id),
    ).toBe(0);
  });

  test("keeps an account from being deleted", async () => {
    const rider = await staff("rider", "Ravi");
    const order = await outgoing();
    await deliver(rider, order, {});

    const reply = await admin.api.delete(`/api/auth/users/${rider.user._id}`);

    expect(reply.status, reply.text).toBe(409);
    expect(reply.body.message).toBe(`Ravi has to hand in ₹${order.total} from deliveries first.`);
    expect(shop.database.value("select role from users where id = ?", rider.user._id)).toBe(
      "rider",
    );
  });

  test("what is sold at the counter is not carried", async () => {
    const counter = await staff("counter", "Neha Counter");
    const taken = { items: [{ product: dish.id, quantity: 1 }], channel: "counter" };
    const paid = { ...taken, payments: [{ method: "cash", amount: 200 }] };
    const reply = await counter.api.post<OrderOutput>("/api/orders", paid);
    expect(reply.status, reply.text).toBe(201);

    expect(await counter.visitor.read(LIST)).not.toContain("You carry");
  });
});

describe("ready", () => {
  test("is said in the kitchen while an order is prepared, and taken back", async () => {
    const kitchen = await staff("kitchen", "Kiran");
    const order = await placeOrder(asha.api, [dish], { deliveryType: "pickup" });
    const ready = `/admin/orders/${order.id}/ready`;
    const press = async (path: string) =>
      toastAfter(kitchen.visitor, await kitchen.visitor.postForm(path));
    expect(await press(ready)).toContain("Only an order that is being prepared can be ready");
    await advanceOrder(admin.api, order, ["preparing"]);

    expect(await press(ready)).toContain("Order is ready");

    const customer = await shop.signedIn(asha);
    const listed = async () => await customer.read("/my-orders");
    expect(await listed()).toContain("Ready for pickup");
    expect(await press(ready)).toContain("Order is already ready");
    expect(await press(`${ready}/removal`)).toContain("Order is not ready yet");
    expect(await listed()).not.toContain("Ready for pickup");
    await press(ready);
    await advanceOrder(admin.api, order, ["delivered"]);
    expect(
      shop.database.value("select ready_at is not null from orders where id = ?", order.id),
    ).toBe(1);
    expect(
      shop.database.rows(
        "select to_value, by_role from order_changes where kind = 'ready' and order_id = ? order by id",
        order.id,
      ),
    ).toEqual([
      { to_value: "ready", by_role: "kitchen" },
      { to_value: "", by_role: "kitchen" },
      { to_value: "ready", by_role: "kitchen" },
    ]);
    expect(
      shop.database.value(
        `select count(*) from ${staffLog} where action in ('order.ready', 'order.not_ready') and subject_id = ?`,
        order.id,
      ),
    ).toBe(3);
  });
});
