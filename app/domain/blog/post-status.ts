/** Draft is private, published is public. Source: spec 2 §4. */
export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

const labels: Record<PostStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

/** Takes a status, returns its name for people. Source: spec 2 §4 Blog statuses. */
export function postStatusLabel(status: PostStatus): string {
  return labels[status];
}
