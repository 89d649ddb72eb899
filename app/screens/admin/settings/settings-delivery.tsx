import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deliveryValues } from "#app/domain/settings/form-values.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { deliveryForm } from "#app/domain/settings/schema.ts";
import { formatDeliveryFee } from "#app/domain/terms/delivery-fee.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { DeliveryForm } from "#app/ui/settings/delivery-form.tsx";
import { SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { ZoneList } from "#app/ui/zones/zone-list.tsx";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PATH = "/admin/settings/delivery";

export const meta: MetaFunction = () => pageMeta(m.settings_deliverySettings());

const shown = () => deliveryValues(shopSettings().delivery);

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const { delivery } = shopSettings();
  return {
    ...openRecord(deliveryForm, deliveryValues(delivery)),
    zones: listZones().map(({ pincodes, ...zone }) => ({ ...zone, pincodeCount: pincodes.length })),
    feeEverywhere: formatDeliveryFee(delivery),
    isPickupOnly: delivery.isPickupOnly,
  };
}

export const action = settingsAction(PATH, {
  schema: deliveryForm,
  shown,
  save: (actor, terms) => saveSettings(actor, "delivery", terms),
  successMessage: () => m.settings_deliveryFeeSaved(),
});

export default function DeliverySettings() {
  const { zones, feeEverywhere, isPickupOnly, ...form } = useLoaderData<typeof loader>();
  return (
    <SettingsPage section="delivery" intro={m.settings_feeHint()} variant="normal">
      {zones.length > 0 && !isPickupOnly && (
        <Notice tone="warn" title={m.settings_yourDeliveryZonesDecideNow()}>
          {m.settings_zonesReplaceHint()}
        </Notice>
      )}
      <DeliveryForm {...form} action={PATH} submitLabel={m.shared_save()} />
      {!isPickupOnly && <ZoneList zones={zones} feeEverywhere={feeEverywhere} />}
    </SettingsPage>
  );
}

export const ErrorBoundary = loadFailure(m.shared_delivery, m.zones_failedToLoadTheZones);
