import { createHash, randomUUID } from "node:crypto";
import { addDays, dayInIndia } from "#app/domain/clock.ts";
import { unregistered } from "#app/domain/tax/tax-terms.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { closeAnyway } from "#tests/support/records/day-closing.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Registration, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { addTaxTerms } from "#tests/support/records/quote-fixtures.ts";
import { customerWithDelivered, writeReview } from "#tests/support/records/reviews.ts";
import { registerStaff } from "#tests/support/records/staff.ts";
import { addZone } from "#tests/support/records/zones.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin, type TestServer } from "#tests/support/shop/server.ts";

/** Every screen has content: long names, Devanagari, 200 dishes. */
export type SeededShop = {
  people: Record<
    "newCustomer" | "regular" | "admin" | "kitchen",
    Pick<Registration, "email" | "password">
  >;
  order: { id: string; number: string; trackingPath: string };
  /** Belongs to an order whose customer claims to have paid it. */
  claim: { id: string; orderId: string; orderNumber: string };
  /** Cancelled after it was paid. */
  paidOrder: string;
  /** A payment of that order. */
  payment: string;
  event: { id: string; number: string };
  /** A payment of that booking. */
  eventPayment: string;
  dish: string;
  removedDish: string;
  post: { id: string; slug: string };
  review: string;
  customer: string;
  message: string;
  subscriber: string;
  line: string;
  emailKey: string;
  coupon: string;
  address: string;
  zone: string;
  staff: string;
  device: string;
  openDay: string;
  closedDay: string;
};

/** Signs in the device of the seeded shop. */
export const DEVICE_TOKEN = "a-device-of-the-shop";

const LONG_NAME =
  "Venkatanarasimharajuvaripeta Subrahmanyam-Chattopadhyay the Younger of Sadashiv Peth";
const MARATHI = "पुण्याची खास तिखट-गोड पाणीपुरी, शेवपुरी आणि ओली भेळ";
const UNBROKEN = "Panipuri".repeat(9);

export async function seedShop(
  server: TestServer,
  api: ApiClient,
  database: TestDatabase,
): Promise<SeededShop> {
  const admin = await signInAdmin(api);
  addTaxTerms(database, {
    ...unregistered,
    fromDay: "2026-04-01",
    mode: "regular",
    legalName: LONG_NAME,
    gstin: "27AAPFU0939F1ZV",
    rates: {
      "": { basisPoints: 500, code: "996331" },
      beverages: { basisPoints: 1800, code: "22029990" },
    },
    cateringRate: { basisPoints: 500, code: "996334" },
  });
  const dishes = [
    addDish(database, { name: UNBROKEN, description: LONG_NAME.repeat(4).slice(0, 480) }),
    addDish(database, { name: MARATHI, description: MARATHI.repeat(3), pricePaise: 9_999_900 }),
    addDish(database, { name: "Sold out already", stock: 0 }),
  ];
  const removed = addDish(database, { name: `Gone: ${LONG_NAME}`.slice(0, 100) });
  database.change("update products set deleted_at = ? where id = ?", Date.now(), removed.id);
  database.change(
    "update option_choices set sold_out_until = ? where name = 'Peanut chutney'",
    Date.now() + 86_400_000,
  );
  // More than one page of the admin's list.
  for (let count = 0; count < 200; count += 1) addDish(database, { category: "snacks" });
  const [long, marathi] = dishes as [(typeof dishes)[0], (typeof dishes)[0]];

  const newCustomer = await registerCustomer(api);
  const regular = await registerCustomer(api, { name: LONG_NAME.slice(0, 80) });
  const longOrder = {
    deliveryInstructions: MARATHI,
    notes: UNBROKEN.repeat(3),
    items: [long, marathi].map(({ id }) => ({
      product: id,
      quantity: 99,
      customizations: { spiceLevel: "hot", water: "tangy", jain: true },
      specialInstructions: UNBROKEN,
    })),
    paymentMethod: "upi",
  };
  for (let count = 0; count < 25; count += 1) await placeOrder(regular.api, [long]);
  const delivered = await placeOrder(regular.api, [marathi]);
  await advanceOrder(admin.api, delivered, ["preparing", "out_for_delivery", "delivered"]);
  const paid = await placeOrder(regular.api, [long]);
  await admin.api.patch(`/api/orders/${paid.id}/payment`, { paymentStatus: "paid" });
  await advanceOrder(admin.api, paid, ["cancelled"]);
  const order = await placeOrder(regular.api, [], longOrder);
  for (const [index, eventName] of [LONG_NAME, MARATHI, UNBROKEN, "Diwali"].entries()) {
    await bookEvent(regular.api, { eventName, guestCount: 100 + index * 100 });
  }
  const event = await bookEvent(regular.api, {
    eventName: `${MARATHI} ${UNBROKEN}`.slice(0, 120),
    guestCount: 500,
    menu: {
      packages: [{ name: "Basic" }, { name: "Premium" }, { name: "Deluxe" }],
      customItems: [
        { name: "Water Bottle (500ml)", quantity: 5000, specialInstructions: UNBROKEN },
      ],
      specialRequests: MARATHI,
    },
    notes: LONG_NAME.repeat(6),
  });
  const { person } = await customerWithDelivered(api, admin, [long]);
  await writeReview(person.api, {
    title: UNBROKEN,
    comment: MARATHI.repeat(4),
    customerName: LONG_NAME.slice(0, 50),
  });
  const review = await writeReview(regular.api, { product: long.id, title: MARATHI });
  const post = addPost(database, {
    title: `${UNBROKEN.repeat(2)} ${MARATHI}`,
    excerpt: LONG_NAME.repeat(3),
    content: `## ${UNBROKEN}\n\n${MARATHI}\n\n\`\`\`\n${UNBROKEN.repeat(4)}\n\`\`\`\n\n| a | b |\n|---|---|\n| ${UNBROKEN} | ${MARATHI} |`,
    tags: [MARATHI.slice(0, 30), UNBROKEN.slice(0, 40)],
  });
  const owner = new FormVisitor(server.baseUrl);
  await owner.signInAs(firstAdmin);
  const packed = ["preparing", "out_for_delivery"];
  const handedOver = await placeOrder(regular.api, [marathi]);
  await advanceOrder(admin.api, handedOver, packed);
  await owner.postForm(`/admin/deliveries/${handedOver.id}/delivery`, {
    duePaise: String(handedOver.total * 100),
    received: String(handedOver.total),
  });
  await advanceOrder(admin.api, await placeOrder(regular.api, [], longOrder), packed);
  for (const path of ["", "/ready"]) {
    const cooking = await placeOrder(regular.api, [long]);
    await advanceOrder(admin.api, cooking, ["preparing"]);
    if (path) await owner.postForm(`/admin/orders/${cooking.id}${path}`);
  }
  const part = { amount: "500", method: "bank", reason: LONG_NAME, paymentKey: "" };
  await owner.postForm(`/admin/events/${event.id}/payments`, part);
  await owner.postForm(`/admin/orders/${order.id}/payments`, { ...part, method: "card" });
  database.change(
    `insert into payments (id, order_id, kind, method, amount_paise, reference, day, created_at)
     values (?, ?, 'claim', 'upi', 100000, '123456789012', '2026-11-22', ?)`,
    ...[randomUUID(), order.id, Date.now()],
  );
  database.change("update orders set claimed_paise = 100000 where id = ?", order.id);
  await addCoupon(owner, database, { name: "Ended", endsOn: "2026-01-31" });
  await addCoupon(owner, database, { name: UNBROKEN.slice(0, 60), code: "", minimum: "99999" });
  const coupon = await addCoupon(owner, database, {
    name: LONG_NAME.slice(0, 60),
    code: "PANIPURI-FOR-ALL-100",
    cap: "100",
    minimum: "300",
    until: "23:59",
    categories: "chaat",
    usesTotal: "1000",
  });
  await owner.postForm(`${coupon.path}/codes`);
  const visitor = new FormVisitor(server.baseUrl);
  await visitor.signInAs(regular);
  for (const { id } of dishes) await visitor.postForm("/wishlist/dishes", { productId: id });
  for (const { id } of [long, marathi]) {
    await visitor.postForm("/cart/lines", { product: id, quantity: "2" });
  }
  const claimed = await placeOrder(regular.api, [long], { paymentMethod: "upi" });
  const claims = ["632511110001", "632511110002"];
  for (const reference of claims) {
    await visitor.postForm(`/my-orders/${claimed.orderNumber}/claim`, { reference });
  }
  await visitor.postForm(`/blog/${post.slug}/saves`);
  await visitor.postForm("/newsletter/subscriptions", {
    email: `${randomUUID()}@${"long.".repeat(12)}example`,
  });
  await visitor.postForm("/contact", {
    name: LONG_NAME.slice(0, 80),
    email: "asha@chatpata.test",
    subject: "feedback",
    message: `${UNBROKEN.repeat(3)}\n${MARATHI.repeat(3)}`,
  });
  const emailKey = "a-key-in-an-email";
  const tokenHash = createHash("sha256").update(emailKey).digest("base64url");
  const now = Date.now();
  database.change(
    "insert into email_verifications (token_hash, user_id, email, expires_at) values (?, ?, ?, ?)",
    tokenHash,
    regular.user.id,
    regular.email,
    now + 3_600_000,
  );
  database.change(
    "insert into password_resets (token_hash, user_id, created_at, expires_at) values (?, ?, ?, ?)",
    tokenHash,
    regular.user.id,
    now,
    now + 3_600_000,
  );
  const kitchen = await registerStaff({ api, database }, "kitchen", {
    name: LONG_NAME.slice(0, 80),
  });
  await owner.postForm(`/admin/staff/${kitchen.user.id}`, {
    name: LONG_NAME.slice(0, 80),
    role: "kitchen",
    pin: "1357",
  });
  const device = randomUUID();
  const deviceHash = createHash("sha256").update(DEVICE_TOKEN).digest("base64url");
  database.change(
    "insert into devices (id, token_hash, name, letter, created_at, last_seen_at) values (?, ?, ?, ?, ?, ?)",
    device,
    deviceHash,
    UNBROKEN.slice(0, 40),
    "A",
    now,
    now,
  );
  const zone = addZone(database, {
    name: LONG_NAME.slice(0, 60),
    pincodes: ["411030", ...Array.from({ length: 40 }, (_, at) => String(411_040 + at))],
    minimumPaise: 9_999_900,
    minutes: 120,
    note: UNBROKEN,
  });
  addZone(database, { name: UNBROKEN.slice(0, 60), pincodes: ["411004"], isActive: false });
  const openDay = dayInIndia(new Date(now));
  const closedDay = addDays(openDay, -1);
  const note = UNBROKEN;
  await closeAnyway(owner, closedDay, { counted: "0", note });
  await owner.postForm(`/admin/day/${openDay}/opening`, { float: "99999.50" });
  for (const [kind, reason] of Object.entries({ in: MARATHI, out: UNBROKEN })) {
    await owner.postForm(`/admin/day/${openDay}/entries`, { kind, amount: "1234.50", reason });
  }
  const last = (table: string) =>
    String(database.value(`select id from ${table} order by rowid desc limit 1`));
  return {
    people: { newCustomer, regular, admin: firstAdmin, kitchen },
    staff: kitchen.user.id,
    device,
    openDay,
    closedDay,
    paidOrder: paid.id,
    payment: String(database.value("select id from payments where order_id = ?", paid.id)),
    eventPayment: String(database.value("select id from payments where event_id = ?", event.id)),
    order: {
      id: order.id,
      number: order.orderNumber,
      trackingPath: new URL(order.trackingUrl ?? "").pathname,
    },
    claim: {
      id: String(database.value("select id from payments where reference = '632511110002'")),
      orderId: claimed.id,
      orderNumber: claimed.orderNumber,
    },
    event: { id: event.id, number: event.eventNumber },
    dish: long.id,
    removedDish: removed.slug,
    post: { id: post.id, slug: post.slug },
    review: review.id,
    customer: regular.user.id,
    message: last("contact_messages"),
    subscriber: last("newsletter_subscribers"),
    line: last("cart_lines"),
    zone: zone.id,
    emailKey,
    coupon: coupon.id,
    address: String(
      database.value("select id from addresses where user_id = ? limit 1", regular.user.id),
    ),
  };
}
