import { deleteCustomer } from "#app/domain/customers/remove-account.server.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/auth/users/{id}", {
  DELETE: endpoint({
    audience: "manage customers",
    summary: "Delete a customer's account and personal data; orders, reviews and bookings stay",
    refusals: [409],
    run({ actor, params }) {
      const deleted = deleteCustomer(actor, params.id ?? "");
      return deleted.ok ? ok({ message: "Customer deleted successfully" }) : deleted;
    },
  }),
});

export { action, loader };
