import { formatDate } from "../clock.ts";
import { blogCategoryLabel } from "./categories.ts";
import type { Post } from "./post.ts";

export type PostRow = Pick<
  Post,
  "id" | "slug" | "title" | "status" | "isFeatured" | "views" | "likes" | "authorName"
> & { categoryName: string; writtenOn: string; changedOn: string };

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
    categoryName: blogCategoryLabel(post.category),
    writtenOn: formatDate(post.createdAt),
    changedOn: formatDate(post.updatedAt),
  };
}
