import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { PRODUCT_FORM_BYTES, storeProductImage } from "./product-form.server.ts";
import { productUpload } from "./product-upload.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/products");

const upload = formAction(
  async ({ request, form }) => {
    await adminVisitor(request);
    const stored = await storeProductImage(form);
    return stored.ok
      ? Response.json({ address: stored.value })
      : Response.json({ message: stored.message }, { status: 400 });
  },
  { maxBytes: PRODUCT_FORM_BYTES },
);

/** Stores an image before its form is saved, so that the form can show the progress. */
export const action = productUpload(upload);
