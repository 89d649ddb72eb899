import fc from "fast-check";
import { cateringPackages, customItemPrices } from "#app/domain/catering/price-list.ts";
import type { Words } from "./payloads.ts";

export type Who = "guest" | "customer" | "admin";

/** A call that makes or changes something, with what its schema cannot tell and where the result is read. */
export type WriteEndpoint = {
  operation: "post" | "put";
  path: string;
  who: Who;
  status: 200 | 201;
  words: Words;
  /** How often it is tried, next to the others. */
  weight: number;
  /** The address that shows what was written; `{id}` is the new one's. */
  readAt: string;
  /** What the shop makes of a field that was sent, where that is not the same again. */
  shown?: (sent: Record<string, unknown>) => Record<string, unknown>;
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
const wordList = fc.uniqueArray(fc.constantFrom("puri", "चाट", "tamarind", "street food", "bhel"), {
  maxLength: 5,
});

let number = 0;
/** A customer's address that nobody else has. */
const email = fc.integer().map(() => `fuzz${++number}@chatpata.test`);
const DAY_MS = 86_400_000;
const FIRST_DAY = 10;
const DAYS = 700;
/** Days in turn, so that none is ever full. */
const freeDay = fc.integer().map(() => {
  number += 1;
  const at = Date.now() + (FIRST_DAY + (number % DAYS)) * DAY_MS;
  return new Date(at).toISOString().slice(0, 10);
});
const menu = fc.record({
  packages: fc.subarray(
    cateringPackages.map(({ name }) => ({ name })),
    { minLength: 1 },
  ),
  customItems: fc.array(
    fc.record({
      name: fc.constantFrom(...customItemPrices.map((item) => item.name)),
      quantity: fc.integer({ min: 1, max: 5000 }),
    }),
    { maxLength: 3 },
  ),
});

const productWords: Words = {
  image: fc.constantFrom(
    "/illustrations/dishes/classic-pani-puri.svg",
    "https://example.com/puri.jpg",
  ),
  price: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
  stock: fc.integer({ min: 0, max: 100_000 }),
};
const postWords: Words = {
  content: fc
    .array(fc.constantFrom("puri ", "पाणी ", "**hot** ", "\n\n", "<b>"), {
      minLength: 60,
      maxLength: 90,
    })
    .map((parts) => `The ${parts.join("")} ${"x".repeat(100)}`),
  featuredImage: fc.constantFrom("", "https://example.com/misal.jpg"),
  tags: wordList,
  seoKeywords: wordList,
  // The version that was opened: tests of the editors' race have it.
  updatedAt: null,
};

/** Takes the ids that payloads may name, returns the calls that the properties are tried on. */
export function writeEndpoints(ids: { dishes: string[]; product: string; post: string }) {
  const { dishes, product, post } = ids;
  const calls: WriteEndpoint[] = [
    {
      operation: "post",
      path: "/api/auth/register",
      who: "guest",
      status: 201,
      weight: 1,
      // A hash takes its time whatever the word is.
      words: { email, password: fc.constantFrom("bhel-puri-7", "पाणीपुरी-७"), phone },
      readAt: "/api/auth/verify",
      shown: ({ password: _, ...sent }) => sent,
    },
    {
      operation: "put",
      path: "/api/auth/profile",
      who: "customer",
      status: 200,
      weight: 3,
      words: { phone },
      readAt: "/api/auth/verify",
    },
    {
      operation: "post",
      path: "/api/products",
      who: "admin",
      status: 201,
      weight: 3,
      words: productWords,
      readAt: "/api/products/{id}",
    },
    {
      operation: "put",
      path: `/api/products/${product}`,
      who: "admin",
      status: 200,
      weight: 3,
      words: productWords,
      readAt: "/api/products/{id}",
    },
    {
      operation: "post",
      path: "/api/blogs",
      who: "admin",
      status: 201,
      weight: 3,
      words: postWords,
      readAt: "/api/blogs/{id}",
    },
    {
      operation: "put",
      path: `/api/blogs/${post}`,
      who: "admin",
      status: 200,
      weight: 3,
      words: postWords,
      readAt: "/api/blogs/{id}",
    },
    {
      operation: "post",
      path: "/api/reviews",
      who: "customer",
      status: 201,
      weight: 3,
      words: {
        product: fc.constantFrom("", ...dishes),
        order: null,
        images: fc.constant([]),
        tags: wordList,
      },
      readAt: "/api/reviews",
      shown: ({ product: dish, ...sent }) => ({ ...sent, product: dish ? { id: dish } : null }),
    },
    {
      operation: "post",
      path: "/api/orders",
      who: "customer",
      status: 201,
      weight: 4,
      words: {
        "items[].product": fc.constantFrom(...dishes),
        // Saying no is saying nothing.
        "items[].customizations.jain": fc.constant(true),
        "deliveryAddress.phone": phone,
        "deliveryAddress.zipCode": pincode,
      },
      readAt: "/api/orders/{id}",
      shown: ({ items, deliveryAddress, ...sent }) => ({
        ...sent,
        items: (items as { product: string }[]).map(({ product: id, ...item }) => ({
          ...item,
          product: { id },
        })),
        // The shop delivers in one state, whatever is sent.
        deliveryAddress: { ...Object(deliveryAddress), state: "Maharashtra" },
      }),
    },
    {
      operation: "post",
      path: "/api/catering",
      who: "customer",
      status: 201,
      weight: 4,
      words: {
        eventDate: freeDay,
        eventTime: time,
        menu,
        "location.address.zipCode": pincode,
        "contactInfo.primaryContact.phone": phone,
        "contactInfo.primaryContact.email": email,
        "contactInfo.alternateContact.phone": phone,
      },
      readAt: "/api/catering/{id}",
    },
  ];
  // A counterexample names the call; all of its words would fill the screen.
  return calls.map((call) => ({
    ...call,
    [fc.toStringMethod]: () => `${call.operation} ${call.path}`,
  }));
}
