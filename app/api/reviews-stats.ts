import { z } from "zod";
import { ok } from "#app/domain/result.ts";
import { reviewStats } from "#app/domain/reviews/queries.server.ts";
import { reviewStatsOutput } from "#app/domain/reviews/schema.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/reviews/stats", {
  GET: endpoint({
    audience: "all",
    summary: "The average rating, and how many reviews there are for each star",
    response: z.object({ data: reviewStatsOutput }),
    run() {
      const { averageRating, ...counts } = reviewStats();
      return ok({ data: { averageRating: averageRating ?? 0, ...counts } });
    },
  }),
});

export { action, loader };
