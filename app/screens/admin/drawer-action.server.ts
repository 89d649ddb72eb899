import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";

type DrawerAction<Schema extends z.ZodType> = {
  schema: Schema;
  failure: () => string;
  done: () => string;
  save(actor: User, day: string, input: z.output<Schema>): Result<null>;
};

/** For the forms of a day's page that add to its drawer. */
export function drawerAction<Schema extends z.ZodType>({
  schema,
  failure,
  done,
  save,
}: DrawerAction<Schema>) {
  return formAction(
    async ({ request, params, form }) => {
      const page = `/admin/day/${params.date}`;
      const { user } = await staffVisitor(request, "use the drawer", { returnTo: page });
      const submission = parseWithZod(form, { schema });
      const saved =
        submission.status === "success"
          ? save(user, params.date ?? "", submission.value)
          : { ok: false as const, message: firstError({ error: submission.error ?? null }) };
      return replyInPlace(
        form,
        page,
        saved.ok
          ? { type: "success", message: done() }
          : { type: "error", message: failure(), description: saved.message },
      );
    },
    { failure },
  );
}

/** Needs no guard: the page it redirects to has one. */
export const toDay = ({ params }: { params: { date?: string } }) =>
  redirect(`/admin/day/${params.date}`);
