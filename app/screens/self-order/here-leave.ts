import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { stallCookie } from "#app/http/session/cookies.server.ts";

export const loader = () => redirect("/here");

/** The cart stays, to be delivered or picked up. */
export const action = formAction("use the shop", async () =>
  redirect("/cart", { headers: { "Set-Cookie": await stallCookie(null) } }),
);
