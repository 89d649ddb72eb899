import { redirect } from "@remix-run/node";
import { markAvailable } from "#app/domain/menu/change-product.server.ts";
import { m } from "#messages";
import { availableAgainAction } from "../available-again-action.server.ts";

export const loader = () => redirect("/admin/products");

export const action = availableAgainAction({
  page: "/admin/products",
  mark: (actor, { productId = "" }) => markAvailable(actor, productId),
  failure: () => m.products_failedToSaveProduct(),
});
