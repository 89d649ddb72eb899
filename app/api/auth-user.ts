import { deleteCustomer } from "#app/domain/accounts/delete-customer.server.ts";
import { ok } from "#app/domain/result.ts";
import { apiAddress } from "#app/http/api-address.server.ts";
import { call } from "#app/http/call.server.ts";

const address = apiAddress("/api/auth/users/{id}", {
  DELETE: call({
    who: "admin",
    summary: "Delete a customer's account and personal data; orders, reviews and bookings stay",
    refusals: [409],
    run({ actor, params }) {
      const deleted = deleteCustomer(actor, params.id ?? "");
      return deleted.ok ? ok({ message: "Customer deleted successfully" }) : deleted;
    },
  }),
});

export const loader = address.loader;
export const action = address.action;
