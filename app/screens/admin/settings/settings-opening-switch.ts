import { redirect } from "@remix-run/node";
import { openingAction } from "./opening-action.server.ts";

const SETTINGS = "/admin/settings";

export const loader = () => redirect(SETTINGS);

/** The buttons that open, pause and close the shop. */
export const action = openingAction(SETTINGS);
