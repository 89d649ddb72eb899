import { redirect } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import { switchSelfOrders } from "#app/domain/settings/change-opening.server.ts";
import { selfOrdersForm } from "#app/domain/settings/schema.ts";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

const PAGE = "/admin/settings/opening";

export const loader = () => redirect(PAGE);

/** Anyone who may pause the shop also decides whether customers enter their own orders at the stall. */
export const action = settingsAction(PAGE, {
  schema: selfOrdersForm,
  needs: "pause the shop",
  save: (actor, { takesSelfOrders }) => switchSelfOrders(actor, takesSelfOrders),
  redirectTo: (actor) => (may(actor, "change settings") ? "/admin/settings" : PAGE),
  successMessage: ({ takesSelfOrders }) =>
    takesSelfOrders ? m.settings_selfOrdersOn() : m.settings_selfOrdersOff(),
});
