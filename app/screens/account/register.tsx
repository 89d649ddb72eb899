import { useForm } from "@conform-to/react";
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { RegisterInput } from "#app/domain/accounts/schema.ts";
import { formAction } from "#app/http/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form-reply.server.ts";
import { waitingTime } from "#app/http/page-headers.server.ts";
import { localPath, loginAddress } from "#app/http/return-to.ts";
import { revealReply } from "#app/http/reveal.server.ts";
import { authenticator, requestWithForm, signInCookies } from "#app/http/sign-in.server.ts";
import { seeOtherInstead } from "#app/http/toast.server.ts";
import { visitorOf } from "#app/http/visitor.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, PasswordField, TextAreaField } from "#app/ui/form/field.tsx";
import { formErrors } from "#app/ui/form/form-errors.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () =>
  pageMeta("Create an account", "Make an account to order street food from Chatpata in Pune.");

export const headers: HeadersFunction = waitingTime;

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = localPath(new URL(request.url).searchParams.get("returnTo"), "/");
  const { user } = await visitorOf(request);
  if (user) throw redirect(returnTo);
  return { returnTo };
}

export const action = formAction(
  async ({ request, form, url }) => {
    if (form.has("reveal")) return revealReply(form);
    const attempt = await authenticator.authenticate("register", requestWithForm(request, form));
    const { submission, outcome } = attempt;
    if (!outcome) return refuseForm(submission);
    if (!outcome.ok) return refuseWithProblem(submission, outcome);
    const cookies = await signInCookies(request, outcome.value);
    const returnTo = localPath(url.searchParams.get("returnTo"), "/");
    const toast = { type: "success", message: "Account created successfully!" } as const;
    return seeOtherInstead(returnTo, toast, cookies);
  },
  { failure: "Registration failed" },
);

export default function Register() {
  const { returnTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<RegisterInput & { confirmPassword: string }>({
    id: "register",
    lastResult: answer?.result,
  });
  return (
    <Page
      title="Create an account"
      intro="It takes a minute, and your cart comes along."
      variant="narrow"
    >
      <Card>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary errors={formErrors(form)} />
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
            reveal={answer?.reveal}
          />
          <PasswordField
            meta={fields.confirmPassword}
            label="Confirm password"
            autoComplete="new-password"
            reveal={answer?.reveal}
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
        </Form>
      </Card>
      <p className="center">
        Have an account? <Link to={loginAddress(returnTo)}>Login</Link>
      </p>
    </Page>
  );
}
