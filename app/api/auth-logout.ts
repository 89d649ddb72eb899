import { closeSession } from "#app/domain/accounts/sessions.server.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/auth/logout", {
  POST: call({
    who: "user",
    summary: "Log out: the token is dead afterwards",
    run({ token }) {
      if (token) closeSession(token);
      return ok({ message: "Logged out successfully" });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
