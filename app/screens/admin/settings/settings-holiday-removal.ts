import { redirect } from "@remix-run/node";
import { removeHoliday } from "#app/domain/settings/change-holidays.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

const HOLIDAYS = "/admin/settings/holidays";

export const loader = () => redirect(HOLIDAYS);

export const action = formAction(
  "staff work",
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "change settings", { returnTo: HOLIDAYS });
    const removed = removeHoliday(user, String(form.get("day") ?? ""));
    const toast = removed.ok
      ? ({ type: "success", message: m.settings_holidayRemoved() } as const)
      : ({ type: "info", message: removed.message } as const);
    return redirectWithToast(HOLIDAYS, toast);
  },
  { failure: () => m.settings_failedToSaveSettings() },
);
