import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ChargesFields, chargesForm } from "#app/domain/settings/charges-schema.ts";
import { chargesValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { AmountField, CheckField, ChoiceField } from "#app/ui/form/field.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/charges";

export const meta: MetaFunction = () => pageMeta(m.settings_packingTipsAndRounding());

const shown = () => chargesValues(shopSettings().charges);

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return openRecord(chargesForm, shown());
}

export const action = settingsAction(PATH, {
  schema: chargesForm,
  shown,
  save: (actor, terms) => saveSettings(actor, "charges", terms),
  successMessage: () => m.settings_chargesSaved(),
});

export default function ChargesSettings() {
  const { values, constraint, seenVersion } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<ChargesFields>("charges", { constraint, values });
  return (
    <SettingsPage section="charges" intro={m.settings_chargesKeptHint()}>
      <SettingsForm action={PATH} form={form} seenVersion={seenVersion}>
        <Card>
          <AmountField
            meta={fields.packingRupees}
            label={m.settings_packingCharge()}
            hint={m.settings_0ChargesNothing()}
            width="s"
          />
          <ChoiceField
            meta={fields.packingPer}
            legend={m.settings_chargedPer()}
            options={[
              { value: "order", label: m.shared_order() },
              { value: "plate", label: m.settings_plate() },
            ]}
          />
          <CheckField
            meta={fields.takesTips}
            label={m.settings_tipsLabel()}
            hint={m.settings_tipsHint()}
          />
          <CheckField
            meta={fields.roundsToRupee}
            label={m.settings_roundTotalsToTheRupee()}
            hint={m.settings_roundingHint()}
          />
          <AmountField
            meta={fields.staffDiscountRupees}
            label={m.settings_staffDiscount()}
            hint={m.settings_staffLimitHint()}
            width="s"
          />
          <AmountField
            meta={fields.staffRefundRupees}
            label={m.settings_staffRefund()}
            hint={m.settings_staffLimitHint()}
            width="s"
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
