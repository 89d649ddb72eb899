import { useForm } from "@conform-to/react";
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { LoginInput } from "#app/domain/accounts/schema.ts";
import { formAction } from "#app/http/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form-reply.server.ts";
import { waitingTime } from "#app/http/page-headers.server.ts";
import { localPath } from "#app/http/return-to.ts";
import { revealReply } from "#app/http/reveal.server.ts";
import { authenticator, requestWithForm, signInCookies } from "#app/http/sign-in.server.ts";
import { seeOtherInstead } from "#app/http/toast.server.ts";
import { visitorOf } from "#app/http/visitor.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, PasswordField } from "#app/ui/form/field.tsx";
import { formErrors } from "#app/ui/form/form-errors.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () =>
  pageMeta("Login", "Log in to order street food and to follow your orders.");

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
    const attempt = await authenticator.authenticate("login", requestWithForm(request, form));
    const { submission, outcome } = attempt;
    if (!outcome) return refuseForm(submission);
    if (!outcome.ok) return refuseWithProblem(submission, outcome);
    const cookies = await signInCookies(request, outcome.value);
    const returnTo = localPath(url.searchParams.get("returnTo"), "/");
    return seeOtherInstead(returnTo, { type: "success", message: "Welcome back!" }, cookies);
  },
  { failure: "Login failed" },
);

export default function Login() {
  const { returnTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<LoginInput>({ id: "login", lastResult: answer?.result });
  const register = `/register?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <Page title="Welcome back" intro="Log in to order and to follow your orders." variant="narrow">
      <Card>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary errors={formErrors(form)} />
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
            autoComplete="current-password"
            reveal={answer?.reveal}
          />
          <SubmitButton wide pendingLabel="Logging in…">
            Login
          </SubmitButton>
        </Form>
      </Card>
      <p className="center">
        New here? <Link to={register}>Create an account</Link>
      </p>
    </Page>
  );
}
