import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isStaff } from "#app/domain/access/permissions.ts";
import { findResetKeyOwner } from "#app/domain/accounts/reset-keys.server.ts";
import { type NewPasswordForm, newPasswordForm } from "#app/domain/accounts/schema.ts";
import { invalidResetKey, resetPassword } from "#app/domain/sign-in/reset-password.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { checkFirstCookie } from "#app/http/cookie-check.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  refuseForm,
  refuseWithProblem,
  revealPasswordReply,
} from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { checkRateLimit, resetRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { problemPage } from "#app/http/problem-page.server.ts";
import {
  passwordToast,
  redirectReplacingHistory,
  redirectWithToast,
} from "#app/http/toast.server.ts";
import { NewPasswordFields } from "#app/ui/account/new-password-fields.tsx";
import { ResetLinkInvalid } from "#app/ui/account/reset-notices.tsx";
import { SignInFrame } from "#app/ui/account/sign-in-frame.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { readResetKey, resetKeyCookie, secretPageHeaders } from "./reset-key.server.ts";

const PATH = "/password-reset/new";

export const meta: MetaFunction = () => [
  ...pageMeta(m.account_chooseANewPassword(), m.account_passwordResetDescription()),
  { name: "robots", content: "noindex" },
];

export const headers: HeadersFunction = secretPageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const keyInUrl = new URL(request.url).searchParams.get("key");
  if (keyInUrl !== null) {
    const redirectHeaders = secretPageHeaders();
    redirectHeaders.set("Set-Cookie", await resetKeyCookie(keyInUrl));
    const toPage = redirect(PATH, { headers: redirectHeaders });
    checkFirstCookie(request, toPage);
    throw toPage;
  }
  const key = await readResetKey(request);
  const owner = key === null ? undefined : findResetKeyOwner(key);
  const limited = key !== null && !owner && checkRateLimit("open a secret link", null, request);
  if (limited) throw problemPage(limited);
  const page = {
    spentMessage: owner ? null : invalidResetKey.message,
    isStaff: isStaff(owner),
    isInvited: owner !== undefined && owner.lastLoginAt === null,
    constraint: formConstraint(newPasswordForm),
  };
  return data(page, { status: owner ? 200 : 410 });
}

export const action = formAction(
  "choose a password",
  async ({ request, form }) => {
    if (form.has("reveal")) return revealPasswordReply(form, newPasswordForm);
    const submission = parseForm(form, newPasswordForm);
    if (submission.status !== "success") return refuseForm(submission);
    const key = await readResetKey(request);
    const ip = clientOf(request).ip;
    const changed = await resetPassword(key ?? "", submission.value.password, ip);
    // The page explains that the link no longer works.
    if (!changed.ok && changed.code === "not_found") return redirectWithToast(PATH);
    if (!changed.ok) return refuseWithProblem(submission, changed);
    const { email, isWeak } = changed.value;
    // Not "enter a code": otherwise somebody who reads the mailbox could set one password after
    // another and keep guessing codes.
    resetRateLimit("log in", email, request);
    const toast = passwordToast(m.account_passwordChanged(), isWeak, m.account_passwordResetDone());
    return redirectReplacingHistory("/login", toast, [await resetKeyCookie(null)]);
  },
  { failure: () => m.account_passwordNotChanged() },
);

export default function NewPassword() {
  const { spentMessage, isStaff, isInvited, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useOpenForm<NewPasswordForm>("new-password", { constraint });
  if (spentMessage) return <ResetLinkInvalid message={spentMessage} />;
  return (
    <SignInFrame
      title={isInvited ? m.account_chooseYourPassword() : m.account_chooseANewPassword()}
      intro={isInvited ? m.account_invitationPasswordHint() : m.account_passwordResetEndsSessions()}
      form={form}
      footer={<Link to="/login">{m.account_backToLogin()}</Link>}
    >
      <NewPasswordFields fields={fields} reveal={actionData?.reveal} isStaff={isStaff} />
      <SubmitButton wide pendingLabel={m.shared_saving()}>
        {m.account_savePassword()}
      </SubmitButton>
    </SignInFrame>
  );
}
