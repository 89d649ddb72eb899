import { decode } from "turbo-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dayInIndia, instantInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { adminRoutes } from "#tests/support/http/admin-routes.ts";
import { readDescription } from "#tests/support/http/contract.ts";
import { endpointCases } from "#tests/support/http/endpoint-cases.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { ReplyFields } from "#tests/support/http/reply-fields.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { addCombo, addOptionGroup } from "#tests/support/records/options.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

// Always the same time of day, because pages show what is due.
const clock = serverClock();
afterAll(clock.removeFiles);
clock.stopAt(instantInIndia(addDays(dayInIndia(new Date()), 1), 18 * 60));
const shop = runningShop({ env: clock.env });
const FIELDS = "reply-fields.txt";

/** Things that the kitchen and riders must never see. */
const secrets = {
  email: "neelam.unlisted@chatpata.test",
  phone: "98220 15073",
  street: "47 Bhandarkar Road",
  reference: "987612345678",
  totalPaise: 333_333,
  total: "3,333.33",
};

type Reader = { person: Person; visitor: FormVisitor };
let staff: Record<"owner" | "manager" | "counter" | "kitchen" | "rider", Reader>;
let customer: Person;
let order: OrderOutput;
/** For the URLs of pages. */
let ids: Record<string, string>;

/** With options, a combo and a payment that has a reference. */
async function orderWithEverything(): Promise<OrderOutput> {
  const { database } = shop;
  const dish = addDish(database, { pricePaise: 111_111 });
  const size = addOptionGroup(database, [dish], { choices: [{}] });
  const combo = addCombo(database, { parts: [{ dishes: [dish] }], pricePaise: 10_000 });
  const options = [{ choice: size.choices[0]?.id, quantity: 1 }];
  const part = { part: combo.parts[0]?.id, product: dish.id, options };
  const placed = await placeOrder(customer.api, [], {
    items: [
      { product: dish.id, quantity: 2, options, specialInstructions: "Crisp, please" },
      { product: combo.id, quantity: 1, parts: [part] },
    ],
    deliveryType: "delivery",
    deliveryInstructions: "Second floor",
    notes: "No onions",
    deliveryAddress: {
      street: secrets.street,
      city: "Pune",
      state: "Maharashtra",
      zipCode: "411030",
      phone: secrets.phone,
    },
  });
  const payment = { amount: 137.31, method: "upi", reference: nextReference() };
  const paid = await staff.owner.person.api.post(`/api/orders/${placed.id}/payments`, payment);
  if (paid.status !== 201) throw new Error(paid.text);
  shop.database.change(
    "update orders set total_paise = ? where id = ?",
    secrets.totalPaise,
    placed.id,
  );
  return placed;
}

let references = Number(secrets.reference);
/** The first one is the one being searched for. */
function nextReference(): string {
  references += 1;
  return String(references - 1);
}

beforeAll(async () => {
  const admin = await signInAdmin(shop.api);
  const member = async (role: "manager" | "counter" | "kitchen" | "rider"): Promise<Reader> => {
    const person = await addStaff(shop, role);
    return { person, visitor: person.visitor };
  };
  staff = {
    owner: { person: admin, visitor: await shop.signedIn(firstAdmin) },
    manager: await member("manager"),
    counter: await member("counter"),
    kitchen: await member("kitchen"),
    rider: await member("rider"),
  };
  customer = await registerCustomer(shop.api, { email: secrets.email, phone: secrets.phone });
  order = await orderWithEverything();
  const neighbour = await registerCustomer(shop.api);
  const outgoing = await placeOrder(neighbour.api, [addDish(shop.database)]);
  await advanceOrder(admin.api, outgoing, ["preparing", "out_for_delivery"]);
  const group = shop.database.value("select id from option_groups order by id desc limit 1");
  ids = {
    orderId: order.id,
    productId: order.items[0]?.product?.id ?? "",
    groupId: String(group),
    postId: addPost(shop.database).id,
    eventId: (await bookEvent(customer.api)).id,
    userId: customer.user._id,
    reviewId: (await writeReview(customer.api)).id,
  };
});

const operations = Object.entries(readDescription().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    method: method.toUpperCase(),
    path,
    operationId,
  })),
);

/** A new order or booking of the customer, for endpoints that need one. */
async function idOfCustomer(path: string): Promise<string | null> {
  if (path.startsWith("/api/orders/{id}")) return (await orderWithEverything()).id;
  if (path.startsWith("/api/catering/{id}")) return (await bookEvent(customer.api)).id;
  return null;
}

async function addEndpoints(fields: ReplyFields): Promise<void> {
  for (const { method, path, operationId } of operations) {
    // Files, and the description of the API itself.
    if (path.endsWith(".csv") || path.endsWith(".json")) continue;
    const readers = {
      guest: null,
      customer,
      ...Object.fromEntries(Object.entries(staff).map(([role, { person }]) => [role, person])),
    };
    for (const [reader, person] of Object.entries<Person | null>(readers)) {
      const request = await endpointCases[operationId]?.succeeds(shop);
      if (!request) throw new Error(`Add a successful request for ${operationId}.`);
      const ownId = await idOfCustomer(path);
      const id = ownId ?? request.id ?? "";
      // Owners request their own records as well, and ending a session must not end another.
      const isOwn = reader === "customer" && !ownId && request.person?.user.role === "customer";
      const asker = isOwn || path === "/api/auth/logout" ? request.person : person;
      const api = asker ? shop.api.withToken(asker.token) : shop.api;
      const url = path.replace(/\{\w+\}/, id) + (request.search ?? "");
      const { body, headers } = request;
      if (path === "/api/auth/logout" && reader !== "customer") continue;
      const reply = await api.send(method, url, { body, headers });
      expect(reply.status, `${reader}: ${method} ${url}`).toBeLessThan(500);
      if (reply.status < 300) fields.add(`${method} ${path}`, reader, reply.body);
    }
  }
}

async function addResources(fields: ReplyFields): Promise<void> {
  const urls = {
    "GET /admin/news.json": "/admin/news.json",
    "GET /admin/counter/customer": `/admin/counter/customer?phone=${encodeURIComponent(secrets.phone)}`,
    "GET /admin/counter/coupon": "/admin/counter/coupon?code=NONE",
    "GET /admin/counter/tokens": "/admin/counter/tokens",
  };
  for (const [name, url] of Object.entries(urls)) {
    for (const [role, { visitor }] of Object.entries(staff)) {
      const reply = await visitor.get(url);
      if (reply.status === 200) fields.add(name, role, JSON.parse(reply.text));
    }
  }
  const own = await (await shop.signedIn(customer)).get("/profile/data.json");
  fields.add("GET /profile/data.json", "customer", JSON.parse(own.text));
}

type Loaded = Record<string, { data?: unknown }>;

/** The data that a page's own loader sends to the browser; null unless the page may be opened. */
async function pageData(visitor: FormVisitor, url: string, routeId: string): Promise<unknown> {
  const [path, query = ""] = url.split("?");
  const { status, text } = await visitor.get(`${path}.data?${query}`);
  if (status !== 200) return null;
  const decoded = await decode(new Blob([text]).stream() as ReadableStream<Uint8Array>);
  return (decoded.value as Loaded)[routeId]?.data ?? null;
}

/** Pages that staff other than owners and managers may open. */
const sharedPages = [
  "admin",
  "/admin/orders",
  "/admin/orders/:orderId",
  "/admin/orders/tickets",
  "/admin/orders/:orderId/ticket",
  "/admin/orders/:orderId/bill",
  "/admin/orders/:orderId/billing",
  "/admin/orders/:orderId/cancellation",
  "/admin/orders/:orderId/changes",
  "/admin/orders/:orderId/payments",
  "/admin/payments",
  "/admin/counter",
  "/admin/kitchen",
  "/admin/deliveries",
  "/admin/day",
  "/admin/day?figures",
  "/admin/products",
  "/admin/options",
  "/admin/prep",
  "/admin/prep/stock",
  "/admin/settings/opening",
  "/admin/notifications",
];

const urlOf = (path: string) =>
  path.replace(/:(\w+)/g, (_, param: string) => ids[param] ?? "unknown");

async function addPages(fields: ReplyFields): Promise<void> {
  const routes = await adminRoutes();
  for (const page of sharedPages) {
    const isLayout = page === "admin";
    const route = routes.find(({ path }) => path === page.split("?")[0]);
    const routeId = isLayout ? "admin" : route?.routeId;
    if (!routeId) throw new Error(`No route for ${page}`);
    for (const [role, { visitor }] of Object.entries(staff)) {
      const url = isLayout ? "/admin/notifications" : urlOf(page);
      const data = await pageData(visitor, url, routeId);
      if (data) fields.add(isLayout ? "Every admin page" : `Page ${page}`, role, data);
    }
  }
}

test("each role gets exactly the listed fields of each reply", { timeout: 600_000 }, async () => {
  const pages = new ReplyFields();
  await addPages(pages);
  await addResources(pages);
  const endpoints = new ReplyFields();
  await addEndpoints(endpoints);

  // To list new fields, run this file with `-u` and review the difference.
  await expect(`${endpoints}\n${pages}`).toMatchFileSnapshot(FIELDS);
});

test("a kitchen and a rider find neither contacts nor money of an order on any page or in any reply", async () => {
  const hidden = [
    secrets.email,
    secrets.phone,
    secrets.phone.replace(" ", ""),
    secrets.street,
    secrets.reference,
    String(secrets.totalPaise),
    secrets.total,
    order.trackingUrl?.split("/").at(-1) ?? secrets.email,
  ];
  const shows = (text: string) => hidden.filter((secret) => text.includes(secret));
  const url = `/admin/orders/${order.id}`;
  expect(shows((await staff.counter.visitor.get(url)).text).length).toBeGreaterThan(5);

  const paths = (await adminRoutes()).map(({ path }) => path);
  const urls = [...new Set([...paths, ...sharedPages])].filter((path) => path !== "admin");
  expect(urls.length).toBeGreaterThan(100);
  for (const role of ["kitchen", "rider"] as const) {
    const { visitor, person } = staff[role];
    for (const page of urls.map(urlOf)) {
      const [path, query = ""] = page.split("?");
      for (const one of [page, `${path}.data?${query}`]) {
        const { text } = await visitor.get(one);
        expect(shows(text), `${role}: ${one}`).toEqual([]);
      }
    }
    for (const { path } of operations) {
      const { text } = await person.api.get(path.replace(/\{\w+\}/, order.id));
      expect(shows(text), `${role}: ${path}`).toEqual([]);
    }
  }
});

test("a kitchen finds an order by its number and its customer's name, not by a contact or a payment", async () => {
  const { visitor, person } = staff.kitchen;
  const found = async (search: string) => {
    const query = new URLSearchParams({ search });
    const page = await visitor.get(`/admin/orders?${query}`);
    const { body } = await person.api.get<{ items: unknown[] }>(`/api/orders?${query}`);
    expect(body.data.items.length > 0).toBe(page.text.includes("order-card-head"));
    return body.data.items.length > 0;
  };
  expect(await found(order.orderNumber)).toBe(true);
  expect(await found(customer.name)).toBe(true);
  for (const contact of [secrets.email, secrets.phone, "neelam.unlisted"]) {
    expect(await found(contact), contact).toBe(false);
  }
  const paid = "/admin/orders?payment=paid";
  const card = `aria-label="${order.orderNumber}"`;
  expect((await staff.counter.visitor.get(paid)).text.includes(card)).toBe(false);
  expect((await visitor.get(paid)).text.includes(card)).toBe(true);
  expect((await visitor.get("/admin/orders")).text.includes('name="payment"')).toBe(false);
});

test("somebody in the kitchen reads an order of their own in full", async () => {
  const { api } = staff.kitchen.person;
  const own = await placeOrder(api, [addDish(shop.database)]);

  expect(own).toMatchObject({ total: expect.any(Number), customer: { phone: expect.any(String) } });
  const { body } = await api.get<{ items: OrderOutput[] }>("/api/orders");
  const [newest, others] = [body.data.items[0], body.data.items.slice(1)];
  expect(newest).toMatchObject({ id: own.id, total: own.total });
  for (const other of others) expect(other).not.toHaveProperty("total");
});
