import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { roleLabel } from "#app/domain/access/roles.ts";
import { deleteCustomer, whyNotDeletable } from "#app/domain/customers/remove-account.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";
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

export const action = removalAction({
  needs: "manage staff",
  remove: (actor, params) => deleteCustomer(actor, params.userId ?? ""),
  listOf: () => "/admin/staff",
  success: ({ name }) => m.shared_deleted({ name }),
  failure: FAILED,
});

export default function StaffRemoval() {
  const { path, name, email, role, whyNot } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={TITLE()}
      whyNot={whyNot}
      cancelLabel={m.staff_keepTheAccount()}
      returnTo={path}
    >
      <p className="wrap-anywhere">
        <strong>{name}</strong>, {role}
        <span className="subtext">{email}</span>
      </p>
      <p>{m.staff_deleteEffect({ name })}</p>
    </RemovalPage>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
