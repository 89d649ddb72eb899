import { groupFields, newChoice } from "#app/domain/options/group-fields.ts";
import { groupForm } from "#app/domain/options/group-schema.ts";
import type { OptionGroup } from "#app/domain/options/option-group.ts";
import { findOptionGroup } from "#app/domain/options/queries.server.ts";
import { saveOptionGroup } from "#app/domain/options/save-option-group.server.ts";
import { applyRowChange, ROW_CHANGE } from "#app/domain/row-change.ts";
import { changeForm } from "#app/http/form/form-reply.server.ts";
import { typedValues } from "#app/http/form/parse-form.server.ts";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

/** Without the stock, which orders change and which is only saved if it was changed here. */
export function comparedFields(group: OptionGroup) {
  const { choices, ...fields } = groupFields(group);
  return { ...fields, choices: choices.map(({ stock, shownStock, ...choice }) => choice) };
}

/** Adds a group of options, or changes the one in the address. */
export const optionAction = recordAction<typeof groupForm, OptionGroup>({
  schema: groupForm,
  needs: "change the menu",
  failure: () => m.options_failedToSaveOptions(),
  save: (actor, group, { params }) => saveOptionGroup(actor, params.groupId ?? null, group),
  shown({ params }) {
    const group = findOptionGroup(params.groupId ?? "");
    return group && comparedFields(group);
  },
  pageOf: ({ id }) => `/admin/options#group-${id}`,
  changeRows(form) {
    const change = form.get(ROW_CHANGE);
    if (change === null) return null;
    return changeForm(applyRowChange(typedValues(form, groupForm), change, newChoice));
  },
});
