import { formatDate, formatDateTime } from "../clock.ts";
import { formatRupees, rupeesToPaise } from "../money.ts";
import type { AuditFields } from "./audit.ts";

const NOTHING = "—";

/** Fields that hold rupees without saying so in their name. */
const inRupees = new Set(["price", "total", "subtotal", "advance"]);

const knownLabels: Record<string, string> = {
  createdAt: "Created",
  isVeg: "Vegetarian",
  isRead: "Read",
  id: "ID",
  gstin: "GSTIN",
  fssai: "FSSAI number",
  seoKeywords: "SEO keywords",
};

/** Takes a field's name as the code has it, returns it as a person reads it: `advanceReceivedPaise` is `Advance received`. */
export function fieldLabel(name: string): string {
  const known = knownLabels[name];
  if (known) return known;
  const words = name
    .replace(/^is(?=[A-Z])/, "")
    .replace(/(Paise|Rupees)$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_.]/g, " ")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A code of several words, such as a status. */
const code = /^[a-z]+(_[a-z]+)+$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function formatAuditText(name: string, text: string): string {
  if (text.trim() === "") return NOTHING;
  if (instant.test(text)) return formatDateTime(new Date(text));
  if (day.test(text)) return formatDate(new Date(`${text}T00:00:00+05:30`));
  const isCode = code.test(text) || /(status|method)$/i.test(name);
  if (!isCode) return text;
  const words = text.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Takes a field's name and value, returns what a person reads: money in rupees, days and times of Pune, Yes and No. Source: the owner's wish to know who did what, when, before and after. */
export function formatAuditValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    if (name.endsWith("Paise")) return formatRupees(value);
    if (name.endsWith("Rupees") || inRupees.has(name)) return formatRupees(rupeesToPaise(value));
    return value.toLocaleString("en-IN");
  }
  if (typeof value === "string") return formatAuditText(name, value);
  if (Array.isArray(value)) {
    return value.length === 0
      ? NOTHING
      : value.map((one) => formatAuditValue(name, one)).join(", ");
  }
  return Object.entries(value)
    .map(([part, inside]) => `${fieldLabel(part)}: ${formatAuditValue(part, inside)}`)
    .join("; ");
}

export type FormattedAuditField = { label: string; before: string | null; after: string | null };

/**
 * Takes what a log entry kept from before and after (null: nothing was or is there), returns its fields
 * one by one in words. Source: the owner's wish to know who did what, when, before and after.
 */
export function formatAuditFields(
  before: AuditFields | null,
  after: AuditFields | null,
): FormattedAuditField[] {
  const told = Object.keys({ ...before, ...after }).map((name) => ({
    label: fieldLabel(name),
    before: before && formatAuditValue(name, before[name]),
    after: after && formatAuditValue(name, after[name]),
  }));
  // Of something made anew or removed, an empty field says nothing.
  return told.filter(({ before, after }) => (before ?? NOTHING) !== (after ?? NOTHING));
}
