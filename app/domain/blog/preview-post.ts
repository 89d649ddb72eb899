import { m } from "#messages";
import type { User } from "../access/user.ts";
import { slugOf } from "../slug.ts";
import { isFeaturedImage } from "./featured-image.ts";
import { readTimeLimits } from "./limits.ts";
import type { Post } from "./post.ts";
import type { PostFormValues } from "./post-fields.ts";

function minutes(typed: string): number {
  const number = Number(typed);
  const fits = Number.isInteger(number) && number >= readTimeLimits.min;
  return fits ? number : readTimeLimits.default;
}

/**
 * The post as readers would see it if it were published now. The values may be incomplete; `stored` is
 * null for a new post.
 */
export function previewPost(
  values: PostFormValues,
  { name, email }: User,
  stored: Post | null,
  at: Date,
): Post {
  const title = values.title.trim();
  const featuredImage = values.featuredImage.trim();
  return {
    id: stored?.id ?? "",
    slug: stored?.publishedAt ? stored.slug : slugOf(title, "post"),
    title: title || m.blog_untitled(),
    excerpt: values.excerpt.trim(),
    content: values.content.trim(),
    category: values.category,
    tags: values.tags,
    featuredImage: isFeaturedImage(featuredImage) ? featuredImage : "",
    status: "published",
    isFeatured: values.isFeatured,
    readTimeMinutes: minutes(values.readTime),
    metaTitle: values.metaTitle.trim(),
    metaDescription: values.metaDescription.trim(),
    seoKeywords: values.seoKeywords,
    authorName: stored?.authorName ?? name,
    authorEmail: stored?.authorEmail ?? email,
    views: stored?.views ?? 0,
    likes: stored?.likes ?? 0,
    publishedAt: stored?.publishedAt ?? at,
    createdAt: stored?.createdAt ?? at,
    updatedAt: at,
  };
}
