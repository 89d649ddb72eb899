import { z } from "zod";
import { blogStats } from "#app/domain/blog/post-counts.server.ts";
import { blogStatsOutput } from "#app/domain/blog/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/blogs/stats/overview", {
  GET: call({
    who: "admin",
    summary: "Figures of the blog",
    answer: z.object({ data: blogStatsOutput }),
    run: () => ok({ data: blogStats() }),
  }),
});

export const loader = address.loader;
export const action = address.action;
