import { z } from "zod";
import { blogCategories } from "#app/domain/blog/categories.ts";
import { blogCategoryOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/blogs/categories", {
  GET: endpoint({
    audience: "all",
    summary: "The categories of the blog",
    response: z.object({ data: z.array(blogCategoryOutput) }),
    run: () => ok({ data: [...blogCategories] }),
  }),
});

export { action, loader };
