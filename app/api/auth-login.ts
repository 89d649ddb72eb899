import { z } from "zod";
import { logIn } from "#app/domain/accounts/log-in.server.ts";
import { loginInput, userOutput } from "#app/domain/accounts/schema.ts";
import { openSession } from "#app/domain/accounts/sessions.server.ts";
import { presentUser } from "#app/domain/accounts/user.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";
import { forgiveTries, tooOften } from "#app/http/rate-limits.server.ts";

const address = apiAddress("/api/auth/login", {
  POST: call({
    who: "all",
    summary: "Log in: e-mail and password for a token",
    body: loginInput,
    refusals: [401, 429],
    answer: z.object({ token: z.string(), user: userOutput }),
    async run({ body, request }) {
      const user = (await tooOften("log in", body.email, request)) ?? (await logIn(body));
      if (!user.ok) return user;
      await forgiveTries("log in", body.email);
      const token = openSession(user.value.id, request.headers.get("user-agent") ?? "");
      return ok({ message: "Welcome back!", token, user: presentUser(user.value) });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
