import { randomUUID } from "node:crypto";
import type { TestDatabase } from "#tests/support/shop/database.ts";

export type Post = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string[];
  featuredImage: string;
  status: "draft" | "published" | "archived";
  isFeatured: boolean;
  authorName: string;
  authorEmail: string;
  publishedAt: number;
};

/** Adds a post with a unique title, published now by default. */
export function addPost(database: TestDatabase, overrides: Partial<Post> = {}): Post {
  const id = overrides.id ?? randomUUID();
  const suffix = id.slice(0, 8);
  const post: Post = {
    slug: `test-post-${suffix}`,
    title: `Test post ${suffix}`,
    excerpt: "What happens to a puri between the oil and the plate.",
    content: "## The oil\n\nIt has to be *hot*.",
    category: "food",
    tags: ["puri", "oil"],
    featuredImage: "/illustrations/blog/choosing-puris.svg",
    status: "published",
    isFeatured: false,
    authorName: "Ketaki Joshi",
    authorEmail: "ketaki@chatpata.example",
    publishedAt: Date.now(),
    ...overrides,
    id,
  };
  database.change(
    `insert into posts (id, slug, title, excerpt, content, category, tags, featured_image, status, is_featured,
      read_time_minutes, seo_keywords, author_name, author_email, published_at, created_at, updated_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 3, '[]', ?, ?, ?, ?, ?)`,
    post.id,
    post.slug,
    post.title,
    post.excerpt,
    post.content,
    post.category,
    JSON.stringify(post.tags),
    post.featuredImage,
    post.status,
    post.isFeatured ? 1 : 0,
    post.authorName,
    post.authorEmail,
    post.status === "draft" ? null : post.publishedAt,
    post.publishedAt,
    post.publishedAt,
  );
  return post;
}
