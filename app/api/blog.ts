import { z } from "zod";
import { POST_NOT_FOUND } from "#app/domain/blog/messages.ts";
import { presentPost } from "#app/domain/blog/post.ts";
import { postInput } from "#app/domain/blog/post-input.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { postOutput } from "#app/domain/blog/schema.ts";
import { changePost, deletePost } from "#app/domain/blog/write-post.server.ts";
import { ok, problem } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const answer = z.object({ data: postOutput });

const address = apiAddress("/api/blogs/{id}", {
  GET: call({
    who: "admin",
    summary: "One post of any status by its id, to edit it",
    answer,
    run({ actor, params }) {
      const post = findPost(params.id ?? "", actor);
      return post ? ok({ data: presentPost(post) }) : problem("not_found", POST_NOT_FOUND);
    },
  }),

  PUT: call({
    who: "admin",
    summary: "Change a post; with the updatedAt it was read with, only when nobody else changed it",
    refusals: [409],
    body: postInput,
    answer,
    run({ actor, body, params }) {
      const post = changePost(actor, params.id ?? "", body);
      if (!post.ok) return post;
      return ok({ message: "Blog updated successfully", data: presentPost(post.value) });
    },
  }),

  DELETE: call({
    who: "admin",
    summary: "Delete a post with its likes and saves",
    answer,
    run({ actor, params }) {
      const post = deletePost(actor, params.id ?? "");
      if (!post.ok) return post;
      return ok({ message: "Blog deleted successfully", data: presentPost(post.value) });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
