import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { customersList } from "#app/domain/accounts/customer-list-url.ts";
import { customerRow } from "#app/domain/accounts/customer-row.ts";
import { deleteCustomer, whyNotDeletable } from "#app/domain/accounts/delete-customer.server.ts";
import { findUser } from "#app/domain/accounts/queries.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { RemovalForm } from "#app/ui/form/removal-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

const FAILED = "Failed to delete customer";

export const meta: MetaFunction = () => pageMeta("Delete customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "manage customers");
  const customer = findUser(params.userId ?? "");
  if (!customer) throw new Response(NOT_FOUND, { status: 404 });
  return {
    customer: customerRow(customer),
    whyNot: whyNotDeletable(user, customer)?.message ?? null,
    returnTo: returnPath(request, customersList.url()),
  };
}

export const action = formAction(
  async ({ request, params, url }) => {
    const { user } = await staffVisitor(request, "manage customers", {
      returnTo: url.pathname + url.search,
    });
    const deleted = deleteCustomer(user, params.userId ?? "");
    return redirectWithToast(
      returnPath(request, customersList.url()),
      deleted.ok
        ? { type: "success", message: "Customer deleted successfully" }
        : { type: "error", message: FAILED, description: deleted.message },
    );
  },
  { failure: FAILED },
);

export default function CustomerRemoval() {
  const { customer, whyNot, returnTo } = useLoaderData<typeof loader>();
  return (
    <Page title="Delete customer" variant="narrow">
      {whyNot ? (
        <Notice
          tone="info"
          title={whyNot}
          action={
            <ButtonLink to={returnTo} variant="secondary">
              Back to the customers
            </ButtonLink>
          }
        />
      ) : (
        <RemovalForm label="Delete" cancelLabel="Keep the customer" returnTo={returnTo}>
          <p className="wrap-anywhere">
            <strong>{customer.name}</strong>
            <span className="subtext">{customer.email}</span>
          </p>
          <p>Are you sure you want to delete this customer? This action cannot be undone.</p>
          <p className="muted">
            This deletes the account with its personal data, cart and messages. Orders, reviews and
            bookings stay in the books without the name.
          </p>
        </RemovalForm>
      )}
    </Page>
  );
}
