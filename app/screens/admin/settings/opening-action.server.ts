import { may } from "#app/domain/access/permissions.ts";
import { now } from "#app/domain/clock.ts";
import { openingAt } from "#app/domain/opening-hours.ts";
import { changeOpening } from "#app/domain/settings/change-opening.server.ts";
import { openingForm } from "#app/domain/settings/schema.ts";
import { m } from "#messages";
import { settingsAction } from "./settings-form.server.ts";

export const openingAction = (path: string) =>
  settingsAction(path, {
    schema: openingForm,
    needs: "pause the shop",
    save: changeOpening,
    // People who may only pause the shop have no other settings page.
    redirectTo: (actor) =>
      may(actor, "change settings") ? "/admin/settings" : "/admin/settings/opening",
    successMessage: (settings) => {
      const { state, takesOrders, summary } = openingAt(now(), settings);
      if (state === "paused") return summary;
      if (!takesOrders) return m.admin_shopClosedIndefinitely();
      return m.admin_theShopTakesOrdersAgain();
    },
  });
