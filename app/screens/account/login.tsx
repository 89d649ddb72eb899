import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type LoginInput, loginInput } from "#app/domain/accounts/schema.ts";
import { findUnsentCheckout } from "#app/domain/checkout/unsent-checkout.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { SignInFrame } from "#app/ui/account/sign-in-frame.tsx";
import { EmailField, PasswordField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { signInAction, signInLoader } from "./sign-in-screen.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_login(), m.account_loginDescription());

export async function loader(args: LoaderFunctionArgs) {
  const page = await signInLoader(loginInput)(args);
  const { cartOwner } = await visitorOf(args.request);
  return { ...page, prefill: { email: findUnsentCheckout(cartOwner).email } };
}

export const action = signInAction("login", {
  schema: loginInput,
  welcome: () => m.account_welcomeBack(),
  failure: () => m.account_loginFailed(),
});

export default function Login() {
  const { returnTo, constraint, prefill } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useOpenForm<LoginInput>("login", { constraint, values: prefill });
  const registerUrl = `/register?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <SignInFrame
      title={m.account_loginHeading()}
      intro={m.account_loginIntro()}
      form={form}
      footer={
        <ParaglideMessage
          message={m.account_newHere}
          inputs={{}}
          markup={{ link: ({ children }) => <Link to={registerUrl}>{children}</Link> }}
        />
      }
    >
      <EmailField meta={fields.email} autoComplete="username" />
      <PasswordField
        meta={fields.password}
        label={m.account_password()}
        autoComplete="current-password"
        reveal={actionData?.reveal}
      />
      <p>
        <Link to="/password-reset">{m.account_forgotPassword()}</Link>
      </p>
      <SubmitButton wide pendingLabel={m.account_loggingIn()}>
        {m.shared_login()}
      </SubmitButton>
    </SignInFrame>
  );
}
