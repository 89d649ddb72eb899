import fc from "fast-check";
import { expect } from "vitest";
import type { AddedCombo, AddedGroup } from "#tests/support/records/options.ts";
import { starterTexts } from "#tests/support/records/starter-texts.ts";
import type { FieldValues } from "./payloads.ts";

export type Role = "guest" | "customer" | "admin";

export type WriteEndpoint = {
  method: "post" | "put";
  path: string;
  /** The kind of body, if the endpoint takes several. */
  kind?: number;
  role: Role;
  fieldValues: FieldValues;
  /** Returns the written record; `{id}` stands for its id. By default, it is read where it was written. */
  readPath?: string;
  /** The expected record, if it differs from the payload. */
  returned?: (sent: Record<string, unknown>) => Record<string, unknown>;
};

const digits = (length: number) =>
  fc
    .array(fc.constantFrom(..."0123456789"), { minLength: length, maxLength: length })
    .map((chosen) => chosen.join(""));
const phone = digits(9).map((rest) => `+919${rest}`);
const pincode = digits(5).map((rest) => `4${rest}`);
const minutes = fc.constantFrom("00", "15", "30", "45");
const time = fc
  .tuple(fc.integer({ min: 10, max: 23 }), minutes)
  .map(([hour, minute]) => `${hour}:${minute}`);
const tags = fc.uniqueArray(fc.constantFrom("puri", "चाट", "tamarind", "street food", "bhel"), {
  maxLength: 5,
});

let number = 0;
const uniqueEmail = fc.integer().map(() => `fuzz${++number}@chatpata.test`);
const DAY_MS = 86_400_000;
const LEAD_TIME_DAYS = 10;
const BOOKED_DAYS = 700;
// Uses the days in turn, so that none is fully booked.
const freeDay = fc.integer().map(() => {
  number += 1;
  const at = Date.now() + (LEAD_TIME_DAYS + (number % BOOKED_DAYS)) * DAY_MS;
  return new Date(at).toISOString().slice(0, 10);
});
const menu = fc.record({
  packages: fc.subarray(
    starterTexts("cateringPackage").map(({ name }) => ({ name })),
    { minLength: 1 },
  ),
  customItems: fc.array(
    fc.record({
      name: fc.constantFrom(...starterTexts("cateringDish").map(({ name }) => name)),
      quantity: fc.integer({ min: 1, max: 5000 }),
    }),
    { maxLength: 3 },
  ),
});

const productValues: FieldValues = {
  image: fc.constantFrom(
    "/illustrations/dishes/classic-pani-puri.svg",
    "https://example.com/puri.jpg",
  ),
  price: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
  stock: fc.integer({ min: 0, max: 100_000 }),
  category: fc.constantFrom("pani-puri", "chaat", "beverages", "desserts", "snacks"),
};
const postValues: FieldValues = {
  content: fc
    .array(fc.constantFrom("puri ", "पाणी ", "**hot** ", "\n\n", "<b>"), {
      minLength: 60,
      maxLength: 90,
    })
    .map((parts) => `The ${parts.join("")} ${"x".repeat(100)}`),
  featuredImage: fc.constantFrom("", "https://example.com/misal.jpg"),
  tags,
  seoKeywords: tags,
  // For optimistic locking, which other tests cover.
  updatedAt: null,
};

type Choice = { choice: string; quantity?: number };
type Item = {
  product: string;
  options?: Choice[];
  parts?: { part: string; product: string; options?: Choice[] }[];
};

type Ids = {
  dishes: string[];
  product: string;
  post: string;
  /** Offered by each of the dishes, in any quantity. */
  choices: AddedGroup["choices"];
  /** With parts for which each of the dishes can be chosen. */
  combo: AddedCombo;
  coupon: string;
  /** A slot for orders. */
  slot: string;
  /** So expensive that no number of small payments pays it off. */
  unpaidOrder: string;
  /** No number of small refunds returns all of it. */
  paidOrder: string;
};

/** Dishes with options, and combos of such dishes. */
function orderedItems({ dishes, choices, combo }: Ids): fc.Arbitrary<Item> {
  const dish = fc.constantFrom(...dishes);
  const choice = fc.record(
    {
      choice: fc.constantFrom(...choices.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: ["choice"] },
  );
  const options = fc.uniqueArray(choice, { maxLength: 3, selector: (chosen) => chosen.choice });
  const how = {
    quantity: fc.integer({ min: 1, max: 99 }),
    specialInstructions: fc.constantFrom("", "No onion", "थोडी <b>शेव"),
  };
  const customizations = fc.record(
    {
      spiceLevel: fc.constantFrom("mild", "medium", "hot"),
      water: fc.constantFrom("sweet", "tangy"),
      // False is not stored, so it would not be returned.
      jain: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  const parts = fc.tuple(
    ...combo.parts.map(({ id: part }) =>
      fc.record(
        { part: fc.constant(part), product: dish, options },
        { requiredKeys: ["part", "product"] },
      ),
    ),
  );
  return fc.oneof(
    fc.record(
      { ...how, product: dish, options, customizations },
      { requiredKeys: ["product", "quantity"] },
    ),
    fc.record(
      { ...how, product: fc.constant(combo.id), parts },
      { requiredKeys: ["product", "quantity", "parts"] },
    ),
  );
}

/** The expected line item of the order. */
function wishes({ coupon, slot }: Ids): FieldValues {
  return {
    coupon: fc.constantFrom("", coupon, coupon.toLowerCase()),
    requestedFor: fc.constantFrom(null, "", slot),
    tip: fc.integer({ min: 0, max: 1000 }),
  };
}

const notSold = [
  "deliveryAddress",
  "payments",
  "discount",
  "discountReason",
  "coupon",
  "requestedFor",
];

/** The order's line item. */
function orderedItem({ product, options, parts = [], ...item }: Item, { choices, combo }: Ids) {
  const chosen = (wanted: Choice[] = []) =>
    expect.arrayContaining(
      wanted.map(({ choice, quantity = 1 }) =>
        expect.objectContaining({ name: choices.find(({ id }) => id === choice)?.name, quantity }),
      ),
    );
  return {
    ...item,
    product: { id: product },
    options: chosen(options),
    parts: parts.map((part) => ({
      part: combo.parts.find(({ id }) => id === part.part)?.name,
      product: part.product,
      options: chosen(part.options),
    })),
  };
}

export function writeEndpoints(ids: Ids) {
  const { dishes, product, post } = ids;
  const delivered: FieldValues = {
    "items[]": orderedItems(ids),
    "deliveryAddress.phone": phone,
    "deliveryAddress.zipCode": pincode,
    ...wishes(ids),
  };
  const endpoints: WriteEndpoint[] = [
    {
      method: "post",
      path: "/api/auth/register",
      role: "guest",
      // Two passwords are enough, because hashing is slow.
      fieldValues: {
        email: uniqueEmail,
        password: fc.constantFrom("bhel-puri-7", "पाणीपुरी-७"),
        phone,
      },
      readPath: "/api/auth/verify",
      returned: ({ password: _, ...sent }) => sent,
    },
    {
      method: "put",
      path: "/api/auth/profile",
      role: "customer",
      fieldValues: { phone },
      readPath: "/api/auth/verify",
    },
    ...(
      [
        ["/api/products", product, productValues],
        ["/api/blogs", post, postValues],
      ] as const
    ).flatMap(([path, id, fieldValues]): WriteEndpoint[] => [
      { method: "post", path, role: "admin", fieldValues },
      { method: "put", path: `${path}/${id}`, role: "admin", fieldValues },
    ]),
    {
      method: "post",
      path: "/api/reviews",
      role: "customer",
      fieldValues: {
        product: fc.constantFrom("", ...dishes),
        order: null,
        images: fc.constant([]),
        tags,
      },
      readPath: "/api/reviews",
      returned: ({ product: dish, ...sent }) => ({ ...sent, product: dish ? { id: dish } : null }),
    },
    {
      method: "post",
      path: "/api/orders",
      role: "customer",
      fieldValues: delivered,
      returned: ({ items, deliveryAddress, requestedFor, coupon, tip, ...sent }) => ({
        ...sent,
        ...(requestedFor ? { promisedAt: requestedFor } : {}),
        discounts: coupon ? [{ code: ids.coupon }] : [],
        charges: tip
          ? expect.arrayContaining([{ name: "Tip for the kitchen", amount: tip }])
          : expect.not.arrayContaining([expect.objectContaining({ name: "Tip for the kitchen" })]),
        items: (items as Item[]).map((item) => orderedItem(item, ids)),
        // The shop delivers in one state only and ignores the value sent.
        deliveryAddress: { ...Object(deliveryAddress), state: "Maharashtra" },
      }),
    },
    {
      method: "post",
      path: "/api/orders",
      kind: 1,
      role: "admin",
      fieldValues: {
        ...wishes(ids),
        "items[]": orderedItems(ids),
        phone,
        deliveryType: fc.constant("pickup"),
        deliveryAddress: null,
        payments: fc.constantFrom(
          [],
          [
            { method: "cash", amount: 1 },
            { method: "upi", amount: 0.5 },
          ],
        ),
        discount: null,
        discountReason: null,
        device: fc.record({
          clientOrderId: fc.uuid(),
          takenAt: fc.constant(new Date().toISOString()),
        }),
      },
      returned: ({ items, channel, eatsHere, notes, requestedFor, coupon }) => ({
        channel,
        eatsHere: eatsHere ?? false,
        deliveryType: "pickup",
        ...(notes === undefined ? {} : { notes }),
        ...(requestedFor ? { promisedAt: requestedFor } : {}),
        tokenNumber: expect.stringMatching(/^[1-9]\d*$/),
        discounts: coupon ? [{ code: ids.coupon }] : [],
        items: (items as Item[]).map((item) => orderedItem(item, ids)),
      }),
    },
    // Sold offline by a shop device, at its own price.
    {
      method: "post",
      path: "/api/orders",
      kind: 1,
      role: "admin",
      fieldValues: {
        items: fc.constant([{ product: dishes[0], quantity: 1 }]),
        phone,
        deliveryType: fc.constant("pickup"),
        ...Object.fromEntries(notSold.map((field) => [field, null])),
        device: fc.integer({ min: 1, max: 50_000 }).chain((price) =>
          fc.record({
            clientOrderId: fc.uuid(),
            takenAt: fc.constant(new Date().toISOString()),
            total: fc.constant(price),
            soldOffline: fc.record({
              items: fc.constant([{ price }]),
              discounts: fc.constant([]),
            }),
          }),
        ),
      },
      returned: ({ device }) => (device ? { total: (device as { total: number }).total } : {}),
    },
    ...(["payments", "refunds"] as const).map(
      (kind): WriteEndpoint => ({
        method: "post",
        path: `/api/orders/${kind === "payments" ? ids.unpaidOrder : ids.paidOrder}/${kind}`,
        role: "admin",
        fieldValues: {
          amount: fc.integer({ min: 1, max: 1000 }).map((paise) => paise / 100),
          // Nothing was paid online.
          method: fc.constantFrom("cash", "upi", "card"),
          // Can be used only once; other tests cover it.
          ...(kind === "payments" ? { reference: null } : {}),
        },
        returned: ({ amount, method }) => ({
          payments: expect.arrayContaining([
            expect.objectContaining({
              kind: kind.slice(0, -1),
              amount,
              method,
              state: "confirmed",
            }),
          ]),
        }),
      }),
    ),
    {
      method: "post",
      path: "/api/quote",
      role: "guest",
      fieldValues: delivered,
      // Nothing is stored.
      readPath: "/api/products",
      returned: () => ({}),
    },
    {
      method: "post",
      path: "/api/catering",
      role: "customer",
      fieldValues: {
        eventDate: freeDay,
        eventTime: time,
        // The owner sets these limits, so they are not in the contract.
        duration: fc.integer({ min: 1, max: 12 }),
        guestCount: fc.integer({ min: 10, max: 500 }),
        menu,
        "location.address.zipCode": pincode,
        "contactInfo.primaryContact.phone": phone,
        "contactInfo.primaryContact.email": uniqueEmail,
        "contactInfo.alternateContact.phone": phone,
        // The contract cannot describe the check digit of a GSTIN.
        billing: fc.constantFrom(
          { purchaseOrder: "PO 7", billingContact: "accounts@office.test" },
          { buyerName: "Office & Sons", buyerGstin: "27AAPFU0939F1ZV" },
        ),
      },
      // The reply leaves the billing details out.
      returned: ({ billing: _, ...booking }) => booking,
    },
  ];
  // fast-check prints this in a counterexample instead of all properties.
  return endpoints.map((endpoint) => ({
    ...endpoint,
    [fc.toStringMethod]: () => `${endpoint.method} ${endpoint.path}`,
  }));
}
