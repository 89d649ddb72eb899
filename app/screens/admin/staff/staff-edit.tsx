import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rolesToGive } from "#app/domain/access/may-manage.ts";
import { whyNotDeletable } from "#app/domain/customers/remove-account.server.ts";
import { changeStaff, whyNotDeactivatable } from "#app/domain/staff/change-staff.server.ts";
import { staffForm } from "#app/domain/staff/schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StaffForm, type StaffFormValues } from "#app/ui/staff/staff-form.tsx";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";
import { managedMember } from "./staff-member.server.ts";

const TITLE = () => m.staff_editStaff();

export const meta: MetaFunction = () => pageMeta(TITLE());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user, member } = await managedMember(request, params.userId);
  const { id, name, email, role, hasPin, isActive } = member;
  const path = `/admin/staff/${id}`;
  const saved: StaffFormValues = { name, email: "", role, pin: "", removePin: "" };
  return {
    form: openForm(staffForm, saved),
    roles: rolesToGive(user),
    whyNotDeactivatable: whyNotDeactivatable(user, member)?.message ?? null,
    whyNotDeletable: whyNotDeletable(user, member)?.message ?? null,
    member: { path, name, email, hasPin, isActive },
  };
}

export const action = recordAction({
  schema: staffForm,
  needs: "manage staff",
  failure: () => m.staff_failedToSave(),
  save: (actor, fields, { params }) => changeStaff(actor, params.userId ?? "", fields),
  pageOf: () => "/admin/staff",
});

export default function EditStaff() {
  const { form, roles, member, ...refusals } = useLoaderData<typeof loader>();
  const { path, name, email, isActive } = member;
  return (
    <Page
      title={TITLE()}
      intro={<span className="wrap-anywhere">{email ? `${name}, ${email}` : name}</span>}
      variant="narrow"
      trail={[{ label: m.shared_staff(), to: "/admin/staff" }]}
    >
      <StaffForm
        action={path}
        submitLabel={m.shared_save()}
        roles={roles}
        hasPin={member.hasPin}
        hasEmail={email !== ""}
        {...form}
      />
      <Card
        title={m.shared_account()}
        actions={
          <Badge tone={isActive ? "good" : "bad"}>
            {isActive ? m.shared_active() : m.admin_inactive()}
          </Badge>
        }
      >
        <div className="row">
          {isActive && email && (
            <SecondaryLink to={`${path}/invitation`} icon="mail">
              {m.staff_sendTheInvitationAgain()}
            </SecondaryLink>
          )}
          {isActive && !refusals.whyNotDeactivatable && (
            <PostButton
              action={`${path}/deactivation`}
              label={m.staff_deactivate()}
              variant="secondary"
              icon="close"
            />
          )}
          {!isActive && (
            <PostButton
              action={`${path}/deactivation/removal`}
              label={m.staff_activate()}
              icon="check"
            />
          )}
          {!refusals.whyNotDeletable && (
            <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
              {m.shared_delete()}
            </ButtonLink>
          )}
        </div>
        <p className="muted small">{refusals.whyNotDeletable ?? m.staff_inactiveHint()}</p>
      </Card>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.staff_failedToLoadThisPerson);
