import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFile } from "#app/domain/events/calendar-file.ts";
import { changesOfEvent, findOwnEvent } from "#app/domain/events/queries.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** One of the customer's own events for their calendar. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { returnTo: "/my-events" });
  const event = findOwnEvent(user, params.eventNumber ?? "");
  if (!event) throw new Response(m.shared_eventNotFound(), { status: 404 });
  return new Response(calendarFile(event, changesOfEvent(event).length), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${event.eventNumber}.ics"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
