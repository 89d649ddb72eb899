import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { starterPosts } from "#db/starter/posts/index.ts";
import { blogCategoryIds } from "./categories.ts";
import { fillStarterPosts } from "./fill-starter-posts.server.ts";
import { findPostBySlug, listPublishedPosts } from "./queries.server.ts";
import { readTimeMinutes } from "./read-time.ts";
import { blogView } from "./schema.ts";

beforeAll(fillStarterPosts);

test("a new shop opens with at least 8 posts, newest first", () => {
  const { items, pagination } = listPublishedPosts(blogView(new URLSearchParams("limit=100")));
  expect(pagination.totalItems).toBe(starterPosts.length);
  expect(items.length).toBeGreaterThanOrEqual(8);
  const times = items.map(({ publishedAt }) => publishedAt?.getTime() ?? 0);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test("starter posts are added once: a deleted one does not come back", () => {
  sqlite.prepare("delete from posts where slug = ?").run("pune-misal");
  fillStarterPosts();
  expect(findPostBySlug("pune-misal", null)).toBeUndefined();
  expect(findPostBySlug("choosing-puris", null)?.status).toBe("published");
});

describe.each(starterPosts)("$slug", (post) => {
  test("follows the rules of the blog form", () => {
    expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(post.title.length).toBeGreaterThanOrEqual(5);
    expect(post.title.length).toBeLessThanOrEqual(200);
    expect(post.excerpt.length).toBeGreaterThanOrEqual(10);
    expect(post.excerpt.length).toBeLessThanOrEqual(300);
    expect(blogCategoryIds).toContain(post.category);
    expect(new Set(post.tags).size).toBe(post.tags.length);
    expect(Date.parse(post.publishedAt)).toBeLessThan(Date.parse("2026-11-21"));
  });

  test("has 600 to 1000 words and an existing image", () => {
    const words = post.content.match(/\S+/g)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
    expect(readTimeMinutes(post.content)).toBeGreaterThanOrEqual(3);
    expect(existsSync(`public${post.featuredImage}`)).toBe(true);
  });
});
