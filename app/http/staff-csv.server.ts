import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type Action, may } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { fileReply } from "./file-reply.server.ts";
import { visitorOf } from "./session/visitor.server.ts";

type StaffCsv = {
  needs: Action;
  /** The page that shows the login form or denies access. */
  page: string;
  file(of: { query: URLSearchParams; params: LoaderFunctionArgs["params"]; user: User }): {
    name: string;
    lines: Iterable<string>;
  };
};

/** The loader of a CSV file in the admin area. */
export function staffCsv({ needs, page, file }: StaffCsv) {
  return async ({ request, params, context }: LoaderFunctionArgs) => {
    const { user } = await visitorOf(request);
    if (!user || !may(user, needs)) throw redirect(page);
    const { name, lines } = file({ query: new URL(request.url).searchParams, params, user });
    return fileReply(context, name, "text/csv; charset=utf-8", lines);
  };
}
