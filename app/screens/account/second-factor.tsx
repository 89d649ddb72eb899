import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type SecondFactorForm, secondFactorForm } from "#app/domain/accounts/schema.ts";
import { formatDate } from "#app/domain/clock.ts";
import { countRecoveryCodes } from "#app/domain/sign-in/recovery-codes.server.ts";
import { secondFactorSince } from "#app/domain/sign-in/second-factor.server.ts";
import { beginSecondFactor } from "#app/domain/sign-in/set-up-second-factor.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { revealPasswordReply } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { resetRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const TITLE = () => m.account_secondFactor();

export const meta: MetaFunction = () => pageMeta(TITLE(), m.account_secondFactorSetupIntro());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "use the admin area");
  const since = secondFactorSince(user);
  return {
    on: since && { since: formatDate(since), codesLeft: countRecoveryCodes(user) },
    constraint: formConstraint(secondFactorForm),
  };
}

export const action = formAction(
  "prove a password",
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "use the admin area");
    if (form.has("reveal")) return revealPasswordReply(form, secondFactorForm);
    const { reply } = await saveForm(form, secondFactorForm, ({ currentPassword }) =>
      beginSecondFactor(user, currentPassword, clientOf(request).ip),
    );
    if (reply) return reply;
    resetRateLimit("prove a password", user.id, request);
    return redirectWithToast("/profile/second-factor/setup");
  },
  { failure: () => m.account_secondFactorNotSetUp() },
);

export default function SecondFactor() {
  const { on } = useLoaderData<typeof loader>();
  return (
    <Page title={TITLE()} intro={m.account_secondFactorBenefit()} variant="narrow">
      <Card>{on ? <SecondFactorIsOn {...on} /> : <BeginForm />}</Card>
    </Page>
  );
}

function SecondFactorIsOn({ since, codesLeft }: { since: string; codesLeft: number }) {
  return (
    <>
      <p>{m.account_secondFactorState({ since, codesLeft })}</p>
      <div className="row">
        <SecondaryLink to="/profile/second-factor/removal">{m.account_turnItOff()}</SecondaryLink>
        <QuietLink to="/profile">{m.account_backToProfile()}</QuietLink>
      </div>
    </>
  );
}

function BeginForm() {
  const { constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<SecondFactorForm>({
    id: "second-factor",
    constraint,
    lastResult: answer?.result,
  });
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <ErrorSummary form={form} />
      <p>{m.account_authenticatorNeeded()}</p>
      <PasswordField
        meta={fields.currentPassword}
        label={m.account_currentPassword()}
        autoComplete="current-password"
        reveal={answer?.reveal}
      />
      <div className="row">
        <SubmitButton pendingLabel={m.account_settingUp()}>{m.account_setItUp()}</SubmitButton>
        <QuietLink to="/profile">{m.shared_cancel()}</QuietLink>
      </div>
    </Form>
  );
}
