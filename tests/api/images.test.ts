import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ReviewOutput } from "#app/domain/reviews/schema.ts";
import type { FormReply } from "#tests/support/form.ts";
import { registerCustomer } from "#tests/support/people.ts";
import { MOST_SCANS, progressiveJpeg } from "#tests/support/progressive-jpeg.ts";
import { shopReview, writeReview } from "#tests/support/reviews.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { blackPng, dataImage, invalidImages, paddedTo, testImage } from "../support/images.ts";
import { visibleText } from "../support/page-text.ts";

const shop = runningShop();
const FIVE_MB = 5 * 1024 * 1024;
const ADDRESS = /^\/images\/[\w-]{43}\/\d+$/;

async function customer() {
  const person = await registerCustomer(shop.api);
  const visitor = shop.visitor();
  await visitor.signInAs(person);
  return { ...person, visitor };
}

type Upload = { name: string; type?: string; bytes: Buffer };

/** What a browser sends of the review's form: words, the ticked pictures, chosen files (none: an empty box). */
function reviewForm(words: Record<string, string>, files: Upload[], ticked: string[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  for (const address of ticked) form.append("images", address);
  for (const { name, type = "image/png", bytes } of files) {
    form.append("images", new File([new Uint8Array(bytes)], name, { type }));
  }
  if (files.length === 0) form.append("images", new File([], ""));
  return form;
}

const words = { ...shopReview, rating: "4" };
const tooShort = { ...words, title: "x" };

function tickedIn(reply: FormReply): string[] {
  return [reply.form("/reviews/new").images ?? []].flat();
}

/** Each picture has colours of its own: it is not yet in the shop. */
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

describe("a picture sent with a call", () => {
  test("is drawn anew and served in its sizes, to be kept for ever", async () => {
    const { api } = await registerCustomer(shop.api);
    const file = await sharp(await uploadedImage())
      .withExif({ IFD0: { Copyright: "Shaniwar Wada 411030" } })
      .png()
      .toBuffer();

    const review = await writeReview(api, { images: [dataImage("image/png", file)] });

    expect(review.images).toEqual([expect.stringMatching(ADDRESS)]);
    const largest = review.images[0] ?? "";
    expect(largest).toMatch(/\/700$/);
    for (const width of [320, 640, 700]) {
      const address = largest.replace(/\d+$/, String(width));
      const reply = await fetch(new URL(address, shop.server.baseUrl));
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.status).toBe(200);
      expect(reply.headers.get("content-type")).toBe("image/webp");
      expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width });
      expect(bytes.includes("Shaniwar Wada")).toBe(false);
      const etag = reply.headers.get("etag") ?? "";
      const known = await fetch(new URL(address, shop.server.baseUrl), {
        headers: { "if-none-match": etag },
      });
      expect(known.status).toBe(304);
      const head = await fetch(new URL(address, shop.server.baseUrl), { method: "HEAD" });
      expect(head.status).toBe(200);
      expect(head.headers.get("content-type")).toBe("image/webp");
    }
    const page = await shop.visitor().get("/reviews");
    expect(page.text).toContain(`src="${largest}"`);
  });

  test("is there once, however often it is sent, and may be named by its address", async () => {
    const picture = dataImage("image/png", await uploadedImage());
    const [asha, priya] = [await registerCustomer(shop.api), await registerCustomer(shop.api)];
    const first = await writeReview(asha.api, { images: [picture, picture] });
    const count = imageCount();

    const second = await writeReview(priya.api, { images: [picture] });
    const third = await writeReview(asha.api, { title: "By address", images: first.images });

    expect(first.images).toHaveLength(1);
    expect([second.images, third.images]).toEqual([first.images, first.images]);
    expect(imageCount()).toBe(count);
  });

  test.each([
    ["an address elsewhere", "https://example.com/bhel.png"],
    ["a path of the shop that is no picture", "/illustrations/hero.svg"],
    ["a script", "javascript:alert(1)"],
    ["a data value of a text", "data:text/html;base64,PGgxPg=="],
    ["a data-image that is not base64", "data:image/svg+xml;utf8,<svg onload=alert(1)>"],
  ])("must be one: %s is refused", async (_, value) => {
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

  test.each(["image/svg+xml", "image/webp", "image/png"])(
    "must be one by its content: a %s value with other things in it is refused",
    async (type) => {
      const { api } = await registerCustomer(shop.api);
      const good = dataImage("image/png", await uploadedImage());
      const before = imageCount();

      const reply = await api.post("/api/reviews", {
        ...shopReview,
        images: [good, dataImage(type, invalidImages["a drawing with a script"])],
      });

      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([
        { path: "images[1]", msg: "Only pictures can be sent: PNG, JPG, GIF up to 5MB" },
      ]);
      expect(imageCount()).toBe(before);
    },
  );

  test("that nobody keeps any more is refused, and nothing is written", async () => {
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

  test("a review whose pictures are more than a call may carry is answered with 413", async () => {
    const { api } = await registerCustomer(shop.api);
    const picture = dataImage("image/png", paddedTo(1_000_000, await uploadedImage()));

    const reply = await api.post("/api/reviews", { ...shopReview, images: [picture] });

    expect(reply.status).toBe(413);
  });
});

test.each([
  `/images/${"a".repeat(43)}/320`,
  "/images/x/y",
  "/images/%2e%2e%2fetc/320",
  "/images/a'or'1/320",
])("no picture: %s", async (path) => {
  const reply = await fetch(new URL(path, shop.server.baseUrl));

  expect(reply.status).toBe(404);
  expect(reply.headers.get("cache-control")).not.toContain("immutable");
});

describe("pictures sent with the form", () => {
  test("a PNG, a JPG and a GIF are shown with the review, in order", async () => {
    const { visitor, user } = await customer();
    const files = [
      { name: "one.png", bytes: await uploadedImage() },
      { name: "two.jpg", bytes: await testImage("jpeg", { width: 300, height: 200 }) },
      { name: "three.gif", bytes: await testImage("gif", { width: 100, height: 90 }) },
    ];

    const done = await visitor.postForm("/reviews/new", reviewForm(words, files));

    expect(done.location, done.text).toBe("/reviews");
    const { id } = shop.database.row("select id from reviews where user_id = ?", user.id);
    const list = (await shop.api.get<ReviewOutput[]>("/api/reviews?limit=100")).body.data;
    const shown = list.find((review) => review.id === id)?.images ?? [];
    expect(shown.map((address) => address.replace(/.*\//, ""))).toEqual(["700", "300", "100"]);
    expect(shop.database.value("select count(*) from images where draft_until is not null")).toBe(
      0,
    );
  });

  test("an empty box is no picture", async () => {
    const { visitor } = await customer();

    expect((await visitor.postForm("/reviews/new", reviewForm(words, []))).location).toBe(
      "/reviews",
    );
  });

  test("are there again when the words were refused, and go with the next try", async () => {
    const { visitor, user } = await customer();
    const files = [
      { name: "one.png", bytes: await uploadedImage() },
      { name: "two.png", bytes: await uploadedImage() },
    ];

    const refused = await visitor.postForm("/reviews/new", reviewForm(tooShort, files));

    expect(refused.status).toBe(400);
    const ticked = tickedIn(refused);
    expect(ticked).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)]);
    expect(refused.form("/reviews/new")).toMatchObject({ ...tooShort });
    const thumbnail = ticked[0]?.replace(/\d+$/, "320") ?? "";
    expect(refused.text).toContain(`src="${thumbnail}"`);
    expect((await visitor.get(thumbnail)).status).toBe(200);

    // One box was unticked, and another file chosen.
    const more = [{ name: "three.png", bytes: await uploadedImage() }];
    const done = await visitor.postForm("/reviews/new", reviewForm(words, more, ticked.slice(1)));

    expect(done.location).toBe("/reviews");
    const kept = shop.database.rows(
      `select image_id from review_images join reviews on reviews.id = review_id
        where user_id = ? order by position`,
      user.id,
    );
    expect(kept).toHaveLength(2);
    expect(ticked[1]).toContain(String(kept[0]?.image_id));
  });

  test.each(Object.entries(invalidImages).filter(([what]) => what !== "nothing"))(
    "%s called bhel.png is refused by its content, the rest is kept",
    async (_, bytes) => {
      const { visitor, user } = await customer();
      const files = [
        { name: "good.png", bytes: await uploadedImage() },
        { name: "bhel.png", bytes },
      ];

      const refused = await visitor.postForm("/reviews/new", reviewForm(words, files));

      expect(refused.status).toBe(400);
      expect(visibleText(refused.text)).toContain(
        "bhel.png: Only pictures can be sent: PNG, JPG, GIF up to 5MB.",
      );
      expect(refused.text).toContain('<a href="#review-images">');
      expect(refused.form("/reviews/new")).toMatchObject(words);
      expect(tickedIn(refused)).toHaveLength(1);
      expect(shop.database.rows("select id from reviews where user_id = ?", user.id)).toEqual([]);
    },
  );

  test("5MB are taken, one byte more is not, and three that are too large lose no word", async () => {
    const { visitor } = await customer();
    const picture = await uploadedImage();
    const full = { name: "full.png", bytes: paddedTo(FIVE_MB, picture) };
    const over = { name: "over.png", bytes: paddedTo(FIVE_MB + 1, picture) };
    const camera = { name: "camera.jpg", bytes: paddedTo(9_000_000, picture) };

    const taken = await visitor.postForm("/reviews/new", reviewForm(words, [full]));
    expect(taken.location, taken.text).toBe("/reviews");

    const refused = await visitor.postForm("/reviews/new", reviewForm(words, [over]));
    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain(
      "over.png: This picture is larger than 5MB. It can be PNG, JPG, GIF up to 5MB.",
    );

    const three = await visitor.postForm(
      "/reviews/new",
      reviewForm(words, [camera, { ...camera, name: "two.jpg" }, { ...camera, name: "3.jpg" }]),
    );
    expect(three.status).toBe(413);
    expect(visibleText(three.text)).toContain(
      "What you sent is larger than 16MB. Choose smaller pictures",
    );
    expect(three.form("/reviews/new")).toMatchObject(words);
  });

  test("wait on the disk for no longer than their form is answered", async () => {
    const { visitor } = await customer();
    const files = [{ name: "one.png", bytes: paddedTo(FIVE_MB, await uploadedImage()) }];

    const taken = await visitor.postForm("/reviews/new", reviewForm(words, files));
    const refused = await visitor.postForm("/reviews/new", reviewForm({ __intent__: "" }, files));

    expect(taken.location).toBe("/reviews");
    expect(refused.status).toBe(400);
    expect(readdirSync(join(dirname(shop.server.databasePath), "uploads"))).toEqual([]);
  });

  test("with thousands of scans are refused by their header, and drawn none", async () => {
    const { visitor } = await customer();
    const bytes = progressiveJpeg({ side: 2000, scans: MOST_SCANS });
    expect(bytes.byteLength).toBeLessThan(100_000);

    const refused = await visitor.postForm(
      "/reviews/new",
      reviewForm(words, [{ name: "scans.jpg", bytes }]),
    );

    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain(
      "scans.jpg: This picture takes too long to read. Save it as a plain JPG or PNG and send it again.",
    );
  });

  test("a cut-off file and one that unpacks to 30,000 by 30,000 pixels are refused", async () => {
    const { visitor } = await customer();
    const whole = await testImage("jpeg", { width: 400, height: 300 });
    const files = [
      { name: "cut.jpg", bytes: whole.subarray(0, whole.byteLength / 2) },
      { name: "bomb.png", bytes: blackPng({ width: 30_000, height: 30_000 }) },
    ];

    const refused = await visitor.postForm("/reviews/new", reviewForm(words, files));

    expect(refused.status).toBe(400);
    const said = visibleText(refused.text);
    expect(said).toContain("cut.jpg: This picture is damaged and could not be read.");
    expect(said).toContain("bomb.png: This picture has more than 40 million pixels.");
    expect(tickedIn(refused)).toEqual([]);
  });

  test("a fourth picture is refused, the first three are kept", async () => {
    const { visitor } = await customer();
    const files = await Promise.all(
      [1, 2, 3, 4].map(async (n) => ({ name: `${n}.png`, bytes: await uploadedImage() })),
    );

    const refused = await visitor.postForm("/reviews/new", reviewForm(words, files));

    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain("Choose at most 3 pictures.");
    expect(tickedIn(refused)).toHaveLength(3);
    const again = await visitor.postForm(
      "/reviews/new",
      reviewForm(words, [{ name: "5.png", bytes: await uploadedImage() }], tickedIn(refused)),
    );
    expect(again.status).toBe(400);
    expect(tickedIn(again)).toEqual(tickedIn(refused));
  });

  test("a name like a script is shown as words", async () => {
    const { visitor } = await customer();
    const name = `"><img src=x onerror=alert(1)>.png`;

    const refused = await visitor.postForm(
      "/reviews/new",
      reviewForm(words, [{ name, bytes: invalidImages["a text"] }]),
    );

    expect(refused.status).toBe(400);
    expect(refused.text).not.toContain("<img src=x");
  });

  test("by a guest are dropped unread, with the way to the login", async () => {
    const guest = shop.visitor();
    const before = imageCount();
    const files = [{ name: "one.png", bytes: paddedTo(FIVE_MB, await uploadedImage()) }];

    const refused = await guest.postForm("/reviews/new", reviewForm(words, files));

    expect(refused.location).toBe("/login?returnTo=%2Freviews%2Fnew");
    expect(imageCount()).toBe(before);
  });

  test("that no review came to show are forgotten after a day, the shown ones never", async () => {
    const { visitor, api } = await customer();
    const shown = await writeReview(api, {
      images: [dataImage("image/png", await uploadedImage())],
    });
    const send = async () => {
      const files = [{ name: "draft.png", bytes: await uploadedImage() }];
      return tickedIn(await visitor.postForm("/reviews/new", reviewForm(tooShort, files)))[0] ?? "";
    };
    const old = await send();
    expect((await visitor.get(old)).status).toBe(200);
    // A day goes by.
    shop.database.change("update images set draft_until = draft_until - 86400001");

    const fresh = await send();

    expect((await visitor.get(old)).status).toBe(404);
    expect((await visitor.get(fresh)).status).toBe(200);
    expect((await visitor.get(shown.images[0] ?? "")).status).toBe(200);
    expect(
      shop.database.value(
        "select count(*) from image_files where image_id not in (select id from images)",
      ),
    ).toBe(0);
    // The picture of a page that was open overnight.
    const late = await visitor.postForm("/reviews/new", reviewForm(words, [], [old]));
    expect(late.status).toBe(400);
    expect(visibleText(late.text)).toContain("A picture is no longer kept here. Send it again");
  });
});
