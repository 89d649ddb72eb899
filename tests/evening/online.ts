import { setTimeout as delay } from "node:timers/promises";
import { feeOf } from "#tests/support/shop/razorpay-server.ts";
import { someSale } from "./office.ts";
import type { Customer, Scene } from "./scene.ts";
import { refund } from "./settling.ts";
import { type Account, duePaise, onlinePaise, type Sale } from "./tally.ts";

// Payments on the provider's page, and the provider's reports.

/** How long an order waits for its payment. */
const PAY_WITHIN_MS = 15 * 60_000;
/** For things that the shop does on its own while its clock stands still. */
const NOTICED_WITHIN_MS = 20_000;
const POLL_MS = 20;

async function until(isSo: () => boolean): Promise<void> {
  const endMs = performance.now() + NOTICED_WITHIN_MS;
  while (!isSo()) {
    if (performance.now() > endMs) throw new Error(`The shop does not see that ${isSo}`);
    await delay(POLL_MS);
  }
}

/** What a customer does on the payment page; `late`: pays after the order was given up. */
export type PageVisit = "returns" | "leaves" | "returns and is reported" | "never pays" | "late";

export const somePageVisit = ({ random }: Scene): PageVisit =>
  random.pickWeighted([
    ["returns", 35],
    ["leaves", 25],
    ["returns and is reported", 30],
    ["never pays", 5],
    ["late", 5],
  ] as const);

type Link = ReturnType<Scene["razorpay"]["linkAt"]>;

/** The customer pays the requested amount, and the shop hears of it in one way or both, perhaps repeatedly. */
async function payAt(
  { razorpay, taps, clock, tally, server, counts }: Scene,
  account: Account,
  { visitor }: Customer,
  link: Link,
  visit: PageVisit,
): Promise<void> {
  const payment = razorpay.pay(link);
  const message = razorpay.paidMessage(link, payment);
  const at = clock.now;
  if (visit.startsWith("returns")) {
    await taps.send(() => visitor.get(razorpay.returnOf(link, payment.id)));
  }
  if (visit !== "returns") await taps.send(() => razorpay.deliver(server.baseUrl, message));
  const money = { method: "online", paise: link.amount, by: "", at } as const;
  tally.took(account, { ...money, feePaise: feeOf(link.amount) });
  counts.online += 1;
}

/** From the provider's page to an order in the kitchen, or one that was cancelled because nobody paid it. */
export async function payOrder(
  scene: Scene,
  sale: Sale,
  customer: Customer,
  pageUrl: string,
  visit: PageVisit,
): Promise<void> {
  const { razorpay, clock, random, tally, counts, database } = scene;
  const link = razorpay.linkAt(pageUrl);
  if (visit === "never pays" || visit === "late") {
    clock.pass(PAY_WITHIN_MS + 1000);
    const status = "select status from orders where id = ?";
    await until(() => database.value(status, sale.id) === "cancelled");
    tally.movedOn(sale, "cancelled", clock.now);
    counts.unpaid += 1;
    if (visit === "never pays") return;
  }
  clock.pass(random.integer(20_000, 240_000));
  await payAt(scene, sale, customer, link, visit);
}

/** Opens the payment page of an order or a booking, which leads to the provider's. */
export async function openPage({ visitor }: Customer, payPath: string): Promise<string> {
  const reply = await visitor.postForm(payPath);
  if (!reply.location) throw new Error(`${payPath} answered ${reply.status}`);
  return reply.location;
}

/** Uses the link on the booking's page, which asks for the advance. */
export async function payAdvance(scene: Scene, booking: Account, customer: Customer) {
  const page = await customer.visitor.get(`/my-events?event=${booking.number}`);
  const url = await openPage(customer, /"(\/pay\/[\w-]+)"/.exec(page.text)?.[1] ?? "");
  await payAt(scene, booking, customer, scene.razorpay.linkAt(url), "leaves");
}

/** Waits until every recorded refund has reached the provider. */
export async function untilRefundsAreSent({ database }: Scene): Promise<void> {
  const waiting = "select count(*) from online_transfers where state = 'waiting'";
  await until(() => database.value(waiting) === 0);
}

/**
 * The owner compares the evening and the day after it with the provider, which reports its fees.
 * Returns what the pages say.
 */
export async function compareWithProvider({ owner, day, nextDay }: Scene): Promise<string[]> {
  const pages = [];
  for (const date of [day, nextDay]) {
    const path = `/admin/payments/online?day=${date}`;
    pages.push((await owner.visitor.postForm(path, { day: date })).visibleText);
  }
  return pages;
}

/** The provider rejects a refund, so its money is due to the customer again. */
export async function refundInVain(scene: Scene): Promise<void> {
  const { razorpay, random, tally, clock, counts } = scene;
  const sale = someSale(
    scene,
    (one) =>
      !one.isCancelled && one.forgivenPaise === 0 && onlinePaise(one) > 0 && duePaise(one) >= 0,
  );
  if (!sale) return;
  await untilRefundsAreSent(scene);
  razorpay.nextRefundIs("refused");
  if (await refund(scene, sale, random.integer(1, onlinePaise(sale)), "online")) {
    await untilRefundsAreSent(scene);
    const refused = sale.money.at(-1);
    if (refused) tally.reversed(sale, refused, clock.now);
    counts.refused += 1;
  }
  razorpay.nextRefundIs("processed");
}
