import { z } from "zod";
import { presentProduct } from "#app/domain/menu/dish.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { productOutput } from "#app/domain/menu/schema.ts";
import { ok, problem } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/products/{id}", {
  GET: call({
    who: "all",
    summary: "One dish",
    answer: z.object({ data: productOutput }),
    run({ actor, params }) {
      const dish = findDish(params.id ?? "", actor);
      return dish ? ok({ data: presentProduct(dish) }) : problem("not_found", "Product not found");
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
