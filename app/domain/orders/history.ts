import { m } from "#messages";
import { type Role, roleLabel } from "../access/roles.ts";
import { FORMER_CUSTOMER } from "../accounts/former-customer.ts";
import { formatDateTime } from "../clock.ts";
import { shownReason } from "../ledger/ledger-reasons.ts";

/** One step in the history of an order or a catering booking, as text. */
export type HistoryEntry = {
  id: string;
  what: string;
  who: string;
  /** Empty if unknown. */
  role: string;
  at: string;
  reason: string;
};

type Change = {
  id: string;
  /** Null without an account, or after the account was deleted. */
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

export function changeEntry(
  { customerName }: { customerName: string },
  change: Change,
  what: string,
  reason: string,
): HistoryEntry {
  const { id, byRole, createdAt } = change;
  return {
    id,
    what,
    who: personOf(change, customerName),
    role: roleLabel(byRole),
    at: formatDateTime(createdAt),
    reason: shownReason(reason),
  };
}

/** Deleted accounts appear as the shop or as a former customer. A customer who uses a link may have no account. */
function personOf({ byName, byRole }: Change, customerName: string): string {
  if (byName !== null) return byName;
  if (byRole !== "customer") return m.shared_theShop();
  if (customerName === FORMER_CUSTOMER) return m.shared_aFormerCustomer();
  return customerName || m.shared_theCustomer();
}
