import { formatDate } from "../clock.ts";
import { blogCategoryName } from "./categories.ts";
import type { Post } from "./post.ts";

/** What the admin's table shows of a post. */
export type PostRow = Pick<
  Post,
  "id" | "slug" | "title" | "status" | "isFeatured" | "views" | "likes" | "authorName"
> & { categoryName: string; writtenOn: string; changedOn: string };

/** Takes a post, returns its row: days in words. Source: spec 2 §2 /admin/blogs. */
export function postRow(post: Post): PostRow {
  const { id, slug, title, status, isFeatured, views, likes, authorName } = post;
  return {
    id,
    slug,
    title,
    status,
    isFeatured,
    views,
    likes,
    authorName,
    categoryName: blogCategoryName(post.category),
    writtenOn: formatDate(post.createdAt),
    changedOn: formatDate(post.updatedAt),
  };
}
