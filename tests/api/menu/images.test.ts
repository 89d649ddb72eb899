import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ReviewOutput } from "#app/domain/reviews/schema.ts";
import {
  type FormFields,
  type FormReply,
  type Upload,
  withFiles,
} from "#tests/support/http/form.ts";
import { dataImage, invalidImages, paddedTo, testImage } from "#tests/support/http/images.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { shopReview, writeReview } from "#tests/support/records/reviews.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const FIVE_MB = 5 * 1024 * 1024;
const IMAGE_URL = /^\/images\/[\w-]{43}\/\d+$/;

const reviewForm = (fields: FormFields, files: Upload[], selected: string[] = []) =>
  withFiles({ ...fields, images: selected }, "images", files);

const validFields = { ...shopReview, rating: "4" };
const tooShort = { ...validFields, title: "x" };

function selectedImages(reply: FormReply): string[] {
  return [reply.form("/reviews/new").images ?? []].flat();
}

// A new colour for each image, because the shop stores equal images only once.
let shade = 0;
async function uploadedImage(): Promise<Buffer> {
  shade += 1;
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: (shade * 151) % 256 };
  return sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
}

function imageCount() {
  return shop.database.value("select count(*) from images");
}

describe("an image sent to the API", () => {
  test("is re-encoded and served in each size with an immutable cache header", async () => {
    const { api } = await registerCustomer(shop.api);
    const file = await sharp(await uploadedImage())
      .withExif({ IFD0: { Copyright: "Shaniwar Wada 411030" } })
      .png()
      .toBuffer();

    const review = await writeReview(api, { images: [dataImage("image/png", file)] });

    expect(review.images).toEqual([expect.stringMatching(IMAGE_URL)]);
    const largest = review.images[0] ?? "";
    expect(largest).toMatch(/\/700$/);
    for (const width of [320, 640, 700]) {
      const url = largest.replace(/\d+$/, String(width));
      const reply = await fetch(new URL(url, shop.server.baseUrl));
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.status).toBe(200);
      expect(reply.headers.get("content-type")).toBe("image/webp");
      expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width });
      expect(bytes.includes("Shaniwar Wada")).toBe(false);
      const etag = reply.headers.get("etag") ?? "";
      const notModified = await fetch(new URL(url, shop.server.baseUrl), {
        headers: { "if-none-match": etag },
      });
      expect(notModified.status).toBe(304);
      const head = await fetch(new URL(url, shop.server.baseUrl), { method: "HEAD" });
      expect(head.status).toBe(200);
      expect(head.headers.get("content-type")).toBe("image/webp");
    }
    const page = await shop.visitor().get("/reviews");
    expect(page.text).toContain(`src="${largest}"`);
  });

  test("is stored once and can be referenced by its URL", async () => {
    const image = dataImage("image/png", await uploadedImage());
    const [asha, priya] = [await registerCustomer(shop.api), await registerCustomer(shop.api)];
    const first = await writeReview(asha.api, { images: [image, image] });
    const count = imageCount();

    const second = await writeReview(priya.api, { images: [image] });
    const third = await writeReview(asha.api, { title: "By URL", images: first.images });

    expect(first.images).toHaveLength(1);
    expect([second.images, third.images]).toEqual([first.images, first.images]);
    expect(imageCount()).toBe(count);
  });

  test.each([
    ["a URL of another site", "https://example.com/bhel.png"],
    ["a path of the shop that is not an uploaded image", "/illustrations/hero.svg"],
    ["a script", "javascript:alert(1)"],
    ["a data value of a text", "data:text/html;base64,PGgxPg=="],
    ["a data-image that is not base64", "data:image/svg+xml;utf8,<svg onload=alert(1)>"],
  ])("is refused if it is %s", async (_, value) => {
    const { api } = await registerCustomer(shop.api);

    const reply = await api.post("/api/reviews", { ...shopReview, images: [value] });

    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      message: "Validation failed",
      errors: [
        {
          path: "images[0]",
          msg: "Image must be a data-image value (PNG, JPG, GIF up to 5MB) or the address of a picture kept here",
        },
      ],
    });
  });

  test("that is no longer stored is refused, and no review is stored", async () => {
    const { api, user } = await registerCustomer(shop.api);

    const reply = await api.post("/api/reviews", {
      ...shopReview,
      images: [`/images/${"a".repeat(43)}/960`],
    });

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { path: "images", msg: "A picture is no longer kept here. Send it again" },
    ]);
    expect(shop.database.rows("select id from reviews where user_id = ?", user.id)).toEqual([]);
  });

  test("a review with images over the size limit is refused with 413", async () => {
    const { api } = await registerCustomer(shop.api);
    const image = dataImage("image/png", paddedTo(1_000_000, await uploadedImage()));

    const reply = await api.post("/api/reviews", { ...shopReview, images: [image] });

    expect(reply.status).toBe(413);
  });
});

test.each([
  `/images/${"a".repeat(43)}/320`,
  "/images/x/y",
  "/images/%2e%2e%2fetc/320",
  "/images/a'or'1/320",
])("returns 404 for an unknown image: %s", async (path) => {
  const reply = await fetch(new URL(path, shop.server.baseUrl));

  expect(reply.status).toBe(404);
  expect(reply.headers.get("cache-control")).not.toContain("immutable");
});

describe("images sent with the form", () => {
  test("a PNG, a JPG and a GIF are shown with the review in order", async () => {
    const { visitor, user } = await customerWith(shop);
    const files = [
      { name: "one.png", bytes: await uploadedImage() },
      { name: "two.jpg", bytes: await testImage("jpeg", { width: 300, height: 200 }) },
      { name: "three.gif", bytes: await testImage("gif", { width: 100, height: 90 }) },
    ];

    const submitted = await visitor.postForm("/reviews/new", reviewForm(validFields, files));

    expect(submitted.location, submitted.text).toBe("/reviews");
    const { id } = shop.database.row("select id from reviews where user_id = ?", user.id);
    const list = (await shop.api.get<ReviewOutput[]>("/api/reviews?limit=100")).body.data;
    const shown = list.find((review) => review.id === id)?.images ?? [];
    expect(shown.map((url) => url.replace(/.*\//, ""))).toEqual(["700", "300", "100"]);
    expect(shop.database.value("select count(*) from images where draft_until is not null")).toBe(
      0,
    );
  });

  test("an empty file input adds no image", async () => {
    const { visitor } = await customerWith(shop);

    expect((await visitor.postForm("/reviews/new", reviewForm(validFields, []))).location).toBe(
      "/reviews",
    );
  });

  test("are retained when other fields are refused and saved with the next attempt", async () => {
    const { visitor, user } = await customerWith(shop);
    const files = [
      { name: "one.png", bytes: await uploadedImage() },
      { name: "two.png", bytes: await uploadedImage() },
    ];

    const refused = await visitor.postForm("/reviews/new", reviewForm(tooShort, files));

    expect(refused.status).toBe(400);
    const selected = selectedImages(refused);
    expect(selected).toEqual([expect.stringMatching(IMAGE_URL), expect.stringMatching(IMAGE_URL)]);
    expect(refused.form("/reviews/new")).toMatchObject({ ...tooShort });
    const thumbnail = selected[0]?.replace(/\d+$/, "320") ?? "";
    expect(refused.text).toContain(`src="${thumbnail}"`);
    expect((await visitor.get(thumbnail)).status).toBe(200);

    const added = [{ name: "three.png", bytes: await uploadedImage() }];
    const submitted = await visitor.postForm(
      "/reviews/new",
      reviewForm(validFields, added, selected.slice(1)),
    );

    expect(submitted.location).toBe("/reviews");
    const rows = shop.database.rows(
      `select image_id from review_images join reviews on reviews.id = review_id
        where user_id = ? order by position`,
      user.id,
    );
    expect(rows).toHaveLength(2);
    expect(selected[1]).toContain(String(rows[0]?.image_id));
  });

  test("are refused by their content, each by its name, and the rest is retained", async () => {
    const { visitor, user } = await customerWith(shop);
    const jpeg = await testImage("jpeg", { width: 400, height: 300 });
    for (const [bytes, message] of [
      [
        invalidImages["a drawing with a script"],
        "Only pictures can be sent: PNG, JPG, GIF up to 5MB.",
      ],
      [jpeg.subarray(0, jpeg.byteLength / 2), "This picture is damaged and could not be read."],
    ] as const) {
      const files = [
        { name: "good.png", bytes: await uploadedImage() },
        { name: "bhel.png", bytes },
      ];

      const refused = await visitor.postForm("/reviews/new", reviewForm(validFields, files));

      expect(refused.status).toBe(400);
      expect(refused.visibleText).toContain(`bhel.png: ${message}`);
      expect(refused.text).toContain('<a href="#review-images">');
      expect(refused.form("/reviews/new")).toMatchObject(validFields);
      expect(selectedImages(refused)).toHaveLength(1);
    }
    expect(shop.database.rows("select id from reviews where user_id = ?", user.id)).toEqual([]);
  });

  test("one byte more than 5 MB is refused, and three oversized images keep the text", async () => {
    const { visitor } = await customerWith(shop);
    const image = await uploadedImage();
    const overLimit = { name: "over.png", bytes: paddedTo(FIVE_MB + 1, image) };
    const oversized = { name: "camera.jpg", bytes: paddedTo(9_000_000, image) };

    const refused = await visitor.postForm("/reviews/new", reviewForm(validFields, [overLimit]));
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(
      "over.png: This picture is larger than 5MB. It can be PNG, JPG, GIF up to 5MB.",
    );

    const three = await visitor.postForm(
      "/reviews/new",
      reviewForm(validFields, [
        oversized,
        { ...oversized, name: "two.jpg" },
        { ...oversized, name: "3.jpg" },
      ]),
    );
    expect(three.status).toBe(413);
    expect(three.visibleText).toContain(
      "What you sent is larger than 16MB. Choose smaller pictures",
    );
    expect(three.form("/reviews/new")).toMatchObject(validFields);
  });

  test("wait on the disk for no longer than their form is answered", async () => {
    const { visitor } = await customerWith(shop);
    const files = [{ name: "one.png", bytes: paddedTo(FIVE_MB, await uploadedImage()) }];

    const taken = await visitor.postForm("/reviews/new", reviewForm(validFields, files));
    const refused = await visitor.postForm("/reviews/new", reviewForm({ __intent__: "" }, files));

    expect(taken.location).toBe("/reviews");
    expect(refused.status).toBe(400);
    expect(readdirSync(join(dirname(shop.server.databasePath), "uploads"))).toEqual([]);
  });

  test("a fourth image is refused and the first three are retained", async () => {
    const { visitor } = await customerWith(shop);
    const files = await Promise.all(
      [1, 2, 3, 4].map(async (n) => ({ name: `${n}.png`, bytes: await uploadedImage() })),
    );

    const refused = await visitor.postForm("/reviews/new", reviewForm(validFields, files));

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("Choose at most 3 pictures.");
    expect(selectedImages(refused)).toHaveLength(3);
    const again = await visitor.postForm(
      "/reviews/new",
      reviewForm(
        validFields,
        [{ name: "5.png", bytes: await uploadedImage() }],
        selectedImages(refused),
      ),
    );
    expect(again.status).toBe(400);
    expect(selectedImages(again)).toEqual(selectedImages(refused));
  });

  test("a file name with markup is escaped", async () => {
    const { visitor } = await customerWith(shop);
    const name = `"><img src=x onerror=alert(1)>.png`;

    const refused = await visitor.postForm(
      "/reviews/new",
      reviewForm(validFields, [{ name, bytes: invalidImages["a text"] }]),
    );

    expect(refused.status).toBe(400);
    expect(refused.text).not.toContain("<img src=x");
  });

  test("by a guest are not stored, and the guest is sent to the login page", async () => {
    const guest = shop.visitor();
    const before = imageCount();
    const files = [{ name: "one.png", bytes: paddedTo(FIVE_MB, await uploadedImage()) }];

    const refused = await guest.postForm("/reviews/new", reviewForm(validFields, files));

    expect(refused.location).toBe("/login?returnTo=%2Freviews%2Fnew");
    expect(imageCount()).toBe(before);
  });

  test("without a review are deleted after a day, those of reviews never", async () => {
    const { visitor, api } = await customerWith(shop);
    const shown = await writeReview(api, {
      images: [dataImage("image/png", await uploadedImage())],
    });
    const sendDraft = async () => {
      const files = [{ name: "draft.png", bytes: await uploadedImage() }];
      const reply = await visitor.postForm("/reviews/new", reviewForm(tooShort, files));
      return selectedImages(reply)[0] ?? "";
    };
    const oldDraft = await sendDraft();
    expect((await visitor.get(oldDraft)).status).toBe(200);
    // Simulates the passing of a day.
    shop.database.change("update images set draft_until = draft_until - 86400001");

    const newDraft = await sendDraft();

    expect((await visitor.get(oldDraft)).status).toBe(404);
    expect((await visitor.get(newDraft)).status).toBe(200);
    expect((await visitor.get(shown.images[0] ?? "")).status).toBe(200);
    expect(
      shop.database.value(
        "select count(*) from image_files where image_id not in (select id from images)",
      ),
    ).toBe(0);
    // A page that was open overnight still refers to the deleted image.
    const refused = await visitor.postForm("/reviews/new", reviewForm(validFields, [], [oldDraft]));
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("A picture is no longer kept here. Send it again");
  });
});
