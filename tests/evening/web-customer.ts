import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { filledCheckout, orderNumberIn, putInCart } from "#tests/support/records/checkout.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import { openPage, payOrder, somePageVisit } from "./online.ts";
import { type Customer, coupons, type Scene } from "./scene.ts";
import { duePaise, type Sale } from "./tally.ts";

function wishes({ random }: Scene) {
  const coupon = random.pickWeighted([
    ["", 65],
    [coupons.tenth, 25],
    [coupons.whole, 10],
  ]);
  const free = coupon === coupons.whole;
  return {
    coupon,
    deliveryType: free ? "pickup" : random.pick(["delivery", "delivery", "pickup"] as const),
    paymentMethod: random.pick(["cash", "upi", "card"] as const),
    tip: free ? 0 : random.pick([0, 0, 10, 30]),
  };
}

function someDishes({ random, menu }: Scene) {
  const offered = menu.filter(({ isOffered }) => isOffered);
  const chosen = random.pickDistinct(offered, random.integer(1, 3));
  return chosen.map(({ id }) => ({ id, quantity: random.integer(1, 3) }));
}

function told(scene: Scene, { name }: Customer, order: OrderOutput, tip: number, at: Date): Sale {
  const placed = { customer: name, placedAt: at, tipPaise: tip * 100 };
  return scene.tally.ordered(order, placed);
}

/** Through the API, with a key that the customer's app sends again. */
export async function order(
  scene: Scene,
  customer: Customer,
  wanted = wishes(scene),
  visit = somePageVisit(scene),
): Promise<void> {
  const { taps, clock, faults } = scene;
  const body = orderOf(someDishes(scene), wanted);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const at = clock.now;
  const answers = await taps.send(() =>
    customer.api.post<OrderOutput>("/api/orders", body, { headers }),
  );
  const refused = answers.find(({ status }) => status !== 201);
  if (refused) throw new Error(`An order was refused (${refused.status}): ${refused.text}`);
  const [first, ...others] = answers.map((answer) => answer.body.data);
  if (!first) throw new Error("Nothing was answered");
  if (others.some(({ id }) => id !== first.id))
    faults.push(`${first.orderNumber} was placed twice`);
  const sale = told(scene, customer, first, wanted.tip, at);
  if (!first.paymentUrl || wanted.paymentMethod !== "card") return;
  const page = await openPage(customer, new URL(first.paymentUrl).pathname);
  await payOrder(scene, sale, customer, page, visit);
}

export const orderWithoutPaying = (scene: Scene) =>
  order(
    scene,
    scene.random.pick(scene.customers),
    { coupon: "", deliveryType: "pickup", paymentMethod: "card", tip: 0 },
    scene.random.pick(["never pays", "late"]),
  );

/** Through the cart and the checkout form. */
export async function checkOut(scene: Scene, customer: Customer): Promise<void> {
  const { taps, clock, faults, tally } = scene;
  const wanted = wishes(scene);
  for (const { id, quantity } of someDishes(scene)) {
    await putInCart(customer.visitor, { id }, { quantity: String(quantity) });
  }
  const fields = { ...wanted, tip: String(wanted.tip) };
  let form = await filledCheckout(customer.visitor, fields);
  const at = clock.now;
  const send = () => taps.send(() => customer.visitor.postForm("/checkout", form));
  let answers = await send();
  const [first] = answers;
  if (first?.status === 409) {
    // The fee for this address was not known before. Now the page shows it, and the button is
    // pressed again.
    form = first.form("/checkout");
    answers = await send();
  }
  const [number = "", ...others] = answers.map((answer) => numberIn(scene, answer));
  if (others.some((other) => other !== number)) faults.push(`${number} was checked out twice`);
  const order = await readOwn(customer, number);
  if (tally.sales.some(({ id }) => id === order.id)) faults.push(`${number} was given out twice`);
  const sale = told(scene, customer, order, wanted.tip, at);
  const page = answers[0]?.location ?? "";
  if (scene.razorpay.isPage(page)) {
    await payOrder(scene, sale, customer, page, somePageVisit(scene));
  }
}

/** At a table, on the customer's phone: the kitchen gets it at once, and it is paid later. */
export async function orderAtTable(scene: Scene, customer: Customer): Promise<void> {
  const { taps, clock, faults, random } = scene;
  const { visitor } = customer;
  const page = "/here/order";
  await visitor.get(`/here/${random.integer(1, 9)}`);
  for (const { id, quantity } of someDishes(scene)) {
    await visitor.postForm("/cart/lines", { product: id, quantity: String(quantity) });
  }
  const handover = random.pick(["here", "takeaway"]);
  const form = { ...(await visitor.get(page)).form(page), handover, paymentMethod: "cash" };
  const at = clock.now;
  const answers = await taps.send(() => visitor.postForm(page, form));
  const [ticket, ...others] = answers.map(({ location }) => location ?? "");
  const number = /CP-\d+-\d+/.exec(await visitor.read(ticket ?? ""))?.[0] ?? "";
  if (others.some((other) => other !== ticket)) faults.push(`${number} was ordered twice`);
  told(scene, customer, await readOwn(customer, number), 0, at);
  await visitor.postForm(`${page}?leave`);
}

/** The number of the order that was confirmed or is to be paid on the provider's page. */
function numberIn({ razorpay }: Scene, answer: FormReply): string {
  const page = answer.location ?? "";
  if (!razorpay.isPage(page)) return orderNumberIn(answer);
  return razorpay.linkAt(page).description.split(": ").at(-1) ?? "";
}

async function readOwn({ api }: Customer, number: string): Promise<OrderOutput> {
  const reply = await api.get<{ items: OrderOutput[] }>("/api/orders/user?limit=100");
  const found = reply.body.data.items.find(({ orderNumber }) => orderNumber === number);
  if (!found) throw new Error(`${number} is not among the customer's orders`);
  return found;
}

const ordererOf = ({ customers }: Scene, sale: Sale) =>
  customers.find(({ name }) => name === sale.customer);

const someOwn = ({ random, tally }: Scene, fits: (sale: Sale) => boolean): Sale | undefined => {
  const own = tally.sales.filter((sale) => sale.customer !== "" && fits(sale));
  return own.length > 0 ? random.pick(own) : undefined;
};

export async function cancelOwn(scene: Scene): Promise<void> {
  const { clock, tally, taps } = scene;
  const sale = someOwn(scene, ({ status, isUndone }) => status === "pending" && !isUndone);
  const customer = sale && ordererOf(scene, sale);
  if (!customer) return;
  const at = clock.now;
  const path = `/my-orders/${sale.number}/cancellation`;
  if (await taps.press(() => customer.visitor.postForm(path))) tally.movedOn(sale, "cancelled", at);
}

/** Changes the quantity of a dish while nobody has answered. */
export async function changeOwn(scene: Scene): Promise<void> {
  const { random, taps, tally, counts } = scene;
  const sale = someOwn(scene, ({ status }) => status === "pending");
  const customer = sale && ordererOf(scene, sale);
  if (!customer) return;
  const path = `/my-orders/${sale.number}/changes`;
  const form = (await customer.visitor.get(path)).form(path);
  const line = random.pick(Object.keys(form).filter((name) => name.startsWith("lines.")));
  const quantity = (Number(form[line]) % 4) + 1;
  const fields = { ...form, [line]: String(quantity), save: "1" };
  if (!(await taps.press(() => customer.visitor.postForm(path, fields)))) return;
  counts.corrections += 1;
  tally.toldPrice(sale, await readOwn(customer, sale.number));
}

let reference = 632_500_000_000;

/** "I have paid" by UPI. */
export async function claim(scene: Scene): Promise<void> {
  const { taps } = scene;
  const sale = someOwn(
    scene,
    (one) => one.method === "upi" && !one.isCancelled && !one.claim && duePaise(one) > 0,
  );
  const customer = sale && ordererOf(scene, sale);
  if (!customer) return;
  reference += 1;
  const fields = { reference: String(reference) };
  const path = `/my-orders/${sale.number}/claim`;
  if (await taps.press(() => customer.visitor.postForm(path, fields))) {
    sale.claim = { ...fields, paise: duePaise(sale) };
  }
}
