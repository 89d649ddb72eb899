import { z } from "zod";
import { listProducts } from "#app/domain/menu/list-dishes.server.ts";
import { presentProducts } from "#app/domain/menu/present-products.server.ts";
import { menuQuery, productListOutput } from "#app/domain/menu/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/products/admin", {
  GET: endpoint({
    audience: "change the menu",
    summary: "All products, including those that are not for sale",
    query: menuQuery,
    response: z.object({ data: productListOutput }),
    run({ query }) {
      const { items, pagination } = listProducts(query);
      return ok({ data: { items: presentProducts(items), pagination } });
    },
  }),
});

export { action, loader };
