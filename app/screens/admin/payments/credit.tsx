import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import { openCredit, presentCredit } from "#app/domain/statements/matches.server.ts";
import { assignCredit } from "#app/domain/statements/settle-credit.server.ts";
import { creditForm } from "#app/domain/statements/statement-schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { STATEMENTS } from "#app/ui/statements/statements-url.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.statements_assignACredit());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  const credit = openCredit(params.creditId ?? "");
  if (!credit) throw new Response(NOT_FOUND, { status: 404 });
  return {
    credit: presentCredit(credit),
    constraint: formConstraint(creditForm),
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form, url }) => {
    const { user } = await staffVisitor(request, "keep the books", { returnTo: url.pathname });
    const submission = parseForm(form, creditForm);
    if (submission.status !== "success") return refuseForm(submission);
    const assigned = assignCredit(user, params.creditId ?? "", submission.value.order);
    if (!assigned.ok) return refuseWithProblem(submission, assigned);
    const message = m.statements_paymentOfRecorded({ orderNumber: assigned.value.orderNumber });
    return redirectWithToast(STATEMENTS, { type: "success", message });
  },
  { failure: () => m.statements_failedToAssignTheCredit() },
);

export default function Credit() {
  const { credit, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{ order: string }>({
    id: "credit",
    constraint,
    lastResult: actionData?.result,
  });
  return (
    <Page
      title={m.statements_assign({ amount: formatRupees(credit.amountPaise) })}
      intro={
        credit.reference
          ? m.statements_arrivedAtWithReference(credit)
          : m.statements_arrivedAt(credit)
      }
      variant="narrow"
    >
      <Card>
        <p className="credit-text">{credit.description}</p>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary form={form} />
          <Field
            meta={fields.order}
            label={m.statements_orderNumber()}
            hint={m.statements_suchAsCp261121007()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            width="m"
          />
          <div className="row">
            <SubmitButton pendingLabel={m.shared_saving()}>
              {m.statements_recordPayment()}
            </SubmitButton>
            <ButtonLink to={STATEMENTS} variant="quiet">
              {m.admin_back()}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
