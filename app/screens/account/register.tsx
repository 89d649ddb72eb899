import { useForm } from "@conform-to/react";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type RegisterInput, registerForm } from "#app/domain/accounts/schema.ts";
import { findUnsentCheckout } from "#app/domain/orders/unsent-checkout.server.ts";
import { registrationPrefill } from "#app/domain/orders/unsent-checkout.ts";
import { retryAfterHeaders } from "#app/http/page-headers.server.ts";
import { loginUrl } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { SignInFrame } from "#app/ui/account/sign-in-frame.tsx";
import { Field, PasswordField, TextAreaField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { signInAction, signInLoader } from "./sign-in-screen.server.ts";

export const meta: MetaFunction = () =>
  pageMeta("Create an account", "Create an account to order street food from Chatpata in Pune.");

export const headers: HeadersFunction = retryAfterHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const page = await signInLoader(registerForm)(args);
  const { cartOwner } = await visitorOf(args.request);
  return { ...page, prefill: registrationPrefill(findUnsentCheckout(cartOwner)) };
}

export const action = signInAction("register", {
  welcome: "Account created successfully!",
  failure: "Registration failed",
});

export default function Register() {
  const { returnTo, constraint, prefill } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<RegisterInput & { confirmPassword: string }>({
    id: "register",
    constraint,
    lastResult: actionData?.result,
    defaultValue: prefill,
  });
  return (
    <SignInFrame
      title="Create an account"
      intro="It takes a minute, and your cart stays with you."
      form={form}
      footer={
        <>
          Already have an account? <Link to={loginUrl(returnTo)}>Login</Link>
        </>
      }
    >
      <Field meta={fields.name} label="Name" autoComplete="name" />
      <Field
        meta={fields.email}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        meta={fields.password}
        label="Password"
        hint="At least 6 characters"
        autoComplete="new-password"
        reveal={actionData?.reveal}
      />
      <PasswordField
        meta={fields.confirmPassword}
        label="Confirm password"
        autoComplete="new-password"
        reveal={actionData?.reveal}
        withToggle={false}
      />
      <Field
        meta={fields.phone}
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      <TextAreaField
        meta={fields.address}
        label="Address"
        optional
        rows={2}
        autoComplete="street-address"
      />
      <SubmitButton wide pendingLabel="Creating your account…">
        Create Account
      </SubmitButton>
      <p className="muted small">
        By creating an account you agree to our <Link to="/terms">Terms</Link> and{" "}
        <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </SignInFrame>
  );
}
