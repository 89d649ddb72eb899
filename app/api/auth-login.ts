import { z } from "zod";
import { presentUser } from "#app/domain/accounts/present-user.ts";
import { loginCallInput, userOutput } from "#app/domain/accounts/schema.ts";
import { openSession } from "#app/domain/accounts/sessions.server.ts";
import { ok } from "#app/domain/result.ts";
import { logIn } from "#app/domain/sign-in/log-in.server.ts";
import { deviceOfToken } from "#app/domain/staff/devices.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { resetRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { readDeviceToken } from "#app/http/session/cookies.server.ts";
import { enterCode } from "#app/http/session/second-step.server.ts";

const { loader, action } = defineEndpoint("/api/auth/login", {
  POST: endpoint({
    audience: "all",
    rateLimit: "log in",
    summary: "Log in: e-mail and password (and the code of a second factor) for a token",
    body: loginCallInput,
    refusals: [401],
    response: z.object({ token: z.string(), user: userOutput }),
    async run({ body, request }) {
      const client = clientOf(request);
      const known = await logIn(body, client.ip);
      if (!known.ok) return known;
      resetRateLimit("log in", body.email, request);
      const user = await enterCode(known.value, body.code, request);
      if (!user.ok) return user;
      const device = deviceOfToken(await readDeviceToken(request));
      const token = openSession(user.value, client, device && { id: device.id, isByPin: false });
      return ok({ message: "Welcome back!", token, user: presentUser(user.value) });
    },
  }),
});

export { action, loader };
