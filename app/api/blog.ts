import { z } from "zod";
import { POST_NOT_FOUND } from "#app/domain/blog/messages.ts";
import { presentPost } from "#app/domain/blog/post.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { postOutput } from "#app/domain/blog/schema.ts";
import { ok, problem } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/blogs/{id}", {
  GET: call({
    who: "admin",
    summary: "One post of any status by its id, to edit it",
    answer: z.object({ data: postOutput }),
    run({ actor, params }) {
      const post = findPost(params.id ?? "", actor);
      return post ? ok({ data: presentPost(post) }) : problem("not_found", POST_NOT_FOUND);
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
