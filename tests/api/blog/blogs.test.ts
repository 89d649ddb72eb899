import { describe, expect, test } from "vitest";
import type { PostOutput } from "#app/domain/blog/schema.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

type List = { items: PostOutput[]; pagination: Record<string, number> };

// Each test uses this word to find its own posts.
function uniqueWord(): string {
  return `zest${Math.random().toString(36).slice(2, 10)}`;
}

async function slugs(path: string, api = shop.api) {
  const { status, body } = await api.get<List>(path);
  expect(status).toBe(200);
  return body.data.items.map(({ slug }) => slug);
}

async function viewsOf(id: string): Promise<number> {
  const admin = shop.owner;
  return (await admin.api.get<PostOutput>(`/api/blogs/${id}`)).body.data.views;
}

describe("GET /api/blogs/published", () => {
  test("lists 9 posts, newest first, as the API description defines them", async () => {
    const rows = shop.database.rows(
      "select slug from posts where status = 'published' order by published_at desc, seq desc",
    );
    expect(rows.length).toBeGreaterThanOrEqual(8);
    const { body } = await shop.api.get<List>("/api/blogs/published");
    expect(body.data.items.map(({ slug }) => slug)).toEqual(
      rows.slice(0, 9).map(({ slug }) => slug),
    );
    expect(body.data.pagination).toEqual({
      page: 1,
      limit: 9,
      totalItems: rows.length,
      totalPages: Math.ceil(rows.length / 9),
    });
    const [first] = body.data.items;
    expect(first?._id).toBe(first?.id);
    expect(first?.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(first?.author.email).toContain("@");
  });

  test("filters by category and search term, in pages", async () => {
    const word = uniqueWord();
    const [older, newer] = [1, 2].map((at) =>
      addPost(shop.database, { title: `${word} ${at}`, category: "tips", publishedAt: at }),
    );
    addPost(shop.database, { title: `${word} 3`, category: "news" });
    addPost(shop.database, { title: `${word} 4`, category: "tips", status: "draft" });
    const path = `/api/blogs/published?q=${word}&category=tips`;
    expect(await slugs(path)).toEqual([newer?.slug, older?.slug]);
    expect(await slugs(`${path}&limit=1`)).toEqual([newer?.slug]);
    expect(await slugs(`${path}&limit=1&page=2`)).toEqual([older?.slug]);
    expect(await slugs(`${path}&limit=1&page=3`)).toEqual([]);
    expect(await slugs(`/api/blogs/published?q=${word.toUpperCase()}`)).toHaveLength(3);
  });
});

describe("GET /api/blogs", () => {
  test("shows guests and customers published posts only, and admins posts of any status", async () => {
    const word = uniqueWord();
    const draft = addPost(shop.database, { title: word, status: "draft" });
    const archived = addPost(shop.database, { title: word, status: "archived" });
    const published = addPost(shop.database, { title: word });
    const customer = await registerCustomer(shop.api);
    const admin = shop.owner;
    for (const api of [shop.api, customer.api]) {
      expect(await slugs(`/api/blogs?search=${word}`, api)).toEqual([published.slug]);
      expect(await slugs(`/api/blogs?q=${word}&status=draft`, api)).toEqual([published.slug]);
    }
    expect(await slugs(`/api/blogs?search=${word}`, admin.api)).toEqual([
      published.slug,
      archived.slug,
      draft.slug,
    ]);
    expect(await slugs(`/api/blogs?search=${word}&status=draft`, admin.api)).toEqual([draft.slug]);
    expect(await slugs(`/api/blogs?search=${word}&category=news`, admin.api)).toEqual([]);
  });
});

test("GET /api/blogs/categories lists the six categories", async () => {
  const { body } = await shop.api.get<{ id: string; name: string }[]>("/api/blogs/categories");
  expect(body.data.map(({ id }) => id)).toEqual([
    "food",
    "culture",
    "recipes",
    "news",
    "events",
    "tips",
  ]);
});

describe("GET /api/blogs/slug/{slug}", () => {
  test("returns the post and counts a view for GET, but not for HEAD", async () => {
    const { slug, content } = addPost(shop.database);
    const path = `/api/blogs/slug/${slug}`;
    const first = await shop.api.get<PostOutput>(path);
    expect(first.body.data).toMatchObject({ slug, content, views: 1, likes: 0, readTime: 3 });
    expect((await shop.api.send("HEAD", path)).status).toBe(200);
    expect((await shop.api.get<PostOutput>(path)).body.data.views).toBe(2);
  });

  test("writes nothing, so that cached pages stay valid, and views are stored at shutdown", async () => {
    const { id, slug } = addPost(shop.database);
    const version = () => shop.database.value("pragma data_version");
    const before = version();

    for (let count = 0; count < 3; count += 1) await shop.api.get(`/api/blogs/slug/${slug}`);
    for (let count = 0; count < 2; count += 1) await shop.visitor().get(`/blog/${slug}`);

    expect(version()).toBe(before);
    await shop.server.restart();
    expect(shop.database.value("select views from posts where id = ?", id)).toBe(5);
  });

  test.each(["draft", "archived"] as const)("hides a post that is %s", async (status) => {
    const { id, slug } = addPost(shop.database, { status });
    const customer = await registerCustomer(shop.api);
    const admin = shop.owner;
    for (const api of [shop.api, customer.api]) {
      const reply = await api.get(`/api/blogs/slug/${slug}`);
      expect(reply.status).toBe(404);
      expect(reply.body.message).toBe("Blog post not found");
      expect((await api.get(`/api/blogs/${id}/like-status`)).status).toBe(404);
    }
    expect((await admin.api.get(`/api/blogs/slug/${slug}`)).status).toBe(200);
    expect(await viewsOf(id)).toBe(0);
  });
});

describe("likes", () => {
  test("guests have no likes and cannot like", async () => {
    const { id } = addPost(shop.database);
    const status = await shop.api.get(`/api/blogs/${id}/like-status`);
    expect(status.body.data).toEqual({ hasLiked: false });
    expect((await shop.api.post(`/api/blogs/${id}/like`)).status).toBe(401);
    expect((await shop.api.delete(`/api/blogs/${id}/like`)).status).toBe(401);
  });

  test("liking twice counts once and returns 409; unliking twice does not go below 0", async () => {
    const { id } = addPost(shop.database);
    const { api } = await registerCustomer(shop.api);
    const liked = await api.post(`/api/blogs/${id}/like`);
    expect(liked.body).toMatchObject({
      message: "Post liked!",
      data: { likes: 1, hasLiked: true },
    });
    const again = await api.post(`/api/blogs/${id}/like`);
    expect(again.status).toBe(409);
    expect(again.body.message).toBe("You have already liked this post");
    expect((await api.get(`/api/blogs/${id}/like-status`)).body.data).toEqual({ hasLiked: true });
    for (const _ of [1, 2]) {
      const unliked = await api.delete(`/api/blogs/${id}/like`);
      expect(unliked.body).toMatchObject({
        message: "Post unliked!",
        data: { likes: 0, hasLiked: false },
      });
    }
  });
});

describe("the post's page", () => {
  test("counts one view per visit", async () => {
    const { id, slug } = addPost(shop.database);
    const views = () => viewsOf(id);
    const reader = shop.visitor();
    await reader.get(`/blog/${slug}`, { "sec-purpose": "prefetch" });
    expect(await views()).toBe(0);
    await reader.get(`/blog/${slug}`);
    await reader.get(`/blog/${slug}`);
    expect(await views()).toBe(1);
    await shop.visitor().get(`/blog/${slug}`);
    expect(await views()).toBe(2);
  });

  test("remembers viewed posts in a small cookie and ignores an invalid one", async () => {
    const reader = shop.visitor();
    const posts = Array.from({ length: 45 }, () => addPost(shop.database));
    for (const { slug } of posts) await reader.get(`/blog/${slug}`);
    expect(reader.cookies().seenPosts?.length).toBeLessThan(900);
    const last = posts.at(-1);
    await reader.get(`/blog/${last?.slug}`);
    expect(await viewsOf(last?.id ?? "")).toBe(1);
    const page = await shop.visitor().get(`/blog/${last?.slug}`, { cookie: "seenPosts=%%%" });
    expect(page.status).toBe(200);
  });

  test("of an unknown post redirects to the blog with a message", async () => {
    const reader = shop.visitor();
    const draft = addPost(shop.database, { status: "draft" });
    for (const slug of ["no-such-post", draft.slug]) {
      const reply = await reader.get(`/blog/${slug}`);
      expect(reply.status).toBe(303);
      expect(reply.location).toBe("/blog");
      expect((await reader.follow(reply)).text).toContain("Blog post not found");
    }
  });

  test("states its URL, title and author in metadata", async () => {
    const { slug, title } = addPost(shop.database);
    const { text } = await shop.visitor().get(`/blog/${slug}`);
    const url = `${shop.server.baseUrl}/blog/${slug}`;
    expect(text).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(text).toContain(`<meta property="og:url" content="${url}"/>`);
    expect(text).toContain('<meta property="og:type" content="article"/>');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({
      "@type": "BlogPosting",
      headline: title,
      mainEntityOfPage: url,
      author: { name: "Ketaki Joshi", email: "ketaki@chatpata.example" },
    });
  });
});

describe("the forms of a post", () => {
  test.each([
    ["likes", "Please login to like posts", 1],
    ["likes/removal", "Please login to like posts", 0],
    ["saves", "Please log in to save posts", 1],
  ])("send guests to the login page and back, and do %s then", async (form, message, done) => {
    const { id, slug } = addPost(shop.database);
    const { email, password } = await registerCustomer(shop.api);
    const guest = shop.visitor();
    const reply = await guest.postForm(`/blog/${slug}/${form}`);
    expect(reply.location).toBe(`/login?returnTo=${encodeURIComponent(`/blog/${slug}`)}`);
    expect((await guest.follow(reply)).text).toContain(message);
    const loggedIn = await guest.postForm(reply.location ?? "", { email, password });
    expect(loggedIn.location).toBe(`/blog/${slug}`);
    const table = form === "saves" ? "post_saves" : "post_likes";
    expect(shop.database.value(`select count(*) from ${table} where post_id = ?`, id)).toBe(done);
  });

  test("redirect GET requests to the post", async () => {
    const { slug } = addPost(shop.database);
    for (const form of ["likes", "likes/removal", "saves", "saves/removal"]) {
      expect((await shop.visitor().get(`/blog/${slug}/${form}`)).location).toBe(`/blog/${slug}`);
    }
  });
});

test("the feed lists the newest posts as RSS", async () => {
  const draft = addPost(shop.database, { status: "draft" });
  const post = addPost(shop.database, { title: `Bhel & <b>"puri"</b>`, publishedAt: Date.now() });
  const { status, headers, text } = await shop.visitor().get("/rss.xml");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(text).toContain("<title>Bhel &amp; &lt;b&gt;&quot;puri&quot;&lt;/b&gt;</title>");
  expect(text).toContain(`<link>${shop.server.baseUrl}/blog/${post.slug}</link>`);
  expect(text).not.toContain(draft.slug);
});
