import { z } from "zod";
import { presentProduct } from "#app/domain/menu/dish.ts";
import { listProducts } from "#app/domain/menu/list-products.server.ts";
import { menuQuery, productListOutput } from "#app/domain/menu/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/products/admin", {
  GET: call({
    who: "admin",
    summary: "All products, those that are not for sale, too",
    query: menuQuery,
    answer: z.object({ data: productListOutput }),
    run({ query }) {
      const { items, pagination } = listProducts(query);
      return ok({ data: { items: items.map(presentProduct), pagination } });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
