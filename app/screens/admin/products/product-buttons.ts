import { redirect } from "@remix-run/node";
import { formatDateTime } from "#app/domain/clock.ts";
import {
  markAvailable,
  markSoldOut,
  saveProductRow,
} from "#app/domain/menu/change-product.server.ts";
import { UNCOUNTED_STOCK } from "#app/domain/menu/limits.ts";
import { placeDish } from "#app/domain/menu/place-dish.server.ts";
import { productRowForm } from "#app/domain/menu/product-schema.ts";
import { placeSection } from "#app/domain/menu-sections/place-section.server.ts";
import { removeSection } from "#app/domain/menu-sections/remove-section.server.ts";
import { sectionRemovalForm } from "#app/domain/menu-sections/section-schema.ts";
import { formatRupees } from "#app/domain/money.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { availableAgainAction } from "../available-again-action.server.ts";
import { buttonAction, reasonOnly } from "../button-action.server.ts";
import { placeAction } from "../place-action.server.ts";

export const loader = () => redirect("/admin/products");

export const action = buttons({
  position: placeAction((actor, { productId = "" }, to) => placeDish(actor, productId, to)),
  stock: buttonAction({
    needs: "mark dishes sold out",
    page: () => "/admin/products",
    schema: productRowForm,
    run: (actor, { params, input }) => saveProductRow(actor, params.productId ?? "", input),
    success: ({ name, stock, kind, pricePaise }) => ({
      type: "success",
      message: m.products_productUpdatedSuccessfully(),
      description: `${
        kind === "combo" || stock === UNCOUNTED_STOCK ? name : m.products_inStock({ name, stock })
      } · ${formatRupees(pricePaise)}`,
    }),
    refusal: reasonOnly,
    failure: () => m.products_failedToSaveProduct(),
  }),
  "sold-out": buttonAction({
    needs: "mark dishes sold out",
    page: () => "/admin/products",
    run: (actor, { params }) => markSoldOut(actor, params.productId ?? ""),
    success: ({ name, soldOutUntil }) =>
      soldOutUntil
        ? m.products_dishIsSoldOutUntil({ name, until: formatDateTime(soldOutUntil) })
        : m.products_dishIsSoldOut({ name }),
    refusal: reasonOnly,
    failure: () => m.products_failedToSaveProduct(),
  }),
  "sold-out/removal": availableAgainAction({
    page: "/admin/products",
    mark: (actor, { productId = "" }) => markAvailable(actor, productId),
    failure: () => m.products_failedToSaveProduct(),
  }),
  "sections/:category/position": placeAction((actor, { category = "" }, to) =>
    placeSection(actor, category, to),
  ),
  "sections/:category/removal": buttonAction({
    needs: "change the menu",
    // Once the section is gone, its page redirects to the list.
    page: ({ category }) => `/admin/products/sections/${category}`,
    schema: sectionRemovalForm,
    run: (actor, { params, input }) =>
      removeSection(actor, params.category ?? "", input.into ?? null),
    success: ({ label }) => m.shared_deleted({ name: label }),
    refusal: reasonOnly,
    failure: () => m.products_failedToRemoveSection(),
  }),
});
