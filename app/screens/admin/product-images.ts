import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { PRODUCT_FORM_BYTES, storeProductImage } from "./product-form.server.ts";
import { productUpload } from "./product-upload.server.ts";

/** A GET request is sent to the list, which is for admins only. */
export const loader = () => redirect("/admin/products");

const keep = formAction(
  async ({ request, form }) => {
    await adminVisitor(request);
    const kept = await storeProductImage(form);
    return kept.ok
      ? Response.json({ address: kept.value })
      : Response.json({ message: kept.message }, { status: 400 });
  },
  { maxBytes: PRODUCT_FORM_BYTES },
);

/** Stores a picture before its form is saved, so that the form can show the progress. */
export const action = productUpload(keep);
