import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { zones } from "#db/schema/zones.ts";
import type { User } from "../accounts/user.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { may } from "../staff/permissions.ts";
import { findZone } from "./queries.server.ts";
import { noSuchZone } from "./save-zone.server.ts";
import type { Zone } from "./zone.ts";
import { auditZone } from "./zone-audit.server.ts";

/** Orders keep its name. Problems: `forbidden`, `not_found`. */
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
