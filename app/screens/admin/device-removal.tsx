import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { listDevices, removeDevice } from "#app/domain/staff/devices.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ErrorScreen, NOT_FOUND } from "#app/ui/error-screen.tsx";
import { RemovalForm } from "#app/ui/form/removal-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

const LIST = "/admin/devices";
const FAILED = "Failed to remove the device";

export const meta: MetaFunction = () => pageMeta("Remove device");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "manage staff");
  const device = listDevices().find(({ id }) => id === params.deviceId);
  if (!device) throw new Response(NOT_FOUND, { status: 404 });
  return { name: device.name, letter: device.letter };
}

export const action = formAction(
  async ({ request, params, url }) => {
    const { user } = await staffVisitor(request, "manage staff", { returnTo: url.pathname });
    const removed = removeDevice(user, params.deviceId ?? "");
    return redirectWithToast(
      LIST,
      removed.ok
        ? { type: "success", message: `${removed.value.name} removed` }
        : { type: "error", message: FAILED, description: removed.message },
    );
  },
  { failure: FAILED },
);

export default function DeviceRemoval() {
  const { name, letter } = useLoaderData<typeof loader>();
  return (
    <Page title="Remove device" variant="narrow">
      <RemovalForm label="Remove" cancelLabel="Keep the device" returnTo={LIST}>
        <p>
          <strong>{name}</strong>, {letter}
        </p>
        <p>
          PINs no longer work on it, and whoever is there by PIN is logged out. If it still has
          orders that were taken without a connection, let it send them first.
        </p>
      </RemovalForm>
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={FAILED} />;
}
