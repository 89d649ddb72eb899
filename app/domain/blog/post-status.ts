import { m } from "#messages";

/** Only published posts are public. */
export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

const labels: Record<PostStatus, () => string> = {
  draft: m.posts_draft,
  published: m.posts_published,
  archived: m.posts_archived,
};

export function postStatusLabel(status: PostStatus): string {
  return labels[status]();
}
