import { redirect } from "@remix-run/node";
import { removeHoliday } from "#app/domain/settings/change-holidays.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const HOLIDAYS = "/admin/settings/holidays";

export const loader = () => redirect(HOLIDAYS);

export const action = buttonAction({
  needs: "change settings",
  page: () => HOLIDAYS,
  run: (actor, { form }) => removeHoliday(actor, String(form.get("day") ?? "")),
  success: () => m.settings_holidayRemoved(),
  refusal: ({ message }) => ({ type: "info", message }),
  failure: () => m.settings_failedToSaveSettings(),
});
