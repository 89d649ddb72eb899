import { beforeAll, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { addPerson } from "#tests/support/records/random-payments.ts";
import { countView, saveViews } from "./count-view.server.ts";
import { fillStarterPosts } from "./fill-starter-posts.server.ts";
import { hasLiked, likePost, unlikePost } from "./like-post.server.ts";
import { findPost, findPostBySlug, listPosts, listPublishedPosts } from "./queries.server.ts";
import { renderedPost } from "./render-markdown.server.ts";
import { hasSaved, savePost, unsavePost } from "./save-post.server.ts";
import { blogView } from "./schema.ts";

const [asha, owner] = [addPerson("customer"), addPerson("owner")];

beforeAll(fillStarterPosts);

function post(slug = "pani-puri-history") {
  const found = findPostBySlug(slug, owner);
  if (!found) throw new Error(`No post ${slug}`);
  return found;
}

test("a like counts once, can be removed once, and the count never falls below 0", () => {
  const { id } = post();
  expect(likePost(asha, id)).toEqual({ ok: true, value: { likes: 1, hasLiked: true } });
  expect(likePost(asha, id)).toMatchObject({
    ok: false,
    code: "conflict",
    message: "You have already liked this post",
  });
  expect(likePost(owner, id)).toMatchObject({ value: { likes: 2 } });
  expect(unlikePost(asha, id)).toEqual({ ok: true, value: { likes: 1, hasLiked: false } });
  expect(unlikePost(asha, id)).toMatchObject({ value: { likes: 1 } });
  expect(unlikePost(owner, id)).toMatchObject({ value: { likes: 0 } });
  expect(unlikePost(owner, id)).toMatchObject({ value: { likes: 0 } });
  expect(hasLiked(asha, id)).toBe(false);
  expect(hasLiked(null, id)).toBe(false);
});

test("a missing post can be neither liked nor saved", () => {
  expect(likePost(asha, "none")).toMatchObject({ code: "not_found" });
  expect(unlikePost(asha, "none")).toMatchObject({ code: "not_found" });
  expect(savePost(asha, "none")).toMatchObject({ code: "not_found" });
});

test("a post is saved once and can be removed again", () => {
  const { id } = post();
  savePost(asha, id);
  savePost(asha, id);
  expect(hasSaved(asha, id)).toBe(true);
  expect(hasSaved(owner, id)).toBe(false);
  unsavePost(asha, id);
  expect(hasSaved(asha, id)).toBe(false);
});

test("drafts and archived posts are visible to admins only, and their views do not count", () => {
  const { id, slug, views } = post("kitchen-hygiene");
  for (const status of ["draft", "archived"] as const) {
    sqlite.prepare("update posts set status = ? where id = ?").run(status, id);
    expect(findPost(id, asha)).toBeUndefined();
    expect(findPostBySlug(slug, null)).toBeUndefined();
    expect(likePost(asha, id)).toMatchObject({ code: "not_found" });
    const view = blogView(new URLSearchParams("limit=100"));
    expect(listPublishedPosts(view).items.map((found) => found.id)).not.toContain(id);
    expect(listPosts({ ...view, status }).items.map((found) => found.id)).toEqual([id]);
    expect(listPosts({ ...view, status: null }).items.map((found) => found.id)).toContain(id);
    expect(countView(post("kitchen-hygiene")).views).toBe(views);
  }
  sqlite.prepare("update posts set status = 'published' where id = ?").run(id);
  expect(countView(post("kitchen-hygiene")).views).toBe(views + 1);
  expect(post("kitchen-hygiene").views).toBe(views + 1);
  const stored = sqlite.prepare("select views from posts where slug = 'kitchen-hygiene'").pluck();
  expect(stored.get()).toBe(views);
  saveViews();
  saveViews();
  expect(stored.get()).toBe(views + 1);
  expect(post("kitchen-hygiene").views).toBe(views + 1);
});

test("content is rendered again after the post has changed", () => {
  const before = post("choosing-puris");
  expect(renderedPost(before)).toContain("<h2>Three tests at the shop</h2>");
  expect(renderedPost({ ...before, content: "# New" })).toBe("<h2>New</h2>\n");
});

test("search covers title, excerpt, content and tags, and has no operators", () => {
  const found = (q: string) =>
    listPublishedPosts(blogView(new URLSearchParams({ q, limit: "100" }))).items.map(
      ({ slug }) => slug,
    );
  expect(found("puchka")).toContain("pani-puri-history");
  expect(found("JAGGERY tamar")).toContain("tamarind-chutney-recipe");
  expect(found('zebra OR "puchka"')).toEqual([]);
  expect(found("%")).toEqual([]);
  expect(found("puchka zebra")).toEqual([]);
});
