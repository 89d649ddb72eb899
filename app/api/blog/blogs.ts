import { z } from "zod";
import { may } from "#app/domain/access/permissions.ts";
import { presentPost } from "#app/domain/blog/post.ts";
import { postInput } from "#app/domain/blog/post-input.ts";
import { listPosts, listPublishedPosts } from "#app/domain/blog/queries.server.ts";
import { allBlogsQuery, postListOutput, postOutput } from "#app/domain/blog/schema.ts";
import { createPost } from "#app/domain/blog/write-post.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";

const { loader, action } = defineEndpoint("/api/blogs", {
  GET: endpoint({
    audience: "all",
    summary: "Posts of the blog: the published ones, and for an admin those of every status",
    query: allBlogsQuery,
    response: z.object({ data: postListOutput }),
    run({ actor, query }) {
      const view = { ...query, q: query.search || query.q };
      const list = may(actor, "write the blog") ? listPosts : listPublishedPosts;
      const { items, pagination } = list(view);
      return ok({ data: { items: items.map(presentPost), pagination } });
    },
  }),

  POST: endpoint({
    audience: "write the blog",
    summary: "Write a post; its address is made from the title",
    body: postInput,
    maxBytes: MAX_LONG_BODY_BYTES,
    response: z.object({ data: postOutput }),
    status: 201,
    run({ actor, body }) {
      const post = createPost(actor, body);
      if (!post.ok) return post;
      return ok({ message: "Blog created successfully", data: presentPost(post.value) });
    },
  }),
});

export { action, loader };
