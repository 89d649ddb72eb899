import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { starterMenu } from "#db/starter/menu.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function graphOf({ text }: FormReply): Record<string, string> {
  const tags = text.matchAll(/<meta property="(og:[^"]*)" content="([^"]*)"\/>/g);
  return Object.fromEntries([...tags].map(([, name, value]) => [name, value]));
}

async function fetchImage(url: string | undefined) {
  const reply = await fetch(url ?? "");
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, headers: reply.headers, bytes };
}

test.each([
  ["a post", () => `/blog/${addPost(shop.database).slug}`],
  ["the menu", () => "/menu"],
  ["a dish", () => "/menu/dahi-puri"],
  ["the home page", () => "/"],
  ["a post without an image", () => `/blog/${addPost(shop.database, { featuredImage: "" }).slug}`],
])("%s has a cacheable preview image of 1200 by 630 pixels", async (_, path) => {
  const graph = graphOf(await shop.visitor().get(path()));
  expect(graph).toMatchObject({
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringMatching(/./),
  });
  expect(graph["og:image"]).toMatch(new RegExp(`^${shop.server.baseUrl}/previews/`));

  const { status, headers, bytes } = await fetchImage(graph["og:image"]);

  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(600_000);
  const { channels } = await sharp(bytes).stats();
  const spread = Math.max(...channels.map((channel) => channel.stdev));
  expect(spread, "the image is not blank").toBeGreaterThan(10);
});

test("a post with an image of another site uses that image", async () => {
  const { slug } = addPost(shop.database, { featuredImage: "https://example.in/misal.jpg" });
  const graph = graphOf(await shop.visitor().get(`/blog/${slug}`));
  expect(graph["og:image"]).toBe("https://example.in/misal.jpg");
  expect(graph).not.toHaveProperty("og:image:width");
});

test("a post with an uploaded image uses that image", async () => {
  const uploaded = `/images/${"a".repeat(43)}/960`;
  const { slug } = addPost(shop.database, { featuredImage: uploaded });
  const graph = graphOf(await shop.visitor().get(`/blog/${slug}`));
  expect(graph["og:image"]).toBe(shop.server.baseUrl + uploaded);
});

test("each dish of the starter menu has an illustration of its own", () => {
  const drawn = readdirSync(join(root, "public/illustrations/dishes"));
  const used = starterMenu.map(({ image }) => image.replace("/illustrations/dishes/", ""));
  expect(used.sort()).toEqual(drawn.sort());
});

test("the preview of every illustration of a dish or post is a file, and other URLs return 404", async () => {
  const illustrations = ["dishes", "blog"].flatMap((folder) =>
    readdirSync(join(root, "public/illustrations", folder)).map((file) => `${folder}/${file}`),
  );
  expect(illustrations.length).toBeGreaterThan(40);
  const statusOf = async (path: string) => (await fetchImage(shop.server.baseUrl + path)).status;

  for (const illustration of illustrations) {
    const path = `/previews/${illustration.replace(".svg", ".png")}`;
    expect(await statusOf(path), path).toBe(200);
  }
  for (const path of [
    "/previews/illustrations/hero.svg.png",
    "/previews/hero.svg",
    "/previews/none.png",
    "/previews/..%2f..%2fpackage.json",
    `/previews/1/images/${"a".repeat(43)}/960.png`,
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
});
