import type { FieldMetadata } from "@conform-to/react";
import { foodNames, foods } from "#app/domain/food/food.ts";
import { translated } from "#app/domain/language/translated.ts";
import { type GroupFormFields, newChoice } from "#app/domain/options/group-fields.ts";
import type { GroupFields } from "#app/domain/options/group-schema.ts";
import {
  type OptionKind,
  optionKindLabels,
  optionKinds,
} from "#app/domain/options/option-group.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { AmountField, CheckField, ChoiceField, DigitsField, Field } from "../form/field.tsx";
import { type FieldMeta, isChosen, rowsOf, textValue } from "../form/field-meta.ts";
import { FormRows, RowButtons } from "../form/form-rows.tsx";
import { useOpenForm } from "../form/use-open-form.ts";
import { FoodField } from "./food-field.tsx";

const kindHints: Record<OptionKind, string> = translated({
  one: m.options_namePlaceholder,
  several: m.options_suchAsChutneysEachOnce,
  quantities: m.options_choiceNotePlaceholder,
});

function kindOption(value: OptionKind) {
  return { value, label: optionKindLabels[value], hint: kindHints[value] };
}

type GroupFormProps = EditProps & { values: GroupFormFields };

export function GroupForm(props: GroupFormProps) {
  const { action } = props;
  const [form, fields] = useOpenForm<GroupFields>("group", props);
  const choices = rowsOf(fields.choices);
  return (
    <EditForm {...props} form={form} cancelTo="/admin/options">
      <Card>
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.options_groupNameHint()}
          autoComplete="off"
        />
        <ChoiceField
          meta={fields.kind}
          legend={m.options_whatCustomersChoose()}
          options={optionKinds.map(kindOption)}
          variant="cards"
        />
        <CheckField
          meta={fields.isSize}
          label={m.options_isSizeLabel()}
          hint={m.options_isSizeHint()}
        />
      </Card>
      <FormRows
        form={form}
        action={action}
        list="choices"
        title={m.options_choices()}
        hint={m.options_choicePricesHint()}
        addLabel={m.options_addChoice()}
        newRow={newChoice}
        nextField={`${fields.choices.id}[${choices.length}].name`}
        rows={choices.map((choice, index) => (
          <ChoiceRow key={choice.key} choice={choice} index={index} />
        ))}
      />
    </EditForm>
  );
}

type ChoiceFieldset = ReturnType<ChoiceRowProps["choice"]["getFieldset"]>;

/** Such as "Contains: garlic". */
function foodSummary({ contains, leavesOut }: ChoiceFieldset): string {
  const chosen = (field: FieldMeta) => foods.filter((food) => isChosen(field, food));
  const texts = [
    { label: m.menu_contains(), named: chosen(contains) },
    { label: m.menu_leavesOut(), named: chosen(leavesOut) },
  ].filter(({ named }) => named.length > 0);
  return texts.length > 0
    ? texts.map(({ label, named }) => `${label}: ${foodNames(named)}`).join(" · ")
    : m.options_foodFacts();
}

type ChoiceRowProps = {
  choice: FieldMetadata<NonNullable<GroupFields["choices"]>[number]>;
  index: number;
};

function ChoiceRow({ choice, index }: ChoiceRowProps) {
  const fields = choice.getFieldset();
  const { id, name, price, stock, shownStock } = fields;
  const label = textValue(name) || m.options_choiceNumber({ number: index + 1 });
  return (
    <li className="form-row">
      {[id, shownStock].map((hidden) => (
        <input key={hidden.name} type="hidden" name={hidden.name} value={textValue(hidden) ?? ""} />
      ))}
      <fieldset>
        <legend className="visually-hidden">{m.options_choice({ number: index + 1 })}</legend>
        <div className="form-row-fields">
          <Field meta={name} label={m.shared_choice()} autoComplete="off" />
          <AmountField meta={price} label={m.shared_price()} placeholder="0" />
          <DigitsField meta={stock} label={m.shared_stock()} placeholder={m.options_noLimit()} />
        </div>
        <div className="between">
          <div className="choices">
            <CheckField meta={fields.isVeg} label={m.shared_veg()} />
            <CheckField meta={fields.isPreselected} label={m.options_preselected()} />
            <CheckField meta={fields.isHidden} label={m.shared_hidden()} />
          </div>
          <RowButtons index={index} label={label} />
        </div>
        <Disclosure summary={foodSummary(fields)}>
          <FoodField meta={fields.contains} legend={m.menu_contains()} />
          <FoodField
            meta={fields.leavesOut}
            legend={m.menu_leavesOut()}
            hint={m.options_leavesOutHint()}
          />
        </Disclosure>
      </fieldset>
    </li>
  );
}
