import { m } from "#messages";
import { type Role, roleLabel } from "../access/roles.ts";
import { formatDateTime } from "../clock.ts";
import { shownReason } from "../ledger/ledger-reasons.ts";

/** One step in the history of an order or a catering booking, as text. */
export type HistoryEntry = {
  id: string;
  what: string;
  who: string;
  /** Empty if it is not known. */
  role: string;
  at: string;
  reason: string;
};

type Change = {
  id: string;
  /** Null once the account was deleted. */
  byName: string | null;
  byRole: Role;
  createdAt: Date;
};

export function firstEntry(
  { id, createdAt }: { id: string; createdAt: Date },
  what: string,
  who: string,
): HistoryEntry {
  return { id, what, who, role: roleLabel("customer"), at: formatDateTime(createdAt), reason: "" };
}

/** Deleted accounts appear as the shop or as a former customer. */
export function changeEntry(
  { id, byName, byRole, createdAt }: Change,
  what: string,
  reason: string,
): HistoryEntry {
  return {
    id,
    what,
    who: byName ?? (byRole === "customer" ? m.shared_aFormerCustomer() : m.shared_theShop()),
    role: roleLabel(byRole),
    at: formatDateTime(createdAt),
    reason: shownReason(reason),
  };
}
