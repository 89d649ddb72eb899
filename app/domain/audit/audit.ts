/** The kinds of subjects and their labels. */
export const auditKinds = {
  order: "Order",
  product: "Dish",
  option: "Options",
  section: "Menu section",
  coupon: "Coupon",
  event: "Event",
  post: "Blog post",
  review: "Review",
  customer: "Customer",
  message: "Message",
  subscriber: "Subscriber",
  settings: "Settings",
  zone: "Delivery zone",
  translation: "Translation",
  station: "Kitchen station",
  printer: "Printer",
  email: "Email",
  cash: "Cash",
  statement: "Bank statement",
  day: "Business day",
  staff: "Staff",
  device: "Device",
} as const;

export type AuditKind = keyof typeof auditKinds;

export type AuditFields = Record<string, unknown>;

/** `before` is null for something created, `after` for something removed. */
export type AuditEntry = {
  action: `${AuditKind}.${string}`;
  subject: { id: string; name: string };
  before: AuditFields | null;
  after: AuditFields | null;
};

/** Only the fields that differ; a list counts as one value. */
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
