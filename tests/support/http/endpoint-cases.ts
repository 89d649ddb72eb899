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
type MakeRequest = (target: RunningShop) => Promise<ApiRequest>;
export type EndpointCases = {
  succeeds: MakeRequest;
  conflicts?: MakeRequest;
  /** For endpoints without a body, a request with an invalid parameter. */
  invalid?: MakeRequest;
  /** For endpoints that accept guests, a request that still answers 401. */
  refused?: MakeRequest;
};

export const customer = (target: RunningShop) => registerCustomer(target.api);
const admins = new Map<RunningShop, Person>();
// Cached, because verifying a password is slow.
async function admin(target: RunningShop): Promise<Person> {
  const person = admins.get(target) ?? (await signInAdmin(target.api));
  admins.set(target, person);
  return person;
}

type Parts = Omit<ApiRequest, "person">;
type MakeParts<Who> = (target: RunningShop, person: Who) => Parts | Promise<Parts>;

/** A request of this person; `make` adds the records that it needs. */
function requestBy<Who extends Person | null>(find: (target: RunningShop) => Promise<Who>) {
  return (make: MakeParts<Who> = () => ({})): MakeRequest =>
    async (target) => {
      const person = await find(target);
      return { person, ...(await make(target, person)) };
    };
}
const byGuest = requestBy(async () => null);
const byCustomer = requestBy(customer);
const byAdmin = requestBy(admin);

const dishOf = (target: RunningShop, overrides = {}) => addDish(target.database, overrides);
const postOf = ({ database }: RunningShop) => ({ id: addPost(database).id });
const placeOrderBy = (target: RunningShop, person: Person) =>
  placeOrder(person.api, [dishOf(target)]);

/** To the admin, about a customer's new order. */
const aboutOrder = (body?: unknown) =>
  byAdmin(async (target) => {
    const { id } = await placeOrderBy(target, await customer(target));
    return { id, body };
  });
const aboutCancelledOrder = (body: unknown) =>
  byAdmin(async (target, { api }) => {
    const { id } = await placeOrderBy(target, await customer(target));
    await advanceOrder(api, { id }, ["cancelled"]);
    return { id, body };
  });

const bookingOf = async (target: RunningShop) => bookEvent((await customer(target)).api);
const aboutEvent = (body?: unknown) =>
  byAdmin(async (target) => ({ id: (await bookingOf(target)).id, body }));
const aboutCancelledEvent = (body: unknown) =>
  byAdmin(async (target, { api }) => {
    const { id } = await setEventStatus(api, await bookingOf(target), "cancelled");
    return { id, body };
  });

const aboutLikedPost = byCustomer(async (target, { api }) => {
  const { id } = postOf(target);
  expect((await api.post(`/api/blogs/${id}/like`)).status).toBe(200);
  return { id };
});

/** A request that succeeds for each endpoint of the API, by its operation id. */
export const endpointCases: Record<string, EndpointCases> = {
  postAuthRegister: {
    succeeds: byGuest(() => ({ body: anyPerson() })),
    conflicts: byGuest(async (target) => ({
      body: anyPerson({ email: (await customer(target)).email }),
    })),
  },
  postAuthLogin: {
    succeeds: byGuest(async (target) => {
      const { email, password } = await customer(target);
      return { body: { email, password } };
    }),
    refused: byGuest(() => ({ body: { ...firstAdmin, password: "not-mirchi" } })),
  },
  postAuthLogout: { succeeds: byCustomer() },
  getAuthVerify: { succeeds: byCustomer() },
  putAuthProfile: { succeeds: byCustomer(() => ({ body: { name: "Asha Deshpande" } })) },
  getAuthUsers: { succeeds: byAdmin() },
  deleteAuthUsersById: {
    succeeds: byAdmin(async (target) => ({ id: (await customer(target)).user.id })),
    // An admin cannot delete their own account.
    conflicts: byAdmin((_, { user }) => ({ id: user.id })),
  },
  getProducts: { succeeds: byGuest() },
  getProductsAdmin: { succeeds: byAdmin() },
  getProductsById: { succeeds: byGuest((target) => ({ id: dishOf(target).id })) },
  postProducts: { succeeds: byAdmin(() => ({ body: validProduct })) },
  putProductsById: {
    succeeds: byAdmin(async (_, { api }) => {
      const body = { ...validProduct, price: 80 };
      return { id: (await addProduct(api)).id, body };
    }),
  },
  deleteProductsById: {
    succeeds: byAdmin(async (_, { api }) => ({ id: (await addProduct(api)).id })),
  },
  getBlogs: { succeeds: byGuest() },
  getBlogsPublished: { succeeds: byGuest() },
  getBlogsCategories: { succeeds: byGuest() },
  getBlogsSlugBySlug: { succeeds: byGuest(({ database }) => ({ id: addPost(database).slug })) },
  getBlogsById: { succeeds: byAdmin(postOf) },
  postBlogs: { succeeds: byAdmin(() => ({ body: postPayload() })) },
  putBlogsById: {
    succeeds: byAdmin((target) => ({ ...postOf(target), body: postPayload() })),
    conflicts: byAdmin((target) => ({
      ...postOf(target),
      body: { ...postPayload(), updatedAt: "2020-01-01T00:00:00.000Z" },
    })),
  },
  deleteBlogsById: { succeeds: byAdmin(postOf) },
  getBlogsByIdLikeStatus: { succeeds: byGuest(postOf) },
  postBlogsByIdLike: { succeeds: byCustomer(postOf), conflicts: aboutLikedPost },
  deleteBlogsByIdLike: { succeeds: aboutLikedPost },
  getBlogsStatsOverview: { succeeds: byAdmin() },
  getReviews: {
    succeeds: byGuest(),
    // Helpful votes belong to a customer.
    refused: byGuest(() => ({ search: "?liked=true" })),
  },
  getReviewsStats: { succeeds: byGuest() },
  postReviews: {
    succeeds: byCustomer(() => ({ body: shopReview })),
    // The order is not delivered yet.
    conflicts: byCustomer(async (target, person) => {
      const { orderNumber } = await placeOrderBy(target, person);
      return { body: { ...shopReview, order: orderNumber } };
    }),
  },
  postReviewsByIdHelpful: {
    succeeds: byCustomer(async (target) => ({
      id: (await writeReview((await customer(target)).api)).id,
    })),
  },
  postOrders: {
    succeeds: byCustomer((target) => ({ body: orderOf([dishOf(target)]) })),
    conflicts: byCustomer((target) => ({
      body: orderOf([{ ...dishOf(target, { stock: 1 }), quantity: 2 }]),
    })),
  },
  postQuote: {
    succeeds: byGuest((target) => ({
      body: { items: [{ product: dishOf(target).id, quantity: 1 }] },
    })),
  },
  getSlots: {
    succeeds: byGuest(() => ({ search: "?type=pickup&date=2026-12-02" })),
    invalid: byGuest(() => ({ search: "?type=pickup" })),
  },
  getReportsDay: {
    succeeds: byAdmin(() => ({ search: "?date=2026-11-22" })),
    invalid: byAdmin(() => ({ search: "?date=2026-02-30" })),
  },
  getOrders: { succeeds: byAdmin() },
  getOrdersUser: { succeeds: byCustomer() },
  getOrdersById: { succeeds: aboutOrder() },
  getTrackByToken: {
    succeeds: byGuest(async (target) => {
      const { trackingUrl } = await placeOrderBy(target, await customer(target));
      return { id: trackingUrl?.split("/").at(-1) };
    }),
    refused: byGuest(() => ({ id: "guess" })),
  },
  getOrdersStatsOverview: { succeeds: byAdmin() },
  patchOrdersByIdStatus: {
    succeeds: aboutOrder({ status: "preparing" }),
    conflicts: aboutOrder({ status: "pending" }),
  },
  patchOrdersByIdPayment: {
    succeeds: aboutOrder({ paymentStatus: "paid" }),
    conflicts: aboutCancelledOrder({ paymentStatus: "paid" }),
  },
  postOrdersByIdPayments: {
    succeeds: (target) =>
      aboutOrder({ amount: 1, method: "upi", reference: newReference() })(target),
    conflicts: aboutCancelledOrder({ amount: 1, method: "cash" }),
  },
  postOrdersByIdRefunds: {
    succeeds: byAdmin(async (target, { api }) => {
      const { id } = await placeOrderBy(target, await customer(target));
      const payment = { amount: 1, method: "cash" };
      expect((await api.post(`/api/orders/${id}/payments`, payment)).status).toBe(201);
      return { id, body: { ...payment, reason: "A dish was missing" } };
    }),
    conflicts: aboutOrder({ amount: 1, method: "cash", reason: "Nothing was paid" }),
  },
  postCatering: {
    succeeds: byCustomer(() => ({ body: eventOf() })),
    conflicts: byCustomer(async (_, { api }) => {
      const body = eventOf({ guestCount: 500 });
      for (const _ of [1, 2, 3, 4]) await bookEvent(api, body);
      return { body };
    }),
  },
  getCatering: { succeeds: byAdmin() },
  getCateringMyEvents: { succeeds: byCustomer() },
  getCateringById: { succeeds: aboutEvent() },
  patchCateringByIdStatus: {
    succeeds: aboutEvent({ status: "confirmed" }),
    conflicts: aboutCancelledEvent({ status: "confirmed" }),
  },
  patchCateringByIdCancel: { succeeds: aboutEvent({}), conflicts: aboutCancelledEvent({}) },
  getCateringStatsOverview: { succeeds: byAdmin() },
  getCateringExportCsv: { succeeds: byAdmin() },
  postCounterDiscards: {
    succeeds: byAdmin(() => ({
      body: {
        clientOrderId: randomUUID(),
        tokenNumber: "7",
        takenAt: new Date().toISOString(),
        total: 80,
        reason: "The customer left",
      },
    })),
  },
  getOpenapiJson: { succeeds: byGuest() },
};
