import sharp from "sharp";
import { expect, test } from "vitest";
import type { FormReply } from "#tests/support/form.ts";
import { addPost } from "#tests/support/posts.ts";
import { runningShop } from "#tests/support/running-shop.ts";

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
  ["the home page", () => "/"],
  ["a post without an image", () => `/blog/${addPost(shop.database, { featuredImage: "" }).slug}`],
])("%s has an immutable preview image of 1200 by 630 pixels", async (_, path) => {
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
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
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

test("other URLs return 404", async () => {
  const graph = graphOf(await shop.visitor().get("/"));
  const { pathname } = new URL(graph["og:image"] ?? "");
  const [, , version = ""] = pathname.split("/");
  for (const path of [
    pathname.replace(version, "000000000000"),
    `/previews/${version}/illustrations/none.svg.png`,
    `/previews/${version}/illustrations/..%2f..%2fpackage.json.png`,
    `/previews/${version}/illustrations/%2e%2e/favicon.svg.png`,
    `/previews/1/images/${"a".repeat(43)}/960.png`,
    `/previews/${version}/illustrations/hero.svg`,
  ]) {
    const reply = await shop.visitor().get(path);
    expect(reply.status, path).toBe(404);
  }
});
