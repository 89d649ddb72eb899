import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { deleteCustomer, whyNotDeletable } from "#app/domain/accounts/delete-customer.server.ts";
import { roleLabel } from "#app/domain/staff/roles.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { RemovalForm } from "#app/ui/form/removal-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { m } from "#messages";
import { managedMember } from "./staff-member.server.ts";

const TITLE = () => m.staff_deleteStaffAccount();
const FAILED = () => m.staff_failedToDeleteTheAccount();

export const meta: MetaFunction = () => pageMeta(TITLE());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user, member } = await managedMember(request, params.userId);
  const { id, name, email, role } = member;
  const whyNot = whyNotDeletable(user, member)?.message ?? null;
  return { path: `/admin/staff/${id}`, name, email, role: roleLabel(role), whyNot };
}

export const action = formAction(
  async ({ request, params, url }) => {
    const { user } = await staffVisitor(request, "manage staff", { returnTo: url.pathname });
    const deleted = deleteCustomer(user, params.userId ?? "");
    return redirectWithToast(
      "/admin/staff",
      deleted.ok
        ? { type: "success", message: m.shared_deleted({ name: deleted.value.name }) }
        : { type: "error", message: FAILED(), description: deleted.message },
    );
  },
  { failure: FAILED },
);

export default function StaffRemoval() {
  const { path, name, email, role, whyNot } = useLoaderData<typeof loader>();
  return (
    <Page title={TITLE()} variant="narrow">
      {whyNot ? (
        <Notice
          tone="info"
          title={whyNot}
          action={
            <ButtonLink to={path} variant="secondary">
              {m.admin_back()}
            </ButtonLink>
          }
        />
      ) : (
        <RemovalForm
          label={m.shared_delete()}
          cancelLabel={m.staff_keepTheAccount()}
          returnTo={path}
        >
          <p className="wrap-anywhere">
            <strong>{name}</strong>, {role}
            <span className="subtext">{email}</span>
          </p>
          <p>{m.staff_theAccountIsGoneThen({ name })}</p>
        </RemovalForm>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={FAILED()} />;
}
