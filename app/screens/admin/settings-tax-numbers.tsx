import { useForm } from "@conform-to/react";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { billNumberOf } from "#app/domain/bills/bill.ts";
import { isBillingPaused, waitingCount } from "#app/domain/bills/billing-pause.server.ts";
import { type LastNumbersFields, lastNumbersForm } from "#app/domain/bills/last-numbers-schema.ts";
import { knownNumbers, resumeBilling } from "#app/domain/bills/resume-billing.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { settingsUrl } from "#app/ui/settings/settings-url.ts";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/tax/numbers";

export const meta: MetaFunction = () => pageMeta("Last numbers");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  if (!isBillingPaused()) throw redirect("/admin/settings/tax");
  const { financialYear, bill, creditNote } = knownNumbers();
  const known = { bill: String(bill), creditNote: String(creditNote) };
  return {
    ...(await openForm(request, PATH, lastNumbersForm, known)),
    known: {
      bill: billNumberOf("bill", financialYear, bill),
      creditNote: billNumberOf("credit_note", financialYear, creditNote),
    },
    waiting: waitingCount(),
  };
}

export const action = settingsAction(PATH, {
  schema: lastNumbersForm,
  save: resumeBilling,
  successMessage: ({ issued }) =>
    issued === 0 ? "Billing goes on" : `Billing goes on: ${issued} waiting bills were issued`,
  redirectTo: "/admin/settings/tax",
  needs: "keep the books",
});

export default function LastNumbers() {
  const { values, constraint, isUnsent, known, waiting } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<LastNumbersFields>({
    id: "numbers",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  const field = { inputMode: "numeric", autoComplete: "off", width: "s" } as const;
  return (
    <Page
      title="Last numbers"
      intro="A backup was restored. Bills may have been issued after it was made, and no number may be used twice."
      variant="narrow"
      before={
        <Breadcrumb
          trail={[
            { label: "Settings", to: settingsUrl() },
            { label: "Bills and tax", to: "/admin/settings/tax" },
            { label: "Last numbers" },
          ]}
        />
      }
    >
      <SettingsForm
        action={PATH}
        form={form}
        isUnsent={isUnsent && !actionData}
        submitLabel="Go on with the next numbers"
      >
        <Card>
          <p>
            Enter the highest numbers that were issued, as on the last bills that were printed or
            that customers show. If in doubt, enter a higher one.
            {waiting > 0 && ` ${waiting} orders or bookings wait for their bill.`}
          </p>
          <Field
            meta={fields.bill}
            label="Last bill"
            hint={`The backup ends with ${known.bill}`}
            {...field}
          />
          <Field
            meta={fields.creditNote}
            label="Last credit note"
            hint={`The backup ends with ${known.creditNote}`}
            {...field}
          />
        </Card>
      </SettingsForm>
    </Page>
  );
}
