import { z } from "zod";
import { presentProduct } from "#app/domain/menu/dish.ts";
import { listMenu } from "#app/domain/menu/queries.server.ts";
import { menuQuery, productListOutput } from "#app/domain/menu/schema.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/products", {
  GET: call({
    who: "all",
    summary: "The menu: dishes for sale, sold-out ones flagged",
    query: menuQuery,
    answer: z.object({ data: productListOutput }),
    run({ query }) {
      const { items, pagination } = listMenu(query);
      return ok({ data: { items: items.map(presentProduct), pagination } });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
