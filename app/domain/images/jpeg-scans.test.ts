import sharp from "sharp";
import { expect, test } from "vitest";
import { testImage } from "#tests/support/http/images.ts";
import { MOST_SCANS, progressiveJpeg } from "#tests/support/http/progressive-jpeg.ts";
import { jpegScans } from "./jpeg-scans.ts";

test("counts the scans of plain and progressive JPEGs", async () => {
  const plain = await testImage("jpeg", { width: 300, height: 200 });
  const progressive = await sharp(plain).jpeg({ progressive: true }).toBuffer();

  expect(jpegScans(plain)).toBe(1);
  expect(jpegScans(progressive)).toBe(10);
  expect(jpegScans(progressiveJpeg({ side: 80, scans: MOST_SCANS }))).toBe(2647);
});

test("counts neither an embedded thumbnail's scans nor those after the image", async () => {
  const jpeg = await testImage("jpeg", { width: 30, height: 20 });
  const thumbnail = Buffer.concat([Buffer.of(0xff, 0xe1, 0, 0), jpeg]);
  thumbnail.writeUInt16BE(jpeg.byteLength + 2, 2);
  const file = Buffer.concat([jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2), jpeg]);
  expect((await sharp(file).metadata()).width).toBe(30);

  expect(jpegScans(file)).toBe(1);
});

test("finds the scans behind garbage and padding between segments, as a decoder does", () => {
  const jpeg = progressiveJpeg({ side: 8, scans: 3 });
  const scan = jpeg.lastIndexOf(Buffer.of(0xff, 0xda));
  const garbage = Buffer.of(1, 2, 3, 0xff, 0xff);

  expect(jpegScans(Buffer.concat([jpeg.subarray(0, scan), garbage, jpeg.subarray(scan)]))).toBe(3);
});

test.each([0, 1, 2, 7, 40])("ends for a file cut off after %i bytes", (length) => {
  expect(jpegScans(progressiveJpeg({ side: 8, scans: 3 }).subarray(0, length))).toBe(0);
});

test("takes one look at each byte of 5MB that are nearly all markers", () => {
  expect(jpegScans(Buffer.alloc(5_000_000, Buffer.of(0xff, 0)))).toBe(0);
});
