import { z } from "zod";
import { tokensInput, tokensOutput } from "#app/domain/counter/schema.ts";
import { tokensOfDevice } from "#app/domain/counter/tokens.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const handlers = defineEndpoint("/api/counter/tokens", {
  POST: endpoint({
    audience: "take orders",
    summary: "The order tokens that this device of the shop can give out today while it is offline",
    refusals: [409],
    body: tokensInput,
    response: z.object({ data: tokensOutput }),
    run({ actor, body }) {
      const tokens = tokensOfDevice(actor, body.lastToken);
      return tokens.ok ? ok({ data: tokens.value }) : tokens;
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
