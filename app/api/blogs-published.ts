import { z } from "zod";
import { presentPost } from "#app/domain/blog/post.ts";
import { listPublishedPosts } from "#app/domain/blog/queries.server.ts";
import { blogQuery, postListOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/blogs/published", {
  GET: call({
    who: "all",
    summary: "The published posts of the blog, newest first",
    query: blogQuery,
    answer: z.object({ data: postListOutput }),
    run({ query }) {
      const { items, pagination } = listPublishedPosts(query);
      return ok({ data: { items: items.map(presentPost), pagination } });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
