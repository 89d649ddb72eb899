import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ChargesFields, chargesForm } from "#app/domain/settings/charges-schema.ts";
import { chargesValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { savePaymentOrCharges } from "#app/domain/settings/save-settings.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { CheckField, ChoiceField, Field } from "#app/ui/form/field.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/charges";

export const meta: MetaFunction = () => pageMeta("Packing, tips and rounding");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return openForm(request, PATH, chargesForm, chargesValues(shopSettings().charges));
}

export const action = settingsAction(PATH, {
  schema: chargesForm,
  save: (actor, terms) => savePaymentOrCharges(actor, "charges", terms),
  successMessage: "Charges saved",
});

export default function ChargesSettings() {
  const { values, constraint, isUnsent } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<ChargesFields>({
    id: "charges",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsPage section="charges" intro="Orders already placed keep their amounts.">
      <SettingsForm action={PATH} form={form} isUnsent={isUnsent && !actionData}>
        <Card>
          <Field
            meta={fields.packingRupees}
            label="Packing charge"
            hint="0 charges nothing"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            width="s"
          />
          <ChoiceField
            meta={fields.packingPer}
            legend="Charged per"
            options={[
              { value: "order", label: "Order" },
              { value: "plate", label: "Plate" },
            ]}
          />
          <CheckField
            meta={fields.takesTips}
            label="Customers can add a tip for the kitchen"
            hint="A field at checkout, in whole rupees"
          />
          <CheckField
            meta={fields.roundsToRupee}
            label="Round totals to the rupee"
            hint="50 paise and more are rounded up"
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}
