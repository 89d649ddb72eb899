import { z } from "zod";
import { blogStats } from "#app/domain/blog/post-counts.server.ts";
import { blogStatsOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/blogs/stats/overview", {
  GET: endpoint({
    audience: "write the blog",
    summary: "Figures of the blog",
    response: z.object({ data: blogStatsOutput }),
    run: () => ok({ data: blogStats() }),
  }),
});

export { action, loader };
