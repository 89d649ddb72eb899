import { describe, expect, test } from "vitest";
import type { Paging } from "#app/domain/lists/paging.ts";
import type { ProductOutput } from "#app/domain/menu/schema.ts";
import { starterChoiceIds, starterGroupIds } from "#app/domain/options/customizations.ts";
import { dataImage, testImage } from "#tests/support/http/images.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addProduct, productRules, validProduct } from "#tests/support/records/products.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const admin = shop.owner;

type Page = { items: ProductOutput[]; pagination: Paging };

async function menu(query: Record<string, string> = {}): Promise<Page> {
  const reply = await shop.api.get<Page>(`/api/products?${new URLSearchParams(query)}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
}

function uniqueWord(): string {
  return `W${crypto.randomUUID().replaceAll("-", "")}`;
}

const optional = { isSize: false, required: false, min: 0, max: 1, includedFree: 0 };
const freeChoice = (id: string, name: string) => ({
  id,
  name,
  price: 0,
  isVeg: true,
  contains: [],
  leavesOut: [],
  available: true,
});

describe("the menu", () => {
  test("lists a dish with its price in rupees, both ids and its times in UTC", async () => {
    const word = uniqueWord();
    const dish = addDish(shop.database, { name: `Sev Puri ${word}`, pricePaise: 8050, stock: 7 });

    const { items, pagination } = await menu({ q: word });

    expect(pagination).toEqual({ page: 1, limit: 100, totalItems: 1, totalPages: 1 });
    expect(items).toEqual([
      {
        _id: dish.id,
        id: dish.id,
        name: dish.name,
        slug: dish.slug,
        kind: "dish",
        category: "pani-puri",
        description: dish.description,
        price: 80.5,
        image: "/illustrations/dishes/classic-pani-puri.svg",
        rating: 0,
        reviews: 0,
        isVeg: true,
        isSpicy: false,
        isPopular: false,
        isAvailable: true,
        soldOut: false,
        stock: 7,
        ingredients: ["Puri", "Tamarind"],
        contains: [],
        foodChecked: false,
        foodNote: "",
        optionGroups: [
          {
            id: starterGroupIds.spiceLevel,
            name: "Spice level",
            kind: "one",
            ...optional,
            choices: [
              freeChoice(starterChoiceIds.mild, "Mild spice"),
              freeChoice(starterChoiceIds.medium, "Medium spice"),
              freeChoice(starterChoiceIds.hot, "Hot spice"),
            ],
          },
          {
            id: starterGroupIds.water,
            name: "Water",
            kind: "one",
            ...optional,
            choices: [
              freeChoice(starterChoiceIds.sweet, "Sweet water"),
              freeChoice(starterChoiceIds.tangy, "Tangy water"),
            ],
          },
          {
            id: starterGroupIds.jain,
            name: "Jain",
            kind: "several",
            ...optional,
            choices: [
              {
                ...freeChoice(starterChoiceIds.jain, "Jain (no onion, garlic or potato)"),
                leavesOut: ["onion", "garlic", "root"],
              },
            ],
          },
        ],
        parts: [],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test("pages through dishes of equal price without duplicates or gaps", async () => {
    const word = uniqueWord();
    const ids = Array.from({ length: 7 }, () => addDish(shop.database, { name: word }).id);

    const pages = await Promise.all(
      ["1", "2", "3", "4"].map((page) => menu({ q: word, sort: "price-low", limit: "2", page })),
    );

    expect(pages.map((page) => page.items.length)).toEqual([2, 2, 2, 1]);
    const seen = pages.flatMap((page) => page.items.map((item) => item.id));
    expect(seen.sort()).toEqual(ids.sort());
    expect(pages[3]?.pagination).toEqual({ page: 4, limit: 2, totalItems: 7, totalPages: 4 });
  });
});

describe("one dish", () => {
  test("responds with 404 when it is removed or unknown", async () => {
    const dish = addDish(shop.database);
    shop.database.change("update products set deleted_at = 1 where id = ?", dish.id);

    for (const id of [dish.id, "unknown", "%00", "__proto__", "'; drop table products; --"]) {
      const reply = await shop.api.get(`/api/products/${id}`);
      expect(reply.status, id).toBe(404);
      expect(reply.body.message).toBe("Product not found");
    }
  });

  test("is visible only to admins when it is unavailable", async () => {
    const dish = addDish(shop.database, { isAvailable: false });
    const customer = await registerCustomer(shop.api);

    expect((await shop.api.get(`/api/products/${dish.id}`)).status).toBe(404);
    expect((await customer.api.get(`/api/products/${dish.id}`)).status).toBe(404);
    expect((await admin.api.get(`/api/products/${dish.id}`)).status).toBe(200);
  });
});

describe("all products", () => {
  test("are listed by name for admins, including unavailable ones", async () => {
    const word = uniqueWord();
    addDish(shop.database, { name: `B ${word}`, isAvailable: false, stock: 4 });
    addDish(shop.database, { name: `A ${word}`, stock: 0 });
    addDish(shop.database, { name: `C ${word}`, category: "snacks" });
    const removed = addDish(shop.database, { name: `D ${word}` });
    await admin.api.delete(`/api/products/${removed.id}`);

    const reply = await admin.api.get<Page>(`/api/products/admin?q=${word}`);

    expect(reply.status).toBe(200);
    const { items, pagination } = reply.body.data;
    expect(
      items.map(({ name, stock, isAvailable, soldOut }) => [name, stock, isAvailable, soldOut]),
    ).toEqual([
      [`A ${word}`, 0, true, true],
      [`B ${word}`, 4, false, false],
      [`C ${word}`, 1000, true, false],
    ]);
    expect(pagination).toEqual({ page: 1, limit: 100, totalItems: 3, totalPages: 1 });
    const snacks = await admin.api.get<Page>(`/api/products/admin?q=${word}&category=snacks`);
    expect(snacks.body.data.items.map(({ name }) => name)).toEqual([`C ${word}`]);
  });

  test.each([
    ["price-low", [100, 200, 300, 400]],
    ["price-high", [400, 300, 200, 100]],
  ])("are sorted by %s across pages, including unavailable ones", async (sort, prices) => {
    const word = uniqueWord();
    for (const [index, rupees] of [300, 100, 400, 200].entries()) {
      const isAvailable = index % 2 === 0;
      const name = `${word} ${index}`;
      addDish(shop.database, { name, pricePaise: rupees * 100, isAvailable });
    }
    const page = async (number: number) => {
      const query = new URLSearchParams({ q: word, sort, limit: "3", page: String(number) });
      return (await admin.api.get<Page>(`/api/products/admin?${query}`)).body.data.items;
    };

    const listed = [...(await page(1)), ...(await page(2))];

    expect(listed.map(({ price }) => price)).toEqual(prices);
  });
});

describe("changes of products", () => {
  test("a new product is on the menu as it was sent", async () => {
    const reply = await admin.api.post<ProductOutput>("/api/products", validProduct);

    expect(reply.status).toBe(201);
    expect(reply.body.message).toBe("Product created successfully");
    expect(reply.body.data).toMatchObject({
      ...validProduct,
      rating: 0,
      reviews: 0,
      soldOut: false,
    });
    const read = await shop.api.get<ProductOutput>(`/api/products/${reply.body.data.id}`);
    expect(read.body.data).toEqual(reply.body.data);
  });

  test("a new product without flags is available and has no labels", async () => {
    const { isVeg: _, isSpicy: __, isPopular: ___, isAvailable: ____, ...plain } = validProduct;

    const reply = await admin.api.post<ProductOutput>("/api/products", plain);

    expect(reply.body.data).toMatchObject({
      isVeg: false,
      isSpicy: false,
      isPopular: false,
      isAvailable: true,
    });
  });

  test("an updated product keeps omitted flags", async () => {
    const { id } = await addProduct(admin.api, { isPopular: true, isAvailable: false });
    const { isVeg: _, isSpicy: __, isPopular: ___, isAvailable: ____, ...plain } = validProduct;

    const reply = await admin.api.put<ProductOutput>(`/api/products/${id}`, {
      ...plain,
      name: "Shev Puri, large",
      price: 90,
    });

    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe("Product updated successfully");
    const changed = { name: "Shev Puri, large", price: 90, isPopular: true, isAvailable: false };
    expect(reply.body.data).toMatchObject({ ...validProduct, ...changed });
  });

  test("a deleted product is not found, also by a second deletion", async () => {
    const { id } = await addProduct(admin.api);

    const reply = await admin.api.delete<ProductOutput>(`/api/products/${id}`);

    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe("Product deleted successfully");
    expect(reply.body.data.id).toBe(id);
    expect((await shop.api.get(`/api/products/${id}`)).status).toBe(404);
    for (const again of [
      await admin.api.delete(`/api/products/${id}`),
      await admin.api.put(`/api/products/${id}`, validProduct),
    ]) {
      expect(again.status).toBe(404);
      expect(again.body.message).toBe("Product not found");
    }
  });

  test("the audit log records each change with its values", async () => {
    const { id } = await addProduct(admin.api);
    await admin.api.put(`/api/products/${id}`, { ...validProduct, price: 80 });
    await admin.api.put(`/api/products/${id}`, { ...validProduct, price: 80 });
    await admin.api.delete(`/api/products/${id}`);

    const log = shop.database.rows(
      "select action, actor_id, subject_name, before, after from audit_log where subject_id = ? order by id",
      id,
    );
    const entries = log.map(({ action, before, after }) => [
      action,
      JSON.parse(String(before)),
      JSON.parse(String(after)),
    ]);

    const { description: _, ...listed } = validProduct;
    expect(entries).toEqual([
      ["product.added", null, expect.objectContaining(listed)],
      ["product.changed", { price: 75.5 }, { price: 80 }],
      ["product.removed", expect.objectContaining({ ...listed, price: 80 }), null],
    ]);
    expect(log[0]).toMatchObject({ actor_id: admin.id, subject_name: validProduct.name });
  });
});

describe("validation of a product", () => {
  test.each(productRules)("%s: %s", async (field, _, value, msg) => {
    const reply = await admin.api.post("/api/products", { ...validProduct, [field]: value });

    expect(reply.status, reply.text).toBe(msg ? 400 : 201);
    if (msg === null) return;
    expect(reply.body).toMatchObject({
      message: "Validation failed",
      errors: [{ path: field, msg }],
    });
  });

  test("reports every invalid field and converts no types", async () => {
    const invalid = { name: 7, price: "80", stock: "4", isVeg: "yes", image: 3, category: null };

    const reply = await admin.api.post("/api/products", invalid);

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { path: "name", msg: "Must be text" },
      { path: "category", msg: "Category is required" },
      { path: "description", msg: "Description is required" },
      { path: "price", msg: "Price must be a number" },
      { path: "stock", msg: "Stock must be a number" },
      { path: "image", msg: "Image must be a valid URL or uploaded file" },
      { path: "isVeg", msg: "Must be true or false" },
    ]);
  });
});

describe("a product's image as a data URL", () => {
  test("can be sent as its URL later, and an unknown image is refused", async () => {
    const dataUrl = dataImage("image/png", await testImage("png", { width: 100, height: 80 }));
    const { id, image } = await addProduct(admin.api, { image: dataUrl });

    const unchanged = await admin.api.put<ProductOutput>(`/api/products/${id}`, {
      ...validProduct,
      image,
    });
    expect(unchanged.body.data.image).toBe(image);

    const unknown = { ...validProduct, image: `/images/${"a".repeat(43)}/960` };
    const refused = await admin.api.put(`/api/products/${id}`, unknown);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { path: "image", msg: "The picture is no longer kept here. Send it again" },
    ]);
  });

  test("is limited to a request of 8 MB", async () => {
    const bodyOf = (bytes: number) => {
      const body = JSON.stringify({ ...validProduct, image: "data:image/png;base64," });
      return body.replace("base64,", `base64,${"A".repeat(bytes - body.length)}`);
    };

    const headers = { "content-type": "application/json" };
    const largest = await admin.api.post("/api/products", undefined, {
      rawBody: bodyOf(8_000_000),
      headers,
    });
    const tooLarge = await admin.api.post("/api/products", undefined, {
      rawBody: bodyOf(8_000_001),
      headers,
    });

    expect(largest.status).toBe(400);
    expect(largest.body.errors?.[0]?.path).toBe("image");
    expect(tooLarge.status).toBe(413);
  });
});
