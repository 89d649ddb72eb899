import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { findZone, listZones } from "#app/domain/zones/queries.server.ts";
import { removeZone } from "#app/domain/zones/remove-zone.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ErrorScreen, NOT_FOUND } from "#app/ui/error-screen.tsx";
import { RemovalForm } from "#app/ui/form/removal-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.zones_failedToDeleteTheZone();

export const meta: MetaFunction = () => pageMeta(m.zones_deleteZone());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const zone = findZone(params.zoneId ?? "");
  if (!zone) throw new Response(NOT_FOUND, { status: 404 });
  const { id, name, pincodes } = zone;
  return { id, name, pincodeCount: pincodes.length, isOnly: listZones().length === 1 };
}

export const action = formAction(
  async ({ request, params, url }) => {
    const { user } = await staffVisitor(request, "change settings", { returnTo: url.pathname });
    const removed = removeZone(user, params.zoneId ?? "");
    return redirectWithToast(
      "/admin/zones",
      removed.ok
        ? { type: "success", message: m.shared_deleted({ name: removed.value.name }) }
        : { type: "error", message: FAILED(), description: removed.message },
    );
  },
  { failure: FAILED },
);

export default function ZoneRemoval() {
  const { id, name, pincodeCount, isOnly } = useLoaderData<typeof loader>();
  return (
    <Page title={m.zones_deleteZone()} variant="narrow">
      <RemovalForm
        label={m.shared_delete()}
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
          {isOnly ? m.zones_itIsTheOnlyZone() : m.zones_afterwardsCustomersThereCanChoose()}{" "}
          {m.zones_pastOrdersKeepItsName()}
        </p>
      </RemovalForm>
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={FAILED()} />;
}
