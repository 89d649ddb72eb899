import { z } from "zod";
import { ok } from "#app/domain/result.ts";
import { voteOutput } from "#app/domain/reviews/schema.ts";
import { voteHelpful } from "#app/domain/reviews/vote.server.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/reviews/{id}/helpful", {
  POST: call({
    who: "user",
    summary: "Find a review helpful, or no longer",
    answer: z.object({ data: voteOutput }),
    run({ actor, params }) {
      const voted = voteHelpful(actor, params.id ?? "");
      if (!voted.ok) return voted;
      const { helpfulCount, isLikedByUser } = voted.value;
      const message = isLikedByUser ? "Marked as helpful" : "No longer marked as helpful";
      return ok({ message, data: { helpfulCount, isLikedByUser } });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
