import type { User } from "../access/user.ts";
import type { AuditFields } from "../audit/audit.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { formatRupees } from "../money.ts";
import { type Choice, type OptionGroup, optionKindNames } from "./option-group.ts";

function describeChoice(choice: Choice): string {
  const notes = [
    !choice.isVeg && "non-veg",
    choice.contains.length > 0 && `contains ${choice.contains.join(", ")}`,
    choice.leavesOut.length > 0 && `without ${choice.leavesOut.join(", ")}`,
    choice.stock !== null && `${choice.stock} left`,
    choice.isHidden && "hidden",
    choice.isPreselected && "preselected",
    choice.soldOut && "sold out",
  ].filter(Boolean);
  const price = `${choice.name} ${formatRupees(choice.pricePaise)}`;
  return notes.length > 0 ? `${price} (${notes.join(", ")})` : price;
}

function auditedFields({ name, kind, isSize, choices }: OptionGroup): AuditFields {
  return { name, kind: optionKindNames[kind], isSize, choices: choices.map(describeChoice) };
}

/** Call it inside the transaction that makes the change. */
export function auditGroup(
  actor: User,
  action: "added" | "changed" | "sold_out" | "available_again" | "removed",
  before: OptionGroup | null,
  after: OptionGroup | null,
): void {
  const group = after ?? before;
  if (!group) throw new Error("An audit entry needs a group");
  recordAudit(actor, {
    action: `option.${action}`,
    subject: { id: group.id, name: group.name },
    before: before && auditedFields(before),
    after: after && auditedFields(after),
  });
}
