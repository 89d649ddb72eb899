import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ok } from "#app/domain/result.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { changeSettings } from "#app/domain/settings/save-settings.server.ts";
import { type BillFields, billForm } from "#app/domain/settings/schema.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { DigitsField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/bill";

export const meta: MetaFunction = () => pageMeta(m.settings_numbersOnTheBill());

const shown = () => ({ fssai: shopSettings().bill.fssai });

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return openRecord(billForm, shown());
}

export const action = settingsAction(PATH, {
  schema: billForm,
  shown,
  save: (actor, { fssai }) => changeSettings(actor, "bill", ({ bill }) => ok({ ...bill, fssai })),
  successMessage: () => m.settings_billSaved(),
});

export default function BillSettings() {
  const { values, constraint, seenVersion } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<BillFields>("bill", { constraint, values });
  return (
    <SettingsPage section="bill" intro={m.settings_shopDetailsHint()}>
      <SettingsForm action={PATH} form={form} seenVersion={seenVersion}>
        <Card>
          <DigitsField
            meta={fields.fssai}
            label={m.settings_fssaiLicenceNumber()}
            optional
            hint={m.settings_14Digits()}
            width="m"
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
