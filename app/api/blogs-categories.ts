import { z } from "zod";
import { blogCategories } from "#app/domain/blog/categories.ts";
import { blogCategoryOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/blogs/categories", {
  GET: call({
    who: "all",
    summary: "The categories of the blog",
    answer: z.object({ data: z.array(blogCategoryOutput) }),
    run: () => ok({ data: [...blogCategories] }),
  }),
});

export const loader = address.loader;
export const action = address.action;
