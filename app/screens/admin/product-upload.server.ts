import type { ActionFunctionArgs } from "@remix-run/node";
import { readFormStart } from "#app/http/form/form-start.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

const WORDS_BYTES = 1_000_000;

/** Of what others send only the words are read; they wait until their writer has logged in again. */
export function productUpload<Answer>(action: (args: ActionFunctionArgs) => Promise<Answer>) {
  return async (args: ActionFunctionArgs): Promise<Answer> => {
    const { request } = args;
    if (!(await visitorOf(request)).user) {
      const keep = await readFormStart(request, WORDS_BYTES);
      await signedInVisitor(request, { keep, message: "Please login to save the product" });
    }
    return action(args);
  };
}
