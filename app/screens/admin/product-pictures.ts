import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form-action.server.ts";
import { adminVisitor } from "#app/http/guards.server.ts";
import { keepPictureOf, PRODUCT_FORM_BYTES } from "#app/http/product-form.server.ts";
import { productUpload } from "#app/http/product-upload.server.ts";

/** Whoever opens this by hand is sent to the list, which admits admins only. */
export const loader = () => redirect("/admin/products");

const keep = formAction(
  async ({ request, form }) => {
    await adminVisitor(request);
    const kept = await keepPictureOf(form);
    return kept.ok
      ? Response.json({ address: kept.value })
      : Response.json({ message: kept.message }, { status: 400 });
  },
  { maxBytes: PRODUCT_FORM_BYTES },
);

/** Keeps a picture before its form is saved: the form's script asks for it, to say how far it is. */
export const action = productUpload(keep);
