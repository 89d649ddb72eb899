import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { hasZones } from "#app/domain/zones/queries.server.ts";
import { newZoneFields } from "#app/domain/zones/zone-fields.ts";
import { zoneForm } from "#app/domain/zones/zone-schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ZoneForm } from "#app/ui/zones/zone-form.tsx";
import { m } from "#messages";
import { zoneAction } from "./zone-action.server.ts";

const PATH = "/admin/zones/add";

export const meta: MetaFunction = () => pageMeta(m.zones_addZone());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const isFirst = !hasZones();
  const fields = newZoneFields(isFirst ? shopSettings().delivery : null);
  return { ...openForm(zoneForm, fields), isFirst };
}

export const action = zoneAction;

export default function AddZone() {
  const { isFirst, ...form } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.zones_addZone()}
      variant="narrow"
      trail={[{ label: m.shared_deliveryZones(), to: "/admin/settings/delivery" }]}
    >
      {isFirst && (
        <Notice tone="warn" title={m.zones_thisIsYourFirstZone()}>
          {m.zones_firstZoneHint()}
        </Notice>
      )}
      <ZoneForm action={PATH} once submitLabel={m.zones_addZone()} {...form} />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.zones_failedToSaveTheZone);
