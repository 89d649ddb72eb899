import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listDevices, removeDevice } from "#app/domain/staff/devices.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const LIST = "/admin/devices";
const FAILED = () => m.staff_failedToRemoveTheDevice();

export const meta: MetaFunction = () => pageMeta(m.staff_removeDevice());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "manage staff");
  const device = orNotFound(listDevices().find(({ id }) => id === params.deviceId));
  return { name: device.name, letter: device.letter };
}

export const action = removalAction({
  needs: "manage staff",
  remove: (actor, params) => removeDevice(actor, params.deviceId ?? ""),
  listOf: () => LIST,
  success: ({ name }) => m.shared_removed({ name }),
  failure: FAILED,
});

export default function DeviceRemoval() {
  const { name, letter } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.staff_removeDevice()}
      label={m.shared_remove()}
      cancelLabel={m.staff_keepTheDevice()}
      returnTo={LIST}
    >
      <p>
        <strong>{name}</strong>, {letter}
      </p>
      <p>{m.staff_deviceRemovalEffect()}</p>
    </RemovalPage>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
