import type { ActionFunctionArgs } from "@remix-run/node";
import { readFormStart } from "#app/http/form/form-start.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

const MAX_TEXT_BYTES = 1_000_000;

/** From guests, only the form's text is read; it is stored until they have logged in. */
export function productUpload<Data>(action: (args: ActionFunctionArgs) => Promise<Data>) {
  return async (args: ActionFunctionArgs): Promise<Data> => {
    const { request } = args;
    if (!(await visitorOf(request)).user) {
      const unsentForm = await readFormStart(request, MAX_TEXT_BYTES);
      await signedInVisitor(request, { unsentForm, message: "Please login to save the product" });
    }
    return action(args);
  };
}
