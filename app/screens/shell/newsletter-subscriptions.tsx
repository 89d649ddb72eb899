import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { newsletterInput } from "#app/domain/messages/schema.ts";
import { subscribe } from "#app/domain/messages/subscribe.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { retryAfterHeaders } from "#app/http/page-headers.server.ts";
import { checkRateLimit } from "#app/http/rate-limits.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () => pageMeta("Newsletter");

export const headers: HeadersFunction = retryAfterHeaders;

/** Must not redirect, because it also runs after the action. */
export const loader = () => ({ constraint: formConstraint(newsletterInput) });

export const action = formAction(async ({ request, form }) => {
  const submission = parseWithZod(form, { schema: newsletterInput });
  if (submission.status !== "success") return refuseForm(submission);
  const limited = await checkRateLimit("subscribe", submission.value.email, request);
  if (limited) return refuseWithProblem(submission, limited);
  const { user } = await visitorOf(request);
  subscribe(user, submission.value.email);
  return redirectWithToast(returnPath(form, "/"), {
    type: "success",
    message: "You are on the list. See you at the stall!",
  });
});

/** Shows the errors of the footer's form. */
export default function NewsletterSubscriptions() {
  const { constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const lastResult = actionData && "result" in actionData ? actionData.result : undefined;
  const [form, fields] = useForm<{ email: string }>({ id: "subscribe", constraint, lastResult });
  return (
    <Page title="Newsletter" variant="narrow">
      <Form method="post" noValidate className="stack">
        <ErrorSummary form={form} />
        <Field meta={fields.email} label="Email" type="email" autoComplete="email" />
        <SubmitButton>Subscribe</SubmitButton>
      </Form>
    </Page>
  );
}
