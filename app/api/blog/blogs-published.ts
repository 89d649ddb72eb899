import { z } from "zod";
import { presentPost } from "#app/domain/blog/post.ts";
import { listPublishedPosts } from "#app/domain/blog/queries.server.ts";
import { blogQuery, postListOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/blogs/published", {
  GET: endpoint({
    audience: "all",
    summary: "The published posts of the blog, newest first",
    query: blogQuery,
    response: z.object({ data: postListOutput }),
    run({ query }) {
      const { items, pagination } = listPublishedPosts(query);
      return ok({ data: { items: items.map(presentPost), pagination } });
    },
  }),
});

export { action, loader };
