import { beforeAll, describe, expect, test } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { customerWith } from "#tests/support/checkout.ts";
import { addDish } from "#tests/support/dishes.ts";
import type { FormVisitor } from "#tests/support/form.ts";
import { placeOrder } from "#tests/support/orders.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";
import { addStaff } from "#tests/support/staff.ts";
import { readCsv } from "../support/csv.ts";
import { visibleText } from "../support/page-text.ts";

const PAGE = "/admin/statements";
const shop = runningShop();
let owner: FormVisitor;

beforeAll(async () => {
  owner = await shop.signedIn(firstAdmin);
});

let lastNumber = 0;
function newNumber(): number {
  lastNumber += 1;
  return lastNumber;
}
const newReference = () => String(632_544_000_000 + newNumber());
/** In rupees; no other test has it. */
const newAmount = () => 1000 + newNumber();

type Buyer = { visitor: FormVisitor; order: OrderOutput; amount: number };

async function buyer(): Promise<Buyer> {
  const amount = newAmount();
  const dish = addDish(shop.database, { pricePaise: amount * 100 });
  const customer = await customerWith(shop);
  const overrides = { paymentMethod: "upi", deliveryType: "pickup" };
  const order = await placeOrder(customer.api, [dish], overrides);
  if (order.total !== amount) throw new Error(`The order costs ${order.total}.`);
  return { ...customer, order, amount };
}

async function claimed(): Promise<Buyer & { reference: string }> {
  const reference = newReference();
  const one = await buyer();
  const path = `/my-orders/${one.order.orderNumber}/claim`;
  const reply = await one.visitor.postForm(path, { reference });
  if (reply.status !== 303) throw new Error(`Not claimed (${reply.status}).`);
  return { ...one, reference };
}

const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);

type Line = { reference?: string; amount: number | string; text?: string };

function sms({ reference, amount, text = "ASHA" }: Line): string {
  const named = reference ? ` UPI Ref ${reference}.` : "";
  return `Rs.${amount} credited to A/c XX4321 on ${today} by ${text}.${named}`;
}

function csvOf(
  lines: Line[],
  headings = "Txn Date,Description,Ref No.,Debit,Credit,Balance",
): string {
  const rows = lines.map(
    ({ reference = "", amount, text = "UPI" }) => `${today},"${text}",${reference},,"${amount}",9`,
  );
  return ["Account,:,CHATPATA", "", headings, ...rows].join("\n");
}

function paste(messages: string[], visitor = owner) {
  return visitor.postForm(PAGE, { messages: messages.join("\n") });
}

function upload(csv: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set("messages", "");
  form.set("file", new File([csv], "statement.csv"));
  return owner.postForm(PAGE, form);
}

const confirmAll = () => owner.postForm(`${PAGE}/matches`);

function payments({ order }: Buyer): number[] {
  return shop.database
    .rows(
      "select amount_paise amount from payments where kind = 'payment' and order_id = ? order by id",
      order.id,
    )
    .map(({ amount }) => Number(amount) / 100);
}

function credits(reference: string) {
  return shop.database.rows("select * from statement_credits where reference = ?", reference);
}

function creditId(amount: number): string {
  return String(
    shop.database.value("select id from statement_credits where amount_paise = ?", amount * 100),
  );
}

async function shown(): Promise<string> {
  return await owner.read(PAGE);
}

/** The text of one of the page's lists. */
async function listed(title: string): Promise<string> {
  const { text } = await owner.get(PAGE);
  const table = new RegExp(`<caption[^>]*>${title}</caption>.*?</table>`, "s").exec(text)?.[0];
  return visibleText(table ?? "");
}

describe("credits that match a claim by reference and amount", () => {
  test("are all confirmed by one button, pasted and uploaded", async () => {
    const [one, two] = [await claimed(), await claimed()];
    await paste([sms(one)]);
    await upload(csvOf([two]));
    expect(await shown()).toContain("Confirm all 2");
    expect([payments(one), payments(two)]).toEqual([[], []]);

    const reply = await confirmAll();

    expect(reply.location).toBe(PAGE);
    expect([payments(one), payments(two)]).toEqual([[one.amount], [two.amount]]);
    expect((await owner.follow(reply)).visibleText).toContain("2 payments confirmed");
    const page = await one.visitor.get(`/my-orders?order=${one.order.orderNumber}`);
    expect(page.visibleText).not.toContain("Awaiting confirmation");
  });

  test("count once: the same file twice, in two tabs at once, and again as a message", async () => {
    const [one, two] = [await claimed(), await claimed()];
    const csv = csvOf([one, two, { amount: "77.01" }, { amount: "77.01" }]);
    const stored = () =>
      shop.database.rows("select fingerprint, amount_paise from statement_credits order by id");
    const before = stored();

    await Promise.all([upload(csv), upload(csv)]);

    const after = stored();
    expect(after.slice(before.length)).toHaveLength(4);
    expect((await owner.follow(await upload(csv))).visibleText).toContain(
      "4 credits read, none of them new",
    );
    await paste([sms(one)]);
    expect(stored()).toEqual(after);
    await Promise.all([confirmAll(), confirmAll()]);
    expect([payments(one), payments(two)]).toEqual([[one.amount], [two.amount]]);
    await upload(csv);
    await confirmAll();
    expect([payments(one), payments(two)]).toEqual([[one.amount], [two.amount]]);
    expect(stored()).toEqual(after);
  });
});

test("a credit with another amount is confirmed individually, for what arrived", async () => {
  const one = await claimed();
  await paste([sms({ ...one, amount: "500.50" })]);

  await confirmAll();
  expect(payments(one)).toEqual([]);
  const list = await listed("Reference matches, amount differs");
  expect(list).toContain("₹500.50");
  expect(list).toContain(`₹${one.amount.toLocaleString("en-IN")}.00`);

  const path = `${PAGE}/credits/${creditId(500.5)}/payment`;
  await Promise.all([1, 2].map(() => owner.postForm(path, { order: one.order.orderNumber })));

  expect(payments(one)).toEqual([500.5]);
  const status = "select payment_status from orders where id = ?";
  expect(shop.database.value(status, one.order.id)).toBe("partly_paid");
});

describe("amount and time alone", () => {
  test("confirm nothing, but suggest the claim and the order", async () => {
    const [wrong, without] = [await claimed(), await buyer()];
    const [other, none] = [newReference(), undefined];
    await paste([sms({ reference: other, amount: wrong.amount })]);
    await upload(csvOf([{ reference: none, amount: without.amount }]));

    await confirmAll();

    expect([payments(wrong), payments(without)]).toEqual([[], []]);
    const list = await listed("Perhaps");
    expect(list).toContain(wrong.order.orderNumber);
    expect(list).toContain(without.order.orderNumber);
    for (const one of [wrong, without]) {
      const path = `${PAGE}/credits/${creditId(one.amount)}/payment`;
      await owner.postForm(path, { order: one.order.orderNumber });
      expect(payments(one)).toEqual([one.amount]);
    }
    // What the customer typed is free again, what really arrived is not.
    const used = "select count(*) from payment_references where reference = ?";
    expect([shop.database.value(used, wrong.reference), shop.database.value(used, other)]).toEqual([
      0, 1,
    ]);
  });
});

describe("a credit without an order", () => {
  test("is assigned by the order's number, and what was typed is kept when there is none", async () => {
    const one = await buyer();
    const amount = newAmount();
    await paste([sms({ amount })]);
    const path = `${PAGE}/credits/${creditId(amount)}`;
    expect((await owner.get(path)).status).toBe(200);

    const refused = await owner.postForm(path, { order: "CP-000000-000" });
    expect(refused.status).toBe(400);
    expect(refused.form(path).order).toBe("CP-000000-000");
    expect(refused.visibleText).toContain("There is no order CP-000000-000");

    const reply = await owner.postForm(path, { order: one.order.orderNumber.toLowerCase() });
    expect(reply.location).toBe(PAGE);
    expect(payments(one)).toEqual([amount]);
    expect((await owner.postForm(path, { order: one.order.orderNumber })).status).toBe(409);
  });

  test("is marked as not for an order, and back", async () => {
    const amount = newAmount();
    await paste([sms({ amount, text: "MILKMAN" })]);
    const path = `${PAGE}/credits/${creditId(amount)}/dismissal`;
    expect(await listed("Credits without an order")).toContain("MILKMAN");

    await owner.postForm(path);
    expect(await listed("Credits without an order")).not.toContain("MILKMAN");

    await owner.postForm(`${path}/removal`);
    expect(await listed("Credits without an order")).toContain("MILKMAN");
  });

  test("is open again after its payment was reversed", async () => {
    const one = await buyer();
    const amount = newAmount();
    await paste([sms({ amount, text: "REOPENED" })]);
    const id = creditId(amount);
    await owner.postForm(`${PAGE}/credits/${id}/payment`, { order: one.order.orderNumber });
    expect(await shown()).not.toContain("REOPENED");

    shop.database.change(
      `insert into payments (id, order_id, kind, method, amount_paise, applies_to, day, created_at)
       select 'reversal-' || id, order_id, 'reversal', method, amount_paise, id, day, created_at
       from payments where order_id = ?`,
      one.order.id,
    );

    expect(await shown()).toContain("REOPENED");
  });
});

test("a reference that another order claims is not assigned to this one", async () => {
  const [one, other] = [await claimed(), await buyer()];
  await paste([sms({ ...one, amount: 12.34 })]);

  const path = `${PAGE}/credits/${creditId(12.34)}`;
  const reply = await owner.postForm(path, { order: other.order.orderNumber });

  expect(reply.status).toBe(409);
  expect(payments(other)).toEqual([]);
});

test("claims without a credit are listed, with buttons to decide", async () => {
  const one = await claimed();

  const list = await listed("Claims without a credit");

  expect(list).toContain(one.reference);
  expect(list).toContain("Reject");
});

describe("a file", () => {
  const unknown = (line: Line) =>
    csvOf([line], "Wann,Wofür,Nummer,Weg,Gekommen,Stand").replace("Account,:,CHATPATA\n", "");

  test("with unknown headings is asked about once", async () => {
    const one = await claimed();
    const page = await upload(unknown(one));
    expect(page.status).toBe(200);
    expect(page.visibleText).toContain("Which column is what?");
    const form = page.form(PAGE);
    expect(form).toMatchObject({ name: "statement.csv", headingLine: "1" });

    const refused = await owner.postForm(PAGE, { ...form, date: "0" });
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("Choose the column of the money that arrived");
    expect(refused.form(PAGE).date).toBe("0");
    const useless = await owner.postForm(PAGE, { ...form, date: "1", amount: "4" });
    expect(useless.status).toBe(400);
    const chosen = { date: "0", amount: "4", reference: "2", description: "1", debit: "3" };
    const saved = await owner.postForm(PAGE, { ...refused.form(PAGE), ...chosen });
    expect(saved.location).toBe(PAGE);
    expect(credits(one.reference)).toMatchObject([{ amount_paise: one.amount * 100 }]);

    const two = await claimed();
    expect((await upload(unknown(two))).location).toBe(PAGE);
    expect(credits(two.reference)).toHaveLength(1);
  });

  test.each([
    ["a spreadsheet", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 400, "This is not a CSV file"],
    ["too large a file", "Date,Credit\n".padEnd(1_000_001, "x"), 413, "larger than 1 MB"],
    ["broken quotes", 'Date,Credit\n"21-11-26,5', 400, "Check its quotation marks"],
  ])("that is %s is refused", async (_, content, status, message) => {
    const reply = await upload(content);

    expect(reply.status).toBe(status);
    expect(reply.visibleText).toContain(message);
  });

  test("cannot bring markup or formulas into the page or the exported file", async () => {
    const text = `=HYPERLINK(1)<script>alert(1)</script>`;
    const amount = newAmount();
    await upload(csvOf([{ amount, text }]));

    const page = await owner.get(PAGE);
    expect(page.text).not.toContain("<script>alert(1)");
    expect(page.visibleText).toContain(text);
    const file = await owner.get(`${PAGE}/credits.csv`);
    const row = readCsv(file.text.slice(1)).find((cells) => cells.includes(String(amount)));
    expect(row).toEqual(expect.arrayContaining([`'${text}`, "open"]));
  });
});

test("messages without money say what they are, and stay in the form", async () => {
  const messages = "Rs.250 debited from A/c XX1\n123456 is your OTP for Rs.99 at a shop";

  const reply = await owner.postForm(PAGE, { messages });

  expect(reply.status).toBe(400);
  expect(reply.form(PAGE).messages).toBe(messages);
  expect(reply.visibleText).toContain("1 outgoing payment, 1 one-time password");
});

test("only those who keep the books see or change anything", async () => {
  const one = await claimed();
  await paste([sms(one)]);
  const { visitor } = await addStaff(shop, "counter");

  const replies = [
    await visitor.get(PAGE),
    await paste([sms({ amount: 5, text: "INTRUDER" })], visitor),
    await visitor.postForm(`${PAGE}/matches`),
    await visitor.postForm(`${PAGE}/credits/${creditId(one.amount)}/payment`, {
      order: one.order.orderNumber,
    }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(payments(one)).toEqual([]);
  expect(await shown()).not.toContain("INTRUDER");
});
