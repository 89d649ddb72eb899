import { z } from "zod";
import { likePost, unlikePost } from "#app/domain/blog/like-post.server.ts";
import { likeOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const answer = z.object({ data: likeOutput });

const address = apiAddress("/api/blogs/{id}/like", {
  POST: call({
    who: "user",
    summary: "Like a post",
    refusals: [409],
    answer,
    run({ actor, params }) {
      const liked = likePost(actor, params.id ?? "");
      return liked.ok ? ok({ message: "Post liked!", data: liked.value }) : liked;
    },
  }),

  DELETE: call({
    who: "user",
    summary: "Take the like of a post back",
    answer,
    run({ actor, params }) {
      const unliked = unlikePost(actor, params.id ?? "");
      return unliked.ok ? ok({ message: "Post unliked!", data: unliked.value }) : unliked;
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
