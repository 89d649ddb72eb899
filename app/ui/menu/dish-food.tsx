import { type Diet, dietLabels, onRequestLabels } from "#app/domain/food/diet.ts";
import { foodNames } from "#app/domain/food/food.ts";
import type { DishPageData } from "#app/domain/menu/dish.ts";
import { m } from "#messages";

/** The more specific diet. */
const impliedBy: Partial<Record<Diet, Diet>> = { "no-onion-garlic": "jain", "no-dairy": "vegan" };

/** The ingredients of a dish, for customers who avoid something. */
export function DishFood({ dish }: { dish: DishPageData }) {
  const { contains, isFoodChecked, foodNote } = dish;
  const howFor = (wanted?: Diet) => dish.diets.find(({ diet }) => diet === wanted)?.how;
  const diets = dish.diets.filter(({ diet, how }) => howFor(impliedBy[diet]) !== how);
  return (
    <div className="dish-food">
      {contains.length > 0 && (
        <p>
          {m.menu_contains()}: <strong>{foodNames(contains)}</strong>
        </p>
      )}
      {isFoodChecked ? (
        <ul className="marks">
          {diets.map(({ diet, how }) => (
            <li key={diet}>{how === "as it is" ? dietLabels[diet] : onRequestLabels[diet]}</li>
          ))}
        </ul>
      ) : (
        <p>{m.menu_notChecked()}</p>
      )}
      {foodNote && <p lang={dish.foodNoteLang}>{foodNote}</p>}
    </div>
  );
}
