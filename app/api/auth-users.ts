import { customersOutput, customersQuery } from "#app/domain/accounts/customers-view.ts";
import { listCustomers } from "#app/domain/accounts/list-customers.server.ts";
import { presentUser } from "#app/domain/accounts/user.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/auth/users", {
  GET: call({
    who: "admin",
    summary: "Everybody with an account; sort by a column, or by -column the other way round",
    query: customersQuery,
    answer: customersOutput,
    run({ query }) {
      const { items, pagination } = listCustomers(query);
      return ok({ data: items.map(presentUser), pagination });
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
