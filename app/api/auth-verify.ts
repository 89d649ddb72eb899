import { z } from "zod";
import { presentUser } from "#app/domain/accounts/present-user.ts";
import { userOutput } from "#app/domain/accounts/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/auth/verify", {
  GET: endpoint({
    audience: "user",
    summary: "The user of a token",
    response: z.object({ user: userOutput }),
    run: ({ actor }) => ok({ user: presentUser(actor) }),
  }),
});

export { action, loader };
