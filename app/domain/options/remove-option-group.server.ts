import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { optionGroups } from "#db/schema/options.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { auditGroup } from "./group-audit.server.ts";
import type { OptionGroup } from "./option-group.ts";
import { findOptionGroup } from "./queries.server.ts";
import { noSuchGroup } from "./save-option-group.server.ts";

/** Also from the dishes that use it; orders keep what was sold. Problems: `forbidden`, `not_found`. */
export function removeOptionGroup(actor: User, id: string): Result<OptionGroup> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const group = findOptionGroup(id);
    if (!group) return noSuchGroup();
    db.delete(optionGroups).where(eq(optionGroups.id, id)).run();
    auditGroup(actor, "removed", group, null);
    return ok(group);
  });
}
