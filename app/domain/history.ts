import { formatDateTime } from "./clock.ts";

/** One step of an order's or a booking's history, in words. */
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
  /** Null once the account is gone. */
  byName: string | null;
  byRole: "admin" | "customer";
  createdAt: Date;
};

const roles = { admin: "Admin", customer: "Customer" } as const;

/** Takes what a customer made, the words for it and their name, returns the first entry of its history. Source: decisions, Ordering. */
export function firstEntry(
  { id, createdAt }: { id: string; createdAt: Date },
  what: string,
  who: string,
): HistoryEntry {
  return { id, what, who, role: roles.customer, at: formatDateTime(createdAt), reason: "" };
}

/**
 * Takes a change, what happened and why, returns its entry; who has no account any more is told by what
 * they were. Source: decisions, Ordering ("Each change is kept with its time and who made it"), Accounts.
 */
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
