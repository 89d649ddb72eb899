import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { paymentValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { paymentForm } from "#app/domain/settings/schema.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { defaultUpiPayee } from "#app/http/upi-payee.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PaymentForm } from "#app/ui/settings/payment-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/payment";

export const meta: MetaFunction = () => pageMeta(m.shared_payment());

const shown = () => paymentValues(shopSettings().payment);

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const form = openRecord(paymentForm, shown());
  return { ...form, defaultPayee: defaultUpiPayee(), provider: paymentProvider()?.name ?? null };
}

export const action = settingsAction(PATH, {
  schema: paymentForm,
  shown,
  save: (actor, payee) => saveSettings(actor, "payment", payee),
  successMessage: () => m.settings_paymentSaved(),
});

export default function PaymentSettings() {
  return (
    <SettingsPage section="payment" intro={m.settings_paymentIntro()}>
      <PaymentForm
        {...useLoaderData<typeof loader>()}
        action={PATH}
        submitLabel={m.shared_save()}
      />
    </SettingsPage>
  );
}
