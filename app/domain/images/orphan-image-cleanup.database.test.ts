import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { removeOrphanImages } from "./orphan-image-cleanup.server.ts";

const DAY_MS = 24 * 3_600_000;
let rowCount = 0;

function storeImage({ agedMs = 2 * DAY_MS, expiresAt = null as number | null } = {}) {
  rowCount += 1;
  const id = createHash("sha256").update(`image ${rowCount}`).digest("base64url");
  sqlite
    .prepare(
      "insert into images (id, width, height, created_at, draft_until) values (?, 320, 320, ?, ?)",
    )
    .run(id, Date.now() - agedMs, expiresAt);
  sqlite
    .prepare("insert into image_files values (?, 320, 'image/webp', ?)")
    .run(id, Buffer.from("image"));
  return { id, url: `/images/${id}/320` };
}

function dishWith(image: string, { deletedAt = null as number | null } = {}): string {
  rowCount += 1;
  const id = `dish-${rowCount}`;
  sqlite
    .prepare(
      `insert into products (id, slug, name, category, description, price_paise, image, ingredients, stock, created_at,
        updated_at, deleted_at) values (?, ?, ?, 'chaat', 'Crisp.', 100, ?, '[]', 1, 0, 0, ?)`,
    )
    .run(id, id, `Puri ${rowCount}`, image, deletedAt);
  return id;
}

function ordered(images: string[]): void {
  rowCount += 1;
  sqlite
    .prepare(
      `insert into orders (id, order_number, delivery_type, payment_method, customer_name, email, phone, street, city,
        state, zip_code, subtotal_paise, delivery_fee_paise, total_paise, created_at, updated_at)
        values (?, ?, 'pickup', 'cash', 'Asha', '', '', '', '', '', '', 0, 0, 0, 0, 0)`,
    )
    .run(`order-${rowCount}`, `CP-${rowCount}`);
  const insert = sqlite.prepare(
    `insert into order_items (id, order_id, name, description, image, price_paise, quantity, total_paise)
      values (?, ?, 'Puri', '', ?, 0, 1, 0)`,
  );
  sqlite.transaction(() => {
    for (const [index, image] of images.entries()) {
      insert.run(`item-${rowCount}-${index}`, `order-${rowCount}`, image);
    }
  })();
}

function postWith(columns: { content?: string; featured_image?: string }): void {
  rowCount += 1;
  const { content = "", featured_image = "" } = columns;
  sqlite
    .prepare(
      `insert into posts (id, slug, title, excerpt, content, category, tags, featured_image, seo_keywords, author_name,
        author_email, created_at, updated_at) values (?, ?, 'Puri', '', ?, 'recipes', '[]', ?, '[]', '', '', 0, 0)`,
    )
    .run(`post-${rowCount}`, `post-${rowCount}`, content, featured_image);
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
      sqlite
        .prepare("insert into carts (id, token_hash, created_at, updated_at) values (?, ?, 0, 0)")
        .run(`cart-${dish}`, dish);
      sqlite
        .prepare(
          "insert into cart_lines (id, cart_id, product_id, quantity, created_at) values (?, ?, ?, 1, 0)",
        )
        .run(`line-${dish}`, `cart-${dish}`, dish);
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
      sqlite
        .prepare(
          "insert into form_drafts (token_hash, path, fields, created_at) values (?, '', ?, ?)",
        )
        .run(id, JSON.stringify([["image", url]]), Date.now());
      return id;
    },
    "a review shows it": () => {
      const { id } = storeImage();
      sqlite
        .prepare(
          `insert into reviews (id, customer_name, rating, title, comment, tags, created_at)
            values (?, 'Asha', 5, '', '', '[]', 0)`,
        )
        .run(`review-${id}`);
      sqlite.prepare("insert into review_images values (?, 0, ?)").run(`review-${id}`, id);
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
