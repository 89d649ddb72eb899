import { foodLabels, foods } from "#app/domain/food/food.ts";
import { ChoiceField } from "../form/field.tsx";
import type { FieldMeta } from "../form/field-meta.ts";

type FoodFieldProps = { meta: FieldMeta; legend: string; hint?: string };

export function FoodField(props: FoodFieldProps) {
  const options = foods.map((food) => ({ value: food, label: foodLabels[food] }));
  return <ChoiceField {...props} options={options} multiple optional />;
}
