import { redirect } from "@remix-run/node";
import { tickChecklist } from "#app/domain/catering/change-checklist.server.ts";
import { checklistTick } from "#app/domain/catering/schema.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const sheetUrl = (eventId = "") => `/admin/events/${eventId}/sheet`;

export const loader = ({ params }: { params: { eventId?: string } }) =>
  redirect(sheetUrl(params.eventId));

/** Ticks or unticks a line. */
export const action = buttonAction({
  needs: "run catering",
  page: ({ eventId }) => sheetUrl(eventId),
  schema: checklistTick,
  run: (actor, { params, input }) => tickChecklist(actor, params.eventId ?? "", input),
  refusal: reasonOnly,
  failure: () => m.events_checklistFailed(),
});
