import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { signOut } from "#app/http/session/sign-out.server.ts";

const { loader, action } = defineEndpoint("/api/auth/logout", {
  POST: endpoint({
    audience: "user",
    rateLimit: "use the shop",
    summary: "Log out: the token stops working",
    async run({ token, request }) {
      await signOut(request, token);
      return ok({ message: "Logged out successfully" });
    },
  }),
});

export { action, loader };
