import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns.ts";

/**
 * What admins did. Names are copied and nothing refers to a row: the log outlives what it tells of,
 * and no row is ever changed.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    /** A verb: `product.changed`, `order.status`. */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** What the owner calls it: an order's number, a dish's name. */
    subjectName: text().notNull(),
    /** JSON of the fields that changed; null where there was nothing before or is nothing after. */
    before: text({ mode: "json" }).$type<Record<string, unknown> | null>(),
    after: text({ mode: "json" }).$type<Record<string, unknown> | null>(),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_of_subject").on(t.subjectKind, t.subjectId, t.id),
    index("audit_log_by_kind").on(t.subjectKind, t.id),
    index("audit_log_by_actor").on(t.actorId, t.id),
  ],
);
