import { redirect } from "@remix-run/node";
import { setStock } from "#app/domain/menu/change-product.server.ts";
import { stockForm } from "#app/domain/menu/product-schema.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect("/admin/products");

export const action = buttonAction({
  needs: "mark dishes sold out",
  page: () => "/admin/products",
  schema: stockForm,
  run: (actor, { params, input }) => setStock(actor, params.productId ?? "", input.stock),
  success: ({ name, stock }) => ({
    type: "success",
    message: m.products_productUpdatedSuccessfully(),
    description: m.products_inStock({ name, stock }),
  }),
  refusal: reasonOnly,
  failure: () => m.products_failedToSaveProduct(),
});
