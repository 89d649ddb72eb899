import { useForm } from "@conform-to/react";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  type SecondFactorRemovalForm,
  secondFactorRemovalForm,
} from "#app/domain/accounts/schema.ts";
import { secondFactorSince } from "#app/domain/sign-in/second-factor.server.ts";
import { removeSecondFactor } from "#app/domain/sign-in/set-up-second-factor.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { revealPasswordReply } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { resetRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { CodeField } from "#app/ui/account/code-field.tsx";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const TITLE = () => m.account_secondFactorTurnOff();
const OVERVIEW = "/profile/second-factor";

export const meta: MetaFunction = () => pageMeta(TITLE(), m.account_secondFactorOffIntro());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "use the admin area");
  if (!secondFactorSince(user)) throw redirect(OVERVIEW);
  return { constraint: formConstraint(secondFactorRemovalForm) };
}

export const action = formAction(
  "prove a password",
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "use the admin area");
    if (form.has("reveal")) return revealPasswordReply(form, secondFactorRemovalForm);
    if (!secondFactorSince(user)) return redirect(OVERVIEW);
    const { reply } = await saveForm(form, secondFactorRemovalForm, (sent) =>
      removeSecondFactor(user, sent, clientOf(request).ip),
    );
    if (reply) return reply;
    resetRateLimit("prove a password", user.id, request);
    const toast = { type: "success", message: m.account_secondFactorTurnedOff() } as const;
    return redirectWithToast("/profile", toast);
  },
  { failure: () => m.account_secondFactorNotTurnedOff() },
);

export default function SecondFactorRemoval() {
  const { constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<SecondFactorRemovalForm>({
    id: "second-factor-removal",
    constraint,
    lastResult: answer?.result,
  });
  return (
    <Page title={TITLE()} intro={m.account_secondFactorOffWarning()} variant="narrow">
      <Card>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary form={form} />
          <PasswordField
            meta={fields.currentPassword}
            label={m.account_currentPassword()}
            autoComplete="current-password"
            reveal={answer?.reveal}
          />
          <CodeField meta={fields.code} hint={m.account_secondFactorCodeHint()} />
          <div className="row">
            <SubmitButton variant="danger" pendingLabel={m.shared_turningOff()}>
              {m.account_turnItOff()}
            </SubmitButton>
            <QuietLink to="/profile">{m.account_keepItOn()}</QuietLink>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
