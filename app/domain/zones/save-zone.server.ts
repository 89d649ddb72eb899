import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { zonePincodes, zones } from "#db/schema/zones.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { findZone } from "./queries.server.ts";
import { shortList, type Zone, zoneLimits } from "./zone.ts";
import type { SavedZone } from "./zone-schema.ts";

function auditedFields({ id: _, ...fields }: Zone) {
  return fields;
}

/** Call it inside the transaction that makes the change. */
function auditZone(
  actor: User,
  action: "added" | "changed" | "removed",
  before: Zone | null,
  after: Zone | null,
): void {
  const zone = after ?? before;
  if (!zone) throw new Error("An audit entry needs a zone");
  recordAudit(actor, {
    action: `zone.${action}`,
    subject: { id: zone.id, name: zone.name },
    before: before && auditedFields(before),
    after: after && auditedFields(after),
  });
}

const noSuchZone = () => problem("not_found", m.zones_thisZoneNoLongerExists());

const tooMany = () => problem("validation", m.zones_tooManyZones({ zones: zoneLimits.zones }));

/** Names each pincode that belongs to another zone, and that zone. */
function conflictWithOthers(id: string, { name, pincodes }: SavedZone): Problem | null {
  const namesake = db
    .select({ name: zones.name })
    .from(zones)
    .where(and(sql`${zones.name} = ${name} collate nocase`, ne(zones.id, id)))
    .get();
  if (namesake) return fieldProblem("name", m.zones_anotherZoneIsCalled({ name: namesake.name }));
  const taken = db
    .select({ pincode: zonePincodes.pincode, owner: zones.name })
    .from(zonePincodes)
    .innerJoin(zones, eq(zones.id, zonePincodes.zoneId))
    .where(and(inArray(zonePincodes.pincode, pincodes), ne(zones.id, id)))
    .orderBy(zonePincodes.pincode)
    .all();
  if (taken.length === 0) return null;
  return fieldProblem("pincodes", shortList(taken.map((one) => m.zones_belongsTo(one))));
}

function writeZone(id: string, { pincodes, ...terms }: SavedZone): void {
  const at = now();
  const fields = { ...terms, updatedAt: at };
  db.insert(zones)
    .values({ id, ...fields, createdAt: at })
    .onConflictDoUpdate({ target: zones.id, set: fields })
    .run();
  db.delete(zonePincodes).where(eq(zonePincodes.zoneId, id)).run();
  db.insert(zonePincodes)
    .values(pincodes.map((pincode) => ({ pincode, zoneId: id })))
    .run();
}

/**
 * Adds a zone (`id` is null) or changes one. Problems: `forbidden`, `not_found`, and `validation` with the field, such as
 * a pincode of another zone.
 */
export function saveZone(actor: User, id: string | null, input: SavedZone): Result<Zone> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const before = id === null ? null : findZone(id);
    if (before === undefined) return noSuchZone();
    const existing = db.select({ zones: count() }).from(zones).get();
    if (!before && (existing?.zones ?? 0) >= zoneLimits.zones) return tooMany();
    const zoneId = before?.id ?? newId();
    const conflict = conflictWithOthers(zoneId, input);
    if (conflict) return conflict;
    writeZone(zoneId, input);
    const zone = findZone(zoneId);
    if (!zone) throw new Error("A zone just saved could not be read");
    auditZone(actor, before ? "changed" : "added", before, zone);
    return ok(zone);
  });
}

/** Orders keep the zone's name. Problems: `forbidden`, `not_found`. */
export function removeZone(actor: User, id: string): Result<Zone> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const zone = findZone(id);
    if (!zone) return noSuchZone();
    db.delete(zones).where(eq(zones.id, id)).run();
    auditZone(actor, "removed", zone, null);
    return ok(zone);
  });
}
