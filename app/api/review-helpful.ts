import { z } from "zod";
import { ok } from "#app/domain/result.ts";
import { voteOutput } from "#app/domain/reviews/schema.ts";
import { voteHelpful } from "#app/domain/reviews/vote.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/reviews/{id}/helpful", {
  POST: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Mark a review as helpful, or no longer",
    response: z.object({ data: voteOutput }),
    run({ actor, params }) {
      const voted = voteHelpful(actor, params.id ?? "");
      if (!voted.ok) return voted;
      const { helpfulCount, isLikedByUser } = voted.value;
      const message = isLikedByUser ? "Marked as helpful" : "No longer marked as helpful";
      return ok({ message, data: { helpfulCount, isLikedByUser } });
    },
  }),
});

export { action, loader };
