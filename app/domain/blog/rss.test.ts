import { expect, test } from "vitest";
import type { Post } from "./post.ts";
import { blogFeed } from "./rss.ts";

const post: Post = {
  id: "1",
  slug: "a-post",
  title: `<Bhel> & "Pani" 'Puri' ]]>`,
  excerpt: "One\u0001 two \ud83c\udf36",
  content: "",
  category: "tips",
  tags: [],
  featuredImage: "",
  status: "published",
  isFeatured: false,
  readTimeMinutes: 1,
  metaTitle: "",
  metaDescription: "",
  seoKeywords: [],
  authorName: "Ketaki Joshi",
  authorEmail: "ketaki@chatpata.example",
  views: 0,
  likes: 0,
  publishedAt: new Date("2026-11-01T10:00:00Z"),
  createdAt: new Date("2026-10-01T10:00:00Z"),
  updatedAt: new Date("2026-11-01T10:00:00Z"),
};

test("an entry is escaped, dated and has absolute URLs", () => {
  const feed = blogFeed([post], "https://chatpata.example");
  expect(feed).toContain(
    "<title>&lt;Bhel&gt; &amp; &quot;Pani&quot; &apos;Puri&apos; ]]&gt;</title>",
  );
  expect(feed).toContain("<link>https://chatpata.example/blog/a-post</link>");
  expect(feed).toContain("<pubDate>Sun, 01 Nov 2026 10:00:00 GMT</pubDate>");
  expect(feed).toContain("<description>One two \ud83c\udf36</description>");
  expect(feed).toContain("<category>Tips</category>");
});

test("a blog without posts has a feed without entries", () => {
  const feed = blogFeed([], "http://localhost:3000");
  expect(feed).not.toContain("<item>");
  expect(feed).toContain("</rss>");
});
