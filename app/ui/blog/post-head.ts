import type { MetaDescriptor } from "@remix-run/react";
import type { PostPageData } from "#app/domain/blog/post.ts";
import type { PreviewImage } from "#app/domain/images/preview.ts";
import { currentLanguage } from "#app/domain/language/language.ts";
import { shop } from "#app/domain/shop.ts";
import { openGraph } from "../page/open-graph.ts";
import { pageMeta } from "../page/page-meta.ts";

function structuredData(post: PostPageData, url: string, image: PreviewImage) {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    inLanguage: post.contentLang ?? currentLanguage(),
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: new URL(image.url, url).href,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    keywords: post.tags.join(", "),
    author: { "@type": "Person", name: post.authorName, email: post.authorEmail },
    publisher: { "@type": "Restaurant", name: shop.name, url: new URL("/", url).href },
  };
}

export function postHead(post: PostPageData, url: string, image: PreviewImage): MetaDescriptor[] {
  const title = post.metaTitle || post.title;
  const description = post.metaDescription || post.excerpt;
  const times = {
    "article:published_time": post.publishedAt,
    "article:modified_time": post.updatedAt,
  };
  return [
    ...pageMeta(title, description),
    { tagName: "link", rel: "canonical", href: url },
    ...openGraph({ type: "article", title, description, url, image }),
    ...Object.entries(times).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    ...(post.status === "published" ? [] : [{ name: "robots", content: "noindex" }]),
    { "script:ld+json": structuredData(post, url, image) },
  ];
}
