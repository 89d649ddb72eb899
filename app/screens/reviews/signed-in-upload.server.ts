import type { ActionFunctionArgs } from "@remix-run/node";
import { readBody } from "#app/http/body.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

/**
 * What a guest sends is dropped while it arrives: it must not fill the memory, and a browser hears the answer only
 * after it has sent everything.
 */
export function signedInUpload<Answer>(
  action: (args: ActionFunctionArgs) => Promise<Answer>,
  guest: { returnTo: (request: Request) => string; message?: string },
) {
  return async (args: ActionFunctionArgs): Promise<Answer> => {
    const { request } = args;
    if (!(await visitorOf(request)).user) {
      await readBody(request, 0);
      await signedInVisitor(request, {
        returnTo: guest.returnTo(request),
        message: guest.message,
      });
    }
    return action(args);
  };
}
