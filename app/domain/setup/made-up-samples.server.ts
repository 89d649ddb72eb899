import { write } from "#db/client.server.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { deletePost } from "../blog/write-post.server.ts";
import { inventedRows } from "../content/queries.server.ts";
import { removeInvented } from "../content/save-content.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { samplePosts } from "./setup-states.server.ts";

export function hasMadeUpSamples(): boolean {
  return inventedRows().length > 0 || samplePosts().length > 0;
}

/**
 * Removes invented content of the sample shop: its people, quotes, figures, story and posts.
 * Content that the owner edited or confirmed stays. Problems: `forbidden`.
 */
export function removeMadeUpSamples(actor: User): Result<unknown> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    for (const { id } of inventedRows()) removeInvented(actor, id);
    for (const id of samplePosts()) deletePost(actor, id);
    return ok(null);
  });
}
