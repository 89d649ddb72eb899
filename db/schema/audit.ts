import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns.ts";

/**
 * Staff actions, except on orders, which have their own histories. Names are copied and there are
 * no foreign keys, because the log outlives its subjects.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    /** Such as `product.changed` or `order.status`. */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** The name shown to admins: an order number, a dish's name. */
    subjectName: text().notNull(),
    /** The changed fields; null before a creation and after a deletion. */
    before: text({ mode: "json" }).$type<Record<string, unknown> | null>(),
    after: text({ mode: "json" }).$type<Record<string, unknown> | null>(),
    /** The IP address and, if the request came from a shop device, its name. */
    origin: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_of_subject").on(t.subjectKind, t.subjectId, t.id),
    index("audit_log_by_kind").on(t.subjectKind, t.id),
    index("audit_log_by_actor").on(t.actorId, t.id),
  ],
);
