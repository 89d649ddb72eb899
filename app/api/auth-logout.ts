import { closeSession } from "#app/domain/accounts/sessions.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const handlers = defineEndpoint("/api/auth/logout", {
  POST: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Log out: the token stops working",
    run({ token }) {
      if (token) closeSession(token);
      return ok({ message: "Logged out successfully" });
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
