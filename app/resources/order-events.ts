import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import { userOfSession } from "#app/domain/accounts/sessions.server.ts";
import { readDeviceToken } from "#app/http/session/cookies.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { orderEventStream } from "./order-event-stream.server.ts";

/**
 * Tells open staff pages that something changed, but not what. A browser that opens the URL
 * directly goes to `/admin`.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    return redirect("/admin");
  }
  const { sessionToken } = await staffVisitor(request, "use the admin area", {
    returnTo: "/admin",
  });
  const session = sessionToken ?? "";
  const device = await readDeviceToken(request);
  const mayRead = () => may(userOfSession(session, device), "use the admin area");
  const stream = orderEventStream({ session, mayRead, context });
  if (!stream) {
    return new Response("Too many pages in this browser already follow the orders.", {
      status: 503,
      headers: { "Cache-Control": "no-store", "Retry-After": "15" },
    });
  }
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Compression would buffer the events.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
