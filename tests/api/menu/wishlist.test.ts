import { describe, expect, test } from "vitest";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function savedDishes(userId: string) {
  return shop.database
    .rows("select product_id from wishlist_dishes where user_id = ?", userId)
    .map(({ product_id }) => product_id);
}

const insertPost = (title: string) => addPost(shop.database, { title }).id;

describe("a heart for a dish", () => {
  test("is stored once for twenty concurrent requests and can be removed twice", async () => {
    const dish = addDish(shop.database);
    const { visitor, user } = await customerWith(shop);
    const fields = { productId: dish.id, returnTo: `/menu?category=chaat#dish-${dish.id}` };

    const pressed = await Promise.all(
      Array.from({ length: 20 }, () => visitor.postForm("/wishlist/dishes", fields)),
    );

    expect(new Set(pressed.map(({ location }) => location))).toEqual(new Set([fields.returnTo]));
    expect(savedDishes(user.id)).toEqual([dish.id]);
    for (const _ of [1, 2]) {
      const removed = await visitor.postForm("/wishlist/dishes/removal", fields);
      expect((await visitor.follow(removed)).visibleText).toContain("Removed from wishlist");
    }
    expect(savedDishes(user.id)).toEqual([]);
  });

  test("is refused with a message for an unknown dish", async () => {
    const { visitor, user } = await customerWith(shop);

    const refused = await visitor.postForm("/wishlist/dishes", { productId: "no-such-dish" });

    expect((await visitor.follow(refused)).visibleText).toContain(
      "That dish is no longer on the menu.",
    );
    expect(savedDishes(user.id)).toEqual([]);
  });

  test("redirects a guest to the login page and back to the card, and is saved then", async () => {
    const guest = shop.visitor();
    const person = await registerCustomer(shop.api);
    const dish = addDish(shop.database);

    const refused = await guest.postForm("/wishlist/dishes", {
      productId: dish.id,
      returnTo: `/menu#dish-${dish.id}`,
    });

    expect(refused.location).toBe(`/login?returnTo=${encodeURIComponent(`/menu#dish-${dish.id}`)}`);
    expect(
      shop.database.rows("select * from wishlist_dishes where product_id = ?", dish.id),
    ).toEqual([]);
    const welcomed = await guest.postForm(refused.location ?? "", {
      email: person.email,
      password: person.password,
    });
    expect((await guest.follow(welcomed)).visibleText).toContain(
      `Welcome back! ${dish.name} added to wishlist`,
    );
    expect(savedDishes(person.user.id)).toEqual([dish.id]);
    await guest.postForm("/wishlist/dishes/removal", { productId: dish.id });
    await guest.postForm("/logout");
    await guest.signInAs(person);
    expect(savedDishes(person.user.id)).toEqual([]);
  });
});

describe("the wishlist", () => {
  test("redirects guests to the login page and back to the requested tab", async () => {
    const reply = await shop.visitor().get("/wishlist?tab=posts");

    expect(reply.location).toBe("/login?returnTo=%2Fwishlist%3Ftab%3Dposts");
  });

  test("counts and shows only the customer's own available items", async () => {
    const { visitor, api, user } = await customerWith(shop);
    const { visitor: stranger } = await customerWith(shop);
    const liked = await writeReview(api, { title: "Liked by its writer" });
    const hidden = await writeReview(api, { title: "Hidden meanwhile" });
    for (const { id } of [liked, hidden]) await api.post(`/api/reviews/${id}/helpful`);
    const [dish, unavailable] = [addDish(shop.database), addDish(shop.database)];
    for (const { id } of [dish, unavailable])
      await visitor.postForm("/wishlist/dishes", { productId: id });
    const [published, draft] = [insertPost("Liked and saved"), insertPost("A draft again")];
    for (const post of [published, draft]) {
      shop.database.change("insert into post_likes values (?, ?, 1)", user.id, post);
    }
    shop.database.change("insert into post_saves values (?, ?, 2)", user.id, published);
    shop.database.change("update reviews set is_hidden = 1 where id = ?", hidden.id);
    shop.database.change("update products set is_available = 0 where id = ?", unavailable.id);
    shop.database.change("update posts set status = 'draft' where id = ?", draft);

    const reviews = await visitor.read("/wishlist?tab=reviews");
    const posts = await visitor.read("/wishlist?tab=posts");
    const dishes = await visitor.read("/wishlist?tab=dishes");

    for (const page of [reviews, posts, dishes]) {
      expect(page).toMatch(/Dishes 1 Reviews 1 Blog Posts 1/);
    }
    expect(reviews).toContain("Liked by its writer");
    expect(reviews).not.toContain("Hidden meanwhile");
    expect(posts).toContain("Liked and saved");
    expect(posts).not.toContain("A draft again");
    expect(dishes).toContain(dish.name);
    expect(dishes).not.toContain(unavailable.name);
    expect((await visitor.get("/wishlist")).location).toBe("/wishlist?tab=dishes");
    await visitor.postForm("/wishlist/dishes/removal", { productId: dish.id });
    expect((await visitor.get("/wishlist")).location).toBe("/wishlist?tab=reviews");
    await visitor.postForm("/wishlist/reviews/removal", { id: liked.id });
    expect((await visitor.get("/wishlist")).location).toBe("/wishlist?tab=posts");
    expect(await stranger.read("/wishlist?tab=reviews")).toMatch(/Dishes 0 Reviews 0 Blog Posts 0/);
  });

  test("removes votes, likes and saves", async () => {
    const { visitor, api, user } = await customerWith(shop);
    const review = await writeReview(api);
    await api.post(`/api/reviews/${review.id}/helpful`);
    const post = insertPost("Soon removed");
    for (const table of ["post_likes", "post_saves"]) {
      shop.database.change(`insert into ${table} values (?, ?, 1)`, user.id, post);
    }
    expect(shop.database.value("select count(*) from post_likes where post_id = ?", post)).toBe(1);

    for (const [list, id] of [
      ["reviews", review.id],
      ["posts", post],
    ] as const) {
      const path = `/wishlist/${list}/removal`;
      const page = await visitor.get(
        list === "posts" ? "/wishlist?tab=posts" : "/wishlist?tab=reviews",
      );
      expect(page.form(path)).toMatchObject({ id });
      const removed = await visitor.postForm(path, page.form(path));
      expect((await visitor.follow(removed)).visibleText).toContain("Removed from wishlist");
    }

    expect(
      shop.database.value("select count(*) from review_votes where review_id = ?", review.id),
    ).toBe(0);
    expect(shop.database.value("select count(*) from post_likes where post_id = ?", post)).toBe(0);
    expect(shop.database.rows("select * from post_saves where user_id = ?", user.id)).toEqual([]);
  });
});
