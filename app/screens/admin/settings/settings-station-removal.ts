import { redirect } from "@remix-run/node";
import { removeStation } from "#app/domain/kitchen/change-stations.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

const STATIONS = "/admin/settings/stations";

export const loader = () => redirect(STATIONS);

export const action = formAction(
  "staff work",
  async ({ request, params }) => {
    const { user } = await staffVisitor(request, "change settings", { returnTo: STATIONS });
    const removed = removeStation(user, params.stationId ?? "");
    return redirectWithToast(
      STATIONS,
      removed.ok
        ? { type: "success", message: m.shared_removed({ name: removed.value.name }) }
        : { type: "info", message: removed.message },
    );
  },
  { failure: () => m.kitchen_failedToRemoveTheStation() },
);
