import { z } from "zod";
import { profileInput, userOutput } from "#app/domain/accounts/schema.ts";
import { updateProfile } from "#app/domain/accounts/update-profile.server.ts";
import { presentUser } from "#app/domain/accounts/user.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/auth/profile", {
  PUT: call({
    who: "user",
    summary: "Change one's own name, phone and address",
    body: profileInput,
    answer: z.object({ user: userOutput }),
    run({ actor, body }) {
      const user = presentUser(updateProfile(actor, body));
      return ok({ message: "Profile updated successfully!", user });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
