import { expect, test } from "vitest";
import { base64OfDataImage, isDataImage } from "./data-image.ts";
import { imageIdOf, imageSource, imageUrl, srcSetOf, thumbnailUrl } from "./image.ts";

const id = `${"A-_b".repeat(10)}xyz`;

test("an image source lists every stored size", () => {
  expect(imageSource({ id, width: 960, height: 720 })).toEqual({
    src: `/images/${id}/960`,
    srcSet: `/images/${id}/320 320w, /images/${id}/640 640w, /images/${id}/960 960w`,
    width: 960,
    height: 720,
  });
  expect(imageSource({ id, width: 320, height: 200 }).srcSet).toBe(`/images/${id}/320 320w`);
  expect(imageSource({ id, width: 90, height: 60 }).srcSet).toBe(`/images/${id}/90 90w`);
});

test("a URL leads to its image id and to its smallest size", () => {
  expect(imageIdOf(imageUrl(id, 960))).toBe(id);
  expect(thumbnailUrl(imageUrl(id, 960))).toBe(imageUrl(id, 320));
  expect(thumbnailUrl(imageUrl(id, 90))).toBe(imageUrl(id, 90));
  expect(srcSetOf(imageUrl(id, 500))).toBe(`/images/${id}/320 320w, /images/${id}/500 500w`);
});

test.each([
  `https://evil.example/images/${id}/960`,
  `/images/${id}/960/../../../etc/passwd`,
  `/images/${id}/960"onerror="alert(1)`,
  `/images/${id.slice(1)}/960`,
  "javascript:alert(1)",
  "/illustrations/hero.svg",
  "",
])("anything else is not a stored image: %s", (url) => {
  expect(imageIdOf(url)).toBeNull();
  expect(thumbnailUrl(url)).toBe(url);
  expect(srcSetOf(url)).toBeUndefined();
});

test("the base64 of a data-image value is read whatever type it declares", () => {
  expect(base64OfDataImage("data:image/png;base64,iVBORw0KGgo=")).toBe("iVBORw0KGgo=");
  expect(base64OfDataImage("data:image/svg+xml;base64,PHN2Zz4=")).toBe("PHN2Zz4=");
  // Many programs break it into lines of 76 characters.
  expect(base64OfDataImage("data:image/png;base64,\niVBORw0K\r\nGgo=\r\n")).toBe("iVBORw0KGgo=");
  expect(isDataImage("data:image/png;base64,")).toBe(true);
});

test.each([
  "data:image/png;base64,",
  "data:image/png;base64,<script>",
  "data:image/png;base64,\n",
  "data:image/png,iVBORw0KGgo=",
  "data:image/svg+xml;utf8,<svg onload=alert(1)>",
  "data:text/html;base64,PHN2Zz4=",
  "https://example.com/a.png",
])("a malformed data-image value has no base64: %s", (text) => {
  expect(base64OfDataImage(text)).toBeNull();
});
