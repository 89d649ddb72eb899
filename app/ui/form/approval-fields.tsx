import { pinNeeded } from "#app/domain/terms/staff-limit.ts";
import { m } from "#messages";
import { Notice } from "../notice.tsx";
import { DigitsField, type FieldMeta, SelectField, type SelectOption } from "./field.tsx";
import { hasErrors } from "./field-meta.ts";

/** Null for any amount; `approvers` can approve more than that. */
export type ApprovalTerms = { limitPaise: number | null; approvers: SelectOption[] };

type ApprovalFieldsProps = {
  terms: ApprovalTerms;
  meta: { approver: FieldMeta; pin: FieldMeta };
};

/** Lets a manager approve on the spot what the person may not give alone. */
export function ApprovalFields({ terms, meta }: ApprovalFieldsProps) {
  const { limitPaise, approvers } = terms;
  if (limitPaise === null) return null;
  if (approvers.length === 0) {
    return <Notice tone="warn">{`${pinNeeded(limitPaise)} ${m.staff_nobodyApproves()}`}</Notice>;
  }
  return (
    <div className="fields">
      <SelectField meta={meta.approver} label={m.staff_approver()} options={approvers} />
      <DigitsField
        meta={meta.pin}
        label={m.staff_approversPin()}
        // An error says the same, or more.
        hint={!hasErrors(meta.pin) && pinNeeded(limitPaise)}
        type="password"
        width="xs"
      />
    </div>
  );
}
