import { z } from "zod";
import { presentUser } from "#app/domain/accounts/present-user.ts";
import { registerInput, userOutput } from "#app/domain/accounts/schema.ts";
import { openSession } from "#app/domain/accounts/sessions.server.ts";
import { ok } from "#app/domain/result.ts";
import { registerAccount } from "#app/domain/sign-in/register.server.ts";
import { hasWeakPassword } from "#app/domain/sign-in/weak-password.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { m } from "#messages";

const { loader, action } = defineEndpoint("/api/auth/register", {
  POST: endpoint({
    audience: "all",
    rateLimit: "register",
    summary: "Create an account and log in",
    refusals: [409],
    body: registerInput,
    response: z.object({
      token: z.string(),
      user: userOutput,
      advice: z.string().optional().describe("A sentence to show if the password is easy to guess"),
    }),
    status: 201,
    async run({ body, request }) {
      const user = await registerAccount(body);
      if (!user.ok) return user;
      const token = openSession(user.value, clientOf(request));
      return ok({
        message: "Account created successfully!",
        token,
        user: presentUser(user.value),
        ...(hasWeakPassword(user.value) && { advice: m.account_passwordTooEasy() }),
      });
    },
  }),
});

export { action, loader };
