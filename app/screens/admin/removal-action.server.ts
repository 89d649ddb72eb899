import type { Params } from "@remix-run/react";
import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import type { Problem, Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, refusalToast, type Toast } from "#app/http/toast.server.ts";

type RemovalAction<Removed> = {
  needs: Action;
  remove(actor: User, params: Params): Result<Removed>;
  /** The list that contained the removed record. */
  listOf(request: Request): string;
  success(removed: Removed): string;
  /** Unless the message already contains it. */
  nameOf?(removed: Removed): string;
  failure(): string;
  /** By default, the failure with its reason. */
  refusal?(problem: Problem): Toast;
};

/** For pages that ask before removing a record. */
export function removalAction<Removed>({
  needs,
  remove,
  listOf,
  success,
  nameOf,
  failure,
  refusal = (refused) => refusalToast(refused, failure()),
}: RemovalAction<Removed>) {
  return formAction(
    "staff work",
    async ({ request, params, url }) => {
      const { user } = await staffVisitor(request, needs, { returnTo: url.pathname + url.search });
      const removed = remove(user, params);
      return redirectWithToast(
        listOf(request),
        removed.ok
          ? {
              type: "success",
              message: success(removed.value),
              description: nameOf?.(removed.value),
            }
          : refusal(removed),
      );
    },
    { failure },
  );
}
