import { formatDateTime } from "./clock.ts";

/** One step in the history of an order or a catering booking, as text. */
export type HistoryEntry = {
  id: string;
  what: string;
  who: string;
  role: string;
  at: string;
  reason: string;
};

type Change = {
  id: string;
  /** Null once the account was deleted. */
  byName: string | null;
  byRole: "admin" | "customer";
  createdAt: Date;
};

const roles = { admin: "Admin", customer: "Customer" } as const;

export function firstEntry(
  { id, createdAt }: { id: string; createdAt: Date },
  what: string,
  who: string,
): HistoryEntry {
  return { id, what, who, role: roles.customer, at: formatDateTime(createdAt), reason: "" };
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
    who: byName ?? (byRole === "admin" ? "The shop" : "A former customer"),
    role: roles[byRole],
    at: formatDateTime(createdAt),
    reason,
  };
}
