import { Validator } from "@seriousme/openapi-schema-validator";
import { OpenAPIClientAxios } from "openapi-client-axios";
import { expect, test } from "vitest";
import { addDish } from "#tests/support/records/dishes.ts";
import { anyPerson } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

/** The fields that this test reads. */
type ApiResponse = {
  status: number;
  data: { token?: string; data: { id: string; items?: unknown; pricing?: unknown } };
};

async function description() {
  const reply = await fetch(`${shop.server.baseUrl}/api/openapi.json`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return reply.json();
}

test("the description is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();

  const { valid, errors } = await validator.validate(await description());

  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

test("each operation has a unique id", async () => {
  const { paths } = await description();

  const operationIds = Object.values<Record<string, { operationId: string }>>(paths).flatMap(
    (operations) => Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(operationIds.length).toBeGreaterThan(40);
  expect(new Set(operationIds).size).toBe(operationIds.length);
});

test("an unchanged description responds with 304", async () => {
  const first = await fetch(`${shop.server.baseUrl}/api/openapi.json`);
  await first.text();
  const etag = first.headers.get("etag") ?? "none";

  const again = await fetch(`${shop.server.baseUrl}/api/openapi.json`, {
    headers: { "if-none-match": etag },
  });

  expect(again.status).toBe(304);
});

test("the API page shows every endpoint without scripts", async () => {
  const page = await shop.visitor().get("/api");

  expect(page.status).toBe(200);
  const { paths } = await description();
  for (const path of Object.keys(paths)) expect(page.text).toContain(path);
  expect(page.text).toContain("items[].quantity");
});

test("the description and the API page say which fields of an order depend on the role", async () => {
  const { paths } = await description();
  const { schema } = paths["/api/orders/{id}"].get.responses["200"].content["application/json"];
  const [whole, ofKitchen] = schema.properties.data.anyOf;
  expect(whole.required).toEqual(expect.arrayContaining(["total", "payments", "contactInfo"]));
  for (const field of ["total", "payments", "contactInfo", "deliveryAddress"]) {
    expect(ofKitchen.properties).not.toHaveProperty(field);
  }
  expect(schema.properties.data.description).toContain("for owner, manager, counter");
  const page = await shop.visitor().get("/api");
  expect(page.visibleText).toContain("In full for whoever placed it, and for owner, manager");
});

test("a client generated from the description registers, orders and books", async () => {
  const api = new OpenAPIClientAxios({
    definition: await description(),
    withServer: { url: shop.server.baseUrl },
    axiosConfigDefaults: { adapter: "http", proxy: false },
  });
  const client = await api.init();
  const run = (operationId: string, parameters: object, body?: unknown): Promise<ApiResponse> => {
    const operation = client[operationId];
    if (!operation) throw new Error(`The description has no ${operationId}.`);
    return operation({ ...parameters }, body);
  };
  const person = anyPerson();
  const dish = addDish(shop.database, { pricePaise: 9000, stock: 5 });

  const registered = await run("postAuthRegister", {}, person);
  expect(registered.status).toBe(201);
  client.defaults.headers.common.Authorization = `Bearer ${registered.data.token}`;

  const menu = await run("getProducts", { q: dish.name });
  expect(menu.data.data.items).toMatchObject([{ id: dish.id, price: 90 }]);

  const order = await run(
    "postOrders",
    {},
    {
      items: [{ product: dish.id, quantity: 2 }],
      deliveryAddress: {
        street: "12 Laxmi Road",
        city: "Pune",
        zipCode: "411030",
        phone: "+919822012345",
      },
      paymentMethod: "upi",
    },
  );
  expect(order.status).toBe(201);
  expect(order.data.data).toMatchObject({ subtotal: 180, deliveryFee: 30, total: 210 });
  const read = await run("getOrdersById", { id: order.data.data.id });
  expect(read.data.data).toEqual(order.data.data);

  const event = await run(
    "postCatering",
    {},
    {
      eventType: "birthday",
      eventName: "Meera turns six",
      eventDate: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      eventTime: "17:30",
      duration: 4,
      guestCount: 50,
      location: {
        type: "indoor",
        address: { street: "FC Road", city: "Pune", state: "Maharashtra" },
      },
      menu: { packages: [{ name: "Basic" }], customItems: [] },
      contactInfo: {
        primaryContact: { name: person.name, phone: "+919822012345", email: person.email },
      },
    },
  );
  expect(event.status).toBe(201);
  expect(event.data.data.pricing).toMatchObject({
    subtotal: 7500,
    total: 8650,
    advancePayment: 4325,
  });
});

test("an error response can be shown as one sentence", async () => {
  const reply = await shop.api.post("/api/auth/register", { name: "A", email: "nobody" });
  expect(reply.status).toBe(400);

  const { message, errors = [] } = reply.body;
  const sentence = `${message}: ${errors.map(({ path, msg }) => `${path}: ${msg}`).join(", ")}`;

  expect(sentence).toBe(
    "Validation failed: name: Name must be at least 2 characters, email: Please enter a valid email, password: Password is required",
  );
});
