import { useForm } from "@conform-to/react";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CodeForm, codeForm } from "#app/domain/accounts/schema.ts";
import {
  confirmSecondFactor,
  secondFactorToConfirm,
} from "#app/domain/sign-in/set-up-second-factor.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { resetRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { CodeField } from "#app/ui/account/code-field.tsx";
import { ButtonLink, QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { QrCodeImage } from "#app/ui/details/qr-code-image.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const TITLE = () => m.account_secondFactorSetUp();
const OVERVIEW = "/profile/second-factor";

export const meta: MetaFunction = () => pageMeta(TITLE(), m.account_connectAnAuthenticatorApp());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "use the admin area");
  // Also null after the confirmation: a redirect would take the recovery codes off the screen.
  return { toConfirm: secondFactorToConfirm(user), constraint: formConstraint(codeForm) };
}

export const action = formAction(
  "enter a code",
  async ({ request, form }) => {
    const { user, sessionToken } = await staffVisitor(request, "use the admin area");
    if (!secondFactorToConfirm(user)) return redirect(OVERVIEW);
    const { ip } = clientOf(request);
    const { reply, saved: confirmed } = await saveForm(form, codeForm, ({ code }) =>
      confirmSecondFactor(user, code, sessionToken, ip),
    );
    if (reply) return reply;
    resetRateLimit("enter a code", user.id, request);
    // Not a redirect: the codes are not stored, so no other page could show them.
    return data({ recoveryCodes: confirmed });
  },
  { failure: () => m.account_secondFactorNotSetUp() },
);

export default function SecondFactorSetup() {
  const answer = useActionData<typeof action>();
  return answer && "recoveryCodes" in answer ? (
    <Page title={m.account_secondFactorTurnedOn()} variant="narrow">
      <RecoveryCodes codes={answer.recoveryCodes} />
    </Page>
  ) : (
    <Page title={TITLE()} variant="narrow">
      <ConfirmForm />
    </Page>
  );
}

function ConfirmForm() {
  const { toConfirm, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<CodeForm>({
    id: "second-factor-setup",
    constraint,
    lastResult: answer && "result" in answer ? answer.result : undefined,
  });
  if (!toConfirm) {
    return (
      <Notice
        title={m.account_secondFactorSetupEmpty()}
        action={<ButtonLink to={OVERVIEW}>{m.account_secondFactor()}</ButtonLink>}
      />
    );
  }
  return (
    <Card>
      <Form method="post" id={form.id} noValidate className="stack">
        <ErrorSummary form={form} />
        <div className="qr">
          <QrCodeImage code={toConfirm.code} label={m.account_authenticatorQrCode()} />
          <div className="stack stack-small">
            <p>{m.account_authenticatorScan()}</p>
            <p>
              <code className="wrap-anywhere">{toConfirm.secret}</code>
            </p>
          </div>
        </div>
        <CodeField meta={fields.code} hint={m.account_authenticatorCodeHint()} />
        <div className="row">
          <SubmitButton pendingLabel={m.shared_turningOn()}>{m.account_turnItOn()}</SubmitButton>
          <QuietLink to="/profile">{m.shared_cancel()}</QuietLink>
        </div>
      </Form>
    </Card>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Card title={m.account_yourRecoveryCodes()}>
      <Notice tone="warn" role="status" title={m.account_recoveryCodesWriteDown()}>
        <p>{m.account_recoveryCodesShownOnce()}</p>
      </Notice>
      <ol className="stack stack-small">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ol>
      <p>{m.account_loggedOutElsewhere()}</p>
      <div className="row">
        <ButtonLink to="/profile">{m.account_iHaveSavedThem()}</ButtonLink>
      </div>
    </Card>
  );
}
