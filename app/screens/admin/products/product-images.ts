import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";
import { storeFormImage } from "../image-field.server.ts";

export const loader = () => redirect("/admin/products");

/** Stores an image before its form is saved, so that the form can show the progress. */
export const action = formAction(
  "staff work",
  async (context) => {
    const { user } = await staffVisitor(context.request, "change the menu");
    const stored = await storeFormImage(context, user, "image");
    return stored.ok
      ? Response.json({ address: stored.value })
      : Response.json({ message: stored.message }, { status: problemStatus(stored.code) });
  },
  { hasImages: true, failure: () => m.products_imageNotUploaded() },
);
