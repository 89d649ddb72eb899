import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deliveryValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { type DeliveryFields, deliveryForm } from "#app/domain/settings/schema.ts";
import { hasZones } from "#app/domain/zones/queries.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SettingsForm } from "#app/ui/settings/settings-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/delivery";

export const meta: MetaFunction = () => pageMeta("Delivery settings");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const values = deliveryValues(shopSettings().delivery);
  return { ...(await openForm(request, PATH, deliveryForm, values)), hasZones: hasZones() };
}

export const action = settingsAction(PATH, {
  schema: deliveryForm,
  save: (actor, terms) => saveSettings(actor, "delivery", terms),
  successMessage: "Delivery fee saved",
});

export default function DeliverySettings() {
  const { values, constraint, isUnsent, hasZones } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<DeliveryFields>({
    id: "delivery",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsPage
      section="delivery"
      intro="Pickup is always free. Orders already placed keep their fee."
    >
      <ZonesNotice hasZones={hasZones} />
      <SettingsForm action={PATH} form={form} isUnsent={isUnsent && !actionData}>
        <Card>
          <Field
            meta={fields.feeRupees}
            label="Delivery fee"
            hint="0 makes every delivery free"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            width="s"
          />
          <Field
            meta={fields.freeAboveRupees}
            label="Free above"
            hint="Above this amount delivery is free; at exactly this amount it is not"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            width="s"
          />
        </Card>
      </SettingsForm>
    </SettingsPage>
  );
}

function ZonesNotice({ hasZones }: { hasZones: boolean }) {
  const link = (
    <ButtonLink to="/admin/zones" variant="secondary" size="small">
      Delivery zones
    </ButtonLink>
  );
  return hasZones ? (
    <Notice tone="warn" title="Your delivery zones decide now" action={link}>
      These values apply again once there are no zones.
    </Notice>
  ) : (
    <Notice title="The same everywhere" action={link}>
      To deliver to some pincodes only, or for different fees, add delivery zones.
    </Notice>
  );
}
