import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { User } from "#app/domain/accounts/user.ts";
import { kitchenUrl } from "#app/domain/kitchen/station.ts";
import type { Order } from "#app/domain/orders/order.ts";
import type { Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";

/** The action of a button on a ticket. It says nothing when it succeeds: the ticket shows it. */
export function kitchenAction<Schema extends z.ZodType>(
  schema: Schema,
  change: (actor: User, params: FormContext["params"], input: z.output<Schema>) => Result<Order>,
  failure: () => string,
) {
  return formAction(
    async ({ request, params, form }) => {
      const returnTo = returnPath(form, kitchenUrl());
      const { user } = await staffVisitor(request, "prepare orders", { returnTo });
      const submission = parseWithZod(form, { schema });
      if (submission.status !== "success") {
        const description = firstError({ error: submission.error ?? null });
        return replyInPlace(form, returnTo, { type: "error", message: failure(), description });
      }
      const changed = change(user, params, submission.value);
      if (changed.ok || changed.code === "already_in_status") return replyInPlace(form, returnTo);
      const description = changed.message;
      return replyInPlace(form, returnTo, { type: "error", message: failure(), description });
    },
    { failure },
  );
}
