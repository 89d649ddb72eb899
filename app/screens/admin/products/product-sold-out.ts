import { redirect } from "@remix-run/node";
import { formatDateTime } from "#app/domain/clock.ts";
import { markSoldOut } from "#app/domain/menu/change-product.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect("/admin/products");

export const action = buttonAction({
  needs: "mark dishes sold out",
  page: () => "/admin/products",
  run: (actor, { params }) => markSoldOut(actor, params.productId ?? ""),
  success: ({ name, soldOutUntil }) =>
    soldOutUntil
      ? m.products_dishIsSoldOutUntil({ name, until: formatDateTime(soldOutUntil) })
      : m.products_dishIsSoldOut({ name }),
  refusal: reasonOnly,
  failure: () => m.products_failedToSaveProduct(),
});
