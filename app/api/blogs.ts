import { z } from "zod";
import { presentPost } from "#app/domain/blog/post.ts";
import { listPosts } from "#app/domain/blog/queries.server.ts";
import { allBlogsQuery, postListOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/blogs", {
  GET: call({
    who: "all",
    summary: "Posts of the blog: the published ones, and for an admin those of every status",
    query: allBlogsQuery,
    answer: z.object({ data: postListOutput }),
    run({ actor, query }) {
      const { items, pagination } = listPosts({
        ...query,
        q: query.search || query.q,
        status: actor?.role === "admin" ? query.status : "published",
      });
      return ok({ data: { items: items.map(presentPost), pagination } });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
