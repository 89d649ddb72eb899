import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MIN_PASSWORD_LENGTH } from "#app/domain/accounts/limits.ts";
import { type RegisterInput, registerForm } from "#app/domain/accounts/schema.ts";
import { findUnsentCheckout } from "#app/domain/checkout/unsent-checkout.server.ts";
import { registrationPrefill } from "#app/domain/checkout/unsent-checkout.ts";
import { shop } from "#app/domain/shop.ts";
import { loginUrl } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { SignInFrame } from "#app/ui/account/sign-in-frame.tsx";
import {
  EmailField,
  Field,
  PasswordField,
  PhoneField,
  TextAreaField,
} from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { signInAction, signInLoader } from "./sign-in-screen.server.ts";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_createAnAccount(), m.account_registerDescription(shop.nameAndCity));

export async function loader(args: LoaderFunctionArgs) {
  const page = await signInLoader(registerForm)(args);
  const { cartOwner } = await visitorOf(args.request);
  return { ...page, prefill: registrationPrefill(findUnsentCheckout(cartOwner)) };
}

export const action = signInAction("register", {
  schema: registerForm,
  welcome: () => m.account_accountCreatedSuccessfully(),
  failure: () => m.account_registrationFailed(),
});

export default function Register() {
  const { returnTo, constraint, prefill } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useOpenForm<RegisterInput & { confirmPassword: string }>("register", {
    constraint,
    values: prefill,
  });
  return (
    <SignInFrame
      title={m.shared_createAnAccount()}
      intro={m.account_registerIntro()}
      form={form}
      footer={
        <ParaglideMessage
          message={m.account_haveAnAccount}
          inputs={{}}
          markup={{ link: ({ children }) => <Link to={loginUrl(returnTo)}>{children}</Link> }}
        />
      }
    >
      <Field meta={fields.name} label={m.shared_name()} autoComplete="name" />
      <EmailField meta={fields.email} autoComplete="username" />
      <PasswordField
        meta={fields.password}
        label={m.account_password()}
        hint={m.account_atLeastCharacters({ min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        reveal={actionData?.reveal}
      />
      <PasswordField
        meta={fields.confirmPassword}
        label={m.account_confirmPassword()}
        autoComplete="new-password"
        reveal={actionData?.reveal}
        withToggle={false}
      />
      <PhoneField meta={fields.phone} optional />
      <TextAreaField
        meta={fields.address}
        label={m.shared_address()}
        optional
        rows={2}
        autoComplete="street-address"
      />
      <SubmitButton wide pendingLabel={m.account_creatingYourAccount()}>
        {m.account_createAccount()}
      </SubmitButton>
      <p className="muted small">
        <ParaglideMessage
          message={m.account_agreeToTerms}
          inputs={{}}
          markup={{
            terms: ({ children }) => <Link to="/terms">{children}</Link>,
            privacy: ({ children }) => <Link to="/privacy">{children}</Link>,
          }}
        />
      </p>
    </SignInFrame>
  );
}
