import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { storeProductImage } from "./product-form.server.ts";

/** A GET request is sent to the list, which is for admins only. */
export const loader = () => redirect("/admin/products");

/** Stores a picture before its form is saved, so that the form can show the progress. */
export const action = formAction(
  async (context) => {
    const { user } = await adminVisitor(context.request);
    const kept = await storeProductImage(context, user);
    return kept.ok
      ? Response.json({ address: kept.value })
      : Response.json({ message: kept.message }, { status: problemStatus(kept.code) });
  },
  { hasImages: true },
);
