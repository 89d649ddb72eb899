import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inviteAgain } from "#app/domain/staff/invite-staff.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { InvitationCard } from "#app/ui/staff/invitation-card.tsx";
import { m } from "#messages";
import { invitationLink } from "./invitation-link.server.ts";
import { managedMember } from "./staff-member.server.ts";

const TITLE = () => m.staff_invitation();
const FAILED = () => m.staff_invitationNotMade();

export const meta: MetaFunction = () => pageMeta(TITLE());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id, name, email } = (await managedMember(request, params.userId)).member;
  return { path: `/admin/staff/${id}`, name, email };
}

export const action = formAction(
  "staff work",
  async ({ request, params, url }) => {
    const { user } = await staffVisitor(request, "manage staff", { returnTo: url.pathname });
    const invited = inviteAgain(user, params.userId ?? "");
    if (!invited.ok) {
      const toast = { type: "error", message: FAILED(), description: invited.message } as const;
      return redirectWithToast("/admin/staff", toast);
    }
    return data({ invitation: invitationLink(request, invited.value) });
  },
  { failure: FAILED },
);

export default function StaffInvitation() {
  const { path, name, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title={TITLE()}
      variant="narrow"
      trail={[
        { label: m.shared_staff(), to: "/admin/staff" },
        { label: name, to: path },
      ]}
    >
      {answer && "invitation" in answer ? (
        <InvitationCard {...answer.invitation} />
      ) : (
        <Card>
          <p className="wrap-anywhere">
            <strong>{name}</strong>
            <span className="subtext">{email}</span>
          </p>
          <p>{m.staff_newLinkHint({ name })}</p>
          <Form method="post" className="row">
            <SubmitButton pendingLabel={m.staff_makingTheLink()}>
              {m.staff_makeANewLink()}
            </SubmitButton>
            <QuietLink to={path}>{m.shared_cancel()}</QuietLink>
          </Form>
        </Card>
      )}
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
