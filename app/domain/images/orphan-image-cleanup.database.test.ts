import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import { removeOrphanImages } from "./orphan-image-cleanup.server.ts";

const DAY_MS = 24 * 3_600_000;
let rowCount = 0;

function storeImage({ agedMs = 2 * DAY_MS, expiresAt = null as number | null } = {}) {
  rowCount += 1;
  const id = createHash("sha256").update(`image ${rowCount}`).digest("base64url");
  const sizes = { width: 320, height: 320 };
  insertRow(sqlite, "images", {
    ...{ id, ...sizes, created_at: Date.now() - agedMs, draft_until: expiresAt },
  });
  sqlite
    .prepare("insert into image_files values (?, 320, 'image/webp', ?)")
    .run(id, Buffer.from("image"));
  return { id, url: `/images/${id}/320` };
}

function dishWith(image: string, { deletedAt = null as number | null } = {}): string {
  rowCount += 1;
  const id = `dish-${rowCount}`;
  insertRow(sqlite, "products", {
    ...{ id, slug: id, category: "chaat", image, ingredients: "[]", deleted_at: deletedAt },
  });
  return id;
}

function ordered(images: string[]): void {
  rowCount += 1;
  const orderId = `order-${rowCount}`;
  insertRow(sqlite, "orders", { id: orderId, order_number: `CP-${rowCount}` });
  sqlite.transaction(() => {
    for (const [index, image] of images.entries()) {
      const id = `item-${rowCount}-${index}`;
      insertRow(sqlite, "order_items", { id, order_id: orderId, image, quantity: 1 });
    }
  })();
}

function postWith(columns: { content?: string; featured_image?: string }): void {
  rowCount += 1;
  const id = `post-${rowCount}`;
  const lists = { tags: "[]", seo_keywords: "[]" };
  insertRow(sqlite, "posts", { id, slug: id, category: "recipes", ...lists, ...columns });
}

function storedIds(): unknown[] {
  return sqlite.prepare("select id from images order by id").pluck().all();
}

beforeEach(() => {
  sqlite.exec("delete from review_images; delete from images");
});

describe("an image and its files are removed when", () => {
  test("nothing refers to it and it is older than a day", async () => {
    storeImage();
    expect(await removeOrphanImages()).toBe(1);
    expect(sqlite.prepare("select count(*) from image_files").pluck().get()).toBe(0);
  });

  test("its dish was removed from the menu and is in no cart", async () => {
    dishWith(storeImage().url, { deletedAt: 1 });
    expect(await removeOrphanImages()).toBe(1);
  });

  test("its form was not submitted in time", async () => {
    storeImage({ expiresAt: Date.now() - 1 });
    expect(await removeOrphanImages()).toBe(1);
  });
});

describe("an image is retained while", () => {
  const reasons: Record<string, () => string> = {
    "it is younger than a day": () => storeImage({ agedMs: DAY_MS - 60_000 }).id,
    "its form has not been submitted yet": () => storeImage({ expiresAt: Date.now() + 60_000 }).id,
    "a dish shows it": () => {
      const { id, url } = storeImage();
      dishWith(url);
      return id;
    },
    "its dish was removed from the menu but is in a cart": () => {
      const { id, url } = storeImage();
      const dish = dishWith(url, { deletedAt: 1 });
      insertRow(sqlite, "carts", { id: dish, token_hash: dish });
      insertRow(sqlite, "cart_lines", { id: dish, cart_id: dish, product_id: dish, quantity: 1 });
      return id;
    },
    "a section of the menu shows it": () => {
      const { id, url } = storeImage();
      sqlite.prepare("update menu_sections set image = ? where id = 'chaat'").run(url);
      return id;
    },
    "a post has it as its featured image": () => {
      const { id, url } = storeImage();
      postWith({ featured_image: url });
      return id;
    },
    "a post shows it in its text": () => {
      const { id, url } = storeImage();
      postWith({ content: `Look: ![Puri](${url})` });
      return id;
    },
    "an unsent form refers to it": () => {
      const { id, url } = storeImage();
      const fields = JSON.stringify([["image", url]]);
      insertRow(sqlite, "form_drafts", {
        token_hash: id,
        path: "",
        fields,
        created_at: Date.now(),
      });
      return id;
    },
    "a review shows it": () => {
      const { id } = storeImage();
      insertRow(sqlite, "reviews", { id, rating: 5, tags: "[]" });
      insertRow(sqlite, "review_images", { review_id: id, position: 0, image_id: id });
      return id;
    },
    "an order shows it, even among thousands of others": () => {
      const { id, url } = storeImage();
      ordered([...Array.from({ length: 5200 }, () => "/illustrations/puri.svg"), url]);
      return id;
    },
  };

  test.each(Object.entries(reasons))("%s", async (_, makeOne) => {
    const id = makeOne();
    const { id: unused } = storeImage();
    expect(storedIds()).toContain(unused);

    expect(await removeOrphanImages()).toBe(1);
    expect(storedIds()).toEqual([id]);
  });
});
