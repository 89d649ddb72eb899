import { z } from "zod";
import { likePost, unlikePost } from "#app/domain/blog/like-post.server.ts";
import { likeOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const response = z.object({ data: likeOutput });

const { loader, action } = defineEndpoint("/api/blogs/{id}/like", {
  POST: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Like a post",
    refusals: [409],
    response,
    run({ actor, params }) {
      const liked = likePost(actor, params.id ?? "");
      return liked.ok ? ok({ message: "Post liked!", data: liked.value }) : liked;
    },
  }),

  DELETE: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Unlike a post",
    response,
    run({ actor, params }) {
      const unliked = unlikePost(actor, params.id ?? "");
      return unliked.ok ? ok({ message: "Post unliked!", data: unliked.value }) : unliked;
    },
  }),
});

export { action, loader };
