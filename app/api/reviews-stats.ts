import { z } from "zod";
import { ok } from "#app/domain/result.ts";
import { reviewStats } from "#app/domain/reviews/queries.server.ts";
import { reviewStatsOutput } from "#app/domain/reviews/schema.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/reviews/stats", {
  GET: call({
    who: "all",
    summary: "The average rating, and how many reviews there are for each star",
    answer: z.object({ data: reviewStatsOutput }),
    run() {
      const { averageRating, ...counts } = reviewStats();
      return ok({ data: { averageRating: averageRating ?? 0, ...counts } });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
