import { beforeAll, describe, expect, test } from "vitest";
import type { PostOutput } from "#app/domain/blog/schema.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { postPayload, postRules } from "#tests/support/records/post-payload.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let admin: Person;
let customer: Person;
beforeAll(async () => {
  [admin, customer] = await Promise.all([signInAdmin(shop.api), registerCustomer(shop.api)]);
});

async function createPost(overrides: Parameters<typeof postPayload>[0] = {}): Promise<PostOutput> {
  const { status, body } = await admin.api.post<PostOutput>("/api/blogs", postPayload(overrides));
  expect(status).toBe(201);
  return body.data;
}

function auditEntries(postId: string) {
  return shop.database.rows(
    "select actor_name, action, subject_name, before, after from audit_log where subject_kind = 'post' and subject_id = ? order by id",
    postId,
  );
}

describe("writing a post", () => {
  test("returns 201 and a draft with the admin as author and a slug from the title", async () => {
    const payload = postPayload({ title: "  Ragda, slowly: a Recipe  " });

    const { status, body } = await admin.api.post<PostOutput>("/api/blogs", payload);

    expect(status).toBe(201);
    expect(body.message).toBe("Blog created successfully");
    expect(body.data).toMatchObject({
      ...payload,
      title: "Ragda, slowly: a Recipe",
      slug: "ragda-slowly-a-recipe",
      category: "food",
      status: "draft",
      readTime: 5,
      isFeatured: false,
      tags: [],
      seoKeywords: [],
      featuredImage: "",
      publishedAt: null,
      author: { name: admin.user.name, email: admin.email },
    });
    expect((await admin.api.get<PostOutput>(`/api/blogs/${body.data.id}`)).body.data).toEqual(
      body.data,
    );
  });

  test("gives posts with the same title different slugs", async () => {
    const title = "The same title three times";
    const slugs = [];
    for (let time = 0; time < 3; time += 1) slugs.push((await createPost({ title })).slug);

    expect(slugs).toEqual([
      "the-same-title-three-times",
      "the-same-title-three-times-2",
      "the-same-title-three-times-3",
    ]);
  });

  test("refuses a featured image that is not stored", async () => {
    const missing = `/images/${"A".repeat(43)}/640`;
    const reply = await admin.api.post("/api/blogs", postPayload({ featuredImage: missing }));

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { path: "featuredImage", msg: "Featured image must be a valid URL" },
    ]);
  });
});

describe("validation", () => {
  test.each(postRules)("%s = %j", async (field, value, message) => {
    const reply = await admin.api.post("/api/blogs", { ...postPayload(), [field]: value });

    expect(reply.status).toBe(message ? 400 : 201);
    if (!message) return;
    expect(reply.body.message).toBe("Validation failed");
    expect(reply.body.errors).toEqual([{ path: field, msg: message }]);
  });

  test("refuses wrong types with an error for each field", async () => {
    const reply = await admin.api.post("/api/blogs", {
      title: 5,
      content: null,
      excerpt: ["x"],
      readTime: "5",
      isFeatured: "true",
      tags: "sev",
      seoKeywords: [1],
      category: null,
    });

    expect(reply.status).toBe(400);
    expect(reply.body.errors?.map(({ path }) => path).sort()).toEqual([
      "category",
      "content",
      "excerpt",
      "isFeatured",
      "readTime",
      "seoKeywords[0]",
      "tags",
      "title",
    ]);
  });
});

describe("changing a post", () => {
  test("leaves omitted fields unchanged, but clears an omitted image and omitted meta texts", async () => {
    const post = await createPost({
      category: "tips",
      status: "published",
      readTime: 9,
      isFeatured: true,
      tags: ["sev"],
      seoKeywords: ["pune"],
      featuredImage: "https://example.com/a.jpg",
      metaTitle: "Meta",
      metaDescription: "Description",
    });

    const { status, body } = await admin.api.put<PostOutput>(
      `/api/blogs/${post.id}`,
      postPayload(),
    );

    expect(status).toBe(200);
    expect(body.message).toBe("Blog updated successfully");
    expect(body.data).toMatchObject({
      category: "tips",
      status: "published",
      readTime: 9,
      isFeatured: true,
      tags: ["sev"],
      seoKeywords: ["pune"],
      featuredImage: "",
      metaTitle: "",
      metaDescription: "",
    });
  });

  test("updates a draft's slug with its title and never a published post's slug", async () => {
    const post = await createPost({ title: "Before it was out" });
    const put = (overrides: Parameters<typeof postPayload>[0]) =>
      admin.api.put<PostOutput>(`/api/blogs/${post.id}`, postPayload(overrides));

    const renamed = await put({ title: "Another name for it" });
    expect(renamed.body.data.slug).toBe("another-name-for-it");
    const published = await put({ title: "Another name for it", status: "published" });
    const { publishedAt } = published.body.data;
    const again = await put({ title: "The third name", status: "draft" });
    expect(again.body.data).toMatchObject({ slug: "another-name-for-it", publishedAt });
    expect((await shop.api.get("/api/blogs/slug/another-name-for-it")).status).toBe(404);
  });

  test("refuses an outdated version", async () => {
    const post = await createPost();
    const path = `/api/blogs/${post.id}`;
    const { updatedAt } = post;

    const first = await admin.api.put<PostOutput>(path, postPayload({ updatedAt }));
    const second = await admin.api.put(path, postPayload({ updatedAt }));

    expect(first.status).toBe(200);
    expect(second.status).toBe(409);
    expect(second.body.message).toBe(
      "Somebody else changed this post after you opened it. Nothing was saved, and what you typed is still here.",
    );
    const now = await admin.api.get<PostOutput>(path);
    expect(now.body.data).toEqual(first.body.data);
    const third = await admin.api.put(path, postPayload({ updatedAt: first.body.data.updatedAt }));
    expect(third.status).toBe(200);
  });
});

describe("deleting a post", () => {
  test("deletes its likes and returns the deleted post", async () => {
    const post = await createPost({ status: "published" });
    await customer.api.post(`/api/blogs/${post.id}/like`);

    const { status, body } = await admin.api.delete<PostOutput>(`/api/blogs/${post.id}`);

    expect(status).toBe(200);
    expect(body.message).toBe("Blog deleted successfully");
    expect(body.data).toMatchObject({ id: post.id, likes: 1 });
    expect((await shop.api.get(`/api/blogs/slug/${post.slug}`)).status).toBe(404);
    expect(shop.database.value("select count(*) from post_likes where post_id = ?", post.id)).toBe(
      0,
    );
    expect((await admin.api.delete(`/api/blogs/${post.id}`)).status).toBe(404);
  });
});

test("GET /api/blogs/stats/overview counts all posts, published posts and views", async () => {
  const stats = async () =>
    (await admin.api.get<Record<string, number>>("/api/blogs/stats/overview")).body.data;
  const before = await stats();
  const post = await createPost({ status: "published" });
  await createPost();
  await shop.api.get(`/api/blogs/slug/${post.slug}`);

  expect(await stats()).toEqual({
    totalBlogs: (before.totalBlogs ?? 0) + 2,
    publishedBlogs: (before.publishedBlogs ?? 0) + 1,
    totalViews: (before.totalViews ?? 0) + 1,
  });
  expect((await stats()).totalBlogs).toBe(shop.database.value("select count(*) from posts"));
});

test("the audit log contains every change with the changed fields, without the full text", async () => {
  const content = `${"start ".repeat(60)}end-of-the-text`;
  const payload = postPayload({ content, title: "A post for the log" });
  const { body } = await admin.api.post<PostOutput>("/api/blogs", payload);
  const path = `/api/blogs/${body.data.id}`;
  await admin.api.put(path, { ...payload, status: "published" });
  await admin.api.put(path, { ...payload, status: "published" });
  await admin.api.put(path, { ...payload, content: content.replace("end-of", "eND-of") });
  await admin.api.delete(path);

  const entries = auditEntries(body.data.id);
  expect(entries.map(({ action }) => action)).toEqual([
    "post.created",
    "post.changed",
    "post.changed",
    "post.deleted",
  ]);
  expect(entries.every((entry) => entry.actor_name === admin.user.name)).toBe(true);
  expect(entries.every((entry) => entry.subject_name === "A post for the log")).toBe(true);
  expect(JSON.parse(String(entries[1]?.after))).toEqual({ status: "published" });
  expect(JSON.parse(String(entries[1]?.before))).toEqual({ status: "draft" });
  const { content: changed, ...others } = JSON.parse(String(entries[2]?.after));
  expect(others).toEqual({});
  expect(changed.fingerprint).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(entries)).not.toContain("end-of-the-text");
});
