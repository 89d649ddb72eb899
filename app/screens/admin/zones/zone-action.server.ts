import type { User } from "#app/domain/access/user.ts";
import type { Result } from "#app/domain/result.ts";
import type { Zone } from "#app/domain/zones/zone.ts";
import { type SavedZone, zoneForm } from "#app/domain/zones/zone-schema.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

type Save = (actor: User, zone: SavedZone, context: FormContext) => Result<Zone>;

export function zoneAction(save: Save, shown?: (context: FormContext) => object | null) {
  return recordAction({
    schema: zoneForm,
    needs: "change settings",
    failure: () => m.zones_failedToSaveTheZone(),
    save,
    shown,
    pageOf: () => "/admin/settings/delivery",
  });
}
