import { z } from "zod";
import { logIn } from "#app/domain/accounts/log-in.server.ts";
import { loginInput, userOutput } from "#app/domain/accounts/schema.ts";
import { openSession } from "#app/domain/accounts/sessions.server.ts";
import { presentUser } from "#app/domain/accounts/user.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { checkRateLimit, resetRateLimit } from "#app/http/rate-limits.server.ts";
import { clientOf } from "#app/http/session/client.server.ts";

const handlers = defineEndpoint("/api/auth/login", {
  POST: endpoint({
    audience: "all",
    summary: "Log in: e-mail and password for a token",
    body: loginInput,
    refusals: [401, 429],
    response: z.object({ token: z.string(), user: userOutput }),
    async run({ body, request }) {
      const client = clientOf(request);
      const user =
        (await checkRateLimit("log in", body.email, request)) ?? (await logIn(body, client.ip));
      if (!user.ok) return user;
      resetRateLimit("log in", body.email, request);
      const token = openSession(user.value, client);
      return ok({ message: "Welcome back!", token, user: presentUser(user.value) });
    },
  }),
});

export const loader = handlers.loader;
export const action = handlers.action;
