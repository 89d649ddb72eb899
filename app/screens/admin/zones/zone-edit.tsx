import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { findZone } from "#app/domain/zones/queries.server.ts";
import { zoneFields } from "#app/domain/zones/zone-fields.ts";
import { zoneForm } from "#app/domain/zones/zone-schema.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ZoneForm } from "#app/ui/zones/zone-form.tsx";
import { m } from "#messages";
import { zoneAction } from "./zone-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.zones_editZone());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const zone = orNotFound(findZone(params.zoneId ?? ""));
  const path = `/admin/zones/${zone.id}`;
  const { id: zoneId, name } = zone;
  return { ...openRecord(zoneForm, zoneFields(zone)), zoneId, name, path };
}

export const action = zoneAction;

export default function EditZone() {
  const { zoneId, name, path, ...form } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.zones_editZone()}
      intro={name}
      variant="narrow"
      trail={[{ label: m.shared_deliveryZones(), to: "/admin/settings/delivery" }]}
    >
      <ZoneForm
        action={path}
        submitLabel={m.zones_saveZone()}
        {...form}
        secondaryButton={
          <>
            <SecondaryLink to={translationUrl("zone", zoneId)}>
              {m.translations_translate()}
            </SecondaryLink>
            <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
              {m.shared_delete()}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.zones_failedToLoadTheZone);
