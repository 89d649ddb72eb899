import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { PRODUCT_FORM_BYTES, storeProductImage } from "./product-form.server.ts";
import { productUpload } from "./product-upload.server.ts";

/** Whoever opens this by hand is sent to the list, which admits admins only. */
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

/** Keeps a picture before its form is saved: the form's script asks for it, to say how far it is. */
export const action = productUpload(keep);
