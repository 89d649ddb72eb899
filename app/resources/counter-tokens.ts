import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import { waitingTokens } from "#app/domain/counter/token-board.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

/** The day's tokens, for a counter page that stays open. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The admin area shows the login form or an access-denied message.
  if (!may(user, "take orders")) throw redirect("/admin");
  return { tokens: waitingTokens() };
}
