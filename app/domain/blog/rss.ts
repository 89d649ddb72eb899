import { shop } from "../shop.ts";
import { postUrl } from "./blog-url.ts";
import { blogCategoryName } from "./categories.ts";
import type { Post } from "./post.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** Characters that XML 1.0 cannot represent. */
const invalidInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function inXml(text: string): string {
  return text.replace(invalidInXml, "").replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

function item(post: Post, origin: string): string {
  const link = inXml(origin + postUrl(post.slug));
  return `<item>
<title>${inXml(post.title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${(post.publishedAt ?? post.createdAt).toUTCString()}</pubDate>
<dc:creator>${inXml(post.authorName)}</dc:creator>
<category>${inXml(blogCategoryName(post.category))}</category>
<description>${inXml(post.excerpt)}</description>
</item>`;
}

/** RSS 2.0. `origin` is for example `https://chatpata.example`, `posts` are newest first. */
export function blogFeed(posts: Post[], origin: string): string {
  const newest = posts[0]?.publishedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${inXml(`${shop.name} Blog`)}</title>
<link>${inXml(origin)}/blog</link>
<atom:link href="${inXml(origin)}/rss.xml" rel="self" type="application/rss+xml"/>
<description>${inXml(`Recipes, stories and tips from ${shop.name}, street food in ${shop.city}.`)}</description>
<language>en-IN</language>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ""}${posts.map((post) => item(post, origin)).join("\n")}
</channel>
</rss>
`;
}
