import { findZone } from "#app/domain/zones/queries.server.ts";
import { saveZone } from "#app/domain/zones/save-zone.server.ts";
import type { Zone } from "#app/domain/zones/zone.ts";
import { zoneFields } from "#app/domain/zones/zone-fields.ts";
import { zoneForm } from "#app/domain/zones/zone-schema.ts";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

/** Adds a zone, or changes the one in the address. */
export const zoneAction = recordAction<typeof zoneForm, Zone>({
  schema: zoneForm,
  needs: "change settings",
  failure: () => m.zones_failedToSaveTheZone(),
  save: (actor, zone, { params }) => saveZone(actor, params.zoneId ?? null, zone),
  shown({ params }) {
    const zone = findZone(params.zoneId ?? "");
    return zone && zoneFields(zone);
  },
  pageOf: () => "/admin/settings/delivery",
});
