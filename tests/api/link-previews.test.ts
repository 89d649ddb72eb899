import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import type { FormReply } from "#tests/support/form.ts";
import { anyPost } from "#tests/support/posts.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

function graphOf({ text }: FormReply): Record<string, string> {
  const tags = text.matchAll(/<meta property="(og:[^"]*)" content="([^"]*)"\/>/g);
  return Object.fromEntries([...tags].map(([, name, value]) => [name, value]));
}

async function pictureAt(address: string | undefined) {
  const reply = await fetch(address ?? "");
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, headers: reply.headers, bytes };
}

test.each([
  ["a post", () => `/blog/${anyPost(shop.database).slug}`],
  ["the menu", () => "/menu"],
  ["the home page", () => "/"],
  ["a post without a picture", () => `/blog/${anyPost(shop.database, { featuredImage: "" }).slug}`],
])("%s is shown with a PNG of 1200 by 630 that may be cached", async (_, path) => {
  const graph = graphOf(await shop.visitor().get(path()));
  expect(graph).toMatchObject({
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringMatching(/./),
  });
  expect(graph["og:image"]).toMatch(new RegExp(`^${shop.server.baseUrl}/previews/`));

  const { status, headers, bytes } = await pictureAt(graph["og:image"]);

  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(600_000);
  const { channels } = await sharp(bytes).stats();
  const spread = Math.max(...channels.map((channel) => channel.stdev));
  expect(spread, "something is drawn on it").toBeGreaterThan(10);
});

test("a post whose picture is at home elsewhere is shown with that", async () => {
  const { slug } = anyPost(shop.database, { featuredImage: "https://example.in/misal.jpg" });
  const graph = graphOf(await shop.visitor().get(`/blog/${slug}`));
  expect(graph["og:image"]).toBe("https://example.in/misal.jpg");
  expect(graph).not.toHaveProperty("og:image:width");
});

test("a post with an uploaded picture is shown with that", async () => {
  const uploaded = `/images/${"a".repeat(43)}/960`;
  const { slug } = anyPost(shop.database, { featuredImage: uploaded });
  const graph = graphOf(await shop.visitor().get(`/blog/${slug}`));
  expect(graph["og:image"]).toBe(shop.server.baseUrl + uploaded);
});

test("the preview of every illustration of a dish or post is a file, and no other address is drawn", async () => {
  const illustrations = ["dishes", "blog"].flatMap((folder) =>
    readdirSync(join(root, "public/illustrations", folder)).map((file) => `${folder}/${file}`),
  );
  expect(illustrations.length).toBeGreaterThan(40);
  const statusOf = async (path: string) => (await pictureAt(shop.server.baseUrl + path)).status;

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
