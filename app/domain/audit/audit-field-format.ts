import { m } from "#messages";
import { formatDate, formatDateTime, instantInIndia } from "../clock.ts";
import { formatNumber } from "../language/formats.ts";
import { formatRupees, rupeesToPaise } from "../money.ts";
import type { AuditFields } from "./audit.ts";

const NOTHING = "—";

/** Fields in rupees whose name does not say so. */
const inRupees = new Set(["price", "total", "subtotal", "advance"]);

const knownLabels: Record<string, string> = {
  createdAt: "Created",
  isVeg: "Vegetarian",
  isRead: "Read",
  id: "ID",
  gstin: "GSTIN",
  basisPoints: "Rate",
  // The rate that applies to all dishes without one of their own, in entries of tax terms.
  "": "All dishes",
  pin: "PIN",
  hasPin: "Has PIN",
  fssai: "FSSAI number",
  seoKeywords: "SEO keywords",
};

/** `advanceReceivedPaise` becomes `Advance received`. */
export function fieldLabel(name: string): string {
  const known = knownLabels[name];
  if (known) return known;
  // A name that is not a code, such as the name of a dish.
  if (!/^[a-z][\w.]*$/.test(name)) return name;
  const label = name
    .replace(/^is(?=[A-Z])/, "")
    .replace(/(Paise|Rupees)$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_.]/g, " ")
    .toLowerCase()
    .trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Codes such as `out_for_delivery`. */
const code = /^[a-z]+(_[a-z]+)+$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function formatAuditText(name: string, text: string): string {
  if (text.trim() === "") return NOTHING;
  if (instant.test(text)) return formatDateTime(new Date(text));
  if (day.test(text)) return formatDate(instantInIndia(text, 0));
  const isCode = code.test(text) || /(status|method)$/i.test(name);
  if (!isCode) return text;
  const label = text.replaceAll("_", " ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export function formatAuditValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "boolean") return value ? m.admin_yes() : m.admin_no();
  if (typeof value === "number") {
    if (/basisPoints$/i.test(name)) return `${value / 100}%`;
    if (name.endsWith("Paise")) return formatRupees(value);
    if (name.endsWith("Rupees") || inRupees.has(name)) return formatRupees(rupeesToPaise(value));
    return formatNumber(value);
  }
  if (typeof value === "string") return formatAuditText(name, value);
  if (Array.isArray(value)) {
    return value.length === 0
      ? NOTHING
      : value.map((item) => formatAuditValue(name, item)).join(", ");
  }
  return Object.entries(value)
    .map(([field, inner]) => `${fieldLabel(field)}: ${formatAuditValue(field, inner)}`)
    .join("; ");
}

export type FormattedAuditField = { label: string; before: string | null; after: string | null };

/** `before` is null for something new, `after` for something removed. */
export function formatAuditFields(
  before: AuditFields | null,
  after: AuditFields | null,
): FormattedAuditField[] {
  const changes = Object.keys({ ...before, ...after }).map((name) => ({
    label: fieldLabel(name),
    before: before && formatAuditValue(name, before[name]),
    after: after && formatAuditValue(name, after[name]),
  }));
  // When something is added or removed, empty fields are not worth listing.
  return changes.filter(({ before, after }) => (before ?? NOTHING) !== (after ?? NOTHING));
}
