import { z } from "zod";
import { userOutput } from "#app/domain/accounts/schema.ts";
import { presentUser } from "#app/domain/accounts/user.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/auth/verify", {
  GET: call({
    who: "user",
    summary: "Whose token this is",
    answer: z.object({ user: userOutput }),
    run: ({ actor }) => ok({ user: presentUser(actor) }),
  }),
});

export const loader = address.loader;
export const action = address.action;
