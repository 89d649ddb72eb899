import { redirect } from "@remix-run/node";
import { activationAction } from "./staff-activation.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/staff");

export const action = activationAction(true);
