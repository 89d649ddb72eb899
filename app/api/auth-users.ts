import { presentUser } from "#app/domain/accounts/present-user.ts";
import { listCustomers } from "#app/domain/customers/list-customers.server.ts";
import { customersOutput, customersQuery } from "#app/domain/customers/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/auth/users", {
  GET: endpoint({
    audience: "manage customers",
    summary: "Everyone with an account; sort by a column, or by -column in descending order",
    query: customersQuery,
    response: customersOutput,
    run({ query }) {
      const { items, pagination } = listCustomers(query);
      return ok({ data: items.map(presentUser), pagination });
    },
  }),
});

export { action, loader };
