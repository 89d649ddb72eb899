/** Only published posts are public. */
export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

const labels: Record<PostStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

export function postStatusLabel(status: PostStatus): string {
  return labels[status];
}
