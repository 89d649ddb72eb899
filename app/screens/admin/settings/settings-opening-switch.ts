import { redirect } from "@remix-run/node";
import { openingAction } from "./opening-action.server.ts";

// The only settings page that everybody who may pause the shop can open.
const PAGE = "/admin/settings/opening";

export const loader = () => redirect(PAGE);

/** The buttons that open, pause and close the shop. */
export const action = openingAction(PAGE);
