import { z } from "zod";
import { countView } from "#app/domain/blog/count-view.server.ts";
import { presentPost } from "#app/domain/blog/post.ts";
import { findPostBySlug, noSuchPost } from "#app/domain/blog/queries.server.ts";
import { postOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/blogs/slug/{slug}", {
  GET: endpoint({
    audience: "all",
    summary: "One post by its slug; reading it counts a view",
    response: z.object({ data: postOutput }),
    run({ actor, params, request }) {
      const post = findPostBySlug(params.slug ?? "", actor);
      if (!post) return noSuchPost;
      // HEAD and conditional requests do not count as views.
      const isReading = request.method === "GET" && !request.headers.has("if-none-match");
      return ok({ data: presentPost(isReading ? countView(post) : post) });
    },
  }),
});

export { action, loader };
