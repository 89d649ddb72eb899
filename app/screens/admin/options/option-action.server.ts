import type { User } from "#app/domain/access/user.ts";
import { newChoice } from "#app/domain/options/group-fields.ts";
import { groupForm, type SavedGroup } from "#app/domain/options/group-schema.ts";
import type { OptionGroup } from "#app/domain/options/option-group.ts";
import type { Result } from "#app/domain/result.ts";
import { applyRowChange, ROW_CHANGE } from "#app/domain/row-change.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { changeForm } from "#app/http/form/form-reply.server.ts";
import { typedValues } from "#app/http/form/parse-form.server.ts";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

type Save = (actor: User, group: SavedGroup, context: FormContext) => Result<OptionGroup>;

export function optionAction(save: Save, shown?: (context: FormContext) => object | null) {
  return recordAction({
    schema: groupForm,
    needs: "change the menu",
    failure: () => m.options_failedToSaveOptions(),
    save,
    shown,
    pageOf: ({ id }) => `/admin/options#group-${id}`,
    changeRows(form) {
      const change = form.get(ROW_CHANGE);
      if (change === null) return null;
      return changeForm(applyRowChange(typedValues(form, groupForm), change, newChoice));
    },
  });
}
