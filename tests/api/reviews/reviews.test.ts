import { describe, expect, test } from "vitest";
import type { ReviewOutput } from "#app/domain/reviews/schema.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { customerWithDelivered, shopReview, writeReview } from "#tests/support/records/reviews.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

type Stats = {
  averageRating: number;
  totalReviews: number;
  ratingCounts: Record<string, number>;
};
type Vote = { helpfulCount: number; isLikedByUser: boolean };

async function reviewsAt(query: string, api = shop.api) {
  const reply = await api.get<ReviewOutput[]>(`/api/reviews${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

async function stats(): Promise<Stats> {
  return (await shop.api.get<Stats>("/api/reviews/stats")).body.data;
}

async function hide(id: string) {
  shop.database.change("update reviews set is_hidden = 1 where id = ?", id);
}

test("from 20 reviews on, all pages show the shop's own rating and number of dishes", async () => {
  const textOf = async (path: string) => await shop.visitor().read(path);
  const { api } = await registerCustomer(shop.api);
  // The same review twice in a row would count only once.
  for (let number = 1; number <= 19; number += 1) {
    await writeReview(api, { rating: 4, title: `Evening ${number}` });
  }
  for (const path of ["/", "/about"]) {
    expect(await textOf(path)).toMatch(/Menu items 20\+ .*Rating 4\.9 /);
  }
  expect(await textOf("/contact?branch=main")).toMatch(
    /4\.9 out of 5 stars\s?\(612\)\s?612 reviews/,
  );

  await writeReview(api, { rating: 4, title: "Evening 20" });

  const dishes = shop.database.value("select count(*) from products where is_available = 1");
  for (const path of ["/", "/about"]) {
    expect(await textOf(path)).toMatch(new RegExp(`Menu items ${dishes} .*Rating 4\\.0 `));
  }
  expect(await textOf("/contact?branch=main")).toMatch(/ 4 out of 5 stars\s?\(20\)\s?20 reviews/);
  shop.database.change("delete from reviews");
});

describe("writing a review", () => {
  test("responds with 201, and the review is first in the list", async () => {
    const { api } = await registerCustomer(shop.api);

    const reply = await api.post<ReviewOutput>("/api/reviews", {
      ...shopReview,
      title: "  Worth the queue  ",
      tags: ["Spicy", " spicy ", "late night"],
      isFeatured: true,
      isVerified: true,
      helpfulCount: 99,
    });

    expect(reply.status).toBe(201);
    expect(reply.body.message).toBe("Review submitted successfully!");
    const review = reply.body.data;
    expect(review).toEqual({
      ...shopReview,
      _id: review.id,
      id: review.id,
      tags: ["Spicy", "late night"],
      images: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      isFeatured: false,
      isVerified: false,
      helpfulCount: 0,
      isLikedByUser: false,
      product: null,
    });
    expect((await reviewsAt("")).data[0]).toEqual(review);
  });

  test("reports all invalid fields at once", async () => {
    const { api } = await registerCustomer(shop.api);

    const reply = await api.post("/api/reviews", {
      rating: "5",
      title: 7,
      tags: "Spicy",
      images: ["a", "b", "c", "d"],
    });

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { path: "rating", msg: "Choose a rating from 1 to 5 stars" },
      { path: "title", msg: "Must be text" },
      { path: "comment", msg: "Review comment must be at least 10 characters long" },
      { path: "customerName", msg: "Please enter your name" },
      { path: "tags", msg: "Must be a list" },
      { path: "images", msg: "Choose at most 3 pictures" },
    ]);
  });

  test("stores one review for five concurrent identical requests", async () => {
    const { api, user } = await registerCustomer(shop.api);

    const reviews = await Promise.all(Array.from({ length: 5 }, () => writeReview(api)));

    expect(new Set(reviews.map(({ id }) => id)).size).toBe(1);
    expect(shop.database.value("select count(*) from reviews where user_id = ?", user.id)).toBe(1);
    const nextReview = await writeReview(api, { title: "And again on Sunday" });
    expect(nextReview.id).not.toBe(reviews[0]?.id);
  });
});

describe("a review about a dish", () => {
  test("counts for that dish unless it is hidden", async () => {
    const dish = addDish(shop.database);
    const { api } = await registerCustomer(shop.api);
    const product = async () => (await shop.api.get(`/api/products/${dish.id}`)).body.data;
    expect(await product()).toMatchObject({ rating: 0, reviews: 0 });

    const four = await writeReview(api, { product: dish.id, rating: 4 });
    await writeReview(api, { product: dish.id, rating: 5 });

    expect(four.product).toEqual({ _id: dish.id, id: dish.id, name: dish.name });
    expect(await product()).toMatchObject({ rating: 4.5, reviews: 2 });
    await hide(four.id);
    expect(await product()).toMatchObject({ rating: 5, reviews: 1 });
  });

  test.each(["unknown", "off the menu"])("is refused for a dish that is %s", async (state) => {
    const dish = addDish(shop.database, { isAvailable: false });
    const { api } = await registerCustomer(shop.api);

    const reply = await api.post("/api/reviews", {
      ...shopReview,
      product: state === "off the menu" ? dish.id : state,
    });

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ path: "product", msg: "Choose a dish from the menu" }]);
  });
});

describe("a review of a delivered order", () => {
  test("is verified, once for each dish and once for the whole order", async () => {
    const [bhel, puri] = [addDish(shop.database), addDish(shop.database)];
    const { person, order } = await customerWithDelivered(shop.api, shop.owner, [bhel, puri]);
    const rate = (more: Record<string, unknown>) =>
      person.api.post<ReviewOutput>("/api/reviews", {
        ...shopReview,
        order: order.orderNumber,
        ...more,
      });

    const ofBhel = await rate({ product: bhel.id });
    expect(ofBhel.status).toBe(201);
    expect(ofBhel.body.data).toMatchObject({ isVerified: true, product: { id: bhel.id } });
    expect((await rate({ product: puri.id })).body.data.isVerified).toBe(true);
    expect((await rate({})).body.data).toMatchObject({ isVerified: true, product: null });

    const again = await rate({ product: bhel.id, title: "Once more, with sev" });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      message: `You have already reviewed ${bhel.name}`,
      errors: [{ path: "product", msg: `You have already reviewed ${bhel.name}` }],
    });
    const ofOrder = await rate({ title: "The whole of it again" });
    expect(ofOrder.status).toBe(409);
    expect(ofOrder.body.message).toBe(`You have already reviewed order ${order.orderNumber}`);
    expect((await reviewsAt("?verified=true")).data).toHaveLength(3);
  });

  test("is refused for a dish that is not in the order", async () => {
    const { person, order } = await customerWithDelivered(shop.api, shop.owner, [
      addDish(shop.database),
    ]);

    const reply = await person.api.post("/api/reviews", {
      ...shopReview,
      order: order.orderNumber,
      product: addDish(shop.database).id,
    });

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ path: "product", msg: "Choose a dish of this order" }]);
  });

  test("is refused for another customer's order, also for admins", async () => {
    const { order } = await customerWithDelivered(shop.api, shop.owner, [addDish(shop.database)]);
    const stranger = await registerCustomer(shop.api);

    for (const { api } of [stranger, shop.owner]) {
      const reply = await api.post("/api/reviews", { ...shopReview, order: order.orderNumber });
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ path: "order", msg: "Order not found" }]);
    }
  });

  test("is refused before delivery", async () => {
    const person = await registerCustomer(shop.api);
    const order = await placeOrder(person.api, [addDish(shop.database)]);

    const reply = await person.api.post("/api/reviews", {
      ...shopReview,
      order: order.orderNumber,
    });

    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe("You can rate an order once it is delivered");
  });

  test("is stored once for five concurrent requests", async () => {
    const dish = addDish(shop.database);
    const { person, order } = await customerWithDelivered(shop.api, shop.owner, [dish]);

    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) =>
        person.api.post("/api/reviews", {
          ...shopReview,
          rating,
          order: order.orderNumber,
          product: dish.id,
        }),
      ),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe("the list and the statistics", () => {
  test("count visible reviews only", async () => {
    const { api } = await registerCustomer(shop.api);
    const before = await stats();

    const review = await writeReview(api, { rating: 1 });
    await writeReview(api, { rating: 3 });

    const after = await stats();
    expect(after.totalReviews).toBe(before.totalReviews + 2);
    expect(after.ratingCounts["1"]).toBe((before.ratingCounts["1"] ?? 0) + 1);
    const total = Object.entries(after.ratingCounts).reduce((sum, [star, n]) => sum + +star * n, 0);
    expect(after.averageRating).toBe(Math.round((10 * total) / after.totalReviews) / 10);
    expect((await reviewsAt("")).pagination?.totalItems).toBe(after.totalReviews);

    await hide(review.id);
    expect((await stats()).ratingCounts["1"]).toBe(before.ratingCounts["1"]);
    const listed = await reviewsAt("?limit=100");
    expect(listed.pagination?.totalItems).toBe(after.totalReviews - 1);
    expect(listed.data.map(({ id }) => id)).not.toContain(review.id);
    const admin = shop.owner;
    expect((await reviewsAt("?limit=100", admin.api)).data).toHaveLength(listed.data.length);
    expect((await api.post(`/api/reviews/${review.id}/helpful`)).status).toBe(404);
  });

  test("filter by minimum rating, featured and verified, alone and together", async () => {
    const { api } = await registerCustomer(shop.api);
    for (const rating of [1, 2, 3, 4, 5])
      await writeReview(api, { rating, title: `Stars ${rating}` });
    const four = await writeReview(api, { rating: 4, title: "Featured four" });
    shop.database.change("update reviews set is_featured = 1 where id = ?", four.id);
    const reviews = (await reviewsAt("?limit=100")).data;
    const newestFirst = [...reviews].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    expect(reviews.map(({ createdAt }) => createdAt)).toEqual(newestFirst.map((r) => r.createdAt));

    for (const rating of [1, 2, 3, 4, 5]) {
      const expected = reviews.filter((review) => review.rating >= rating).map(({ id }) => id);
      const found = await reviewsAt(`?limit=100&rating=${rating}`);
      expect(found.data.map(({ id }) => id)).toEqual(expected);
      expect(found.pagination?.totalItems).toBe(expected.length);
    }
    const featured = await reviewsAt("?featured=true&limit=100");
    expect(featured.data.map(({ id }) => id)).toEqual([four.id]);
    expect(featured.pagination?.totalItems).toBe(1);
    expect((await reviewsAt("?featured=true&rating=5")).data).toEqual([]);
    expect((await reviewsAt("?featured=true&rating=4")).data).toHaveLength(1);
    expect((await reviewsAt("?featured=true&verified=true")).data).toEqual([]);
    const verified = await reviewsAt("?verified=true&limit=100");
    expect(verified.data.length).toBeGreaterThan(0);
    expect(verified.data.every(({ isVerified }) => isVerified)).toBe(true);
  });

  test("are paged by ten without gaps", async () => {
    const ids = (await reviewsAt("?limit=100")).data.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);

    const first = await reviewsAt("");
    const second = await reviewsAt("?page=2");
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(second.pagination).toEqual({
      page: 2,
      limit: 10,
      totalItems: ids.length,
      totalPages: Math.ceil(ids.length / 10),
    });
    expect((await reviewsAt("?page=999")).data).toEqual([]);
  });
});

describe("a helpful vote", () => {
  test("is toggled separately for each customer", async () => {
    const [asha, priya] = [await registerCustomer(shop.api), await registerCustomer(shop.api)];
    const review = await writeReview(asha.api);
    const toggle = async (person: typeof asha) =>
      (await person.api.post<Vote>(`/api/reviews/${review.id}/helpful`)).body.data;

    expect(await toggle(asha)).toEqual({ helpfulCount: 1, isLikedByUser: true });
    expect(await toggle(priya)).toEqual({ helpfulCount: 2, isLikedByUser: true });
    expect(await toggle(asha)).toEqual({ helpfulCount: 1, isLikedByUser: false });

    const seenBy = async (api = shop.api) =>
      (await reviewsAt("?limit=100", api)).data.find(({ id }) => id === review.id);
    expect(await seenBy(priya.api)).toMatchObject({ helpfulCount: 1, isLikedByUser: true });
    expect(await seenBy(asha.api)).toMatchObject({ helpfulCount: 1, isLikedByUser: false });
    expect(await seenBy()).toMatchObject({ helpfulCount: 1, isLikedByUser: false });
  });

  test("adds the review to a private list, newest vote first", async () => {
    const { api } = await registerCustomer(shop.api);
    const first = await writeReview(api, { title: "Liked first" });
    const last = await writeReview(api, { title: "Liked last" });
    const hidden = await writeReview(api, { title: "Hidden later" });
    for (const { id } of [first, hidden, last]) await api.post(`/api/reviews/${id}/helpful`);
    await hide(hidden.id);

    const liked = await reviewsAt("?liked=true", api);

    expect(liked.data.map(({ title }) => title)).toEqual(["Liked last", "Liked first"]);
    expect(liked.pagination?.totalItems).toBe(2);
    const stranger = await registerCustomer(shop.api);
    expect((await reviewsAt("?liked=true", stranger.api)).data).toEqual([]);
    const guest = await shop.api.get("/api/reviews?liked=true");
    expect(guest.status).toBe(401);
    expect(guest.body.message).toBe("Authentication required");
  });
});
