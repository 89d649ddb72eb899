import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { billNumberOf } from "#app/domain/bills/bill.ts";
import { isBillingPaused, waitingCount } from "#app/domain/bills/billing-pause.server.ts";
import { type LastNumbersFields, lastNumbersForm } from "#app/domain/bills/last-numbers-schema.ts";
import { knownNumbers, resumeBilling } from "#app/domain/bills/resume-billing.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { DigitsField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { settingsUrl } from "#app/ui/settings/settings-url.ts";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/tax/numbers";

export const meta: MetaFunction = () => pageMeta(m.settings_lastNumbers());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  if (!isBillingPaused()) throw redirect("/admin/settings/tax");
  const { financialYear, bill, creditNote } = knownNumbers();
  const known = { bill: String(bill), creditNote: String(creditNote) };
  return {
    ...openForm(lastNumbersForm, known),
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
    issued === 0 ? m.settings_billingGoesOn() : m.settings_billingResumed({ issued }),
  redirectTo: "/admin/settings/tax",
  needs: "keep the books",
});

export default function LastNumbers() {
  const { values, constraint, known, waiting } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<LastNumbersFields>("numbers", { constraint, values });
  return (
    <Page
      title={m.settings_lastNumbers()}
      intro={m.settings_backupRestored()}
      variant="narrow"
      trail={[
        { label: m.shared_settings(), to: settingsUrl() },
        { label: m.admin_billsAndTax(), to: "/admin/settings/tax" },
      ]}
    >
      <SettingsForm action={PATH} form={form} submitLabel={m.settings_resumeBilling()}>
        <Card>
          <p>
            {m.settings_highestNumbersHint()}
            {waiting > 0 && ` ${m.settings_billsWaiting({ waiting })}`}
          </p>
          <DigitsField
            meta={fields.bill}
            label={m.settings_lastBill()}
            hint={m.settings_backupLastBill({ bill: known.bill })}
            width="s"
          />
          <DigitsField
            meta={fields.creditNote}
            label={m.settings_lastCreditNote()}
            hint={m.settings_backupLastCreditNote({ creditNote: known.creditNote })}
            width="s"
          />
        </Card>
      </SettingsForm>
    </Page>
  );
}
