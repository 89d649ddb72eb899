import type { ActionFunctionArgs } from "@remix-run/node";
import { readBody } from "#app/http/body.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

/** Reads and discards what a guest uploads, because browsers only read the response after sending everything. */
export function signedInUpload<Data>(
  action: (args: ActionFunctionArgs) => Promise<Data>,
  loginRedirect: { returnTo: (request: Request) => string; message?: string },
) {
  return async (args: ActionFunctionArgs): Promise<Data> => {
    const { request } = args;
    if (!(await visitorOf(request)).user) {
      await readBody(request, 0);
      await signedInVisitor(request, {
        returnTo: loginRedirect.returnTo(request),
        message: loginRedirect.message,
      });
    }
    return action(args);
  };
}
