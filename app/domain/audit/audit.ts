/** What the log tells of, and what the owner calls it. */
export const auditKinds = {
  order: "Order",
  product: "Dish",
  event: "Event",
  post: "Blog post",
  review: "Review",
  customer: "Customer",
  message: "Message",
  subscriber: "Subscriber",
  settings: "Settings",
  email: "Email",
} as const;

export type AuditKind = keyof typeof auditKinds;

export type AuditFields = Record<string, unknown>;

/**
 * What an admin did to what. `before` is null for something made anew, `after` for something removed.
 * Source: the owner's wish to know who did what, when, before and after.
 */
export type AuditEntry = {
  action: `${AuditKind}.${string}`;
  subject: { id: string; name: string };
  before: AuditFields | null;
  after: AuditFields | null;
};

/**
 * Takes what something was and what it became, returns of both only the fields that differ; lists
 * count as a whole.
 */
export function changedFields(
  before: AuditFields,
  after: AuditFields,
): { before: AuditFields; after: AuditFields } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (fields: AuditFields) =>
    Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { before: only(before), after: only(after) };
}
