import type { MetaDescriptor } from "@remix-run/react";
import type { PostOnPage } from "#app/domain/blog/post.ts";
import { shop } from "#app/domain/shop.ts";
import { pageMeta } from "../page-meta.ts";

/** A picture may be none, or a data-image: neither is an address for others. */
function wholeAddress(picture: string, page: string): string | undefined {
  if (!picture || !URL.canParse(picture, page)) return undefined;
  const { href, protocol } = new URL(picture, page);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}

function structuredData(post: PostOnPage, address: string, image: string | undefined) {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    mainEntityOfPage: address,
    headline: post.title,
    description: post.excerpt,
    ...(image && { image }),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    keywords: post.tags.join(", "),
    author: { "@type": "Person", name: post.authorName, email: post.authorEmail },
    publisher: { "@type": "Restaurant", name: shop.name, url: new URL("/", address).href },
  };
}

/**
 * Takes a post and its whole address, returns the tags for the head: description, canonical address, Open
 * Graph and schema.org's BlogPosting (which Remix escapes for its place in a script).
 */
export function postHead(post: PostOnPage, address: string): MetaDescriptor[] {
  const title = post.metaTitle || post.title;
  const description = post.metaDescription || post.excerpt;
  const image = wholeAddress(post.featuredImage, address);
  const graph = {
    "og:type": "article",
    "og:site_name": shop.name,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": image,
    "article:published_time": post.publishedAt,
    "article:modified_time": post.updatedAt,
  };
  return [
    ...pageMeta(title, description),
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(graph).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    ...(post.status === "published" ? [] : [{ name: "robots", content: "noindex" }]),
    { "script:ld+json": structuredData(post, address, image) },
  ];
}
