import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type PasswordResetInput, passwordResetInput } from "#app/domain/accounts/schema.ts";
import { emailSiteUrl } from "#app/domain/emails/email-queue-state.server.ts";
import { requestPasswordReset } from "#app/domain/sign-in/reset-password.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { checkAccountLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import { ResetByPhone, ResetRequested } from "#app/ui/account/reset-notices.tsx";
import { SignInFrame } from "#app/ui/account/sign-in-frame.tsx";
import { EmailField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { secretPageHeaders } from "./reset-key.server.ts";

const TITLE = () => m.account_forgotPassword();

export const meta: MetaFunction = () => [
  ...pageMeta(TITLE(), m.account_passwordLinkDescription()),
  { name: "robots", content: "noindex" },
];

export const headers: HeadersFunction = secretPageHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => ({
  sendsEmails: emailSiteUrl() !== null,
  isSent: new URL(request.url).searchParams.has("sent"),
  constraint: formConstraint(passwordResetInput),
});

export const action = formAction(
  "reset a password",
  async ({ form }) => {
    const submission = parseForm(form, passwordResetInput);
    if (submission.status !== "success") return refuseForm(submission);
    const { email } = submission.value;
    const enough = checkAccountLimit("send a reset link", email);
    if (!enough) requestPasswordReset(email);
    // The same response for every email address, so that it does not reveal which ones have an account.
    return redirectReplacingHistory("/password-reset?sent");
  },
  { fields: passwordResetInput, failure: () => m.account_linkNotSent() },
);

export default function PasswordReset() {
  const { sendsEmails, isSent, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<PasswordResetInput>("password-reset", { constraint });
  if (!sendsEmails) return <ResetByPhone title={TITLE()} />;
  if (isSent) return <ResetRequested />;
  return (
    <SignInFrame
      title={TITLE()}
      intro={m.account_passwordLinkIntro()}
      form={form}
      footer={<Link to="/login">{m.account_backToLogin()}</Link>}
    >
      <EmailField meta={fields.email} autoComplete="username" />
      <SubmitButton wide pendingLabel={m.shared_sending()}>
        {m.account_sendLink()}
      </SubmitButton>
    </SignInFrame>
  );
}
