import { m } from "#messages";

/** The kinds of subjects and their labels. */
export const auditKinds = {
  order: () => m.shared_order(),
  product: () => m.shared_dish(),
  option: () => m.shared_options(),
  section: () => m.admin_loggedSectionKind(),
  coupon: () => m.admin_coupon(),
  event: () => m.shared_event(),
  post: () => m.admin_loggedPostKind(),
  review: () => m.admin_loggedReviewKind(),
  customer: () => m.shared_customer(),
  message: () => m.pages_message(),
  subscriber: () => m.admin_loggedSubscriberKind(),
  settings: () => m.shared_settings(),
  content: () => m.content_title(),
  bill: () => m.shared_bill(),
  zone: () => m.shared_deliveryZone(),
  translation: () => m.translations_translation(),
  station: () => m.admin_loggedStationKind(),
  printer: () => m.printing_printer(),
  email: () => m.admin_loggedEmailKind(),
  cash: () => m.admin_loggedCashKind(),
  statement: () => m.admin_loggedStatementKind(),
  day: () => m.admin_loggedDayKind(),
  staff: () => m.shared_staff(),
  device: () => m.admin_loggedDeviceKind(),
} as const;

/** The actor of an action through a link that lets its holder act for a customer. */
export const LINK_HOLDER = "link";

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
