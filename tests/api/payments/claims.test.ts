import { describe, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { newReference } from "#tests/support/records/references.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: owner } = shop.owner;
const admin = shop.owner;

type Buyer = { visitor: FormVisitor; order: OrderOutput };

/** A customer with an order of ₹300 to be paid by UPI. */
async function buyer(): Promise<Buyer> {
  const dish = addDish(shop.database, { pricePaise: 30_000 });
  const customer = await customerWith(shop);
  const overrides = { paymentMethod: "upi", deliveryType: "pickup" };
  const order = await placeOrder(customer.api, [dish], overrides);
  return { ...customer, order };
}

function claim({ visitor, order }: Buyer, reference: string): Promise<FormReply> {
  return visitor.postForm(`/my-orders/${order.orderNumber}/claim`, { reference });
}

/** Each row of an order's ledger, with the row it applies to. */
function ledger({ id }: OrderOutput) {
  return shop.database.rows(
    `select row.kind, row.reference, row.amount_paise amount, row.reason, target.reference target
     from payments row left join payments target on target.id = row.applies_to
     where row.order_id = ? order by row.id`,
    id,
  );
}

function balance({ id }: OrderOutput) {
  return shop.database.row(
    "select paid_paise paid, payment_status status from orders where id = ?",
    id,
  );
}

function openClaims(): string[] {
  return shop.database
    .rows("select reference from payment_references order by reference")
    .map(({ reference }) => String(reference));
}

const shown = ({ visitor, order }: Buyer) => visitor.read(`/my-orders?order=${order.orderNumber}`);

const shownToStaff = ({ order }: Buyer) => owner.read(`/admin/orders/${order.id}`);

function claimUrl({ order }: Buyer): string {
  const id = shop.database.value(
    "select max(id) from payments where kind = 'claim' and order_id = ?",
    order.id,
  );
  return `/admin/orders/${order.id}/claims/${id}`;
}

describe("a customer who has paid", () => {
  test("sends the reference, and both sides see that it awaits confirmation", async () => {
    const one = await buyer();
    const reference = newReference();
    const typed = `${reference.slice(0, 4)} ${reference.slice(4, 8)}-${reference.slice(8)}`;

    const reply = await claim(one, typed);

    expect(reply.location).toBe(`/my-orders?order=${one.order.orderNumber}`);
    expect(ledger(one.order)).toMatchObject([{ kind: "claim", reference, amount: 30_000 }]);
    expect(balance(one.order)).toEqual({ paid: 0, status: "pending" });
    for (const text of [await shown(one), await shownToStaff(one)]) {
      expect(text).toContain("Awaiting confirmation");
      expect(text).toContain(reference);
    }
    expect(await shown(one)).toContain("Reported as paid: ₹300 (UPI)");
    const page = await one.visitor.get(`/order-confirmation?order=${one.order.orderNumber}`);
    expect(page.visibleText).toContain("Awaiting confirmation");

    await claim(one, reference);
    expect(ledger(one.order), "the same again").toHaveLength(1);
  });

  test.each(["", "12345", "1234567890123", "12345678901x", "<b>123456789012"])(
    "keeps the input when '%s' is no reference",
    async (typed) => {
      const one = await buyer();

      const reply = await claim(one, typed);

      expect(reply.status).toBe(400);
      expect(reply.form(`/my-orders/${one.order.orderNumber}/claim`).reference).toBe(typed);
      expect(reply.visibleText).toContain("Enter the 12 digits of the UPI reference");
      expect(ledger(one.order)).toEqual([]);
    },
  );

  test("replaces an open claim by another reference, and frees the first", async () => {
    const [one, other] = [await buyer(), await buyer()];
    const [first, second] = [newReference(), newReference()];
    await claim(one, first);

    await claim(one, second);

    expect(ledger(one.order)).toMatchObject([
      { kind: "claim", reference: first },
      { kind: "claim", reference: second },
      { kind: "reversal", target: first, reason: "Replaced by another reference" },
    ]);
    expect(openClaims()).toContain(second);
    expect(openClaims()).not.toContain(first);
    expect((await claim(other, first)).status).toBe(303);
    const text = await shown(one);
    expect(text).toContain("Awaiting confirmation");
    expect(text).not.toContain("could not find");
  });

  test.each(["paid", "cancelled"])("cannot claim an order that is %s", async (state) => {
    const one = await buyer();
    if (state === "paid") {
      await admin.api.patch(`/api/orders/${one.order.id}/payment`, { paymentStatus: "paid" });
    } else await advanceOrder(admin.api, one.order, ["cancelled"]);
    const before = ledger(one.order);

    const reply = await claim(one, newReference());

    expect(reply.status).toBe(409);
    expect(ledger(one.order)).toEqual(before);
  });
});

describe("a reference", () => {
  test("that two orders claim at once is reserved for one; staff see the other", async () => {
    const buyers = [await buyer(), await buyer(), await buyer()];
    const reference = newReference();

    const replies = await Promise.all(buyers.map((one) => claim(one, reference)));

    expect(replies.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(openClaims().filter((open) => open === reference)).toHaveLength(1);
    for (const [index, one] of buyers.entries()) {
      const isFirst = replies[index]?.status === 303;
      expect(ledger(one.order).map(({ kind }) => kind)).toEqual(
        isFirst ? ["claim"] : ["claim", "reversal"],
      );
      if (isFirst) continue;
      const text = visibleText(replies[index]?.text ?? "");
      expect(text).toContain("This reference belongs to another payment. Check the 12 digits");
      expect(replies[index]?.form(`/my-orders/${one.order.orderNumber}/claim`).reference).toBe(
        reference,
      );
      const seenByStaff = await shownToStaff(one);
      expect(seenByStaff).toContain("This reference belongs to another payment");
      expect(seenByStaff).toContain("UPI payment of ₹300 not found");
      expect(seenByStaff).not.toContain("Awaiting confirmation");
    }
  });

  test("that was confirmed cannot be claimed again, and a refused one keeps the open claim", async () => {
    const [one, other] = [await buyer(), await buyer()];
    const [used, own] = [newReference(), newReference()];
    await claim(one, used);
    await owner.postForm(`${claimUrl(one)}/confirmation`);
    await claim(other, own);

    const again = await claim(other, used);

    expect(again.status).toBe(409);
    expect(await shown(other)).toContain(`with the reference ${own}`);
    expect(openClaims()).toEqual(expect.arrayContaining([used, own]));
  });
});

describe("staff", () => {
  test("confirm a claim once, although two of them do", async () => {
    const one = await buyer();
    const reference = newReference();
    await claim(one, reference);
    const path = `${claimUrl(one)}/confirmation`;

    const replies = await Promise.all([owner.postForm(path), owner.postForm(path)]);

    expect(replies.map(({ location }) => location)).toEqual([
      `/admin/orders/${one.order.id}`,
      `/admin/orders/${one.order.id}`,
    ]);
    expect(ledger(one.order)).toMatchObject([
      { kind: "claim" },
      { kind: "payment", reference, amount: 30_000, target: reference },
    ]);
    expect(balance(one.order)).toEqual({ paid: 30_000, status: "paid" });
    expect(await shown(one)).not.toContain("Awaiting confirmation");
  });

  test("record what was really paid although less is due by then", async () => {
    const one = await buyer();
    await claim(one, newReference());
    await advanceOrder(admin.api, one.order, ["cancelled"]);

    await owner.postForm(`${claimUrl(one)}/confirmation`);

    expect(balance(one.order)).toEqual({ paid: 30_000, status: "refund_due" });
  });

  test("reject with a reason that the customer reads; the reference can be claimed again", async () => {
    const [one, other] = [await buyer(), await buyer()];
    const reference = newReference();
    await claim(one, reference);
    const path = `${claimUrl(one)}/rejection`;
    expect((await owner.postForm(path, { reason: " " })).status).toBe(400);

    const reply = await owner.postForm(path, { reason: "Nothing <b>arrived" });

    expect(reply.status).toBe(303);
    expect(balance(one.order)).toEqual({ paid: 0, status: "pending" });
    const text = await shown(one);
    expect(text).toContain("We could not find your payment");
    expect(text).toContain("Nothing <b>arrived");
    expect((await owner.postForm(path, { reason: "Twice" })).status).toBe(409);
    expect((await claim(other, reference)).status).toBe(303);
  });

  test("reject with a usual reason in their language, and each customer reads it in their own", async () => {
    const one = await buyer();
    await claim(one, newReference());
    const speak = (visitor: FormVisitor, language: string) =>
      visitor.postForm("/preferences/language", { language, returnTo: "/cart" });
    await speak(owner, "mr");
    const path = `${claimUrl(one)}/rejection`;
    const usual = "रक्कम वेगळी होती";
    expect((await owner.get(path)).text).toContain(usual);

    await owner.postForm(path, { reason: usual });
    await speak(owner, "en");

    expect(await shown(one)).toContain("The amount was different");
    await speak(one.visitor, "hi");
    expect(await shown(one)).toContain("रकम अलग थी");
  });
});
