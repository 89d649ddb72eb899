import { describe, expect, test } from "vitest";
import { visibleText } from "#tests/support/http/page-text.ts";
import { toastOn } from "#tests/support/http/toast.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { customerWithDelivered, shopReview, writeReview } from "#tests/support/records/reviews.ts";
import { loggedFailure } from "#tests/support/shop/logged-failure.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function reviewsBy(userId: string) {
  return shop.database.rows("select * from reviews where user_id = ? order by seq", userId);
}

describe("a guest", () => {
  test("is redirected from the review form to the login page", async () => {
    const guest = shop.visitor();

    const reply = await guest.get("/reviews/new?order=CP-1");

    expect(reply.location).toBe("/login?returnTo=%2Freviews%2Fnew%3Forder%3DCP-1");
    expect((await guest.follow(reply)).visibleText).toContain("Please login to submit a review");
  });

  test("votes after being redirected to the login page and back to the review", async () => {
    const person = await registerCustomer(shop.api);
    const review = await writeReview(person.api);
    const guest = shop.visitor();
    const page = await guest.get("/reviews?rating=5");
    const path = `/reviews/${review.id}/votes`;

    const refused = await guest.postForm(path, page.form(path));

    const returnTo = encodeURIComponent(`/reviews?rating=5#review-${review.id}`);
    expect(refused.location).toBe(`/login?returnTo=${returnTo}`);
    expect((await guest.follow(refused)).visibleText).toContain("Please login to like reviews");
    expect(
      shop.database.value("select count(*) from review_votes where review_id = ?", review.id),
    ).toBe(0);
    const { email, password } = person;
    await guest.postForm(refused.location ?? "", { email, password });
    expect(
      shop.database.rows("select user_id from review_votes where review_id = ?", review.id),
    ).toEqual([{ user_id: person.user.id }]);
  });
});

describe("the form", () => {
  test("starts with five stars and the account's name", async () => {
    const { visitor, name } = await customerWith(shop);

    const page = await visitor.get("/reviews/new");

    expect(page.form("/reviews/new")).toMatchObject({
      rating: "5",
      customerName: name,
      title: "",
      comment: "",
      product: "",
    });
    expect(page.text).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  });

  test("stores the review and shows it on the reviews page", async () => {
    const dish = addDish(shop.database);
    const { visitor, user } = await customerWith(shop);

    const done = await visitor.postForm("/reviews/new", {
      ...shopReview,
      rating: "4",
      product: dish.id,
      tags: ["Fresh", "late night,  crisp"],
      title: "From the form",
    });

    expect(done.status).toBe(303);
    expect(done.location).toBe("/reviews");
    const page = (await visitor.follow(done)).visibleText;
    expect(page).toContain("Review submitted successfully!");
    expect(page).toContain("From the form");
    expect(page).toContain(`About ${dish.name}`);
    expect(reviewsBy(user.id)).toMatchObject([
      { rating: 4, product_id: dish.id, tags: '["Fresh","late night","crisp"]' },
    ]);
  });

  test.each([
    ["title", 2, "Review title must be at least 3 characters long"],
    ["comment", 501, "Review comment must be at most 500 characters long"],
    ["customerName", 1, "Please enter your name"],
  ])(
    "refuses a %s of %d characters, at its field and in the summary",
    async (field, length, msg) => {
      const { visitor, user } = await customerWith(shop);
      const typed = {
        ...shopReview,
        rating: "2",
        tags: ["Hygienic", "late night"],
        [field]: "x".repeat(length),
      };

      const reply = await visitor.postForm("/reviews/new", typed);

      expect(reply.status).toBe(400);
      expect(reviewsBy(user.id)).toEqual([]);
      // Once in the summary, linked to the field, and once at the field.
      expect(reply.text).toContain(`<a href="#review-${field}">${msg}</a>`);
      expect(reply.visibleText.split(msg)).toHaveLength(3);
      expect(reply.text).toMatch(/<title>Error: /);
      expect(reply.form("/reviews/new")).toMatchObject(typed);
    },
  );
});

describe("rating an order", () => {
  test("offers the whole order, then its dishes, and returns to the order", async () => {
    const [bhel, puri] = [addDish(shop.database), addDish(shop.database)];
    const { person, order } = await customerWithDelivered(shop.api, shop.owner, [bhel, puri]);
    const visitor = await shop.signedIn(person);
    const path = `/reviews/new?order=${order.orderNumber}`;
    expect((await visitor.get("/my-orders")).text).toContain(`href="${path}"`);

    const page = await visitor.get(path);
    const select = /<select.*?<\/select>/s.exec(page.text)?.[0] ?? "";
    expect([...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
      "The whole order",
      bhel.name,
      puri.name,
    ]);
    const fields = page.form(path);
    expect(fields).toMatchObject({ product: "", order: order.orderNumber });

    const done = await visitor.postForm(path, { ...fields, ...shopReview, rating: "5" });

    expect(done.location).toBe(`/my-orders?order=${order.orderNumber}`);
    expect(reviewsBy(person.user.id)).toMatchObject([{ is_verified: 1, product_id: null }]);
    const next = await visitor.get(path);
    expect(next.form(path)).toMatchObject({ product: bhel.id });
    expect(next.text).toContain("The whole order (reviewed)");
    await visitor.postForm(path, { ...next.form(path), ...shopReview, rating: "4" });
    const last = await visitor.get(path);
    expect(last.form(path)).toMatchObject({ product: puri.id });
    expect(last.text).toContain(`${bhel.name} (reviewed)`);
  });

  test("is impossible for another customer's order and before delivery", async () => {
    const { visitor, api } = await customerWith(shop);
    const foreignOrder = await placeOrder((await registerCustomer(shop.api)).api, [
      addDish(shop.database),
    ]);
    const ownOrder = await placeOrder(api, [addDish(shop.database)]);

    expect((await visitor.get(`/reviews/new?order=${foreignOrder.orderNumber}`)).status).toBe(404);
    const undelivered = await visitor.get(`/reviews/new?order=${ownOrder.orderNumber}`);
    expect(undelivered.location).toBe("/my-orders");
    expect((await visitor.follow(undelivered)).visibleText).toContain(
      "You can rate an order once it is delivered",
    );
  });
});

describe("a helpful vote", () => {
  test("counts once for twenty concurrent requests, and so does its removal", async () => {
    const { api } = await registerCustomer(shop.api);
    const review = await writeReview(api);
    const { visitor, user } = await customerWith(shop);
    const path = `/reviews/${review.id}/votes`;
    const count = () =>
      shop.database.value("select count(*) from review_votes where review_id = ?", review.id);
    const pressTwentyTimes = async () => {
      const fields = (await visitor.get("/reviews")).form(path);
      await Promise.all(Array.from({ length: 20 }, () => visitor.postForm(path, fields)));
    };

    await pressTwentyTimes();
    expect(count()).toBe(1);
    expect(
      shop.database.rows("select user_id from review_votes where review_id = ?", review.id),
    ).toEqual([{ user_id: user.id }]);

    await pressTwentyTimes();
    expect(count()).toBe(0);
  });

  test("redirects back to the review on its page", async () => {
    const { visitor, api } = await customerWith(shop);
    const review = await writeReview(api);
    const path = `/reviews/${review.id}/votes`;

    const pressed = await visitor.postForm(path, {
      helpful: "yes",
      returnTo: `/reviews?rating=4#review-${review.id}`,
    });

    expect(pressed.location).toBe(`/reviews?rating=4#review-${review.id}`);
    const foreign = await visitor.postForm(path, { returnTo: "https://evil.example/" });
    expect(foreign.location).toBe("/reviews");
  });
});

describe("the reviews page", () => {
  const hostile = {
    customerName: `<img src=x onerror="alert(1)">`,
    title: `</title><script>alert('t')</script>`,
    comment: `"><svg/onload=alert(1)> & 'quotes' \u2028 </script><iframe src="javascript:alert(1)">`,
    tags: ["<b onclick=x>", `javascript:"x"`],
  };

  test("shows markup in reviews as text", async () => {
    const { api } = await registerCustomer(shop.api);
    await writeReview(api, hostile);

    const { text } = await shop.visitor().get("/reviews");

    const shown = visibleText(text);
    for (const part of [hostile.customerName, hostile.title, ...hostile.tags]) {
      expect(shown).toContain(part);
    }
    expect(shown).toContain(`"><svg/onload=alert(1)> & 'quotes'`);
    expect(text).not.toMatch(/<(img|svg|b|iframe)[^>]*(onerror|onload|onclick|javascript:)/i);
    expect(text).not.toContain("<script>alert");
  });

  test("redirects beyond the last page to the last one", async () => {
    const reply = await shop.visitor().get("/reviews?page=999&rating=4");

    expect(reply.location).toMatch(/^\/reviews\?rating=4(&page=\d+)?$/);
  });

  test("shows an error message when reviews cannot be read", async () => {
    // Otherwise the page may come from the page cache.
    shop.database.change("update reviews set title = title");
    shop.database.change("alter table review_votes rename to gone");
    try {
      const page = await shop.visitor().get("/reviews");

      expect(page.status).toBe(500);
      expect(page.visibleText).toContain("Failed to load reviews");
      expect(page.text).not.toContain("review_votes");
      expect(await loggedFailure(shop.server)).toContain("no such table");
    } finally {
      shop.database.change("alter table gone rename to review_votes");
    }
  });
});

test("a review that the server refuses names the field in the toast, as specified", async () => {
  const { visitor } = await customerWith(shop);
  const refused = await visitor.fillIn("/reviews/new", {
    ...shopReview,
    rating: "5",
    product: "no-such-dish",
  });

  expect(refused.status).toBe(400);
  expect(toastOn(refused)).toMatch(/^Validation failed: product: \S/);
});

describe("with rate limits", () => {
  const strict = runningShop({ env: { RATE_LIMITS: "on" } });

  test("an eleventh review in an hour is refused, and the form keeps its text", async () => {
    const person = await registerCustomer(strict.api);
    const visitor = strict.visitor();
    await visitor.signInAs(person);
    for (let n = 1; n <= 10; n += 1) await writeReview(person.api, { title: `Review ${n}` });

    const typed = { ...shopReview, rating: "3", title: "One too many" };
    const refused = await visitor.postForm("/reviews/new", typed);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.visibleText).toMatch(/Too many attempts\. Please wait \d+ minutes/);
    expect(refused.form("/reviews/new")).toMatchObject(typed);
    const apiReply = await person.api.post("/api/reviews", shopReview);
    expect(apiReply.status).toBe(429);
  });
});
