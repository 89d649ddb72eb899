import { z } from "zod";
import { removeProduct } from "#app/domain/menu/change-product.server.ts";
import { MAX_PRODUCT_BYTES } from "#app/domain/menu/limits.ts";
import { presentProduct } from "#app/domain/menu/present-products.server.ts";
import { productInput } from "#app/domain/menu/product-schema.ts";
import { findDish, noSuchProduct } from "#app/domain/menu/queries.server.ts";
import { productOutput } from "#app/domain/menu/schema.ts";
import { updateProduct } from "#app/domain/menu/update-product.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const response = z.object({ data: productOutput });

const { loader, action } = defineEndpoint("/api/products/{id}", {
  GET: endpoint({
    audience: "all",
    summary: "One dish",
    response,
    run({ actor, params }) {
      const dish = findDish(params.id ?? "", actor);
      return dish ? ok({ data: presentProduct(dish) }) : noSuchProduct;
    },
  }),

  PUT: endpoint({
    audience: "change the menu",
    summary: "Change a product; a mark that is left out stays as it is",
    body: productInput,
    maxBytes: MAX_PRODUCT_BYTES,
    response,
    async run({ actor, params, body }) {
      const updated = await updateProduct(actor, params.id ?? "", body, null);
      if (!updated.ok) return updated;
      return ok({ message: "Product updated successfully", data: presentProduct(updated.value) });
    },
  }),

  DELETE: endpoint({
    audience: "change the menu",
    summary: "Take a product off the menu for good",
    response,
    run({ actor, params }) {
      const removed = removeProduct(actor, params.id ?? "");
      if (!removed.ok) return removed;
      return ok({ message: "Product deleted successfully", data: presentProduct(removed.value) });
    },
  }),
});

export { action, loader };
