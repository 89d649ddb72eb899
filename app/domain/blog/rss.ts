import { shop } from "../shop.ts";
import { escapeXml } from "../xml.ts";
import { postUrl } from "./blog-url.ts";
import { blogCategoryName } from "./categories.ts";
import type { Post } from "./post.ts";

function item(post: Post, origin: string): string {
  const link = escapeXml(origin + postUrl(post.slug));
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${(post.publishedAt ?? post.createdAt).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.authorName)}</dc:creator>
<category>${escapeXml(blogCategoryName(post.category))}</category>
<description>${escapeXml(post.excerpt)}</description>
</item>`;
}

/** RSS 2.0. `origin` is for example `https://chatpata.example`, `posts` are newest first. */
export function blogFeed(posts: Post[], origin: string): string {
  const newest = posts[0]?.publishedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${shop.name} Blog`)}</title>
<link>${escapeXml(origin)}/blog</link>
<atom:link href="${escapeXml(origin)}/rss.xml" rel="self" type="application/rss+xml"/>
<description>${escapeXml(`Recipes, stories and tips from ${shop.name}, street food in ${shop.city}.`)}</description>
<language>en-IN</language>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ""}${posts.map((post) => item(post, origin)).join("\n")}
</channel>
</rss>
`;
}
