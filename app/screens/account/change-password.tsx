import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isStaff } from "#app/domain/access/permissions.ts";
import { type ChangePasswordForm, changePasswordForm } from "#app/domain/accounts/schema.ts";
import { changePassword } from "#app/domain/sign-in/change-password.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { revealPasswordReply } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { resetRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { passwordToast, redirectWithToast } from "#app/http/toast.server.ts";
import { NewPasswordFields } from "#app/ui/account/new-password-fields.tsx";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.account_changePassword(), m.account_newPasswordIntro());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  return { constraint: formConstraint(changePasswordForm), isStaff: isStaff(user) };
}

export const action = formAction(
  "prove a password",
  async ({ request, form }) => {
    const { user, sessionToken } = await signedInVisitor(request);
    if (form.has("reveal")) return revealPasswordReply(form, changePasswordForm);
    const { reply, saved: changed } = await saveForm(form, changePasswordForm, (sent) =>
      changePassword(user, sent, sessionToken, clientOf(request).ip),
    );
    if (reply) return reply;
    resetRateLimit("prove a password", user.id, request);
    const { isWeak } = changed;
    return redirectWithToast(
      "/profile",
      passwordToast(m.account_passwordChanged(), isWeak, m.account_loggedOutElsewhere()),
    );
  },
  { failure: () => m.account_passwordNotChanged() },
);

export default function ChangePassword() {
  const { constraint, isStaff } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useOpenForm<ChangePasswordForm>("change-password", { constraint });
  return (
    <Page
      title={m.account_changePassword()}
      intro={m.account_passwordChangeEndsSessions()}
      variant="narrow"
    >
      <Card>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary form={form} />
          <PasswordField
            meta={fields.currentPassword}
            label={m.account_currentPassword()}
            autoComplete="current-password"
            reveal={actionData?.reveal}
            withToggle={false}
          />
          <NewPasswordFields fields={fields} reveal={actionData?.reveal} isStaff={isStaff} />
          <div className="row">
            <SubmitButton pendingLabel={m.shared_saving()}>
              {m.account_changePassword()}
            </SubmitButton>
            <QuietLink to="/profile">{m.shared_cancel()}</QuietLink>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
