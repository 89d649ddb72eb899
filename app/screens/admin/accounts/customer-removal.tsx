import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUser } from "#app/domain/accounts/queries.server.ts";
import { customersList } from "#app/domain/customers/customer-list-url.ts";
import { customerRow } from "#app/domain/customers/customer-row.ts";
import { deleteCustomer, whyNotDeletable } from "#app/domain/customers/remove-account.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.customers_failedToDeleteCustomer();

export const meta: MetaFunction = () => pageMeta(m.customers_deleteCustomer());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "manage customers");
  const customer = orNotFound(findUser(params.userId ?? ""));
  return {
    customer: customerRow(customer),
    whyNot: whyNotDeletable(user, customer)?.message ?? null,
    returnTo: returnPath(request, customersList.url()),
  };
}

export const action = removalAction({
  needs: "manage customers",
  remove: (actor, params) => deleteCustomer(actor, params.userId ?? ""),
  listOf: (request) => returnPath(request, customersList.url()),
  success: () => m.customers_customerDeletedSuccessfully(),
  nameOf: ({ name }) => name,
  failure: FAILED,
});

export default function CustomerRemoval() {
  const { customer, whyNot, returnTo } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.customers_deleteCustomer()}
      whyNot={whyNot}
      cancelLabel={m.customers_keepTheCustomer()}
      returnTo={returnTo}
    >
      <p className="wrap-anywhere">
        <strong>{customer.name}</strong>
        <span className="subtext">{customer.email}</span>
      </p>
      <p>{m.customers_deleteQuestion()}</p>
      <p className="muted">{m.customers_deleteEffect()}</p>
    </RemovalPage>
  );
}
