import { z } from "zod";
import { hasLiked } from "#app/domain/blog/like-post.server.ts";
import { findPost, noSuchPost } from "#app/domain/blog/queries.server.ts";
import { likeStatusOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/blogs/{id}/like-status", {
  GET: endpoint({
    audience: "all",
    summary: "Whether the caller likes the post; a guest likes none",
    response: z.object({ data: likeStatusOutput }),
    run({ actor, params }) {
      const post = findPost(params.id ?? "", actor);
      if (!post) return noSuchPost;
      return ok({ data: { hasLiked: hasLiked(actor, post.id) } });
    },
  }),
});

export { action, loader };
