import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent, eventOf, setEventStatus } from "#tests/support/records/events.ts";
import { advanceOrder, orderOf, placeOrder } from "#tests/support/records/orders.ts";
import {
  anyPerson,
  type Person,
  registerCustomer,
  signInAdmin,
} from "#tests/support/records/people.ts";
import { postPayload } from "#tests/support/records/post-payload.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { addProduct, validProduct } from "#tests/support/records/products.ts";
import { newReference } from "#tests/support/records/references.ts";
import { shopReview, writeReview } from "#tests/support/records/reviews.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

export type ApiRequest = {
  person: Person | null;
  id?: string;
  search?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
export type EndpointCases = {
  succeeds: (target: RunningShop) => Promise<ApiRequest>;
  conflicts?: (target: RunningShop) => Promise<ApiRequest>;
  /** For endpoints without a body, a request with an invalid parameter. */
  invalid?: (target: RunningShop) => Promise<ApiRequest>;
  /** For endpoints that accept guests, a request that still answers 401. */
  refused?: (target: RunningShop) => Promise<ApiRequest>;
};

export const customer = (target: RunningShop) => registerCustomer(target.api);
const admins = new Map<RunningShop, Person>();
// Cached, because verifying a password is slow.
async function admin(target: RunningShop): Promise<Person> {
  const person = admins.get(target) ?? (await signInAdmin(target.api));
  admins.set(target, person);
  return person;
}
const byGuest = async () => ({ person: null });
const byCustomer = async (target: RunningShop) => ({ person: await customer(target) });
const byAdmin = async (target: RunningShop) => ({ person: await admin(target) });
const dishOf = (target: RunningShop, overrides = {}) => addDish(target.database, overrides);
const placeOrderBy = (target: RunningShop, person: Person) =>
  placeOrder(person.api, [dishOf(target)]);

async function orderForAdmin(target: RunningShop) {
  const { id } = await placeOrderBy(target, await customer(target));
  return { person: await admin(target), id };
}

async function eventForAdmin(target: RunningShop) {
  return { person: await admin(target), id: (await bookEvent((await customer(target)).api)).id };
}

async function cancelledEvent(target: RunningShop) {
  const { person, id } = await eventForAdmin(target);
  await setEventStatus(person.api, { id }, "cancelled");
  return { person, id };
}

async function likedPost(target: RunningShop) {
  const person = await customer(target);
  const { id } = addPost(target.database);
  expect((await person.api.post(`/api/blogs/${id}/like`)).status).toBe(200);
  return { person, id };
}

/** A request that succeeds for each endpoint of the API, by its operation id. */
export const endpointCases: Record<string, EndpointCases> = {
  postAuthRegister: {
    succeeds: async () => ({ person: null, body: anyPerson() }),
    conflicts: async (target) => ({
      person: null,
      body: anyPerson({ email: (await customer(target)).email }),
    }),
  },
  postAuthLogin: {
    succeeds: async (target) => {
      const { email, password } = await customer(target);
      return { person: null, body: { email, password } };
    },
    refused: async () => ({ person: null, body: { ...firstAdmin, password: "not-mirchi" } }),
  },
  postAuthLogout: { succeeds: byCustomer },
  getAuthVerify: { succeeds: byCustomer },
  putAuthProfile: {
    succeeds: async (target) => ({
      person: await customer(target),
      body: { name: "Asha Deshpande" },
    }),
  },
  getAuthUsers: { succeeds: byAdmin },
  deleteAuthUsersById: {
    succeeds: async (target) => ({
      person: await admin(target),
      id: (await customer(target)).user.id,
    }),
    // An admin cannot delete their own account.
    conflicts: async (target) => {
      const person = await admin(target);
      return { person, id: person.user.id };
    },
  },
  getProducts: { succeeds: byGuest },
  getProductsAdmin: { succeeds: byAdmin },
  getProductsById: { succeeds: async (target) => ({ person: null, id: dishOf(target).id }) },
  postProducts: {
    succeeds: async (target) => ({ person: await admin(target), body: validProduct }),
  },
  putProductsById: {
    succeeds: async (target) => {
      const person = await admin(target);
      const body = { ...validProduct, price: 80 };
      return { person, id: (await addProduct(person.api)).id, body };
    },
  },
  deleteProductsById: {
    succeeds: async (target) => {
      const person = await admin(target);
      return { person, id: (await addProduct(person.api)).id };
    },
  },
  getBlogs: { succeeds: byGuest },
  getBlogsPublished: { succeeds: byGuest },
  getBlogsCategories: { succeeds: byGuest },
  getBlogsSlugBySlug: {
    succeeds: async (target) => ({ person: null, id: addPost(target.database).slug }),
  },
  getBlogsById: {
    succeeds: async (target) => ({ person: await admin(target), id: addPost(target.database).id }),
  },
  postBlogs: { succeeds: async (target) => ({ person: await admin(target), body: postPayload() }) },
  putBlogsById: {
    succeeds: async (target) => ({
      person: await admin(target),
      id: addPost(target.database).id,
      body: postPayload(),
    }),
    conflicts: async (target) => ({
      person: await admin(target),
      id: addPost(target.database).id,
      body: { ...postPayload(), updatedAt: "2020-01-01T00:00:00.000Z" },
    }),
  },
  deleteBlogsById: {
    succeeds: async (target) => ({ person: await admin(target), id: addPost(target.database).id }),
  },
  getBlogsByIdLikeStatus: {
    succeeds: async (target) => ({ person: null, id: addPost(target.database).id }),
  },
  postBlogsByIdLike: {
    succeeds: async (target) => ({
      person: await customer(target),
      id: addPost(target.database).id,
    }),
    conflicts: likedPost,
  },
  deleteBlogsByIdLike: { succeeds: likedPost },
  getBlogsStatsOverview: { succeeds: byAdmin },
  getReviews: {
    succeeds: byGuest,
    // Helpful votes belong to a customer.
    refused: async () => ({ person: null, search: "?liked=true" }),
  },
  getReviewsStats: { succeeds: byGuest },
  postReviews: {
    succeeds: async (target) => ({ person: await customer(target), body: shopReview }),
    // The order is not delivered yet.
    conflicts: async (target) => {
      const person = await customer(target);
      const { orderNumber } = await placeOrderBy(target, person);
      return { person, body: { ...shopReview, order: orderNumber } };
    },
  },
  postReviewsByIdHelpful: {
    succeeds: async (target) => ({
      person: await customer(target),
      id: (await writeReview((await customer(target)).api)).id,
    }),
  },
  postOrders: {
    succeeds: async (target) => ({
      person: await customer(target),
      body: orderOf([dishOf(target)]),
    }),
    conflicts: async (target) => ({
      person: await customer(target),
      body: orderOf([{ ...dishOf(target, { stock: 1 }), quantity: 2 }]),
    }),
  },
  postQuote: {
    succeeds: async (target) => ({
      person: null,
      body: { items: [{ product: dishOf(target).id, quantity: 1 }] },
    }),
  },
  getSlots: {
    succeeds: async () => ({ person: null, search: "?type=pickup&date=2026-12-02" }),
    invalid: async () => ({ person: null, search: "?type=pickup" }),
  },
  getReportsDay: {
    succeeds: async (target) => ({ ...(await byAdmin(target)), search: "?date=2026-11-22" }),
    invalid: async (target) => ({ ...(await byAdmin(target)), search: "?date=2026-02-30" }),
  },
  getOrders: { succeeds: byAdmin },
  getOrdersUser: { succeeds: byCustomer },
  getOrdersById: { succeeds: orderForAdmin },
  getTrackByToken: {
    succeeds: async (target) => {
      const { trackingUrl } = await placeOrderBy(target, await customer(target));
      return { person: null, id: trackingUrl?.split("/").at(-1) };
    },
    refused: async () => ({ person: null, id: "guess" }),
  },
  getOrdersStatsOverview: { succeeds: byAdmin },
  patchOrdersByIdStatus: {
    succeeds: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { status: "preparing" },
    }),
    conflicts: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { status: "pending" },
    }),
  },
  patchOrdersByIdPayment: {
    succeeds: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { paymentStatus: "paid" },
    }),
    conflicts: async (target) => {
      const { person, id } = await orderForAdmin(target);
      await advanceOrder(person.api, { id }, ["cancelled"]);
      return { person, id, body: { paymentStatus: "paid" } };
    },
  },
  postOrdersByIdPayments: {
    succeeds: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { amount: 1, method: "upi", reference: newReference() },
    }),
    conflicts: async (target) => {
      const { person, id } = await orderForAdmin(target);
      await advanceOrder(person.api, { id }, ["cancelled"]);
      return { person, id, body: { amount: 1, method: "cash" } };
    },
  },
  postOrdersByIdRefunds: {
    succeeds: async (target) => {
      const { person, id } = await orderForAdmin(target);
      const paid = await person.api.post(`/api/orders/${id}/payments`, {
        amount: 1,
        method: "cash",
      });
      expect(paid.status).toBe(201);
      return { person, id, body: { amount: 1, method: "cash", reason: "A dish was missing" } };
    },
    conflicts: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { amount: 1, method: "cash", reason: "Nothing was paid" },
    }),
  },
  postCatering: {
    succeeds: async (target) => ({ person: await customer(target), body: eventOf() }),
    conflicts: async (target) => {
      const person = await customer(target);
      const body = eventOf({ guestCount: 500 });
      for (const _ of [1, 2, 3, 4]) await bookEvent(person.api, body);
      return { person, body };
    },
  },
  getCatering: { succeeds: byAdmin },
  getCateringMyEvents: { succeeds: byCustomer },
  getCateringById: { succeeds: eventForAdmin },
  patchCateringByIdStatus: {
    succeeds: async (target) => ({
      ...(await eventForAdmin(target)),
      body: { status: "confirmed" },
    }),
    conflicts: async (target) => ({
      ...(await cancelledEvent(target)),
      body: { status: "confirmed" },
    }),
  },
  patchCateringByIdCancel: {
    succeeds: async (target) => ({ ...(await eventForAdmin(target)), body: {} }),
    conflicts: async (target) => ({ ...(await cancelledEvent(target)), body: {} }),
  },
  getCateringStatsOverview: { succeeds: byAdmin },
  getCateringExportCsv: { succeeds: byAdmin },
  postCounterDiscards: {
    succeeds: async (target) => ({
      ...(await byAdmin(target)),
      body: {
        clientOrderId: randomUUID(),
        tokenNumber: "7",
        takenAt: new Date().toISOString(),
        total: 80,
        reason: "The customer left",
      },
    }),
  },
  getOpenapiJson: { succeeds: byGuest },
};
