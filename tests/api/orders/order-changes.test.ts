import { beforeAll, describe, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { staffLog } from "#db/staff-log.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { saveSettings } from "#tests/support/records/settings.ts";
import { addStaff, givePin } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const { visitor: owner } = shop.owner;
const admin = shop.owner;
let customer: Person;
let visitor: FormVisitor;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
  visitor = await shop.signedIn(customer);
});

const order = (dish: Dish = addDish(shop.database)) =>
  placeOrder(customer.api, [{ ...dish, quantity: 2 }], { deliveryType: "pickup" });

const changesOf = ({ id }: Pick<OrderOutput, "id">) => `/admin/orders/${id}/changes`;
const ownChangesOf = ({ orderNumber }: OrderOutput) => `/my-orders/${orderNumber}/changes`;

/** The form on the page, with a new quantity for its first line. */
async function filled(who: FormVisitor, path: string, quantity: number) {
  const fields = await who.formOn(path);
  const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";
  return { ...fields, [line]: String(quantity), reason: "The customer called" };
}

async function change(who: FormVisitor, path: string, quantity: number, more: FormFields = {}) {
  return who.postForm(path, { ...(await filled(who, path, quantity)), save: "1", ...more });
}

const storedTotal = ({ id }: Pick<OrderOutput, "id">) =>
  shop.database.value("select total_paise from orders where id = ?", id);

const settled = ({ id }: Pick<OrderOutput, "id">) =>
  shop.database.rows(
    "select kind, method, amount_paise amount, reason from payments where order_id = ? order by id",
    id,
  );

describe("the form", () => {
  test("shows the new total without changing anything, and saves with a reason", async () => {
    const placed = await order();
    const path = changesOf(placed);

    const checked = await owner.postForm(path, await filled(owner, path, 5));
    expect(checked.status).toBe(200);
    expect(checked.visibleText).toContain("₹300 more to pay");
    expect(checked.form(path)).toMatchObject({ version: expect.any(String) });
    expect(storedTotal(placed)).toBe(20_000);

    const refused = await change(owner, path, 5, { reason: "", notes: "Less sweet" });
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("Say why the order is changed");
    expect(refused.form(path)).toMatchObject({ notes: "Less sweet" });
    expect(storedTotal(placed)).toBe(20_000);

    const saved = await change(owner, path, 5);
    expect(saved.location).toBe(`/admin/orders/${placed.id}`);
    expect(storedTotal(placed)).toBe(50_000);
    const page = await owner.read(String(saved.location));
    expect(page).toMatch(/Changed: \+3 Test Puri \w+, ₹200 → ₹500/);
    expect(page).toContain("The customer called");
  });

  test("takes a usual reason with one tap, also when it is sent once more", async () => {
    const placed = await order();
    const path = changesOf(placed);
    const usual = { reason: "", "usual-reason": "A dish ran out" };

    const refused = await change(owner, path, 5, { ...usual, notes: "x".repeat(600) });

    expect(refused.status).toBe(400);
    expect(refused.form(path)).toMatchObject(usual);
    const saved = await owner.postForm(path, {
      ...refused.form(path),
      notes: "",
      save: "1",
    });
    expect(saved.status, saved.visibleText).toBe(303);
    expect(await owner.read(String(saved.location))).toContain("A dish ran out");
    const own = await order();
    expect((await visitor.get(ownChangesOf(own))).text).not.toContain("usual-reason");
  });

  test.each([
    [
      "cancellation",
      {},
      "A dish ran out",
      "order_changes where to_value = 'cancelled' and order_id",
    ],
    [
      "refunds",
      { method: "cash" },
      "A dish was missing",
      "payments where kind = 'refund' and order_id",
    ],
  ])("its %s takes a usual reason as well", async (page, more, reason, row) => {
    const placed = await order();
    await owner.postForm(`/admin/orders/${placed.id}/payment`, {});
    const path = `/admin/orders/${placed.id}/${page}`;
    const saved = await owner.fillIn(path, { ...more, "usual-reason": reason });

    expect(saved.status, saved.visibleText).toBe(303);
    expect(shop.database.value(`select reason from ${row} = ?`, placed.id)).toBe(reason);
  });

  test("removes a line, adds a dish with its options, and chooses one anew", async () => {
    const placed = await order();
    const path = changesOf(placed);
    const extra = addDish(shop.database, { name: `Bhel ${crypto.randomUUID()}` });
    const fields = await filled(owner, path, 2);

    const added = await owner.postForm(path, { ...fields, dish: extra.id, add: "dish" });
    expect(added.form(path)).toMatchObject({ "added[0].product": extra.id });
    const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";
    const without = await owner.postForm(path, { ...added.form(path), remove: line });
    expect(without.form(path)).toMatchObject({ [line]: "0", "added[0].quantity": "1" });
    expect(without.visibleText).toContain("₹100 less to pay");
    const anew = await owner.postForm(path, { ...fields, replace: line.slice("lines.".length) });
    expect(anew.form(path)).toMatchObject({ [line]: "0", "added[0].quantity": "2" });
    expect(storedTotal(placed)).toBe(20_000);
  });

  test.each(["", "two"])(
    "names the quantity '%s' at its field, when the total is checked and when it is saved",
    async (quantity) => {
      const placed = await order();
      const path = ownChangesOf(placed);
      const fields = await filled(visitor, path, 2);
      const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";

      for (const button of ["check", "save"]) {
        const page = await visitor.postForm(path, { ...fields, [line]: quantity, [button]: "1" });

        expect(page.text, button).toMatch(/<p[^>]* class="field-error"/);
        expect(page.text).toContain(`href="#change-${line}"`);
        expect(page.visibleText).toContain("Quantity ");
      }
      expect(storedTotal(placed)).toBe(20_000);
    },
  );

  test("takes no address from a customer that no rider finds", async () => {
    const placed = await order();

    const refused = await change(visitor, ownChangesOf(placed), 3, { address: "x" });

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("Enter the whole address");
    expect(storedTotal(placed)).toBe(20_000);
  });

  test("made for an older version is refused and shows the order as it is now", async () => {
    const placed = await order();
    const path = changesOf(placed);
    const first = { ...(await filled(owner, path, 3)), save: "1" };
    const second = { ...(await filled(owner, path, 4)), save: "1" };
    expect((await owner.postForm(path, first)).status).toBe(303);

    const refused = await owner.postForm(path, second);

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("This order was changed in the meantime.");
    expect(Object.values(refused.form(path))).toContain("3");
    expect(storedTotal(placed)).toBe(30_000);
    expect((await owner.postForm(path, first)).status, "the same form again").toBe(303);
    expect(storedTotal(placed)).toBe(30_000);
  });
});

test("its customer changes an order while it is pending, without a reason", async () => {
  const placed = await order();
  const path = ownChangesOf(placed);
  expect((await change(visitor, path, 3, { reason: "" })).location).toBe(
    `/my-orders?order=${placed.orderNumber}`,
  );
  const shown = await visitor.read(`/my-orders?order=${placed.orderNumber}`);
  expect(shown).toContain("₹200 → ₹300");
  const late = { ...(await filled(visitor, path, 1)), save: "1" };
  await advanceOrder(admin.api, placed, ["confirmed"]);

  const refused = await visitor.postForm(path, late);

  expect(refused.status).toBe(409);
  expect(storedTotal(placed)).toBe(30_000);
  expect(await visitor.read(path)).toContain(
    "This order is already confirmed and can no longer be changed here. Please call us.",
  );
});

test("the kitchen reads what changed until the order goes on", async () => {
  const placed = await order();
  await change(owner, changesOf(placed), 1, { deliveryType: "pickup", notes: "Less sweet" });
  const list = () => owner.get(`/admin/orders?search=${placed.orderNumber}`);
  const ticket = async (query = "") =>
    (await owner.get(`/admin/orders/${placed.id}/ticket${query}`)).text;
  expect((await list()).text).toContain(">Changed</span>");
  expect(visibleText(await ticket())).toMatch(/Changed at \d+:\d\d [AP]M/);
  const id = shop.database.value(
    "select id from order_changes where order_id = ? and kind = 'order'",
    placed.id,
  );

  const difference = await ticket(`?change=${id}`);

  expect(difference).toMatch(/<s>−1 Test Puri \w+<\/s>/);
  expect(visibleText(difference)).toMatch(/CHANGED at .* New special instructions .*Less sweet/s);
  expect((await owner.get(`/admin/orders/${placed.id}/ticket?change=other`)).status).toBe(404);
  await advanceOrder(admin.api, placed, ["confirmed"]);
  expect((await list()).text).not.toContain(">Changed</span>");
  expect(visibleText(await ticket())).not.toContain("Changed at");
});

test("a refund by somebody at the counter is limited for each order, and a manager's PIN approves more", async () => {
  const [cashier, manager] = [await addStaff(shop, "counter"), await addStaff(shop, "manager")];
  await givePin(owner, manager, "2580");
  await saveSettings(owner, "charges", { packingRupees: "0", staffRefundRupees: "60" });
  const placed = await order();
  await owner.postForm(`/admin/orders/${placed.id}/payment`, {});
  const path = `/admin/orders/${placed.id}/refunds`;
  const refund = async (amount: string, more: FormFields = {}) => {
    const shown = await cashier.visitor.formOn(path);
    const typed = { amount, method: "cash", reason: "Cold", ...more };
    return cashier.visitor.postForm(path, { ...shown, ...typed });
  };

  expect((await refund("60")).status).toBe(303);
  const beyond = await refund("1");
  expect(beyond.status).toBe(403);
  expect(beyond.visibleText).toContain("More than ₹60 needs a manager's PIN.");
  const approved = await refund("40", { pin: "2580" });
  expect(approved.status, approved.visibleText).toBe(303);

  expect(settled(placed).slice(1)).toMatchObject([{ amount: 6000 }, { amount: 4000 }]);
  const details = await cashier.visitor.read(`/admin/orders/${placed.id}`);
  expect(details).toMatch(new RegExp(`Refund approved by ${manager.name}.*${cashier.name}`, "s"));
});

describe("payments and refunds", () => {
  const pay = async (
    kind: "payments" | "refunds",
    placed: OrderOutput,
    fields: FormFields,
    page?: FormFields,
  ) => {
    const path = `/admin/orders/${placed.id}/${kind}`;
    const form = page ?? (await owner.formOn(path));
    return owner.postForm(path, { ...form, ...fields });
  };

  test("are recorded in parts, once per form, and never above what is open", async () => {
    const placed = await order();
    const path = `/admin/orders/${placed.id}/payments`;
    const page = await owner.formOn(path);
    expect(page.amount).toBe("200");

    const half = { amount: "50", method: "upi" };
    for (const _ of ["first", "again"]) {
      expect((await pay("payments", placed, half, page)).status).toBe(303);
    }
    const tooMuch = await pay("payments", placed, { amount: "151", method: "cash" });
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.visibleText).toContain("Only ₹150 is left to pay.");
    await pay("payments", placed, { method: "cash" });

    expect(settled(placed)).toEqual([
      { kind: "payment", method: "upi", amount: 5000, reason: "" },
      { kind: "payment", method: "cash", amount: 15_000, reason: "" },
    ]);
    const details = await owner.read(`/admin/orders/${placed.id}`);
    expect(details).toMatch(/Payment \(UPI\).*₹50\.00.*Payment \(Cash\).*₹150\.00/s);
    const stored = await customer.api.get<OrderOutput>(`/api/orders/${placed.id}`);
    expect(stored.body.data.paymentStatus).toBe("paid");
  });

  test("a refund needs a reason and is at most the amount paid; an overpayment is filled in", async () => {
    const placed = await order();
    expect(
      (await pay("refunds", placed, { amount: "1", method: "cash", reason: "x" }, {})).status,
    ).toBe(409);
    await owner.postForm(`/admin/orders/${placed.id}/payment`, {});
    const filledIn = async () => (await owner.formOn(`/admin/orders/${placed.id}/refunds`)).amount;
    await change(owner, changesOf(placed), 1);
    expect(await filledIn()).toBe("100");
    const shown = await visitor.read(`/my-orders?order=${placed.orderNumber}`);
    expect(shown).toContain("Refund due ₹100");

    const refused = await pay("refunds", placed, { amount: "200.01", reason: "One dish less" });
    expect(refused.visibleText).toContain("At most ₹200 can be refunded.");
    const unexplained = await pay("refunds", placed, {});
    expect(unexplained.visibleText).toContain("Say why the money goes back");
    await pay("refunds", placed, { amount: "60", method: "cash", reason: "One dish less" });
    await advanceOrder(admin.api, placed, ["cancelled"]);
    await pay("refunds", placed, { method: "upi", reason: "Cancelled" });

    expect(settled(placed).slice(1)).toEqual([
      { kind: "refund", method: "cash", amount: 6000, reason: "One dish less" },
      { kind: "refund", method: "upi", amount: 14_000, reason: "Cancelled" },
    ]);
    expect(
      shop.database.rows(
        `select action, origin <> '' as has_origin from ${staffLog} where subject_id = ? and action like 'order.refunded'`,
        placed.id,
      ),
    ).toEqual(Array(2).fill({ action: "order.refunded", has_origin: 1 }));
  });
});
