import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { findZone, hasZones } from "#app/domain/zones/queries.server.ts";
import { saveZone } from "#app/domain/zones/save-zone.server.ts";
import type { Zone } from "#app/domain/zones/zone.ts";
import { newZoneFields, zoneFields } from "#app/domain/zones/zone-fields.ts";
import { zoneForm } from "#app/domain/zones/zone-schema.ts";
import { openForm, openRecord } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ZoneForm } from "#app/ui/zones/zone-form.tsx";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

export const meta: MetaFunction = ({ params }) =>
  pageMeta(params.zoneId ? m.zones_editZone() : m.zones_addZone());

export async function loader({ request, params: { zoneId } }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  if (zoneId) {
    const zone = orNotFound(findZone(zoneId));
    const { id, name } = zone;
    return { form: openRecord(zoneForm, zoneFields(zone)), zone: { id, name }, isFirst: false };
  }
  const isFirst = !hasZones();
  const fields = newZoneFields(isFirst ? shopSettings().delivery : null);
  return { form: openForm(zoneForm, fields), zone: null, isFirst };
}

export const action = recordAction<typeof zoneForm, Zone>({
  schema: zoneForm,
  needs: "change settings",
  failure: () => m.zones_failedToSaveTheZone(),
  save: (actor, zone, { params }) => saveZone(actor, params.zoneId ?? null, zone),
  shown({ params }) {
    const zone = findZone(params.zoneId ?? "");
    return zone && zoneFields(zone);
  },
  pageOf: () => "/admin/settings/delivery",
});

/** Adds a zone, or changes the one in the address. */
export default function ZonePage() {
  const { form, zone, isFirst } = useLoaderData<typeof loader>();
  const path = `/admin/zones/${zone?.id ?? "add"}`;
  return (
    <Page
      title={zone ? m.zones_editZone() : m.zones_addZone()}
      intro={zone?.name}
      variant="narrow"
      trail={[{ label: m.shared_deliveryZones(), to: "/admin/settings/delivery" }]}
    >
      {isFirst && (
        <Notice tone="warn" title={m.zones_thisIsYourFirstZone()}>
          {m.zones_firstZoneHint()}
        </Notice>
      )}
      <ZoneForm
        action={path}
        once={!zone}
        submitLabel={zone ? m.zones_saveZone() : m.zones_addZone()}
        {...form}
        secondaryButton={
          zone && (
            <>
              <SecondaryLink to={translationUrl("zone", zone.id)}>
                {m.translations_translate()}
              </SecondaryLink>
              <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
                {m.shared_delete()}
              </ButtonLink>
            </>
          )
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.zones_failedToLoadTheZone);
