import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { blackPng, invalidImages, paddedTo, testImage } from "#tests/support/http/images.ts";
import { MOST_SCANS, progressiveJpeg } from "#tests/support/http/progressive-jpeg.ts";
import { MAX_IMAGE_BYTES, MAX_JPEG_SCANS } from "./limits.ts";
import { type DrawnImage, redrawImage } from "./redraw-image.server.ts";

async function drawn(file: Buffer): Promise<DrawnImage> {
  const image = await redrawImage(file);
  if (!image.ok) throw new Error(`Refused: ${image.message}`);
  return image.value;
}

function sizesOf(image: DrawnImage) {
  return Promise.all(
    image.files.map(async ({ bytes, width, contentType }) => {
      const read = await sharp(bytes).metadata();
      expect(contentType).toBe("image/webp");
      expect(read.format).toBe("webp");
      expect(read.width).toBe(width);
      return `${read.width}x${read.height}`;
    }),
  );
}

describe("an accepted image", () => {
  test.each(["png", "jpeg", "gif"] as const)(
    "a %s comes back as WebP in three sizes",
    async (format) => {
      const image = await drawn(await testImage(format, { width: 1200, height: 900 }));

      expect(image).toMatchObject({ width: 960, height: 720 });
      expect(await sizesOf(image)).toEqual(["320x240", "640x480", "960x720"]);
    },
  );

  test("is never enlarged", async () => {
    expect(await sizesOf(await drawn(await testImage("png", { width: 500, height: 300 })))).toEqual(
      ["320x192", "500x300"],
    );
    expect(await sizesOf(await drawn(await testImage("png", { width: 40, height: 30 })))).toEqual([
      "40x30",
    ]);
  });

  test("fits inside the maximum size when it is very tall", async () => {
    const image = await drawn(await testImage("jpeg", { width: 100, height: 8000 }));

    expect(image).toMatchObject({ width: 16, height: 1280 });
  });

  test.each(["png", "jpeg", "gif"] as const)("may be a %s of exactly 5MB", async (format) => {
    const file = paddedTo(MAX_IMAGE_BYTES, await testImage(format, { width: 64, height: 64 }));

    expect(MAX_IMAGE_BYTES).toBe(5_242_880);
    expect(await drawn(file)).toMatchObject({ width: 64 });
  });

  test("loses its location, text metadata and trailing program", async () => {
    const secret = "MH-12 alert(document.cookie)";
    const plain = await testImage("jpeg", { width: 400, height: 300 });
    const tagged = await sharp(plain)
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    const file = Buffer.concat([tagged, Buffer.from(`<script>${secret}</script>`)]);
    expect(file.includes(secret)).toBe(true);

    const image = await drawn(file);

    for (const { bytes } of image.files) {
      expect(bytes.includes(secret)).toBe(false);
      const read = await sharp(bytes).metadata();
      expect([read.exif, read.icc, read.xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test("is rotated upright according to its EXIF orientation", async () => {
    const rotated = await sharp(await testImage("jpeg", { width: 300, height: 200 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();

    expect(await drawn(rotated)).toMatchObject({ width: 200, height: 300 });
  });

  test("shows its first frame when it is animated", async () => {
    const frames = await testImage("png", { width: 50, height: 150 });
    const { data } = await sharp(frames).raw().toBuffer({ resolveWithObject: true });
    const animated = await sharp(data, {
      raw: { width: 50, height: 150, channels: 3, pageHeight: 50 },
    })
      .gif()
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(3);

    expect(await drawn(animated)).toMatchObject({ width: 50, height: 50 });
  });

  test("has the same id each time it is sent", async () => {
    const file = await testImage("png", { width: 80, height: 60 });
    const [first, again] = await Promise.all([drawn(file), drawn(Buffer.from(file))]);
    const other = await drawn(await testImage("png", { width: 80, height: 61 }));

    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
  });
});

describe("a refused file", () => {
  test.each(Object.entries(invalidImages))("%s", async (_, file) => {
    expect(await redrawImage(file)).toMatchObject({
      ok: false,
      code: "validation",
      message: "Only pictures can be sent: PNG, JPG, GIF up to 5MB",
    });
  });

  test("a WebP or TIFF image", async () => {
    const source = sharp(await testImage("png", { width: 20, height: 20 }));
    for (const file of [await source.webp().toBuffer(), await source.tiff().toBuffer()]) {
      expect(await redrawImage(file)).toMatchObject({ ok: false, code: "validation" });
    }
  });

  test.each(["png", "jpeg", "gif"] as const)("a %s that was cut off", async (format) => {
    const whole = await testImage(format, { width: 200, height: 150 });
    for (const part of [0.3, 0.7, 0.95]) {
      expect(await redrawImage(whole.subarray(0, whole.byteLength * part))).toMatchObject({
        ok: false,
        message:
          "This picture is damaged and could not be read. Choose another: PNG, JPG, GIF up to 5MB",
      });
    }
  });

  test("an animated GIF that was cut off after its first frame", async () => {
    const { data } = await sharp(await testImage("png", { width: 50, height: 150 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: 50, height: 150, channels: 3, pageHeight: 50 } as const;
    const animated = await sharp(data, { raw }).gif().toBuffer();

    expect((await redrawImage(animated)).ok).toBe(true);
    expect((await redrawImage(animated.subarray(0, animated.byteLength - 200))).ok).toBe(false);
  });

  test("a small file that declares 30,000 by 30,000 pixels, without decoding it", async () => {
    const bomb = blackPng({ width: 30_000, height: 30_000 });
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect((await redrawImage(blackPng({ width: 300, height: 300 }))).ok).toBe(true);
    const before = process.memoryUsage().rss;

    const image = await redrawImage(bomb);

    expect(image).toMatchObject({
      ok: false,
      message: "This picture has more than 40 million pixels. Make it smaller and send it again",
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test("a JPEG of a few kilobytes with thousands of scans, without decoding it", async () => {
    const accepted = progressiveJpeg({ side: 400, scans: MAX_JPEG_SCANS });
    const bomb = progressiveJpeg({ side: 400, scans: MOST_SCANS });
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await redrawImage(accepted)).toMatchObject({ ok: true, value: { width: 400 } });

    expect(await redrawImage(bomb)).toMatchObject({
      ok: false,
      message:
        "This picture takes too long to read. Save it as a plain JPG or PNG and send it again",
    });
  });

  test("does not prevent the next one from being drawn", async () => {
    const good = await testImage("png", { width: 30, height: 30 });
    const outcomes = await Promise.all([redrawImage(good.subarray(0, 60)), redrawImage(good)]);

    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  });
});
