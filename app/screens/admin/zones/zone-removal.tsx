import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findZone, listZones } from "#app/domain/zones/queries.server.ts";
import { removeZone } from "#app/domain/zones/save-zone.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.zones_failedToDeleteTheZone();

export const meta: MetaFunction = () => pageMeta(m.zones_deleteZone());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const zone = orNotFound(findZone(params.zoneId ?? ""));
  const { id, name, pincodes } = zone;
  return { id, name, pincodeCount: pincodes.length, isOnly: listZones().length === 1 };
}

export const action = removalAction({
  needs: "change settings",
  remove: (actor, params) => removeZone(actor, params.zoneId ?? ""),
  listOf: () => "/admin/settings/delivery",
  success: ({ name }) => m.shared_deleted({ name }),
  failure: FAILED,
});

export default function ZoneRemoval() {
  const { id, name, pincodeCount, isOnly } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.zones_deleteZone()}
      cancelLabel={m.zones_keepTheZone()}
      returnTo={`/admin/zones/${id}`}
    >
      <p>
        <ParaglideMessage
          message={m.zones_pincodesOf}
          inputs={{ name, pincodeCount }}
          markup={{ strong: ({ children }) => <strong>{children}</strong> }}
        />
      </p>
      <p>
        {isOnly ? m.zones_removeLastEffect() : m.zones_removeEffect()} {m.zones_pastOrdersKept()}
      </p>
    </RemovalPage>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
