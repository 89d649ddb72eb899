import { beforeEach, describe, expect, test } from "vitest";
import type { FormFields, FormReply } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { toastAfter, toastOn } from "#tests/support/http/toast.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { postRules, textOf } from "#tests/support/records/post-payload.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const ADD = "/admin/blogs/add";

const shop = runningShop();
const { visitor: admin } = shop.owner;

// Each test uses this word to find its own posts.
let word: string;
beforeEach(() => {
  word = `zest${Math.random().toString(36).slice(2, 10)}`;
});

async function filledPost(overrides: FormFields = {}): Promise<FormFields> {
  const page = await admin.get(ADD);
  return {
    ...page.form(ADD),
    title: `A story of ${word}`,
    content: textOf(120),
    excerpt: "What happens between the oil and the plate.",
    ...overrides,
  };
}

function stored(title = `A story of ${word}`) {
  return shop.database.rows("select * from posts where title = ?", title);
}

function fieldErrors({ text }: FormReply): string[] {
  return [...text.matchAll(/<p id="[^"]*-error" class="field-error">(.*?)<\/p>/gs)].map(
    ([, html = ""]) =>
      visibleText(html)
        .trim()
        .replace(/^Error: /, ""),
  );
}

describe("the list", () => {
  const titles = (page: FormReply) =>
    [...page.text.matchAll(/class="row-title"[^>]*>(.*?)<\/a>/g)].map(([, title = ""]) =>
      visibleText(title),
    );

  test("shows ten posts per page in every status, newest first", async () => {
    for (let at = 1; at <= 11; at += 1) {
      const status = (["draft", "published", "archived"] as const)[at % 3];
      addPost(shop.database, { title: `${word} ${at}`, status });
    }
    const first = await admin.get(`/admin/blogs?search=${word}`);
    const second = await admin.get(`/admin/blogs?search=${word}&page=2`);

    expect(titles(first)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `${word} ${at}`));
    expect(titles(second)).toEqual([`${word} 1`]);
    expect(first.visibleText).toContain("Showing 1 to 10 of 11 results");
    const beyond = await admin.get(`/admin/blogs?search=${word}&page=9`);
    expect(beyond.location).toBe(`/admin/blogs?search=${word}&page=2`);
  });

  test("filters by status and category, and Clear Filters shows all posts", async () => {
    addPost(shop.database, { title: `${word} a`, status: "draft", category: "tips" });
    addPost(shop.database, { title: `${word} b`, status: "published", category: "tips" });
    addPost(shop.database, { title: `${word} c`, status: "draft", category: "news" });
    const shown = async (query: string) =>
      titles(await admin.get(`/admin/blogs?search=${word}&${query}`));

    expect(await shown("status=draft")).toEqual([`${word} c`, `${word} a`]);
    expect(await shown("category=tips")).toEqual([`${word} b`, `${word} a`]);
    expect(await shown("status=draft&category=tips")).toEqual([`${word} a`]);
    const none = await admin.get(`/admin/blogs?search=${word}&status=archived`);
    expect(none.visibleText).toContain("No blogs found");
    expect(none.text).toMatch(/href="\/admin\/blogs"[^>]*>Clear Filters/);
    expect((await admin.get("/admin/blogs")).text).not.toContain("Clear Filters");
  });

  test("links a published post, not a draft, to its public page in a new tab", async () => {
    const published = addPost(shop.database, { title: `${word} out` });
    const draft = addPost(shop.database, { title: `${word} in`, status: "draft" });

    const { text } = await admin.get(`/admin/blogs?search=${word}`);

    const link = new RegExp(`<a [^>]*href="/blog/${published.slug}"[^>]*>`).exec(text)?.[0];
    expect(link).toContain('target="_blank"');
    expect(text).not.toContain(`href="/blog/${draft.slug}"`);
    expect(text).toContain(`href="/admin/blogs/edit/${draft.id}"`);
  });

  test("counts all posts, whatever the filter", async () => {
    const { text } = await admin.get("/admin/blogs?search=nothingofthatname");
    const shownText = visibleText(text).replace(/\s+/g, " ");
    for (const [label, status] of [
      ["Draft", "draft"],
      ["Published", "published"],
      ["Archived", "archived"],
    ] as const) {
      const count = shop.database.value("select count(*) from posts where status = ?", status);
      expect(shownText).toContain(`${label} ${count}`);
    }
  });
});

describe("writing a post", () => {
  test("opens with the defaults", async () => {
    const page = await admin.get(ADD);

    expect(page.form(ADD)).toMatchObject({
      title: "",
      category: "food",
      status: "draft",
      readTime: "5",
    });
    expect(page.form(ADD)).not.toHaveProperty("isFeatured");
  });

  test("stores every field and confirms it", async () => {
    const fields = await filledPost({
      category: "tips",
      status: "published",
      readTime: "7",
      isFeatured: "on",
      featuredImage: "https://example.com/puri.jpg",
      tags: ["sev", " Sev ", "puri"],
      newTag: "  waiting   word ",
      metaTitle: "Meta",
      metaDescription: "Description",
      seoKeywords: "pune",
    });

    expect(await toastAfter(admin, await admin.postForm(ADD, fields))).toBe(
      `Blog created successfully ${fields.title}`,
    );

    expect(stored()).toEqual([
      expect.objectContaining({
        slug: `a-story-of-${word}`,
        category: "tips",
        status: "published",
        read_time_minutes: 7,
        is_featured: 1,
        featured_image: "https://example.com/puri.jpg",
        tags: JSON.stringify(["sev", "puri", "waiting word"]),
        seo_keywords: JSON.stringify(["pune"]),
        meta_title: "Meta",
        meta_description: "Description",
        author_email: firstAdmin.email,
      }),
    ]);
    expect((await shop.visitor().get(`/blog/a-story-of-${word}`)).status).toBe(200);
  });

  test("sent twice creates one post; sent again with a different title is refused and keeps the fields", async () => {
    const fields = await filledPost();
    await Promise.all([admin.postForm(ADD, fields), admin.postForm(ADD, fields)]);
    expect(stored()).toHaveLength(1);

    const again = await admin.postForm(ADD, { ...fields, title: `Another ${word}` });

    expect(again.status).toBe(409);
    expect(again.form(ADD).title).toBe(`Another ${word}`);
    expect(again.visibleText).toContain("This form has created a post already.");
    expect(stored(`Another ${word}`)).toEqual([]);
  });

  describe("validation", () => {
    // For the other values, see edit-blogs.test.ts.
    const refusals = postRules.filter(([, , message]) => message !== null);
    const oneOfEachField = new Map(refusals.map((refusal) => [refusal[0], refusal]));

    test.each([...oneOfEachField.values()])("%s = %j", async (field, value, message) => {
      const fields = await filledPost({ [field]: String(value) });
      const reply = await admin.postForm(ADD, fields);

      expect(reply.status).toBe(400);
      expect(fieldErrors(reply)).toEqual([message]);
      expect(toastOn(reply)).toBe(message);
      expect(reply.text).toContain(`href="#post-${field}"`);
      expect(reply.text).toMatch(/<title>Error: /);
      const redisplayed = reply.form(ADD);
      expect(redisplayed.content).toBe(fields.content);
      // A select cannot show an unknown option.
      if (field !== "category" && field !== "status") {
        expect(redisplayed[field]).toBe(String(value));
      }
      expect(stored(String(fields.title).trim())).toEqual([]);
    });
  });
});

describe("without JavaScript", () => {
  async function press(button: FormFields, overrides: FormFields = {}) {
    const reply = await admin.postForm(ADD, { ...(await filledPost(overrides)), ...button });
    expect(reply.status).toBe(200);
    const form = reply.form(ADD);
    expect(form).toMatchObject({ title: `A story of ${word}`, content: textOf(120) });
    expect(stored()).toEqual([]);
    return form;
  }

  test("Add trims a tag and adds it once", async () => {
    expect(await press({ do: "add" }, { tags: "sev", newTag: "  hot  oil " })).toMatchObject({
      tags: ["sev", "hot oil"],
      newTag: "",
    });
    expect(await press({ do: "add" }, { tags: "sev", newTag: "SEV" })).toMatchObject({
      tags: "sev",
      newTag: "",
    });
  });

  test("Enter in the tag or keyword field adds it; with both empty it saves", async () => {
    expect(await press({ do: "enter" }, { newKeyword: "pune chaat" })).toMatchObject({
      seoKeywords: "pune chaat",
      newKeyword: "",
    });
    const page = await admin.get(ADD);
    const first = /<form[^>]*>.*?<button[^>]*>/s.exec(page.text.split("<main")[1] ?? "")?.[0];
    expect(first).toMatch(/name="do" value="enter"/);
    const reply = await admin.postForm(ADD, { ...(await filledPost()), do: "enter" });
    expect(reply.status).toBe(303);
  });

  test("a tag's button removes it", async () => {
    const form = await press({ removeTag: "sev" }, { tags: ["sev", "oil"], seoKeywords: "sev" });
    expect(form).toMatchObject({ tags: "oil", seoKeywords: "sev" });
    const withoutKeyword = await press(
      { removeKeyword: "sev" },
      { tags: "sev", seoKeywords: "sev" },
    );
    expect(withoutKeyword.tags).toBe("sev");
    expect(withoutKeyword).not.toHaveProperty("seoKeywords");
  });

  test("Calculate Read Time fills in the minutes", async () => {
    const reply = await admin.postForm(ADD, {
      ...(await filledPost({ content: "word ".repeat(1000) })),
      do: "calculate",
    });
    expect(reply.form(ADD).readTime).toBe("5");
  });

  test("Fill Test Data fills in a valid post", async () => {
    const page = await admin.fillIn(ADD, { do: "fill" });
    const form = page.form(ADD);
    expect(form.title).toBe("Two chutneys that every chaat plate needs");
    expect((await admin.postForm(ADD, form)).status).toBe(303);
    expect(stored(form.title as string)).toHaveLength(1);
  });
});

describe("the preview", () => {
  const PREVIEW = "/admin/blogs/preview";
  const article = ({ text }: FormReply) =>
    /<article.*?<\/article>/s
      .exec(text)?.[0]
      .replace(/<div class="(?:stack stack-small|row post-buttons)">.*/s, "");

  test("matches the published page and saves nothing", async () => {
    const fields = await filledPost({
      content: `## A heading\n\n**Bold** and [away](https://other.example).\n\n${textOf(120)}`,
      status: "published",
      tags: ["sev", "oil"],
      featuredImage: "/illustrations/blog/pune-misal.svg",
    });

    const preview = await admin.postForm(PREVIEW, fields);

    expect(preview.status).toBe(200);
    expect(stored()).toEqual([]);
    await admin.postForm(ADD, fields);
    const page = await shop.visitor().get(`/blog/a-story-of-${word}`);
    expect(page.status).toBe(200);
    const uncounted = (html = "") =>
      html.replace(/\d+ views?/, "").replace(/ dateTime="[^"]*"/i, "");
    expect(uncounted(article(preview))).toContain("<strong>Bold</strong>");
    expect(uncounted(article(preview))).toBe(uncounted(article(page)));
    expect(preview.text).toContain(`/blog/a-story-of-${word}`);
  });

  test("returns to the form with all input, valid or not, and saves from there", async () => {
    const fields = await filledPost({
      title: "",
      excerpt: "tiny",
      readTime: "soon",
      isFeatured: "on",
      newTag: "half",
      tags: ["sev", "oil"],
      content: 'First line\nsecond <b>line</b> "quoted" & more',
    });
    const preview = await admin.postForm(PREVIEW, fields);
    expect(preview.visibleText).toContain("Untitled");

    const back = await admin.postForm(ADD, { ...preview.form(ADD), do: "continue" });
    const once = expect.any(String);
    expect(back.form(ADD)).toEqual({ ...fields, once });

    const saved = await admin.postForm(ADD, preview.form(ADD));
    expect(saved.status).toBe(400);
    expect(saved.form(ADD)).toMatchObject({
      ...fields,
      once,
      tags: ["sev", "oil", "half"],
      newTag: "",
    });
  });

  test("of an existing post returns to that post's form", async () => {
    const post = addPost(shop.database, { content: textOf(150), status: "published" });
    const path = `/admin/blogs/edit/${post.id}`;
    const form = await admin.formOn(path);
    const preview = await admin.postForm(`${PREVIEW}?post=${post.id}`, { ...form, title: word });

    expect(preview.visibleText).toContain(post.authorName);
    expect(preview.text).toContain(`/blog/${post.slug}`);
    expect(preview.form(path)).toEqual({ ...form, title: word });
  });
});

describe("changing a post", () => {
  test("shows the stored post, saves the changes and confirms them", async () => {
    const post = addPost(shop.database, {
      title: `A story of ${word}`,
      content: textOf(150),
      tags: ["sev"],
      isFeatured: true,
    });
    const path = `/admin/blogs/edit/${post.id}`;
    const form = await admin.formOn(path);
    expect(form).toMatchObject({
      title: post.title,
      content: post.content,
      tags: "sev",
      isFeatured: "on",
      featuredImage: post.featuredImage,
      readTime: "3",
    });

    const { isFeatured: _, tags: __, ...changed } = form;
    const reply = await admin.postForm(path, { ...changed, excerpt: `Now with ${word}` });

    expect(await toastAfter(admin, reply)).toBe(`Blog updated successfully ${post.title}`);
    expect(stored()).toEqual([
      expect.objectContaining({
        excerpt: `Now with ${word}`,
        is_featured: 0,
        tags: "[]",
        slug: post.slug,
      }),
    ]);
  });

  test("reports a concurrent change, keeps the input and lets the admin overwrite", async () => {
    const post = addPost(shop.database, { content: textOf(150) });
    const path = `/admin/blogs/edit/${post.id}`;
    const outdatedForm = await admin.formOn(path);
    await admin.fillIn(path, { title: `Theirs ${word}` });

    const refused = await admin.postForm(path, { ...outdatedForm, title: `Mine ${word}` });

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(
      "Somebody else changed this post after you opened it. Nothing was saved, and what you typed is still here.",
    );
    expect(refused.form(path).title).toBe(`Mine ${word}`);
    const title = () => shop.database.value("select title from posts where id = ?", post.id);
    expect(title()).toBe(`Theirs ${word}`);
    expect((await admin.postForm(path, refused.form(path))).status).toBe(409);

    const replaces = /name="replaces" value="([^"]+)"/.exec(refused.text)?.[1] ?? "";
    const overwritten = await admin.postForm(path, { ...refused.form(path), replaces });
    expect(overwritten.status).toBe(303);
    expect(title()).toBe(`Mine ${word}`);
  });

  test("a deleted post redirects to the list when opened and becomes a new post when saved", async () => {
    const post = addPost(shop.database, { content: textOf(150) });
    const path = `/admin/blogs/edit/${post.id}`;
    const form = await admin.formOn(path);
    shop.database.change("delete from posts where id = ?", post.id);

    const saved = await admin.postForm(path, { ...form, title: `A story of ${word}` });
    expect(saved.location).toBe(ADD);
    const page = await admin.follow(saved);
    expect(toastOn(page)).toContain("Failed to save blog");
    expect(page.form(ADD).title).toBe(`A story of ${word}`);
    expect((await admin.postForm(ADD, page.form(ADD))).status).toBe(303);
    expect(stored()).toHaveLength(1);

    const opened = await admin.get(path);
    expect(opened.location).toBe("/admin/blogs");
    expect(toastOn(await admin.follow(opened))).toBe("Failed to load blog");
  });
});

describe("deleting a post", () => {
  test("asks for confirmation on a page, deletes and returns to the same list", async () => {
    const post = addPost(shop.database, { title: `A story of ${word}` });
    const list = `/admin/blogs?search=${word}`;
    const { text } = await admin.get(list);
    const link = /href="(\/admin\/blogs\/[^"]+\/removal[^"]*)"/.exec(text)?.[1] ?? "";
    const question = await admin.get(link);
    expect(question.status).toBe(200);
    expect(question.visibleText).toContain("Delete this blog?");
    expect(question.visibleText).toContain(post.title);
    expect(stored()).toHaveLength(1);

    const deletion = await admin.postForm(link);

    expect(deletion.location).toBe(list);
    expect(await toastAfter(admin, deletion)).toBe(`Blog deleted successfully ${post.title}`);
    expect(stored()).toEqual([]);
    const again = await admin.postForm(link);
    expect(await toastAfter(admin, again)).toContain("Failed to delete blog");
  });
});

describe("when the session has expired", () => {
  test("a new post is restored after the next login and can be saved", async () => {
    const visitor = await shop.logIn(firstAdmin);
    const page = await visitor.get(ADD);
    const fields: FormFields = {
      ...page.form(ADD),
      title: `A story of ${word}`,
      content: textOf(120),
      excerpt: "tiny",
      tags: ["sev", "oil"],
      newTag: "half",
      isFeatured: "on",
    };
    // Stands in for the session's expiry.
    shop.database.change("delete from sessions where id = (select max(id) from sessions)");

    const refused = await visitor.postForm(ADD, fields);
    expect(refused.location).toBe(`/login?returnTo=${encodeURIComponent(ADD)}`);
    const login = await visitor.follow(refused);
    expect(toastOn(login)).toBe("Session expired. Please login again.");
    const back = await visitor.postForm(refused.location ?? "", { ...firstAdmin });
    expect(back.location).toBe(ADD);

    const again = await visitor.follow(back);
    expect(again.visibleText).toContain("We kept what you typed before logging in.");
    expect(again.form(ADD)).toEqual({ ...fields, once: expect.any(String) });
    const wrong = await visitor.postForm(ADD, again.form(ADD));
    expect(fieldErrors(wrong)).toEqual(["Excerpt must be at least 10 characters"]);
    const saved = await visitor.postForm(ADD, { ...wrong.form(ADD), excerpt: textOf(20) });
    expect(await toastAfter(visitor, saved)).toBe(`Blog created successfully ${fields.title}`);
    expect(stored()).toHaveLength(1);
    expect((await visitor.formOn(ADD)).title).toBe("");
  });

  test("a customer's post is refused and restored once an admin logs in at the same browser", async () => {
    const visitor = await shop.signedIn(await registerCustomer(shop.api));

    const refused = await visitor.postForm(ADD, await filledPost());

    expect(refused.location).toBe(ADD);
    const page = await visitor.follow(refused);
    expect(page.status).toBe(403);
    expect(page.text).toContain("Access Denied");
    expect(toastOn(page)).toBe("Admin access required. Please login with admin account.");
    expect(stored()).toEqual([]);
    await visitor.postForm("/logout");
    await visitor.signInAs(firstAdmin);
    expect((await visitor.formOn(ADD)).title).toBe(`A story of ${word}`);
  });
});
