import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rolesToGive } from "#app/domain/access/may-manage.ts";
import { inviteStaff } from "#app/domain/staff/invite-staff.server.ts";
import { invitationForm } from "#app/domain/staff/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { discardUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { InvitationCard } from "#app/ui/staff/invitation-card.tsx";
import { StaffForm, type StaffFormValues } from "#app/ui/staff/staff-form.tsx";
import { m } from "#messages";
import { invitationLink } from "./invitation-link.server.ts";

const PATH = "/admin/staff/add";
const TITLE = () => m.staff_addStaff();

export const meta: MetaFunction = () => pageMeta(TITLE());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "manage staff");
  const empty: StaffFormValues = { name: "", email: "", role: "", pin: "" };
  return { ...openForm(invitationForm, empty), roles: rolesToGive(user) };
}

export const action = formAction(
  "staff work",
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "manage staff", { returnTo: PATH });
    const { reply, sent, saved } = await saveForm(form, invitationForm, (typed) =>
      inviteStaff(user, typed),
    );
    if (reply) return reply;
    if (!saved) {
      const message = m.staff_mayEnterThePin({ name: sent.name });
      return redirectWithToast("/admin/staff", message);
    }
    // Not a redirect: the link is not stored, so no other page could show it.
    await discardUnsentForm(request, PATH);
    return data({ invitation: invitationLink(request, saved) });
  },
  { fields: invitationForm, failure: () => m.staff_failedToSave() },
);

export default function AddStaff() {
  const form = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  return (
    <Page
      title={TITLE()}
      variant="narrow"
      trail={[{ label: m.shared_staff(), to: "/admin/staff" }]}
    >
      {answer && "invitation" in answer ? (
        <InvitationCard {...answer.invitation} />
      ) : (
        <StaffForm once action={PATH} submitLabel={m.staff_invite()} {...form} />
      )}
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.staff_failedToSave);
