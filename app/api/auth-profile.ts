import { z } from "zod";
import { presentUser } from "#app/domain/accounts/present-user.ts";
import { profileInput, userOutput } from "#app/domain/accounts/schema.ts";
import { updateProfile } from "#app/domain/accounts/update-profile.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/auth/profile", {
  PUT: endpoint({
    audience: "user",
    rateLimit: "change the profile",
    summary: "Change one's own name, phone and address",
    body: profileInput,
    response: z.object({ user: userOutput }),
    run({ actor, body }) {
      const user = presentUser(updateProfile(actor, body));
      return ok({ message: "Profile updated successfully!", user });
    },
  }),
});

export { action, loader };
