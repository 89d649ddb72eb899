import { z } from "zod";
import { createProduct } from "#app/domain/menu/create-product.server.ts";
import { MAX_PRODUCT_BYTES } from "#app/domain/menu/limits.ts";
import { listMenu } from "#app/domain/menu/list-dishes.server.ts";
import { presentProduct, presentProducts } from "#app/domain/menu/present-products.server.ts";
import { productInput } from "#app/domain/menu/product-schema.ts";
import { menuQuery, productListOutput, productOutput } from "#app/domain/menu/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/products", {
  GET: endpoint({
    audience: "all",
    summary: "The menu: dishes for sale, sold-out ones flagged",
    query: menuQuery,
    response: z.object({ data: productListOutput }),
    run({ query }) {
      const { items, pagination } = listMenu(query);
      return ok({ data: { items: presentProducts(items), pagination } });
    },
  }),

  POST: endpoint({
    audience: "change the menu",
    summary: "Add a product, with a picture by address or as a data-image value",
    body: productInput,
    maxBytes: MAX_PRODUCT_BYTES,
    response: z.object({ data: productOutput }),
    status: 201,
    async run({ actor, body }) {
      const created = await createProduct(actor, body);
      if (!created.ok) return created;
      return ok({ message: "Product created successfully", data: presentProduct(created.value) });
    },
  }),
});

export { action, loader };
