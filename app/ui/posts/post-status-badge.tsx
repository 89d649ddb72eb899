import { type PostStatus, postStatusLabel } from "#app/domain/blog/post-status.ts";
import { Badge, type Tone } from "../badge.tsx";

const tones: Record<PostStatus, Tone> = { draft: "warn", published: "good", archived: "neutral" };

export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <Badge tone={tones[status]}>{postStatusLabel(status)}</Badge>;
}
