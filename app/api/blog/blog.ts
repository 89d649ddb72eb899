import { z } from "zod";
import { presentPost } from "#app/domain/blog/post.ts";
import { postInput } from "#app/domain/blog/post-input.ts";
import { findPost, noSuchPost } from "#app/domain/blog/queries.server.ts";
import { postOutput } from "#app/domain/blog/schema.ts";
import { changePost, deletePost } from "#app/domain/blog/write-post.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";

const response = z.object({ data: postOutput });

const { loader, action } = defineEndpoint("/api/blogs/{id}", {
  GET: endpoint({
    audience: "write the blog",
    summary: "One post of any status by its id, to edit it",
    response,
    run({ actor, params }) {
      const post = findPost(params.id ?? "", actor);
      return post ? ok({ data: presentPost(post) }) : noSuchPost;
    },
  }),

  PUT: endpoint({
    audience: "write the blog",
    summary: "Change a post; with the updatedAt it was read with, only when nobody else changed it",
    refusals: [409],
    body: postInput,
    maxBytes: MAX_LONG_BODY_BYTES,
    response,
    run({ actor, body, params }) {
      const post = changePost(actor, params.id ?? "", body);
      if (!post.ok) return post;
      return ok({ message: "Blog updated successfully", data: presentPost(post.value) });
    },
  }),

  DELETE: endpoint({
    audience: "write the blog",
    summary: "Delete a post with its likes and saves",
    response,
    run({ actor, params }) {
      const post = deletePost(actor, params.id ?? "");
      if (!post.ok) return post;
      return ok({ message: "Blog deleted successfully", data: presentPost(post.value) });
    },
  }),
});

export { action, loader };
