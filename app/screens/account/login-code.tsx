import { useForm } from "@conform-to/react";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CodeForm, codeForm } from "#app/domain/accounts/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { loginUrl, returnPath } from "#app/http/safe-redirect.ts";
import {
  enterCode,
  stopAwaitingCode,
  userAwaitingCode,
} from "#app/http/session/second-step.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { CodeField } from "#app/ui/account/code-field.tsx";
import { SignInFrame } from "#app/ui/account/sign-in-frame.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { pageAfterLogin, welcomeReply } from "./sign-in-screen.server.ts";

export const meta: MetaFunction = () => [
  ...pageMeta(m.account_enterYourCode(), m.account_secondStepDescription()),
  { name: "robots", content: "noindex" },
];

function passwordStep(request: Request): string {
  return `/login${new URL(request.url).search}`;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = returnPath(request, "/");
  if (!(await userAwaitingCode(request))) {
    const { user } = await visitorOf(request);
    throw redirect(user ? pageAfterLogin(request, user) : passwordStep(request));
  }
  return { returnTo, constraint: formConstraint(codeForm) };
}

export const action = formAction(
  "enter a code",
  async ({ request, form }) => {
    const user = await userAwaitingCode(request);
    if (!user) return redirect(passwordStep(request));
    const { reply } = await saveForm(form, codeForm, ({ code }) => enterCode(user, code, request));
    if (reply) return reply;
    return welcomeReply(request, user, { type: "success", message: m.account_welcomeBack() }, [
      await stopAwaitingCode(request),
    ]);
  },
  {
    failure: () => m.account_loginFailed(),
    networkFailure: () => m.shared_networkErrorPleaseTryAgain(),
  },
);

export default function LoginCode() {
  const { returnTo, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<CodeForm>({
    id: "login-code",
    constraint,
    lastResult: answer?.result,
  });
  return (
    <SignInFrame
      title={m.account_enterYourCode()}
      intro={m.account_secondStepHint()}
      form={form}
      footer={<Link to={loginUrl(returnTo)}>{m.account_backToLogin()}</Link>}
    >
      <CodeField meta={fields.code} hint={m.account_codeOrRecoveryCode()} />
      <SubmitButton wide pendingLabel={m.account_loggingIn()}>
        {m.shared_login()}
      </SubmitButton>
    </SignInFrame>
  );
}
